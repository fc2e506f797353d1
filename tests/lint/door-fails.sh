#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests door.sh: a small house passes, and every forbidden access to the match is found.
set -eu
cd "$(dirname "$0")/../.."
door=$PWD/tests/lint/door.sh
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

# file PATH LINES...
file() {
  mkdir -p "$place/$(dirname "$1")"
  path=$1
  shift
  printf '%s\n' "$@" >"$place/$path"
}

build() {
  rm -rf "${place:?}"/*
  file core/base/ids.h '// ids'
  file core/game/action.h '#include "core/base/ids.h"'
  file core/match/match.h '// a match'
  file core/table/table.h '#include "core/game/action.h"'
  file core/table/table_access.h '#include "core/match/match.h"' '#include "core/table/table.h"'
  file core/record/record.h '#include "core/table/table.h"'
  file core/record/record.cpp '#include "core/table/table_access.h"'
  file editor/desk/desk.cpp '#include "core/table/table.h"' '#include "core/record/record.h"'
  file cli/commands/check.cpp '#include "core/match/match.h"'
}

failed=0
# expect SENTENCE: the current house is refused with this sentence; then it is built anew.
expect() {
  if said=$(sh "$door" "$place" 2>&1 >/dev/null); then
    echo "not found: $1" >&2
    failed=1
  elif [ "$said" != "$1" ]; then
    printf 'expected: %s\nfound:    %s\n' "$1" "$said" >&2
    failed=1
  fi
  build
}

build
sh "$door" "$place"

file editor/play/turn.cpp '#include "core/match/match.h"'
expect 'editor/play/turn.cpp:1: a client of the table includes core/match/match.h.'

file core/table/table.h '#include "core/match/match.h"'
expect 'core/record/record.h, for editor/desk/desk.cpp:2: shows core/match/match.h.
core/table/table.h, for editor/desk/desk.cpp:1: shows core/match/match.h.'

file cli/session/session.cpp '' 'int cells() { return ruleset_.game()->cells(); }'
expect 'cli/session/session.cpp:2: a client asks a ruleset for its game.'

file cli/commands/check.cpp '#include "core/table/table_access.h"'
expect 'cli/commands/check.cpp:1: core/table/table_access.h is not for this side.'

exit $failed
