// SPDX-License-Identifier: MIT
// The variants of all rulesets: each loads, describes itself, comes to an end, and has its declared
// effect.
#include <catch2/catch.hpp>

#include "core/kernel/make_engine.h"
#include "core/trials/simulate.h"
#include "tests/support/rulesets.h"
#include "tests/support/variants.h"

namespace hr::tests {
namespace {

VariantPlay with(const std::string& ruleset, const Names& variants,
                 const scripting::Settings& settings = {}) {
  return VariantPlay(scripting::load_ruleset(ruleset_folder(ruleset), settings, "", variants));
}

// Whether white, or the seat to move, may move from one cell to another.
bool may_move(const VariantPlay& play, const std::string& from, const std::string& to) {
  const SeatId seat = play.match.actors().front();
  for (const Choice& choice : play.match.legal(seat))
    if (play.game->board().name(CellId(static_cast<int>(choice.action.arguments[0]))) == from &&
        play.game->board().name(CellId(static_cast<int>(choice.action.arguments[1]))) == to)
      return true;
  return false;
}

}  // namespace

TEST_CASE("Every variant loads, describes itself and plays to an end", "[rulesets]") {
  int variants = 0;
  for (const auto& folder : scripting::find_rulesets(rulesets_folder()))
    for (const std::string& name : scripting::find_variants(folder)) {
      INFO(folder.filename() << " " << name);
      const auto ruleset = scripting::load_ruleset(folder, {}, "", {name});
      CHECK_FALSE(ruleset->variants().front().about.empty());
      const auto engine = make_engine(ruleset->game(), ruleset->rules());
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        State state;
        ActionContext context{.chance = Chance(seed)};
        engine->start(state, context);
        Random random = random_choices(seed);
        CHECK_FALSE(engine->playout(state, random, context, 20'000).cut);
      }
      ++variants;
    }
  CHECK(variants >= 3);
}

TEST_CASE("Straight captures: a cube captures ahead and sideways, never diagonally", "[rulesets]") {
  const VariantPlay free = with("cube_wars", {}),
                    straight = with("cube_wars", {"straight_captures"});
  CHECK(free.choices(1) == 79);
  CHECK(straight.choices(1) == 64);  // rows 4 and 5 face each other across 15 slants
  CHECK(may_move(free, "B4", "A5"));
  CHECK_FALSE(may_move(straight, "B4", "A5"));
  CHECK(may_move(straight, "A2", "B3"));
  CHECK(may_move(straight, "B4", "B5"));
}

TEST_CASE("Bold Start: pawns in their home rows may move two squares straight ahead",
          "[rulesets]") {
  const VariantPlay base = with("breakthrough", {}), bold = with("breakthrough", {"bold_start"});
  CHECK(base.choices(1) == 22);
  CHECK(bold.choices(1) == 30);
  CHECK(may_move(bold, "A2", "A4"));
  CHECK_FALSE(may_move(bold, "A1", "A3"));  // not over a pawn
  VariantPlay play = with("breakthrough", {"bold_start"});
  const auto move = [&](const std::string& from, const std::string& to) {
    Action action{.verb = play.game->verb("move"), .count = 2};
    action.arguments[0] = index(play.game->board().find(from).value());
    action.arguments[1] = index(play.game->board().find(to).value());
    play.match.play(play.match.actors().front(), action);
  };
  move("A2", "A4");
  move("H7", "H5");
  CHECK_FALSE(may_move(play, "A4", "A6"));  // it has left its home
  CHECK(may_move(play, "A1", "A3"));
}

TEST_CASE("Wrap around: a line may run around the board", "[rulesets]") {
  for (const bool round : {false, true}) {
    VariantPlay play = with("connect_four", round ? Names{"wrap_around"} : Names{});
    for (const char* column : {"F1", "F2", "G1", "G2", "A1", "A2"})
      play.play(play.match.actors().front() == SeatId(0) ? 1 : 2, "drop", column);
    play.play(1, "drop", "B1");
    CHECK(play.match.ended() == round);
  }
}

}  // namespace hr::tests
