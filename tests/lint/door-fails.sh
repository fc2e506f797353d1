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

# table PUBLIC [LINE]: the header of the table, with one more line in the public and in the private part.
table() {
  file core/table/table.h '#include "core/game/action.h"' 'class Table {' ' public:' \
    '  explicit Table(Match match, std::vector<Player> players = {});' \
    '  Table(const Table& other);' '  Table(Table&& other) noexcept;' \
    '  Table& operator=(const Table& other);' '  Table& operator=(Table&& other) noexcept;' \
    '  ~Table();' '  void keep_time(TimeSource now);' '  Reply give(Issuer issuer, const TableCommand& command);' \
    '  template <class Query>' '  typename Query::Result report(Issuer issuer, Query query) const { return {}; }' \
    '  TableReport answer(Issuer issuer, const TableQuery& query) const;' \
    "$1" ' private:' '  friend class TableAccess;' "${2:-}" '  std::unique_ptr<TableData> data_;' '};'
}

build() {
  rm -rf "${place:?}"/*
  file core/base/ids.h '// ids'
  file core/game/action.h '#include "core/base/ids.h"'
  file core/match/match.h '// a match'
  table ''
  file core/table/table_access.h '#include "core/match/match.h"' '#include "core/table/table.h"'
  file core/record/record.h '#include "core/table/table.h"'
  file core/record/record.cpp '#include "core/table/table_access.h"'
  file editor/desk/desk.cpp '#include "core/table/table.h"' '#include "core/record/record.h"'
  file cli/tools/show.cpp '#include "core/match/match.h"' 'Match match(ruleset->game());'
  file cli/lab/lab.h '#include "core/match/match.h"'
  file cli/main.cpp '#include "cli/tools/show.h"' '#include "cli/lab/lab.h"'
  file cli/session/session.cpp 'Cells cells() { return table_.game().cells; }  // of the Match' 'auto s = "Match";'
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

file core/game/action.h '#include "core/match/match.h"'
expect 'core/record/record.h, for editor/desk/desk.cpp:2: shows core/match/match.h.
core/table/table.h, for editor/desk/desk.cpp:1: shows core/match/match.h.'

for asks in 'ruleset_.game()->cells()' 'r.game()->cells()' 'made->game()->cells()' \
  'ruleset_in_force().game()' 'loaded.rules()' 'std::mem_fn(&Ruleset::game)(r)'; do
  file cli/session/session.cpp '' "int cells() { return $asks; }"
  expect 'cli/session/session.cpp:2: a client asks a ruleset for its game or its rules.'
done
file cli/session/session.cpp 'auto cells = ruleset_' '    .game()->cells();'
expect 'cli/session/session.cpp:2: a client asks a ruleset for its game or its rules.'

file cli/main.cpp '#include "../core/match/match.h"'
expect 'cli/main.cpp:1: ../core/match/match.h is not a path from the root.'

file editor/desk/desk.cpp 'namespace hr { Match& match_of(Table&); }'
expect 'editor/desk/desk.cpp:1: a client of the table uses Match.'

for name in match_of TableAccess Engine State; do
  file editor/desk/desk.cpp '' "void peek($name& inner);"
  expect "editor/desk/desk.cpp:2: a client of the table uses $name."
done

file scripting/ruleset/ruleset.h '#include "core/match/match.h"'
file cli/session/session.cpp '#include "scripting/ruleset/ruleset.h"'
expect 'scripting/ruleset/ruleset.h, for cli/session/session.cpp:1: shows core/match/match.h.'

for command in window picture check; do
  file cli/commands/$command.cpp '#include "core/match/match.h"'
  expect "cli/commands/$command.cpp:1: a client of the table includes core/match/match.h."
done

file cli/session/session.cpp '#include "cli/tools/set_up.h"'
expect 'cli/session/session.cpp:1: a client of the table includes cli/tools/set_up.h.'

file cli/session/session.cpp '#include "cli/lab/lab.h"'
expect 'cli/session/session.cpp:1: a client of the table includes cli/lab/lab.h.'

table '  Match& match();'
expect 'core/table/table.h: Table has 1 public declarations of match, expected 0.
core/table/table.h: Table names Match more than once, as the parameter of its constructor.'

table '  std::shared_ptr<const Game> game() const;'
expect 'core/table/table.h: Table has 1 public declarations of game, expected 0.'

table '  Game& report(int seat);'
expect 'core/table/table.h: Table has 2 public declarations of report, expected 1.'

table '  TableData* inside;'
expect 'core/table/table.h: Table has 1 public declarations of TableData* inside, expected 0.'

table '' '  friend class Desk;'
expect 'core/table/table.h: Table has "friend class Desk"; only TableAccess is one.'

file cli/tools/show.cpp '#include "core/table/table_access.h"'
expect 'cli/tools/show.cpp:1: core/table/table_access.h is not for this side.'

exit $failed
