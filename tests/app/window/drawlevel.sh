#!/bin/sh
# drawlevel.sh BIN FOLDER: draws a level of two buildings, a forest and an arena in the editor, by
# the mouse and keys of a display of its own, from an empty map: draws, saves, edits, kills the
# editor, recovers, saves, exports, closes and opens again. Pictures and files are in FOLDER. Ends
# with 1 at the first file that is not as drawn.
set -eu
bin=$1
folder=$2
editor=
display=$(mktemp -u /tmp/thicket-level-XXXXXX)
rm -rf "$folder"
mkdir -p "$folder/home"
folder=$(cd "$folder" && pwd)
export HOME="$folder/home" XDG_CONFIG_HOME="$folder/home/config" XDG_DATA_HOME="$folder/home/data"
export XDG_CACHE_HOME="$folder/home/cache" LC_ALL=C.UTF-8 LANGUAGE=
level=$folder/level.thicket

Xvfb -noreset -displayfd 3 -screen 0 1440x900x24 3>"$display" >/dev/null 2>&1 &
server=$!
trap 'kill $editor $server 2>/dev/null || true; rm -f "$display"' EXIT
until [ -s "$display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$display")
export DISPLAY
openbox >/dev/null 2>&1 &
until xdotool getdisplaygeometry >/dev/null 2>&1; do sleep 0.1; done

start_editor() {
    "$bin/thicket" >"$folder/log" 2>&1 &
    editor=$!
    xdotool search --sync --onlyvisible --name Thicket >/dev/null
    sleep 2
}
keys() {
    xdotool key --clearmodifiers "$@"
    sleep 0.3
}
click() {
    xdotool mousemove "$1" "$2" click 1
    sleep 0.2
}
drag() {
    xdotool mousemove "$1" "$2" mousedown 1
    xdotool mousemove $((($1 + $3) / 2)) $((($2 + $4) / 2))
    sleep 0.1
    xdotool mousemove "$3" "$4"
    sleep 0.1
    xdotool mouseup 1
    sleep 0.3
}
picture() {
    import -window root "$folder/$1.png"
}
type_name() {
    keys ctrl+a
    xdotool type --delay 10 "$1"
    keys Return
    sleep 1
}
# holds FILE TYPE COUNT
holds() {
    found=$(grep -o "\"type\": \"$2\"" "$1" | wc -l)
    [ "$found" -eq "$3" ] || {
        echo "$1 has $found objects of type $2, but $3 were drawn"
        exit 1
    }
}
# holds_level CIRCLES
holds_level() {
    holds "$level" circle "$1"
    holds "$level" wall 2
    holds "$level" polygon 3
    holds "$level" start 1
    holds "$level" goal 1
    "$bin/thicket-cli" validate "$level" >/dev/null
}

start_editor
keys ctrl+n
keys shift+r
drag 120 160 1080 840
keys w
for corner in "220 260" "420 260" "420 460" "340 460"; do click $corner; done
keys Return
for corner in "280 460" "220 460" "220 260"; do click $corner; done
keys Return
picture 1-walls
keys p
for corner in "560 220" "760 220" "760 300" "660 300" "660 400" "560 400"; do click $corner; done
keys Return
keys r
drag 820 220 960 300
keys shift+b
drag 480 500 1000 780
picture 2-forest
keys Escape Escape
keys i
click 300 360
keys shift+i
click 1000 800
keys ctrl+s
sleep 1
picture 3-save
type_name "$level"
picture 4-saved
holds_level 40

keys c
drag 300 640 340 660
sleep 2 # the journal is written once a second
picture 5-edited
kill -9 $editor
wait $editor 2>/dev/null || true
holds_level 40
start_editor
picture 6-offered
keys alt+r
sleep 1
picture 7-recovered
keys ctrl+s
sleep 1
holds_level 41

keys ctrl+shift+e
sleep 1
xdotool type --delay 10 "Tiled map (JSON)" # into the search for formats
sleep 0.5
picture 8-export
keys Return
sleep 1
[ -s "$folder/level.tmj" ] || {
    echo "no level.tmj was exported"
    exit 1
}
cp "$level" "$folder/before.thicket"
keys ctrl+w
picture 9-closed
keys ctrl+o
sleep 1
type_name "$level"
picture 10-opened-again
keys ctrl+q
wait $editor
editor=
cmp "$level" "$folder/before.thicket"
echo "Drawn, saved, recovered, exported and opened again. Pictures: $folder"
