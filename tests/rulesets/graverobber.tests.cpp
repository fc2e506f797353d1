// SPDX-License-Identifier: MIT
// Graverobber held to published numbers, move for move to a model that is told the plain way, and
// to what a player can deduce who is shown nothing but that player's own view and log.
#include <bitset>
#include <catch2/catch.hpp>
#include <optional>

#include "core/text.h"
#include "tests/support/plain_graverobber.h"
#include "tests/support/rulesets.h"

using namespace hr;
using namespace hr::tests;
using plain_graverobber::beside;
using plain_graverobber::Counts;
using scripting::Settings;

namespace {

constexpr auto k_red = SeatId(0), k_white = SeatId(1);
constexpr std::array<const char*, 4> k_ways{"up", "down", "left", "right"};

SeatId other(SeatId seat) { return SeatId(1 - index(seat)); }
std::size_t nth(int i) { return static_cast<std::size_t>(i); }

std::string square(int cell) {
  return std::string(1, static_cast<char>('A' + cell % 8)) + std::to_string(cell / 8 + 1);
}

// --- Layouts, counted through what the engine offers and what it lets pass as ready.

// Goes through red's set-up with rising squares inside of each ask, so that each board comes once.
class Boards {
 public:
  Boards(const Settings& settings, bool with_plots)
      : ready_(ruleset_folder("graverobber"), settings), with_plots_(with_plots) {}

  // All, or those with this windmill and, of the graves, this lowest one.
  Counts count(int corner = -1, int first = -1) {
    counts_ = {};
    first_ = first;
    for (const Choice& choice : offered(ready_.state))
      if (corner < 0 || at(choice) == corner) raise(after(ready_.state, choice), 3, -1);
    return counts_;
  }

 private:
  static int at(const Choice& choice) { return static_cast<int>(choice.action.arguments[0]); }

  std::vector<Choice> offered(const State& state) {
    ready_.engine->legal(state, k_red);
    return ready_.engine->list();
  }
  State after(const State& state, const Choice& choice) {
    State next = state;
    ready_.engine->play(next, k_red, choice, occasion_);
    return next;
  }
  void raise(const State& state, int left, int last) {
    for (const Choice& choice : offered(state)) {
      if (at(choice) <= last || (left == 3 && first_ >= 0 && at(choice) != first_)) continue;
      if (left > 1) {
        raise(after(state, choice), left - 1, at(choice));
      } else {
        ++counts_.placements;
        if (with_plots_) lay(after(state, choice), 3, -1);
      }
    }
  }
  void lay(const State& state, int left, int last) {
    if (left == 0) {
      counts_.layouts += ready_.engine->legal(state, k_red);
      return;
    }
    for (const Choice& choice : offered(state))
      if (at(choice) > last) lay(after(state, choice), left - 1, at(choice));
  }

  Ready ready_;
  bool with_plots_;
  int first_ = -1;
  Counts counts_;
  Occasion occasion_;
};

const Settings k_touching{{"graves_may_touch", "yes"}};

// --- Games played at random.

// One game at a time, choices drawn uniformly, all that happens kept for whoever looks on.
class Robbery {
 public:
  struct Step {
    SeatId seat = SeatId::none;
    Action action;
    std::vector<Event> events;
  };

  explicit Robbery(const Settings& settings = {})
      : ready_(ruleset_folder("graverobber"), settings) {}

  void start(std::uint64_t seed) {
    ready_.start(seed);
    random_ = Random(seed);
    for (const SeatId seat : {k_red, k_white}) set_up(seat);
  }
  const Step& step() {
    const SeatId seat = ready_.header().turn;
    last_ = play(seat);
    return last_;
  }

  bool ended() const { return ready_.header().ended; }
  const Header& header() const { return ready_.header(); }
  const Game& game() const { return *ready_.game; }
  const std::vector<Step>& layout() const { return layout_; }  // of both, in order
  std::uint64_t legal(SeatId seat) { return ready_.engine->legal(ready_.state, seat); }
  View view(SeatId seat) const { return {*ready_.engine, ready_.state, seat}; }
  std::string verb(const Action& action) const {
    return std::string(game().verb_name(action.verb));
  }

 private:
  Step play(SeatId seat) {
    const std::uint64_t n = legal(seat);
    REQUIRE(n > 0);
    const Choice choice = ready_.engine->pick(random_.below(n));
    ready_.events.clear();
    ready_.engine->play(ready_.state, seat, choice, ready_.occasion);
    return {seat, choice.action, ready_.events};
  }

  // Answers until it is ready; from the start again where the whole is refused.
  void set_up(SeatId seat) {
    const State before = ready_.state;
    if (seat == k_red) layout_.clear();
    for (const std::size_t kept = layout_.size();;) {
      while (legal(seat) > 0) {
        layout_.push_back(play(seat));
        if (verb(layout_.back().action) == "ready") return;
      }
      ready_.state = before;
      layout_.resize(kept);
    }
  }

  Ready ready_;
  Random random_{0};
  std::vector<Step> layout_;
  Step last_;
};

// The plain model of a game under way.
class Model {
 public:
  Model(const Robbery& game, bool pieces_block) {
    for (auto& board : boards_) board.pieces_block = pieces_block;
    for (const Robbery::Step& step : game.layout()) place(game, step);
  }

  // What an action tells, with the seats that hear it ("red: …", "all: …").
  std::vector<std::string> act(const Robbery& game, const Robbery::Step& step) {
    const int me = index(step.seat);
    const std::string name = me == 0 ? "Red" : "White", verb = game.verb(step.action);
    const std::string to_me = me == 0 ? "red: " : "white: ";
    skips_ = verb == "skip" ? skips_ + 1 : 0;
    if (verb == "move") {
      const auto [way, n] = heading(step.action);
      REQUIRE(own(me).move(me, way, n) == n);
      foes(me).move(me, way, n);
      return {"all: " + name + " moves " + k_ways[nth(way)] + " by " + std::to_string(n) + "."};
    }
    if (verb != "dig") return {};
    const int here = foes(me).piece[nth(me)];
    const int there = beside(here, static_cast<int>(step.action.arguments[0]));
    if (there < 0)
      return {to_me + name + " digs out of bounds; the piece stands on " + square(here) + "."};
    if (!std::exchange(foes(me).plot[nth(there)], false))
      return {to_me + name + "'s shovel lands on " + square(there) + "."};
    ++dug_[nth(me)];
    return {"all: " + name + " digs up a plot on " + square(there) + "."};
  }

  // Every square of both boards, as the table's owner sees them, is what the model has.
  void compare(const Robbery& game) const {
    const View truth = game.view(SeatId::none);
    const Game& g = game.game();
    for (const SeatId seat : {k_red, k_white}) {
      const auto& board = boards_[nth(index(seat))];
      const int zone = g.zone_instance(g.zone("board"), seat);
      const auto has = [&](int cell, const char* kind, SeatId owner) {
        return truth.has(zone, CellId(cell), {g.kind(kind), owner});
      };
      bool same = true;
      for (int cell = 0; cell < 64; ++cell) {
        const bool obstacle = has(cell, "windmill", seat) || has(cell, "grave", seat);
        same = same && obstacle == board.obstacle[nth(cell)] &&
               has(cell, "plot", seat) == board.plot[nth(cell)] &&
               has(cell, "pawn", k_red) == (board.piece[0] == cell) &&
               has(cell, "pawn", k_white) == (board.piece[1] == cell);
      }
      CHECK(same);
      const int dug = dug_[nth(index(other(seat)))];
      CHECK(board.plots() + dug == 3);
      CHECK(truth.var(g.var("dug_up"), other(seat)) == dug);
    }
  }

  std::uint64_t choices(SeatId seat, bool stay) const {
    return nth(boards_[nth(index(seat))].moves(index(seat))) + 5 + (stay ? 1 : 0);
  }
  int skips() const { return skips_; }
  int dug(SeatId seat) const { return dug_[nth(index(seat))]; }

  static std::pair<int, int> heading(const Action& move) {
    const int from = index(move.cell(0)), to = index(move.cell(1));
    const int across = to % 8 - from % 8, upwards = to / 8 - from / 8;
    REQUIRE((across == 0) != (upwards == 0));
    if (across == 0) return {upwards > 0 ? 0 : 1, std::abs(upwards)};
    return {across < 0 ? 2 : 3, std::abs(across)};
  }

 private:
  plain_graverobber::Board& own(int seat) { return boards_[nth(seat)]; }
  plain_graverobber::Board& foes(int seat) { return boards_[nth(1 - seat)]; }

  void place(const Robbery& game, const Robbery::Step& step) {
    auto& board = own(index(step.seat));
    const auto at = nth(static_cast<int>(step.action.arguments[0]));
    const std::string verb = game.verb(step.action);
    if (verb == "build")
      for (const int part : plain_graverobber::windmill(static_cast<int>(at)))
        board.obstacle[nth(part)] = true;
    if (verb == "raise") board.obstacle[at] = true;
    if (verb == "lay") board.plot[at] = true;
  }

  std::array<plain_graverobber::Board, 2> boards_;
  std::array<int, 2> dug_{};
  int skips_ = 0;
};

std::vector<std::string> told(const Robbery& game, const Robbery::Step& step) {
  std::vector<std::string> out;
  for (const Event& event : step.events) {
    const std::string who = event.audience == 3 ? "all" : event.audience == 1 ? "red" : "white";
    out.push_back(who + ": " + event_text(game.game(), event));
  }
  return out;
}

struct Mix {
  Settings settings;
  bool pieces_block = false, stay = false;
  int skips = 3;
  std::uint32_t plies = 400;
};

const std::vector<Mix> k_mixes{
    {},
    {.settings = {{"placement", "reachable"}, {"plots_on_starts", "yes"}}},
    {.settings = {{"placement", "connected"}, {"pawns_block", "yes"}}, .pieces_block = true},
    {.settings = {{"graves_may_touch", "yes"}, {"stay", "yes"}, {"skips", "1"}},
     .stay = true,
     .skips = 1},
    {.settings = {{"placement", "reachable"}, {"skips", "0"}, {"plies", "60"}},
     .skips = 0,
     .plies = 60},
};

// How a game has to stand after an action of `seat`.
void check_end(const Robbery& game, const Model& model, const Mix& mix, SeatId seat) {
  const Header& header = game.header();
  if (model.dug(seat) == 3) {
    CHECK(header.ended);
    CHECK(header.winners == seat_bit(seat));
  } else if (mix.skips > 0 && model.skips() == 2 * mix.skips) {
    const int red = model.dug(k_red), white = model.dug(k_white);
    CHECK(header.ended);
    CHECK(header.winners == (red > white ? 1U : red < white ? 2U : 0U));
  } else {
    CHECK(header.ended == (header.ply == mix.plies));
    CHECK(header.winners == 0);
  }
}

void play_games(std::uint64_t games) {
  for (const Mix& mix : k_mixes) {
    Robbery game(mix.settings);
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      CAPTURE(mix.settings.size(), seed);
      game.start(seed);
      Model model(game, mix.pieces_block);
      model.compare(game);
      while (!game.ended()) {
        const SeatId seat = game.header().turn;
        REQUIRE(game.legal(seat) == model.choices(seat, mix.stay));
        const Robbery::Step& step = game.step();
        REQUIRE(model.act(game, step) == told(game, step));
        model.compare(game);
        check_end(game, model, mix, seat);
      }
    }
  }
}

// --- A player who deduces.

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

  // A declared move: mine goes as far on the other board as nobody knows, the other player's goes
  // all the way on that same board.
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

  // Where a move may end: before a square that is no known ground, or the edge, or after all of it.
  std::bitset<64> stops(int from, int way, int n) const {
    std::bitset<64> out;
    for (int at = from;; --n) {
      const int next = beside(at, way);
      if (n == 0 || next < 0 || !free_[nth(next)]) out.set(nth(at));
      if (n == 0 || next < 0 || blocked_[nth(next)]) return out;
      at = next;
    }
  }

  // The truth about my piece over there; what a single move before tells of the squares passed.
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

// Tells a player what that player is told, and nothing else.
void inform(Tracker& tracker, SeatId me, const Robbery& game, const Robbery::Step& step) {
  const std::string verb = game.verb(step.action);
  if (verb == "move") {
    const auto [way, n] = Model::heading(step.action);
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

// What a player works out never contradicts itself, nor what the player sees, nor the truth.
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
        Tracker& tracker = trackers[nth(index(me))];
        inform(tracker, me, game, step);
        REQUIRE(tracker.contradiction() == "");
        const View mine = game.view(me), truth = game.view(SeatId::none);
        const int zone = g.zone_instance(g.zone("board"), me);
        const int over_there = g.zone_instance(g.zone("board"), other(me));
        CHECK(mine.find(zone, {pawn, me}) == CellId(tracker.at()));
        CHECK(mine.find(over_there, {pawn, me}) == CellId::none);
        CHECK(mine.var(g.var("dug_up"), me) == tracker.plots());
        CHECK(tracker.may_stand(index(truth.find(over_there, {pawn, me}))));
        known.doubts += tracker.possible() > 1 ? 1 : 0;
      }
    }
    for (const SeatId me : {k_red, k_white}) {
      const Tracker& tracker = trackers[nth(index(me))];
      const View truth = game.view(SeatId::none);
      const int zone = g.zone_instance(g.zone("board"), other(me));
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

TEST_CASE("Graverobber has 549,054 placements of obstacles", "[rulesets]") {
  CHECK(Boards({}, false).count().placements == 549054);
}

TEST_CASE("Graverobber lets those boards be ready that a plain model has", "[rulesets]") {
  using plain_graverobber::boards;
  for (const bool touching : {false, true}) {
    Boards counted(touching ? k_touching : Settings{}, true);
    const auto board = [&](int corner, int first) {
      CAPTURE(touching, corner, first);
      const Counts expected = boards(corner, first, touching);
      CHECK(expected.layouts > 100);
      CHECK(counted.count(corner, first) == expected);
    };
    board(27, 46);  // D4 and G6: the windmill amid the board
    board(1, 47);   // B1 and H6: at its lower edge
    board(53, 38);  // F7 and G5: near white's piece
    board(16, 48);  // A3 and A7: at its left edge
  }
}

// Some minutes where it is optimised.
TEST_CASE("Graverobber has 20,769,176 boards, and 28,108,576 if graves may touch",
          "[.][slow][rulesets]") {
  CHECK(Boards({}, true).count() == Counts{549054, 20769176});
  CHECK(Boards(k_touching, true).count() == Counts{825322, 28108576});
}

TEST_CASE("Graverobber goes as a plain model has it, under every mix of options", "[rulesets]") {
  play_games(8);
}

TEST_CASE("Graverobber goes so for ten thousand games", "[.][slow][rulesets]") {
  play_games(10000);
}

TEST_CASE("what a player of Graverobber works out never contradicts itself", "[rulesets]") {
  Known known;
  deduce({}, 12, known);
  deduce({{"placement", "reachable"}}, 4, known);
  CHECK(known.doubts > 500);
  CHECK(known.obstacles > 20);
  CHECK(known.plots > 5);
}

TEST_CASE("what players of Graverobber work out holds for ten thousand games",
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
  CHECK(after([](Tracker& red) { red.landed(3, 33); }) == "");  // B5: the piece stands on A5
  CHECK(after([](Tracker& red) { red.landed(3, 34); }) == "a piece where it cannot be");
  CHECK(after([](Tracker& red) { red.landed(3, 49); }) == "a piece where it cannot be");
  CHECK(after([](Tracker& red) { red.beyond(3, 32); }) == "a dig out of bounds from inside");
  CHECK(after([](Tracker& red) {
          red.landed(3, 33);
          red.robbed(3, 33);
        }) == "a plot where there was none");
  CHECK(after([](Tracker& red) {
          red.landed(3, 33);         // stopped on A5 by an obstacle on A6 …
          red.moved(k_white, 2, 7);  // … which white's piece passes: from H8 to A8
          red.moved(k_white, 1, 2);
        }) == "ground where an obstacle is known");
  CHECK(after([](Tracker& red) { red.moved(k_white, 0, 1); }) == "a move that leaves the board");
}
