"""Writes token sets to measure with: always the same bytes for the same number.

    token_set.py COUNT FOLDER

Of every twenty tokens seven are colours, four dimensions, three durations and six references, in
chains of up to four; one in eight has a description. A file holds a thousand tokens.
"""

import pathlib
import random
import sys

PER_FILE = 1000
KINDS = ["color"] * 7 + ["dimension"] * 4 + ["duration"] * 3 + ["reference"] * 6
LONGEST_CHAIN = 4
WORDS = "surface text border accent muted strong hover active focus disabled".split()


def value(kind, numbers):
    """A literal, as people write them."""
    if kind == "color":
        return '"#%06X"' % numbers.randrange(1 << 24)
    if kind == "dimension":
        amount = numbers.choice([1, 2, 4, 8, 12, 16, 24, 32, 48, 64]) + numbers.randrange(4) / 4
        return "%g%s" % (amount, numbers.choice(["px", "px", "rem"]))
    return "%dms" % (numbers.randrange(1, 80) * 10)


def write_file(folder, number, count, known, numbers):
    """One file. `known` holds the tokens so far: path, group, length of the chain behind it."""
    groups = {"color": [], "dimension": [], "duration": []}
    kinds = [KINDS[index % len(KINDS)] for index in range(count)]
    numbers.shuffle(kinds)
    for index, kind in enumerate(kinds):
        group, text, chain = kind, None, 0
        if kind == "reference":
            candidates = [known[numbers.randrange(len(known))] for _ in range(4)] if known else []
            targets = [token for token in candidates if token[2] < LONGEST_CHAIN]
            if targets:
                path, group, behind = targets[0]
                text, chain = '"{%s}"' % path, behind + 1
            else:
                group = "color"
        name = "%s-%d" % (numbers.choice(WORDS), index)
        text = text or value(group, numbers)
        if numbers.randrange(8) == 0:
            text = "{ $value: %s, $description: The %s of part %d. }" % (text, group, index)
        groups[group].append("      %s: %s\n" % (name, text))
        known.append(("%s.part%d.%s" % (group, number, name), group, chain))

    with open(folder / ("part%03d.yaml" % number), "w", encoding="utf-8", newline="\n") as file:
        file.write("tokens:\n")
        for group, lines in groups.items():
            if lines:
                file.write("  %s:\n    part%d:\n      $type: %s\n" % (group, number, group))
                file.writelines(lines)


def write(count, folder):
    """A folder with `count` tokens."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True)
    numbers = random.Random(count)
    known = []
    for number, first in enumerate(range(0, count, PER_FILE)):
        write_file(folder, number, min(PER_FILE, count - first), known, numbers)


if __name__ == "__main__":
    write(int(sys.argv[1]), sys.argv[2])
