"""Packs a folder so that the same files give the same archive: in order, of one time and nobody's.

    pack.py FOLDER ARCHIVE.tar.gz
"""

import gzip
import os
import pathlib
import sys
import tarfile

# The first moment that every program can show: of a year that zip and make know too.
TIME = 315532800


def plain(entry):
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = TIME
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


def main():
    folder, archive = map(pathlib.Path, sys.argv[1:])
    temporary = archive.with_name(archive.name + ".tmp")
    with open(temporary, "wb") as file:
        with gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
            with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
                for path in [folder, *sorted(folder.rglob("*"))]:
                    tar.add(path, path.relative_to(folder.parent), recursive=False, filter=plain)
    os.replace(temporary, archive)


if __name__ == "__main__":
    main()
