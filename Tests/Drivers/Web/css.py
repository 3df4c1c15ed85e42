"""What two parsers, independent of any browser, say of a style sheet.

    css.py < STYLE_SHEET

Writes JSON: `errors`, a list of sentences; `minified`, lightningcss's own spelling of the sheet; and
`declarations`, a list of `{path, name, value}` where `path` is the list of rules around the
declaration, outermost first.
"""

import json
import sys

import lightningcss
import tinycss2


def declarations(nodes, path, found, errors):
    """Walks the rules and declarations of parsed `nodes`, which stand within the rules of `path`."""
    for node in nodes:
        if node.type == "error":
            errors.append(f"{node.source_line}:{node.source_column}: {node.kind}: {node.message}")
        elif node.type == "declaration":
            value = tinycss2.serialize(node.value).strip()
            if node.important:
                value += " !important"
            found.append({"path": path, "name": node.name, "value": value})
        elif node.type in ("qualified-rule", "at-rule"):
            prelude = " ".join(tinycss2.serialize(node.prelude).split())
            name = prelude if node.type == "qualified-rule" else f"@{node.at_keyword} {prelude}".strip()
            if node.content is not None:
                inner = tinycss2.parse_blocks_contents(
                    node.content, skip_comments=True, skip_whitespace=True
                )
                declarations(inner, path + [name], found, errors)


def parse(text):
    found, errors = [], []
    sheet = tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)
    declarations(sheet, [], found, errors)
    minified = None
    try:
        minified = lightningcss.process_stylesheet(text, filename="sheet.css")
    except Exception as error:  # lightningcss raises whatever its parser says
        errors.append(f"lightningcss: {error}")
    return {"errors": errors, "minified": minified, "declarations": found}


if __name__ == "__main__":
    json.dump(parse(sys.stdin.read()), sys.stdout)
