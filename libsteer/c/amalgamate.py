"""Writes libnav, libsteer and the C API over them as one source, thicket.cpp, with thicket.h beside it:

    amalgamate.py FOLDER [--rapidjson FOLDER] [--without-files]

Each of our files appears once, a header where it is first included. What standard headers they need
stands at the top. RapidJSON, which reads maps, is contained, with its licence. Boost's headers are
not: what is used of Geometry and Graph is 1,750 of them, five times our own source."""
import argparse
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Rooms and files that the C API does not reach.
LEFT_OUT = (
    "libnav/bake/",
    "libnav/map/validation/",
    "libnav/path/blockedshortcuts.cpp",
    "libnav/path/criticalradii.cpp",
    "libsteer/c/graphlists.cpp",
    "libsteer/c/recordings.cpp",
    "libsteer/comparison/",
    "libsteer/recording/",
    # One kernel is compiled, for the instructions that the compiler is told to use.
    "libsteer/lanes/kernelavx2.cpp",
    "libsteer/lanes/kernelavx512.cpp",
    "libsteer/lanes/kernelsse2.cpp",
)
# The kernel's file is last, as its names are those of no namespace.
KERNEL = "libsteer/lanes/kernelportable.cpp"
# What reads and writes files, which a page cannot: nothing must call thk_map_load_file() then.
FILES = ("libnav/files/",)
LANES = {
    "__AVX512VL__) && defined(__AVX512DQ__": "libsteer/lanes/lanesavx512.h",
    "__AVX2__": "libsteer/lanes/lanesavx2.h",
    "__SSE2__": "libsteer/lanes/lanessse2.h",
}
PORTABLE_LANES = "libsteer/lanes/lanesportable.h"

HEAD = """\
// Thicket {version} in one file: exact shortest paths among circles, walls and polygons, and
// deterministic crowds. Written by `./dev amalgamate`; do not edit. The interface is thicket.h.
//
//     c++ -std=c++20 -O2 -ffp-contract=off -fvisibility=hidden -c thicket.cpp
//
// Needs Boost's headers (1.74 or later). Without -ffp-contract=off a processor that multiplies and
// adds at once gives other bits than others do.
#define THK_BUILDING
#define THICKET_ONE_KERNEL
#define THICKET_COLLISION_EXPORT
#define THICKET_NAV_EXPORT
#define THICKET_STEER_EXPORT
"""

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')


def text_of(file):
    return (ROOT / file).read_text(encoding="utf-8")


def sources(left_out):
    found = []
    for library in ("libnav", "libsteer"):
        files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / library).rglob("*.cpp"))
        found += [file for file in files if not file.startswith(left_out) and file != KERNEL]
    return found + [KERNEL]


class Amalgamation:
    def __init__(self):
        self.outside = []  # headers of others
        self.lines = []
        self.seen = set()

    def add(self, file):
        """Puts a file here, after the headers that it includes, if it is not there yet."""
        if file in self.seen or file.endswith("_export.h"):
            return
        self.seen.add(file)
        if file == PORTABLE_LANES:
            self.add_lanes()
            return
        if file == "libsteer/c/thicket.h":
            self.lines.append('#include "thicket.h"')
            return
        self.lines += self.own_lines(file)

    def own_lines(self, file):
        """The lines of the file without its includes, which are added."""
        lines = [f"// ---- {file} ----"]
        for line in text_of(file).splitlines():
            include = INCLUDE.match(line)
            if include and include[1]:
                self.add(include[1])
            elif include:
                self.add_outside(include[2])
            elif line.strip() != "#pragma once":
                lines.append(line)
        return lines

    def add_outside(self, header):
        if not header.endswith("mmintrin.h") and header not in self.outside:
            self.outside.append(header)

    def add_lanes(self):
        """The lanes of the one kernel: the widest that the compiler may use."""
        bodies = [self.own_lines(file) for file in LANES.values()]
        portable = self.own_lines(PORTABLE_LANES)
        word = "#if"
        for condition, body in zip(LANES, bodies):
            self.lines += [f"{word} defined({condition})", "#include <immintrin.h>", *body]
            word = "#elif"
        self.lines += ["#else", *portable, "#endif"]


class RapidJson:
    """RapidJSON's headers, each at its first include."""

    def __init__(self, folder):
        self.folder = folder
        self.seen = set()

    def lines_of(self, path):
        if path in self.seen:
            return []
        self.seen.add(path)
        lines = []
        for line in path.read_text(encoding="utf-8").splitlines():
            include = INCLUDE.match(line)
            inner = (path.parent / (include[1] or "")).resolve() if include else path.parent
            # Not the replacement for compilers without <stdint.h>, and not examples in comments.
            if inner.is_file() and "msinttypes" not in str(inner):
                lines += self.lines_of(inner)
            else:
                lines.append(line)
        return lines

    def header(self, name):
        return self.lines_of((self.folder / name).resolve())


def version():
    numbers = re.findall(r"#define THK_VERSION_\w+ (\d+)", text_of("libsteer/c/thicket.h"))
    return ".".join(numbers)


def amalgamated(rapidjson, left_out):
    whole = Amalgamation()
    for source in sources(left_out):
        whole.add(source)
    json_headers = [name for name in whole.outside if name.startswith("rapidjson/")]
    others = sorted(name for name in whole.outside if name not in json_headers)
    lines = [HEAD.format(version=version())]
    lines += [f"#include <{name}>" for name in others]
    for name in json_headers:
        lines += rapidjson.header(name)
    lines += whole.lines
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--rapidjson", type=pathlib.Path, default="/usr/include",
                        help="where rapidjson/reader.h lies")
    parser.add_argument("--without-files", action="store_true")
    arguments = parser.parse_args()
    left_out = LEFT_OUT + (FILES if arguments.without_files else ())
    arguments.folder.mkdir(parents=True, exist_ok=True)
    text = amalgamated(RapidJson(arguments.rapidjson), left_out)
    (arguments.folder / "thicket.cpp").write_text(text, encoding="utf-8")
    (arguments.folder / "thicket.h").write_text(text_of("libsteer/c/thicket.h"), encoding="utf-8")


if __name__ == "__main__":
    main()
