// SPDX-License-Identifier: MIT
// Random games whose rules ask `can` wherever they may. A rule is a small program that reads and
// writes through a Desk, so that the engine and the plain one (plain_engine.h) run the same rules.
// To avoid questions that depend on themselves, the rules of a verb ask only about later verbs;
// other rules (captures, amounts) ask about the last verb, which no rules restrict. Equal seeds
// give equal games.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/support/draws.h"
#include "tests/support/play.h"

namespace hr::tests {

// What a rule may read and do.
class Desk {
 public:
  virtual ~Desk() = default;
  virtual bool can(SeatId seat, VerbId verb, const std::vector<std::int64_t>& given) = 0;
  virtual int height(int cell) = 0;  // number of pieces in it
  virtual std::int64_t counter() = 0;
  virtual void count(std::int64_t to) = 0;  // sets the counter
  virtual void put(int cell, KindId kind, SeatId owner) = 0;
  virtual void take(int cell) = 0;  // the top or first piece
  virtual void ask(AskMode mode, SeatId seat, VerbId verb) = 0;
  virtual void offer_to_all(VerbId verb) = 0;  // until one of them answers
};

// A question, combined with part of the position, so that traces of a trial are noticed.
struct Doubtful {
  int verb = 0, seat = 0, given = -1, cell = 0, parts = 2;

  bool answer(Desk& desk, SeatId seat_asked) const {
    std::vector<std::int64_t> first;
    if (given >= 0) first.push_back(given);
    const bool can = desk.can(seat_asked, VerbId(verb), first);
    return can != ((desk.height(cell) + desk.counter()) % parts == 0);
  }
};

// A rule that writes: it asks, writes, and asks again.
struct Work {
  Doubtful first, then;
  int cell = 0, kind = 0, owner = 0, step = 1;
  int asks = -1;  // the verb that a seat is asked for, if it can answer, or that all are offered

  void carry_out(Desk& desk, int seats, int room) const {
    if (first.answer(desk, SeatId(first.seat))) {
      if (desk.height(cell) < room)
        desk.put(cell, KindId(kind), SeatId(owner));
      else
        desk.take(cell);
    }
    if (then.answer(desk, SeatId(then.seat))) desk.count((desk.counter() + step) % 97);
    const auto seat = SeatId(owner % seats);
    if (asks >= 0 && step == 5)
      desk.offer_to_all(VerbId(asks));
    else if (asks >= 0 && desk.can(seat, VerbId(asks), {}))
      desk.ask(step % 2 == 0 ? AskMode::may : AskMode::must, seat, VerbId(asks));
  }
};

struct AskingVerb {
  Doubtful allow, unless;
  Work effect;
};

// A definition, and what its rules do.
struct AskingGame {
  GameDef definition;
  int first = 0, room = 1;
  std::vector<std::vector<Piece>> heaps;  // at the start, by cell
  std::vector<AskingVerb> verbs;
  std::vector<Work> captured;     // by kind
  std::vector<Doubtful> numbers;  // by Amount::rule
  std::vector<Doubtful> ends;     // by end; used for those of type `rule`
  Doubtful turn, score;
  Work done;
  int all = -1;  // the verb that all are asked for at the start
};

class RandomAsking : Draws {
 public:
  explicit RandomAsking(std::uint64_t seed) : Draws(mix(seed, 79)) {}

  AskingGame make() {
    GameDef& d = out_.definition;
    const Holds holds = chance(3) ? Holds::stack : chance(4) ? Holds::pile : Holds::one;
    d = stones(
        Board::grid({.columns = number(2, 3), .rows = number(1, 3), .links = Links(number(0, 1))}),
        holds);
    if (chance(4)) d.seats.push_back({"red", ""});
    seats_ = static_cast<int>(d.seats.size());
    cells_ = d.board.cells();
    out_.room = holds == Holds::one ? 1 : holds == Holds::stack ? k_max_stack : 40;
    d.kinds.push_back({.name = "pebble"});
    for (KindDef& kind : d.kinds) kind.on_captured = chance(2);
    d.vars.push_back({.name = "counter", .see = {}});
    const int verbs = number(2, 4);
    for (int v = 0; v < verbs; ++v) add_verb(v, verbs);
    for (const KindDef& kind : d.kinds) out_.captured.push_back(work(verbs - 1, verbs)), (void)kind;
    add_ends(verbs);
    d.turn = chance(2);
    d.score = chance(2);
    out_.turn = doubtful(0, verbs);
    out_.score = doubtful(0, verbs);
    out_.done = work(0, verbs);
    fill();
    return std::move(out_);
  }

 private:
  // A question about a verb from `from` on.
  Doubtful doubtful(int from, int verbs) {
    return {.verb = number(std::min(from, verbs - 1), verbs - 1),
            .seat = number(0, seats_ - 1),
            .given = chance(3) ? number(0, cells_ - 1) : -1,
            .cell = number(0, cells_ - 1),
            .parts = number(2, 3)};
  }
  Work work(int from, int verbs) {
    return {.first = doubtful(from, verbs),
            .then = doubtful(from, verbs),
            .cell = number(0, cells_ - 1),
            .kind = number(0, 1),
            .owner = number(0, seats_ - 1),
            .step = number(1, 5)};
  }

  void add_verb(int v, int verbs) {
    const bool last = v == verbs - 1;
    VerbDef def = verb("verb" + std::to_string(v), {});
    const int shape = number(0, last ? 5 : 6);
    for (int n = number(1, 2); n > 0; --n) def.patterns.push_back(pattern(shape, v, verbs));
    def.must = !last && chance(6);
    def.asked = v > 0 && chance(5);
    AskingVerb rules{.allow = doubtful(v + 1, verbs),
                     .unless = doubtful(v + 1, verbs),
                     .effect = work(v + 1, verbs)};
    if (!last) {
      def.allow = chance(2);
      def.unless = chance(2);
      def.effect = chance(2);
    }
    out_.definition.verbs.push_back(std::move(def));
    out_.verbs.push_back(rules);
  }

  Amount computed(int v, int verbs, int least = 0) {
    const bool last = v == verbs - 1;
    if (last || chance(2)) return {.value = number(least, 3)};
    out_.numbers.push_back(doubtful(v + 1, verbs));
    return {.value = 0, .rule = static_cast<int>(out_.numbers.size()) - 1};
  }

  // The last verb captures nothing, so that it calls no rule.
  PatternDef pattern(int shape, int v, int verbs) {
    const bool last = v == verbs - 1;
    PatternDef p;
    if (shape == 5) {
      p.type = PatternType::number;
      p.high = computed(v, verbs);
      return p;
    }
    p.type = shape < 1   ? PatternType::step
             : shape < 3 ? PatternType::slide
             : shape < 4 ? PatternType::place
                         : PatternType::pick;
    if (last && p.type != PatternType::pick) p.type = PatternType::place;
    if (shape == 6) p.type = PatternType::jump;
    p.kind = p.type == PatternType::pick ? "" : chance(2) ? "stone" : "pebble";
    p.onto = last || chance(3) ? empty()
             : chance(2)       ? empty() + enemy()
                               : make_set(TermOp::everywhere);
    if (last && out_.definition.zones[0].holds != Holds::one) p.onto = make_set(TermOp::everywhere);
    if (p.type == PatternType::slide) p.max = computed(v, verbs);
    if (p.type == PatternType::slide && chance(4)) p.exactly = computed(v, verbs, 1);
    p.progress = chance(5);
    return p;
  }

  void add_ends(int verbs) {
    std::vector<EndDef>& ends = out_.definition.ends;
    for (int n = number(0, 2); n > 0; --n) ends.push_back(ending(EndType::rule));
    ends.push_back(ending(EndType::plies, 12));
    for (std::size_t i = 0; i < ends.size(); ++i) out_.ends.push_back(doubtful(0, verbs));
    // A verb that all are asked for; nothing is hidden here, so it may not write.
    if (!chance(4)) return;
    VerbDef all = verb("all", {hr::tests::pattern(PatternType::pick, empty())});
    all.asked = true;
    all.done = true;
    out_.all = static_cast<int>(out_.definition.verbs.size());
    out_.definition.verbs.push_back(std::move(all));
    out_.verbs.emplace_back();
  }

  void fill() {
    out_.first = number(0, seats_ - 1);
    out_.heaps.resize(nth(cells_));
    for (auto& heap : out_.heaps) {
      int n = chance(2) ? number(1, std::min(out_.room, 3)) : 0;
      if (out_.definition.zones[0].holds == Holds::stack && chance(3)) n = number(6, 8);
      for (; n > 0; --n) heap.push_back({KindId(number(0, 1)), SeatId(number(0, seats_ - 1))});
    }
    for (AskingVerb& rules : out_.verbs)
      for (std::size_t v = 0; v < out_.definition.verbs.size(); ++v)
        if (out_.definition.verbs[v].asked && static_cast<int>(v) != out_.all && chance(2) &&
            static_cast<int>(v) > static_cast<int>(&rules - out_.verbs.data()))
          rules.effect.asks = static_cast<int>(v);
  }

  AskingGame out_;
  int seats_ = 2, cells_ = 1;
};

}  // namespace hr::tests
