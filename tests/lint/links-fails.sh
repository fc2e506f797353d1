#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests links.py: two small libraries pass, and a symbol or a name in USES that is wrong is found.
set -eu
cd "$(dirname "$0")/../.."
links=$PWD/tests/lint/links.py
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

# room NAME USES SOURCE: a room of the core, and its library in build.
room() {
  mkdir -p "$place/core/$1" "$place/build/core/$1"
  echo "houserules_room(USES $2 SOURCES thing.cpp)" >"$place/core/$1/CMakeLists.txt"
  printf '%s\n' "$3" >"$place/core/$1/thing.cpp"
  "${CXX:-c++}" -c "$place/core/$1/thing.cpp" -o "$place/thing.o"
  rm -f "$place/build/core/$1/libcore_$1.a"
  ar rc "$place/build/core/$1/libcore_$1.a" "$place/thing.o"
}

failed=0
# expect SENTENCE: exactly this is reported, or nothing if it is empty.
expect() {
  said=$(python3 -B "$links" --unused "$place" "$place/build" 2>&1) || true
  if [ "$said" != "$1" ]; then
    printf 'expected: %s\nfound:    %s\n' "$1" "$said" >&2
    failed=1
  fi
}

echo 'add_subdirectory(core)' >"$place/CMakeLists.txt"
mkdir "$place/core"
printf 'add_subdirectory(%s)\n' low middle high >"$place/core/CMakeLists.txt"
room low '' 'namespace hr { int low() { return 1; } inline int twice(int a) { return 2 * a; } int four() { return twice(2); } }'
room middle core/low 'namespace hr { int low(); int middle() { return low(); } }'
user='namespace hr { int low(); int middle(); inline int twice(int a) { return 2 * a; }
int high() { return twice(low() + middle()); } }'
room high 'core/low core/middle' "$user"
expect ''

room high core/middle "$user"
expect 'core/high: is linked with hr::low(), but USES in core/high/CMakeLists.txt does not name core/low.'

room high 'core/low core/middle' 'namespace hr { int low(); int high() { return low(); } }'
expect 'core/high/CMakeLists.txt: USES names core/middle, but neither an include nor a symbol needs it.'

rm "$place/build/core/middle/libcore_middle.a"
expect ''

exit $failed
