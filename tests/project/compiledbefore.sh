#!/bin/sh
# compiledbefore.sh COMPILER ARGUMENTS...: a compiler launcher. An object of the libraries is copied
# from the tree THICKET_COMPILED, which has compiled it before; anything else is compiled.
tree=$THICKET_COMPILED
previous=
object=
dependencies=
source=
for argument in "$@"; do
    case $previous in
    -o) object=$argument ;;
    -MF) dependencies=$argument ;;
    -c) source=$argument ;;
    esac
    previous=$argument
done
case $object in
*libnav/CMakeFiles/*) compiled=$tree/libnav/CMakeFiles/${object##*libnav/CMakeFiles/} ;;
*libsteer/CMakeFiles/*) compiled=$tree/libsteer/CMakeFiles/${object##*libsteer/CMakeFiles/} ;;
*libsteer/c/CMakeFiles/*) compiled=$tree/libsteer/c/CMakeFiles/${object##*libsteer/c/CMakeFiles/} ;;
*) exec "$@" ;;
esac
[ -f "$compiled" ] || exec "$@"
cp "$compiled" "$object"
[ -z "$dependencies" ] || printf '%s: %s\n' "$object" "$source" >"$dependencies"
