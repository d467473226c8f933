#!/bin/sh
# samebits.sh FOLDER: compares what a 64-bit ARM processor computes with what this machine does, bit
# for bit: paths, crowds and their recordings, which samebits and samerecordings print. Both are built
# in FOLDER from the amalgamation; the other processor is emulated. Run it by `./dev golden`.
set -eu

tests=$(cd "$(dirname "$0")/.." && pwd)
root=$(dirname "$tests")
folder=$1
launcher=$(command -v ccache || true)

say() { printf '%s\n' "$*" >&2; }

# What the programs need: the amalgamation, and recordings, which it leaves out.
parts="tests/support/crowds/crowdsamples libsteer/recording/framecode libsteer/recording/recorder
    libsteer/recording/recording libsteer/recording/recordingbuilder
    libsteer/recording/recordingcode libsteer/recording/recordingwriter"
programs="samebits samerecordings"

# compile COMPILER SOURCE OBJECT [OPTION...]
compile() {
    compiler=$1 source=$2 object=$3
    shift 3
    # shellcheck disable=SC2086 # no launcher is no word
    $launcher "$compiler" -std=c++20 -O2 -ffp-contract=off "$@" -c "$source" -o "$object" \
        2>"$folder/log" || {
        cat "$folder/log" >&2
        exit 1
    }
}

# print_bits NAME COMPILER [RUNNER...]: builds the programs and runs them. FOLDER/NAME/printed is what
# they print.
print_bits() {
    machine=$folder/$1
    compiler=$2
    say "$1: building with $compiler (the libraries are one source: a minute or two)"
    shift 2
    mkdir -p "$machine"
    compile "$compiler" "$folder/thicket.cpp" "$machine/thicket.o"
    objects=$machine/thicket.o
    for part in $parts; do
        object=$machine/${part##*/}.o
        compile "$compiler" "$root/$part.cpp" "$object" -I"$root" -I"$folder/include"
        objects="$objects $object"
    done
    : >"$machine/printed"
    begin=$(date +%s)
    for program in $programs; do
        object=$machine/$program.o
        compile "$compiler" "$tests/libsteer/$program.cpp" "$object" -I"$root" -I"$folder/include"
        # shellcheck disable=SC2086 # one word per object
        "$compiler" "$object" $objects -pthread -o "$machine/$program"
        timeout 1800 "$@" "$machine/$program" >>"$machine/printed" || {
            say "$machine/$program failed, or ran for more than half an hour."
            exit 1
        }
    done
    say "$machine/printed: $(wc -l <"$machine/printed") lines in $(($(date +%s) - begin)) s"
}

python3 "$root/libsteer/c/amalgamate.py" "$folder"
# CMake's export headers. In a static program they say nothing.
mkdir -p "$folder/include/libnav/collision" "$folder/include/libsteer"
echo '#define THICKET_COLLISION_EXPORT' >"$folder/include/libnav/collision/collision_export.h"
echo '#define THICKET_NAV_EXPORT' >"$folder/include/libnav/nav_export.h"
echo '#define THICKET_STEER_EXPORT' >"$folder/include/libsteer/steer_export.h"

print_bits native g++
print_bits aarch64 aarch64-linux-gnu-g++ qemu-aarch64 -L /usr/aarch64-linux-gnu

native=$folder/native/printed
other=$folder/aarch64/printed
# 10,000 paths, 21 crowds and some megabytes of recordings.
if [ "$(wc -l <"$native")" -lt 20000 ]; then
    say "$native has too few lines to compare."
    exit 1
fi
if cmp -s "$native" "$other"; then
    say "aarch64: the same bits ($(wc -l <"$native") lines of paths, crowds and recordings)"
    exit 0
fi
say "aarch64: different bits. The first lines that differ, here (<) and there (>):"
diff --speed-large-files "$native" "$other" >"$folder/differences" || true
grep -m 1 '^<' "$folder/differences" >&2 || true
grep -m 1 '^>' "$folder/differences" >&2 || true
exit 1
