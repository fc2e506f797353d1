// SPDX-License-Identifier: MIT
// What a player of Graverobber can deduce from that player's own view and log: it never contradicts
// itself, nor the truth.
#include <bitset>
#include <catch2/catch.hpp>
#include <optional>

#include "tests/models/plain_graverobber.h"
#include "tests/rulesets/graverobber_games.h"

namespace hr::tests {

using plain_graverobber::beside;
using scripting::Settings;

namespace {

// What one player can work out: about the piece on the other board, of which nothing is said but
// where its shovel lands; and about the squares there. Knows of nobody's cards but the player's
// own.
class Tracker {
 public:
  explicit Tracker(SeatId me) : me_(me), at_(start(me)), foe_at_(start(other(me))) {
    possible_.set(nth(start(me)));
    free_.set(0);
    free_.set(63);
  }

  // A declared move. My piece goes on the other board as far as nobody knows; the other player's
  // piece goes all the way on that same board.
  void moved(SeatId seat, int way, int n) {
    if (seat != me_) return foe_moved(way, n);
    at_ = beside(at_, way, n);
    leg_.reset();
    if (possible_.count() == 1) leg_ = Leg{static_cast<int>(possible_._Find_first()), way, n};
    std::bitset<64> next;
    for (int from = 0; from < 64; ++from)
      if (possible_[nth(from)]) next |= stops(from, way, n);
    possible_ = next;
  }
  void landed(int way, int cell) {
    pinned(beside(cell, back(way)));
    bare_.set(nth(cell));
  }
  void beyond(int way, int cell) {
    expect(beside(cell, way) < 0, "a dig out of bounds from inside");
    pinned(cell);
  }
  void robbed(int way, int cell) {
    pinned(beside(cell, back(way)));
    expect(!bare_[nth(cell)], "a plot where there was none");
    expect(!blocked_[nth(cell)], "a plot on an obstacle");
    free_.set(nth(cell));
    bare_.set(nth(cell));
    ++plots_;
  }

  const std::string& contradiction() const { return contradiction_; }
  std::size_t possible() const { return possible_.count(); }
  int at() const { return at_; }  // my piece on my board, by what was declared
  int plots() const { return plots_; }
  bool may_stand(int cell) const { return possible_[nth(cell)]; }
  bool sure_of_obstacle(int cell) const { return blocked_[nth(cell)]; }
  bool sure_of_ground(int cell) const { return free_[nth(cell)]; }

 private:
  static int start(SeatId seat) { return seat == k_red ? 0 : 63; }
  static int back(int way) { return way ^ 1; }

  void expect(bool holds, const char* otherwise) {
    if (!holds && contradiction_.empty()) contradiction_ = otherwise;
  }

  // Where a move may end: before a square that is not known to be free, at the edge, or after its
  // full length.
  std::bitset<64> stops(int from, int way, int n) const {
    std::bitset<64> out;
    for (int at = from;; --n) {
      const int next = beside(at, way);
      if (n == 0 || next < 0 || !free_[nth(next)]) out.set(nth(at));
      if (n == 0 || next < 0 || blocked_[nth(next)]) return out;
      at = next;
    }
  }

  // The truth about my piece over there; what a single move reveals about the squares it passed.
  void pinned(int cell) {
    if (cell < 0) return expect(false, "a shovel from nowhere");
    expect(possible_[nth(cell)], "a piece where it cannot be");
    possible_.reset();
    possible_.set(nth(cell));
    ground(cell);
    if (!leg_) return;
    for (int at = leg_->from; at != cell && at >= 0; at = beside(at, leg_->way), --leg_->n)
      ground(at);
    const int next = beside(cell, leg_->way);
    if (leg_->n > 0 && next >= 0) {
      expect(!free_[nth(next)], "an obstacle on known ground");
      blocked_.set(nth(next));
    }
    leg_.reset();
  }
  void ground(int cell) {
    expect(!blocked_[nth(cell)], "ground where an obstacle is known");
    free_.set(nth(cell));
  }

  void foe_moved(int way, int n) {
    for (; n > 0; --n) {
      foe_at_ = beside(foe_at_, way);
      if (foe_at_ < 0) return expect(false, "a move that leaves the board");
      ground(foe_at_);
    }
  }

  struct Leg {
    int from, way, n;
  };

  SeatId me_;
  int at_, foe_at_;  // both on their owners' boards
  std::bitset<64> possible_, free_, blocked_, bare_;
  std::optional<Leg> leg_;  // my last move, if it is known from where
  int plots_ = 0;
  std::string contradiction_;
};

// Passes on to a player exactly what that player is shown.
void inform(Tracker& tracker, SeatId me, const Robbery& game, const Robbery::Step& step) {
  const std::string verb = game.verb(step.action);
  if (verb == "move") {
    const auto [way, n] = heading_of(step.action);
    tracker.moved(step.seat, way, n);
  }
  const int way = static_cast<int>(step.action.arguments[0]);
  for (const Event& event : step.events) {
    if ((event.audience & seat_bit(me)) == 0 || step.seat != me || verb != "dig") continue;
    const std::string& kind = game.game().event_def(event.kind).name;
    const int cell = index(std::get<CellId>(event.arguments[1]));
    if (kind == "landed") tracker.landed(way, cell);
    if (kind == "beyond") tracker.beyond(way, cell);
    if (kind == "robbed") tracker.robbed(way, cell);
  }
}

struct Known {
  std::uint64_t doubts = 0, obstacles = 0, plots = 0;
};

// What a player deduces never contradicts itself, what the player sees, or the truth.
void deduce(const Settings& settings, std::uint64_t games, Known& known) {
  Robbery game(settings);
  const Game& g = game.game();
  const KindId pawn = g.kind("pawn");
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    game.start(seed);
    std::array<Tracker, 2> trackers{Tracker(k_red), Tracker(k_white)};
    while (!game.ended()) {
      const Robbery::Step& step = game.step();
      for (const SeatId me : {k_red, k_white}) {
        Tracker& tracker = trackers[nth(me)];
        inform(tracker, me, game, step);
        REQUIRE(tracker.contradiction() == "");
        const View mine = game.view(me), truth = game.view(SeatId::owner);
        const ZoneInstance zone = g.layout().zone_instance(g.zone("board"), me);
        const ZoneInstance over_there = g.layout().zone_instance(g.zone("board"), other(me));
        CHECK(mine.find(zone, {pawn, me}) == CellId(tracker.at()));
        CHECK(mine.find(over_there, {pawn, me}) == CellId::none);
        CHECK(mine.var(g.var("dug_up"), me) == tracker.plots());
        CHECK(tracker.may_stand(index(truth.find(over_there, {pawn, me}))));
        known.doubts += tracker.possible() > 1 ? 1 : 0;
      }
    }
    for (const SeatId me : {k_red, k_white}) {
      const Tracker& tracker = trackers[nth(me)];
      const View truth = game.view(SeatId::owner);
      const ZoneInstance zone = g.layout().zone_instance(g.zone("board"), other(me));
      for (int cell = 0; cell < 64; ++cell) {
        const bool obstacle = truth.has(zone, CellId(cell), {g.kind("windmill"), SeatId::none}) ||
                              truth.has(zone, CellId(cell), {g.kind("grave"), SeatId::none});
        if (tracker.sure_of_obstacle(cell)) CHECK(obstacle);
        if (tracker.sure_of_ground(cell)) CHECK_FALSE(obstacle);
        known.obstacles += tracker.sure_of_obstacle(cell) ? 1 : 0;
      }
      known.plots += nth(tracker.plots());
    }
  }
}

}  // namespace

TEST_CASE("what a player of Graverobber deduces never contradicts itself", "[rulesets]") {
  Known known;
  deduce({}, 12, known);
  deduce({{"placement", "reachable"}}, 4, known);
  CHECK(known.doubts > 500);
  CHECK(known.obstacles > 20);
  CHECK(known.plots > 5);
}

TEST_CASE("what players of Graverobber deduce is true in ten thousand games",
          "[.][slow][rulesets]") {
  Known known;
  deduce({}, 10000, known);
  deduce({{"placement", "connected"}, {"graves_may_touch", "yes"}}, 1000, known);
}

TEST_CASE("a player of Graverobber would notice a false answer", "[rulesets]") {
  const auto after = [](auto&& hear) {
    Tracker red(k_red);
    red.moved(k_red, 0, 5);  // from A1 up by 5
    hear(red);
    return red.contradiction();
  };
  CHECK(after([](Tracker& red) { red.landed(3, 33); }) == "");  // B5: the piece is on A5
  CHECK(after([](Tracker& red) { red.landed(3, 34); }) == "a piece where it cannot be");
  CHECK(after([](Tracker& red) { red.landed(3, 49); }) == "a piece where it cannot be");
  CHECK(after([](Tracker& red) { red.beyond(3, 32); }) == "a dig out of bounds from inside");
  CHECK(after([](Tracker& red) {
          red.landed(3, 33);
          red.robbed(3, 33);
        }) == "a plot where there was none");
  CHECK(after([](Tracker& red) {
          red.landed(3, 33);         // stopped on A5 by an obstacle on A6,
          red.moved(k_white, 2, 7);  // which white's piece passes
          red.moved(k_white, 1, 2);
        }) == "ground where an obstacle is known");
  CHECK(after([](Tracker& red) { red.moved(k_white, 0, 1); }) == "a move that leaves the board");
}

}  // namespace hr::tests
