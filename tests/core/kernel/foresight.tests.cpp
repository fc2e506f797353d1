// SPDX-License-Identifier: MIT
// Actions that are judged by the position after them: what is told without trying them
// (core/kernel/foresight.h) is what comes out if each is played and the condition looked at.
#include <catch2/catch.hpp>
#include <map>

#include "core/game/bind.h"
#include "core/plan/plan.h"
#include "tests/support/draws.h"
#include "tests/support/stones.h"

namespace hr::tests {
namespace {

class RandomConditions : public Draws {
 public:
  RandomConditions(std::uint64_t seed, const Board& board) : Draws(seed), board_(board) {}

  Set set(int depth) {
    if (depth == 0 || chance(5)) return leaf();
    switch (number(0, 7)) {
      case 0:
        return set(depth - 1) + set(depth - 1);
      case 1:
      case 2:
        return set(depth - 1) * set(depth - 1);
      case 3:
        return set(depth - 1) - set(depth - 1);
      case 4:
        return near_set(TermOp::near, set(depth - 1), ways());
      case 5:
        return near_set(TermOp::around, set(depth - 1), ways());
      case 6:
        return make_set(TermOp::some, set(depth - 1)) * set(depth - 1);
      default:
        return ray(set(depth - 1), set(depth - 1));
    }
  }

  Set attack() { return own("king") * ray(enemy(), empty()); }

  Term condition() {
    const Set of = chance(3) ? attack() : set(3);
    return chance(4) ? make_set(TermOp::no, of) : of;
  }

 private:
  Set leaf() {
    switch (number(0, 6)) {
      case 0:
        return own();
      case 1:
        return enemy();
      case 2:
        return empty();
      case 3:
        return piece_set(TermOp::filled);
      case 4:
        return own("king");
      case 5:
        return enemy("stone");
      default: {
        Set out = cell_set(CellId(number(0, board_.cells() - 1)));
        for (int n = number(0, 6); n > 0; --n)
          out = out + cell_set(CellId(number(0, board_.cells() - 1)));
        return out;
      }
    }
  }
  Set ray(Set from, Set over) {
    TermExpr out;
    out.op = TermOp::ray;
    out.dirs = ways();
    out.a = std::move(from);
    out.b = std::move(over);
    return make_term(std::move(out));
  }
  std::vector<std::string> ways() {
    std::vector<std::string> out;
    for (const DirectionId dir : IdsBelow<DirectionId>(board_.directions()))
      if (chance(2)) out.push_back(board_.name(dir));
    if (out.empty()) out.push_back(board_.name(DirectionId(0)));
    return out;
  }

  const Board& board_;
};

GameDef two_kinds(const Board& board) {
  GameDef d = stones(board);
  d.kinds.push_back({.name = "king"});
  PatternDef walk = moving(PatternType::step, {"all"}, empty() + enemy());
  PatternDef king = moving(PatternType::slide, {"all"}, empty() + enemy());
  king.kind = "king";
  d.verbs = {verb("move", {walk, king}),
             verb("put", {place("stone", empty() * near_set(TermOp::near, own()))})};
  return d;
}

struct Tally {
  std::uint64_t legal = 0, forbidden = 0;
};

// Plays a random game; on its way, each action that patterns offer is legal unless one of the
// conditions holds once it has been played.
void compare(const Board& board, std::uint64_t seed, Tally& tally) {
  RandomConditions random(seed, board);
  GameDef judged = two_kinds(board);
  Play bare(two_kinds(board));
  std::vector<Bound> conditions;
  for (int n = random.number(1, 2); n > 0; --n) {
    const Condition condition{.term = random.condition(), .reason = "it is forbidden"};
    for (VerbDef& verb : judged.verbs) verb.refused.push_back(condition);
    conditions.push_back(bind_condition(*bare.game, condition.term, "unless"));
  }
  Play play(std::move(judged));
  play.own_rules.on_setup = [&](Effect& g) {
    for (int c = 0; c < board.cells(); ++c)
      if (random.chance(3))
        g.put(k_field, CellId(c), {KindId(random.number(0, 3) / 3), SeatId(random.number(0, 1))});
    return SeatId(0);
  };
  play.start();
  bare.context.events = nullptr;
  for (int ply = 0; ply < 12 && !play.header().ended; ++ply) {
    const SeatId seat = play.turn();
    std::map<Action, bool> expected;
    const std::uint64_t offered = bare.engine->legal(play.state, seat);
    std::vector<Choice> choices;
    for (std::uint64_t n = 0; n < offered; ++n) choices.push_back(bare.engine->pick(n));
    for (const Choice& choice : choices) {
      State after = play.state;
      bare.engine->play(after, seat, choice, bare.context);
      bool holds = false;
      for (const Bound& condition : conditions) {
        std::vector<Word> out(nth(play.game->layout().stride()));
        bare.engine->evaluate(condition, after, seat, SeatId::owner, out.data());
        holds = holds || std::ranges::any_of(out, [](Word word) { return word != 0; });
      }
      if (!holds) expected[choice.action] = true;
      ++(holds ? tally.forbidden : tally.legal);
    }
    std::map<Action, bool> found;
    for (const Action& action : play.actions()) found[action] = true;
    REQUIRE(found == expected);
    if (found.empty()) return;
    const std::uint64_t legal = play.legal();
    const Choice choice = play.engine->pick(nth(random.number(0, static_cast<int>(legal) - 1)));
    play.engine->play(play.state, seat, choice, play.context);
  }
}

// Two verbs of which the first is judged by an attack, which can be told without trying, and the
// second by a group, which cannot.
GameDef judged_by_attack(const Board& board) {
  GameDef out = two_kinds(board);
  RandomConditions random(1, board);
  out.verbs[0].refused.push_back({.term = random.attack(), .reason = "it is attacked"});
  TermExpr group;
  group.op = TermOp::group;
  group.a = own();
  group.b = enemy();
  out.verbs[1].refused.push_back({.term = make_term(std::move(group)), .reason = "they touch"});
  return out;
}

}  // namespace

TEST_CASE("an attack on a piece is told without trying each action", "[core]") {
  const Board board = Board::grid({.columns = 5, .rows = 5});
  const Play play(judged_by_attack(board));
  const Plan<1> plan(*play.game);
  for (const SeatPlan<1>& seat : plan.seats) {
    REQUIRE(seat.verbs.size() >= 2);
    CHECK(seat.verbs[0].foreseen >= 0);
    CHECK(seat.verbs[1].foreseen < 0);
    for (const PatternPlan<1>& pattern : seat.patterns)
      CHECK(pattern.foreseeable == (pattern.verb == VerbId(0)));
  }
}

TEST_CASE("what may not come of an action is told as if each were tried", "[core]") {
  Tally tally;
  std::uint64_t seed = 1;
  for (const GridSpec& spec : std::vector<GridSpec>{{.columns = 5, .rows = 5},
                                                    {.columns = 4, .rows = 4, .links = Links::hex},
                                                    {.columns = 6, .rows = 4, .wrap_columns = true},
                                                    {.columns = 9, .rows = 9},
                                                    {.columns = 3, .rows = 2}})
    for (int n = 0; n < 90; ++n) compare(Board::grid(spec), seed++, tally);
  CHECK(tally.legal > 10000);
  CHECK(tally.forbidden > 10000);
}

}  // namespace hr::tests
