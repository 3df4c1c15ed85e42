"""Takes the jars that the Kotlin tests need out of downloaded wheels.

    unpack.py kotlin|compose WHEELS_FOLDER DESTINATION

`kotlin` gives

- `kotlinc.jar`: the Kotlin compiler;
- `kotlin-stdlib.jar`: the standard library that goes with it, to compile against;
- `kotlin-stdlib-open.jar`: the same library to run with, its private functions made public;

`compose` gives `compose.jar`: Compose Multiplatform with Skia and its native library.

Without Compose's compiler plug-in, files with `@Composable` code compile only when nothing is
inlined. Such classes call the library's inline-only functions (`apply`, `let`, `min`, …), which
are private in the published library because no compiled code should need them.
"""

import glob
import os
import struct
import sys
import zipfile

ACC_PUBLIC, ACC_PRIVATE, ACC_STATIC = 0x1, 0x2, 0x8

COMPOSE_FOLDERS = (
    "androidx/",
    "org/jetbrains/",
    "kotlinx/coroutines/",
    "kotlinx/atomicfu/",
)


def with_public_functions(data):
    """The class file `data`, its private static methods made public (JVM specification 4)."""
    out = bytearray(data)

    def u2(at):
        return struct.unpack_from(">H", data, at)[0]

    def after_attributes(at):
        count, at = u2(at), at + 2
        for _ in range(count):
            at += 6 + struct.unpack_from(">I", data, at + 2)[0]
        return at

    constants, at, index = u2(8), 10, 1
    while index < constants:
        tag = data[at]
        if tag == 1:
            at += 3 + u2(at + 1)
        elif tag in (5, 6):  # a long or double takes two places
            at += 9
            index += 1
        elif tag in (7, 8, 16, 19, 20):
            at += 3
        elif tag == 15:
            at += 4
        else:
            at += 5
        index += 1
    at += 6
    at += 2 + 2 * u2(at)  # interfaces

    fields, at = u2(at), at + 2
    for _ in range(fields):
        at = after_attributes(at + 6)
    methods, at = u2(at), at + 2
    for _ in range(methods):
        flags = u2(at)
        if flags & ACC_PRIVATE and flags & ACC_STATIC:
            struct.pack_into(">H", out, at, (flags & ~ACC_PRIVATE) | ACC_PUBLIC)
        at = after_attributes(at + 6)
    return bytes(out)


def member(wheel, pattern):
    """The bytes of the one file in `wheel` whose name starts and ends as `pattern` says."""
    start, end = pattern
    names = [n for n in wheel.namelist() if n.startswith(start) and n.endswith(end)]
    if len(names) != 1:
        raise SystemExit(f"error: expected one {start}*{end} in {wheel.filename}, found {names}")
    return wheel.read(names[0])


def wheel(folder, name):
    return zipfile.ZipFile(glob.glob(f"{folder}/{name}-*.whl")[0])


def copy(source, destination, keep=lambda name: True, change=lambda name, data: data):
    with zipfile.ZipFile(source) as jar, zipfile.ZipFile(
        destination, "w", zipfile.ZIP_DEFLATED
    ) as out:
        for entry in jar.infolist():
            if not entry.is_dir() and keep(entry.filename):
                out.writestr(entry.filename, change(entry.filename, jar.read(entry)))


def belongs_to_compose(name):
    return (
        name.startswith(COMPOSE_FOLDERS)
        or name.startswith(("libskiko", "skiko"))
        # The compiler finds functions outside classes through these.
        or (name.startswith("META-INF/") and name.endswith(".kotlin_module"))
        or name == "META-INF/services/kotlinx.coroutines.internal.MainDispatcherFactory"
    )


def unpack_kotlin(wheels, destination):
    kotlin = wheel(wheels, "kotlin_jupyter_kernel")
    jars = "run_kotlin_kernel/jars/"
    with open(f"{destination}/kotlinc.jar", "wb") as out:
        out.write(member(kotlin, (jars + "kotlin-jupyter-kernel", "-all.jar")))
    with open(f"{destination}/kotlin-stdlib.jar", "wb") as out:
        out.write(member(kotlin, (jars + "kotlin-stdlib", ".jar")))
    copy(
        f"{destination}/kotlin-stdlib.jar",
        f"{destination}/kotlin-stdlib-open.jar",
        change=lambda name, data: with_public_functions(data) if name.endswith(".class") else data,
    )


def unpack_compose(wheels, destination):
    packed = f"{destination}/packed.jar"
    with open(packed, "wb") as out:
        out.write(member(wheel(wheels, "ciris_client"), ("ciris_client/_artifacts/", ".jar")))
    copy(packed, f"{destination}/compose.jar", keep=belongs_to_compose)
    os.remove(packed)


if __name__ == "__main__":
    {"kotlin": unpack_kotlin, "compose": unpack_compose}[sys.argv[1]](*sys.argv[2:])
