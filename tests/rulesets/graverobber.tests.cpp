// SPDX-License-Identifier: MIT
// Compares Graverobber move by move with a plain model.
#include <catch2/catch.hpp>

#include "core/words/text.h"
#include "tests/models/plain_graverobber.h"
#include "tests/rulesets/graverobber_games.h"

namespace hr::tests {

using plain_graverobber::beside;
using scripting::Settings;

namespace {

constexpr std::array<const char*, 4> k_ways{"up", "down", "left", "right"};

std::string square(int cell) {
  return std::string(1, static_cast<char>('A' + cell % 8)) + std::to_string(cell / 8 + 1);
}

// The plain model of a running game.
class Model {
 public:
  Model(const Robbery& game, bool pieces_block) {
    for (auto& board : boards_) board.pieces_block = pieces_block;
    for (const Robbery::Step& step : game.layout()) place(game, step);
  }

  // The events of an action, with the seats that see them ("red: …", "all: …").
  std::vector<std::string> act(const Robbery& game, const Robbery::Step& step) {
    const int me = index(step.seat);
    const std::string name = me == 0 ? "Red" : "White", verb = game.verb(step.action);
    const std::string to_me = me == 0 ? "red: " : "white: ";
    skips_ = verb == "skip" ? skips_ + 1 : 0;
    if (verb == "move") {
      const auto [way, n] = heading_of(step.action);
      REQUIRE(own(me).move(me, way, n) == n);
      foes(me).move(me, way, n);
      return {"all: " + name + " moves " + k_ways[nth(way)] + " by " + std::to_string(n) + "."};
    }
    if (verb != "dig") return {};
    const int here = foes(me).piece[nth(me)];
    const int there = beside(here, static_cast<int>(step.action.arguments[0]));
    if (there < 0)
      return {to_me + name + " digs out of bounds; the piece is on " + square(here) + "."};
    if (!std::exchange(foes(me).plot[nth(there)], false))
      return {to_me + name + "'s shovel lands on " + square(there) + "."};
    ++dug_[nth(me)];
    return {"all: " + name + " digs up a plot on " + square(there) + "."};
  }

  // Compares every square of both boards, as the table's owner sees them, with the model.
  void compare(const Robbery& game) const {
    const View truth = game.view(SeatId::owner);
    const Game& g = game.game();
    for (const SeatId seat : {k_red, k_white}) {
      const auto& board = boards_[nth(seat)];
      const ZoneInstance zone = g.layout().zone_instance(g.zone("board"), seat);
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
      const int dug = dug_[nth(other(seat))];
      CHECK(board.plots() + dug == 3);
      CHECK(truth.var(g.var("dug_up"), other(seat)) == dug);
    }
  }

  std::uint64_t choices(SeatId seat, bool stay) const {
    return nth(boards_[nth(seat)].moves(index(seat))) + 5 + (stay ? 1 : 0);
  }
  int skips() const { return skips_; }
  int dug(SeatId seat) const { return dug_[nth(seat)]; }

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

struct RulesMix {
  Settings settings;
  bool pieces_block = false, stay = false;
  int skips = 3;
  std::uint32_t plies = 400;
};

const std::vector<RulesMix> k_mixes{
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
void check_end(const Robbery& game, const Model& model, const RulesMix& mix, SeatId seat) {
  const Header& header = game.header();
  if (model.dug(seat) == 3) {
    CHECK(header.ended);
    CHECK(header.winners == seat_bit(seat));
  } else if (mix.skips > 0 && model.skips() == 2 * mix.skips) {
    const int red = model.dug(k_red), white = model.dug(k_white);
    CHECK(header.ended);
    CHECK(header.winners == (red > white ? 1U : red < white ? 2U : 0U));
  } else {
    // The setup does not count as an action.
    CHECK(header.ended == (header.ply - 1 == mix.plies));
    CHECK(header.winners == 0);
  }
}

void play_games(std::uint64_t games) {
  for (const RulesMix& mix : k_mixes) {
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

}  // namespace

TEST_CASE("Graverobber follows a plain model, under every mix of options", "[rulesets]") {
  play_games(8);
}

TEST_CASE("Graverobber follows a plain model for ten thousand games", "[.][slow][rulesets]") {
  play_games(10000);
}

}  // namespace hr::tests
