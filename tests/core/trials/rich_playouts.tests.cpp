// SPDX-License-Identifier: MIT
// Random play step by step and at full speed, compared on random games without rules, of the kind
// that the fast playout plays with jumps, compulsory actions, chains, writes and conditions.
#include <catch2/catch.hpp>

#include "tests/core/trials/two_ways.h"

namespace hr::tests {
namespace {

class RichGame : public FastGame {
 public:
  explicit RichGame(std::uint64_t seed) : FastGame(mix(seed, 92)) {
    GameDef& d = definition;
    d.name = "Rich";
    GridSpec spec = grid(17);
    pits_ = chance(5);
    spec.wrap_columns = pits_;  // so that sowing goes on and on
    d.board = Board::grid(spec);
    add_seats(chance(4) ? 3 : 2);
    if (pits_) d.zones[0].holds = Holds::pile;
    d.kinds = {{.name = "man"}, {.name = "king"}, {.name = "stone", .owned = chance(2)}};
    d.vars = {{.name = "counter", .see = {}}};
    d.events = {{.name = "said", .text = "{1}", .slots = {EventSlot::plain}}};
    for (int v = number(1, 3); v > 0; --v) add_verb(v);
    if (chance(4)) d.verbs.push_back(verb("choose", {pattern(PatternType::pick, enemy())}));
    if (chance(4)) d.verbs.back().does = writes();
    if (chance(6)) d.verbs.push_back(verb("pass", {guarded(pattern(PatternType::pass))}));
    add_answers();
    add_ends();
    d.stuck = chance(2) ? Stuck::pass : chance(2) ? Stuck::loses : Stuck::draws;
  }

  void fill(Effect& g) {
    for (int c = 0; c < g.game().cells(); ++c) {
      if (!chance(3)) continue;
      const int kind = number(0, 2);
      const bool owned = definition.kinds[KindId(kind)].owned;
      g.put(k_field, CellId(c),
            {KindId(kind), owned ? SeatId(number(0, g.game().seats() - 1)) : SeatId::none});
    }
  }

 private:
  std::string mover() { return chance(2) ? "man" : "king"; }
  Set onto() {
    if (chance(3)) return empty() + enemy();
    if (chance(3)) return empty() - region_set("here");
    return chance(4) ? empty() * near_set(TermOp::near, own()) : empty();
  }
  static Set place_of(TermOp op) { return make_set(op); }

  PatternType any_move() {
    return chance(3) ? PatternType::jump : chance(2) ? PatternType::slide : PatternType::step;
  }
  PatternDef pattern_of(PatternType type) {
    PatternDef p;
    if (type == PatternType::place)
      p = place(chance(2) ? "stone" : "man", chance(2) ? bracketing() : onto());
    else
      p = step(mover(), dirs(), onto());
    p.type = type;
    if (type == PatternType::jump && chance(4)) p.over = own() + enemy();
    if (type == PatternType::slide) {
      p.over = chance(3) ? empty() + own() : empty();
      if (chance(4)) p.max = amount(number(1, 3));
      if (chance(8)) p.exactly = amount(2);
    }
    p.progress = chance(5);
    if (chance(4)) p.does = writes();
    return guarded(p);
  }
  static Amount amount(int n) {
    Amount out;
    out.value = n;
    return out;
  }
  // Sometimes only under a condition.
  PatternDef guarded(PatternDef p) {
    if (!chance(4)) return p;
    const Set own_men = own("man") * region_set("far");
    Condition when;
    when.term = make_set(chance(2) ? TermOp::some : TermOp::no, own_men);
    p.when.push_back(when);
    return p;
  }

  // What an action may ask for: a stone, or a move of the same piece.
  void add_answers() {
    VerbDef answer = verb("answer", {place("stone", empty())});
    VerbDef move = verb("answer_by_move", {});
    for (int n = number(1, 2); n > 0; --n) {
      PatternDef p = pattern_of(chance(2) ? PatternType::slide : PatternType::step);
      if (p.type == PatternType::slide) p.stays = chance(3);
      move.patterns.push_back(p);
    }
    answer.asked = move.asked = true;
    if (chance(3)) answer.does = writes();
    definition.verbs.push_back(answer);
    definition.verbs.push_back(move);
  }
  static Set bracketing() {
    TermExpr out;
    out.op = TermOp::bracket;
    out.a = enemy();
    out.b = own();
    return empty() * make_term(std::move(out));
  }

  std::vector<Write> writes() {
    std::vector<Write> out;
    for (int n = number(1, 2); n > 0; --n) out.push_back(write());
    return out;
  }
  Write write() {
    const Set here = place_of(TermOp::here);
    switch (number(0, 9)) {
      case 9:
        if (chance(4)) return {.op = WriteOp::roll, .name = "counter", .number = number_term(6)};
        return {.op = WriteOp::tell,
                .name = "said",
                .a = make_set(TermOp::others),
                .arguments = {{here}}};
      case 0: {
        TermExpr between;
        between.op = TermOp::between;
        between.a = here;
        between.b = enemy();
        between.c = own();
        return {.op = WriteOp::flip, .a = make_term(std::move(between))};
      }
      case 1:
        return {.op = WriteOp::become,
                .a = here * region_set("far") * own("man"),
                .kinds = {{"", "king"}}};
      case 2:
        return {.op = WriteOp::take, .a = near_set(TermOp::near, here) * enemy()};
      case 3:
        return {.op = WriteOp::put, .name = "stone", .a = place_of(TermOp::origin) * empty()};
      case 4:
        return {.op = WriteOp::add, .name = "counter", .a = number_term(1)};
      case 5: {
        if (chance(3)) return {.op = WriteOp::offer, .verbs = {"answer"}};
        if (chance(4))
          return {.op = WriteOp::anyone_may,
                  .verbs = {"answer", "answer_by_move"},
                  .a = make_set(chance(2) ? TermOp::everyone : TermOp::others)};
        if (chance(3)) return {.op = WriteOp::ask, .verbs = {"answer_by_move", "answer"}};
        if (chance(2)) return {.op = WriteOp::ask, .verbs = {"answer"}};
        Write ask{.op = WriteOp::ask, .verbs = {"answer_by_move"}};
        if (chance(2)) ask.a = here;
        return ask;
      }
      case 6:
        return {.op = WriteOp::when,
                .a = place_of(TermOp::lost),
                .body = {{.op = WriteOp::go_on}},
                .otherwise = {{.op = WriteOp::add, .name = "counter", .a = number_term(2)}}};
      case 7:
        return {.op = WriteOp::send,
                .a = place_of(TermOp::passed),
                .b = place_of(TermOp::origin) * empty()};
      default:
        return {.op = WriteOp::take, .a = place_of(TermOp::passed)};
    }
  }

  void add_verb(int v) {
    VerbDef def = verb("verb" + std::to_string(v), {});
    if (pits_) return add_sowing(def);
    const bool places = chance(3);
    const PatternType type = places      ? PatternType::place
                             : chance(3) ? PatternType::slide
                             : chance(2) ? PatternType::jump
                                         : PatternType::step;
    // Several patterns often offer the same action, and then it belongs to the first.
    for (int n = number(1, 3); n > 0; --n)
      def.patterns.push_back(pattern_of(places || chance(2) ? type : any_move()));
    def.must = chance(2);
    if (chance(2)) def.does = writes();
    if (chance(2))
      def.again = make_set(chance(2) ? TermOp::no : TermOp::some,
                           place_of(TermOp::here) * region_set("far"));
    if (chance(3)) def.last = writes();
    definition.verbs.push_back(def);
  }

  void add_sowing(VerbDef& def) {
    PatternDef sow = pattern(PatternType::sow);
    sow.piece = chance(2) ? piece_set(TermOp::filled) : own();
    if (chance(2)) sow.piece = sow.piece - region_set("here");
    sow.dirs = {chance(2) ? "e" : "w"};
    if (chance(3)) sow.skip = region_set("far", Whose::enemy);
    def.patterns = {sow};
    def.does = writes();
    definition.verbs.push_back(def);
  }

  void add_ends() {
    std::vector<EndDef>& ends = definition.ends;
    if (chance(3))
      ends.push_back({.type = EndType::reach, .kind = "king", .from = {}, .to = region_set("far")});
    if (chance(4)) {
      EndDef end = ending(EndType::condition);
      end.condition = make_set(TermOp::no, chance(2) ? enemy() : place_of(TermOp::here) - own());
      ends.push_back(end);
    }
    if (chance(3)) ends.push_back(ending(EndType::repeats, number(2, 3)));
    if (chance(3)) ends.push_back(ending(EndType::idle, number(5, 40)));
    ends.push_back(ending(EndType::plies, number(20, 120)));
  }

  bool pits_ = false;
};

}  // namespace

TEST_CASE("games with jumps, chains and writes are step-by-step and full-speed playouts agree",
          "[core][two_ways]") {
  TwoWays sum;
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    INFO("seed " << seed);
    RichGame rich(seed);
    FunctionRules rules;
    rules.on_setup = [&](Effect& g) { return rich.fill(g), SeatId(0); };
    if (const auto game = rich.game()) compare_ways(game, rules, seed, sum);
  }
  INFO(sum.games << " games, " << sum.actions << " actions, " << sum.fast_actions << " in a hurry");
  CHECK(sum.games > 1000);
  CHECK(sum.fast_actions > sum.actions / 5);
}

}  // namespace hr::tests
