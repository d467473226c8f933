#!/bin/sh
# fuzzeach.sh BUILD SECONDS [NAME...]: runs all fuzzers in BUILD/bin, or those of these names, for so
# many seconds each. Inputs that a fuzzer found worth keeping are in BUILD/found/NAME, findings in
# BUILD/findings. Exit status 1: there are some, or a fuzzer did not run; the others were run.
set -eu

build=$1
seconds=$2
shift 2
wanted=" $* "
tests=$(cd "$(dirname "$0")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }

# What a fuzzer begins with beside maps, recordings and seeds of its own.
data_for() {
    case $1 in
    csv) echo forests ;;
    ldtk) echo ldtk ;;
    esac
}

# The longest input, in bytes. A few rows have all that a table can have, and each is read and written
# five times: 64 kB take a tenth of a second and more.
longest_for() {
    case $1 in
    csv) echo 4096 ;;
    *) echo 65536 ;;
    esac
}

# Time limits are by the clock: on a busy machine an input of milliseconds may take seconds.
patience=10

# libFuzzer ends at once for a folder that is missing. Each fuzzer keeps what it found by itself: inputs
# of others are large and mean nothing to it.
fuzz() {
    name=$1
    set -- "$build/found/$name"
    mkdir -p "$1" "$build/findings"
    for seeds in data/maps data/recordings "data/$(data_for "$name")" "fuzz/seeds/$name"; do
        [ "$seeds" = data/ ] || [ ! -d "$tests/$seeds" ] || set -- "$@" "$tests/$seeds"
    done
    "$build/bin/fuzz-$name" -max_total_time="$seconds" -timeout="$patience" -rss_limit_mb=2048 \
        -max_len="$(longest_for "$name")" -artifact_prefix="$build/findings/$name-" "$@"
}

failed=
for harness in "$build"/bin/fuzz-*; do
    name=${harness##*/fuzz-}
    case $wanted in "  " | *" $name "*) ;; *) continue ;; esac
    say "Fuzzing with fuzz-$name"
    fuzz "$name" || failed="$failed $name"
done
[ -n "$failed" ] || exit 0
say "Findings, or a fuzzer that did not run:$failed"
for name in $failed; do
    for finding in "$build/findings/$name"-*; do
        [ ! -f "$finding" ] || say "  $build/bin/fuzz-$name $finding"
    done
done
exit 1
