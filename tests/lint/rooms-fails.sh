#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests rooms.sh: a small house passes, and every forbidden change to it is found and named.
# shellcheck disable=SC2016  # backquotes here are Markdown's
set -eu
cd "$(dirname "$0")/../.."
rooms=$PWD/tests/lint/rooms.sh
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

# room FOLDER USES...
room() {
  mkdir -p "$place/$1"
  folder=$1
  shift
  echo "houserules_room(USES $* SOURCES thing.h)" >"$place/$folder/CMakeLists.txt"
  { printf '**Uses:**' && printf ' `%s`' "$@"; } >"$place/$folder/README.md"
  for used in "$@"; do echo "#include \"$used/thing.h\""; done >"$place/$folder/thing.h"
}

# Rooms core/low, core/high and scripting/lua, each using the ones before it; and printing.
build() {
  rm -rf "${place:?}"/*
  room core/low
  room core/high core/low
  room scripting/lua core/low core/high
  room printing core/high
  printf 'add_subdirectory(%s)\n' core scripting printing >"$place/CMakeLists.txt"
  printf 'add_subdirectory(%s)\n' low high >"$place/core/CMakeLists.txt"
  echo 'add_subdirectory(lua)' >"$place/scripting/CMakeLists.txt"
  echo '[1](low/README.md) [2](high/README.md)' >"$place/core/README.md"
  echo '[1](lua/README.md)' >"$place/scripting/README.md"
  mkdir "$place/docs"
  echo '`core/low`, `core/high/thing.h`, `scripting/lua`, `printing`' >"$place/docs/architecture.md"
}

failed=0
# expect SENTENCE: the current house is refused with this sentence among others; then it is built anew.
expect() {
  if said=$(sh "$rooms" "$place" 2>&1 >/dev/null); then
    echo "not found: $1" >&2
    failed=1
  elif ! echo "$said" | grep -qxF "$1"; then
    printf 'expected: %s\nfound:    %s\n' "$1" "$said" >&2
    failed=1
  fi
  build
}

build
sh "$rooms" "$place" >/dev/null

echo '#include "core/low/thing.h"' >>"$place/printing/thing.h"
expect 'printing/thing.h:2: includes core/low/thing.h, but USES in printing/CMakeLists.txt does not name core/low.'

echo '#include "core/lost/thing.h"' >>"$place/core/low/thing.h"
expect 'core/low/thing.h:1: includes core/lost/thing.h, which is in no room.'

room core/low core/lost
expect 'core/low/CMakeLists.txt: USES names core/lost, which is no room.'

room core/low scripting/lua
expect 'core/low/thing.h:1: an arrow up: core/low uses scripting/lua, which add_subdirectory places later.'

room core/low core/high
expect 'A circle of rooms: core/low -> core/high -> core/low.'

room printing scripting/lua
expect 'printing/thing.h:1: an arrow to the side: printing uses scripting/lua, but may use only core and drawing.'

mkdir "$place/core/new" && touch "$place/core/new/thing.h"
expect 'core/new/thing.h: lies in no room.'

touch "$place/core/low/other.h"
expect 'core/low/CMakeLists.txt: does not list other.h.'

touch "$place/core/low/thing.hpp"
expect 'core/low/thing.hpp: a file of a room is .cpp, .h, .lua, .scenario, .json or .md.'

touch "$place/core/low/table.inc"
expect 'core/low/table.inc: a file of a room is .cpp, .h, .lua, .scenario, .json or .md.'

rm "$place/scripting/lua/README.md"
expect 'scripting/lua: has no README.md.'

printf 'It uses `core/high`.\n' >"$place/scripting/lua/README.md"
expect 'scripting/lua/README.md: expected the paragraph "**Uses:** `core/low`, `core/high`.", as in USES.'

echo '[2](high/README.md)' >"$place/core/README.md"
expect 'core/README.md: expected links to low, high, in this order.'

echo '`core/lower`, `core/high`, `scripting/lua`, `printing`' >"$place/docs/architecture.md"
expect 'docs/architecture.md: does not come to core/low.'

exit $failed
