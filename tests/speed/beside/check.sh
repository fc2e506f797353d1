#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests `measure` without RBG and OpenSpiel: ours alone in every game, then beside stand-ins of a few lines
# that claim lengths of games, what it says of wrong paths, and that it leaves nothing behind when stopped.
#   check.sh PROGRAM
set -eu
program=$(readlink -f -- "$1")
measure=$(readlink -f -- "$(dirname "$0")/measure")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir "$place/tmp"
export TMPDIR="$place/tmp"

measured() { "$measure" "$program" --rounds 1 --seconds 0.01 "$@"; }

# expect TEXT COMMAND…: it prints this text.
expect() {
  text=$1
  shift
  said=$("$@" 2>&1) || true
  case $said in *"$text"*) ;; *)
    printf 'expected: %s\nfound: %s\n' "$text" "$said" >&2
    exit 1
    ;;
  esac
}

# A stand-in of RBG: every game has 1000 actions, in 100 games.
rbg=$place/rbg
mkdir -p "$rbg/bin" "$rbg/test" "$rbg/rbgGames/games"
printf '#!/bin/sh\ncat game.rbg >reasoner.cpp\n' >"$rbg/bin/rbg2cpp"
chmod +x "$rbg/bin/rbg2cpp"
echo '// no rules' >"$rbg/rbgGames/games/ticTacToe.rbg"
echo '#error 20' >"$rbg/rbgGames/games/theMillGame_split.rbg"
cat >"$rbg/test/benchmark.cpp" <<'END'
#include <iostream>
int main() {
  for (volatile int i = 0; i < 100000000; i = i + 1) {}
  std::cout << "number of playouts: 100 (1 playouts/sec)\nnumber of states: 1000 (1 states/sec)\n";
}
END

# A stand-in of OpenSpiel: a game is one roll, which does not count, and seven actions.
spiel=$place/spiel
mkdir -p "$spiel/open_spiel/abseil-cpp/absl"
cat >"$spiel/open_spiel/spiel.h" <<'END'
#include <memory>
#include <string>
#include <utility>
#include <vector>
namespace open_spiel {
using Action = long;
struct State {
  int done = 0;
  std::unique_ptr<State> Clone() const { return std::make_unique<State>(*this); }
  bool IsTerminal() const { return done == 8; }
  bool IsChanceNode() const { return done == 0; }
  std::vector<std::pair<Action, double>> ChanceOutcomes() const { return {{1, 0.5}, {2, 0.5}}; }
  std::vector<Action> LegalActions() const { return {1, 2, 3}; }
  void ApplyAction(Action) { ++done; }
};
struct Game {
  std::unique_ptr<State> NewInitialState() const { return std::make_unique<State>(); }
};
inline std::shared_ptr<const Game> LoadGame(const std::string&) { return std::make_shared<Game>(); }
}  // namespace open_spiel
END
echo 'int nothing;' >"$place/nothing.cpp"
g++ -shared -fPIC -o "$spiel/lib.so" "$place/nothing.cpp"

expect "liar's dice" measured
expect " / 10.0 / 7.0 |" measured --rbg "$rbg" --openspiel "$spiel" --openspiel-library "$spiel/lib.so" --game tic-tac-toe
expect ", games " measured --rbg "$rbg" --game tic-tac-toe
expect "found no $place/bin/rbg2cpp" measured --rbg "$place"
expect "expected the game $rbg/rbgGames/games/hex.rbg" measured --rbg "$rbg" --game "hex 11"
expect "benchmark.cpp: expected //" measured --rbg "$rbg" --rbg-monotonic --game tic-tac-toe
expect "error: #error 200" measured --rbg "$rbg" --game morris # as its rules were edited
expect "expected both or neither, found one" measured --openspiel "$spiel"
expect "found no $place/open_spiel/spiel.h" measured --openspiel "$place" --openspiel-library "$spiel/lib.so"
expect "found no $place/none.so" measured --openspiel "$spiel" --openspiel-library "$place/none.so"
expect "found none at $place/none" "$measure" "$place/none"
expect "expected more than 0" measured --rounds 0
expect "invalid choice" measured --game checkers

sed -i '1i #include <regex>' "$rbg/test/benchmark.cpp" # takes some time to compile
for signal in INT TERM; do
  python3 -c 'import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
os.execv(sys.argv[1], sys.argv[1:])' "$measure" "$program" --rbg "$rbg" --seconds 30 --game tic-tac-toe >"$place/said" 2>&1 &
  stopped=$!
  while [ -z "$(ls "$TMPDIR")" ]; do sleep 0.1; done # it has begun, and no longer ignores what a shell's own jobs do
  sleep 0.5
  kill -s "$signal" "$stopped"
  wait "$stopped" && exit 1
  grep -q Traceback "$place/said" && cat "$place/said" >&2 && exit 1
done
left=$(ls "$TMPDIR")
[ -z "$left" ] || { echo "left behind: $left" >&2 && exit 1; }
