// SPDX-License-Identifier: MIT
// Very many random games of Cube Digger with each combination of variants: no error, no dead end,
// and after every action all bombs are where they were placed or were reported as removed, all
// treasures are hidden, carried or about to be hidden again, and every player has one pawn.
#include <bit>
#include <catch2/catch.hpp>

#include "core/engine/asks.h"
#include "core/trials/simulate.h"
#include "tests/support/code_of.h"
#include "tests/support/digger_mixes.h"
#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

class Diggers : Ready {
 public:
  explicit Diggers(const DiggerMix& mix)
      : Ready(mix.load()),
        mix_(mix),
        map_(game->zone("map")),
        bomb_(game->kind("bomb")),
        treasure_(game->kind("treasure")) {}

  // The problem of a game; "" if there is none.
  std::string play(std::uint64_t seed) {
    Random random = random_choices(seed);
    start(seed);
    while (!header().ended) {
      const SeatId seat = actor(*this);
      const std::uint64_t legal = engine->legal(state, seat);
      if (legal == 0 && !all_open(state, *game)) return "a dead end";
      if (legal == 0) {  // a setup without legal answers is started over
        start(++seed ^ (std::uint64_t{1} << 32));
        continue;
      }
      act(seat, engine->pick(random.below(legal)));
      if (std::string wrong = check(); !wrong.empty()) return wrong;
      ++actions;
    }
    return "";
  }

  std::uint64_t actions = 0;
  int gone = 0;  // bombs, in all games

 private:
  void start(std::uint64_t seed) {
    Ready::start(seed);
    lost_.assign(nth(mix_.seats), 0);
  }

  int pieces(ZoneId zone, KindId kind, int seat) const {
    const ZoneLayout& layout =
        game->layout().zone(game->layout().zone_instance(zone, SeatId(seat)));
    const int set = layout.code_sets[nth(code_of(*game, {kind, SeatId(seat)}))];
    int out = 0;
    for (int i = 0; i < game->layout().stride(); ++i) out += std::popcount(state.words()[set + i]);
    return out;
  }
  bool has_bomb(int seat, std::int64_t cell) const {
    const View truth(*engine, state, SeatId::owner);
    return truth
               .at(game->layout().zone_instance(map_, SeatId(seat)), CellId(static_cast<int>(cell)))
               .piece.kind == bomb_;
  }

  // Bombs disappear only when that is reported. One of the defuser's own beside another's is not
  // reported.
  void act(SeatId seat, const Choice& choice) {
    const bool defuses = choice.action.verb == game->verb("defuse");
    const bool had = defuses && has_bomb(index(seat), choice.action.arguments[0]);
    events.clear();
    engine->play(state, seat, choice, context);
    bool others = false;
    for (const Event& event : events) {
      const std::string& name = game->event_def(event.kind).name;
      if (name == "own") lose(index(std::get<SeatId>(event.arguments[0])));
      if (name == "boom" || name == "defused") lose(index(std::get<SeatId>(event.arguments[1])));
      others = others || name == "defused";
    }
    if (had && others) lose(index(seat));
  }
  void lose(int seat) {
    ++lost_[nth(seat)];
    ++gone;
  }

  std::string check() const {
    const ZoneId pawns = game->zone("pawns");
    for (int s = 0; s < mix_.seats; ++s)
      if (pieces(pawns, game->kind("pawn"), s) != 1) return "a pawn too many or too few";
    if (all_open(state, *game)) return "";
    for (int s = 0; s < mix_.seats; ++s) {
      if (pieces(map_, bomb_, s) + lost_[nth(s)] != mix_.bombs) return "a bomb unaccounted for";
      int about = carried(s) + pieces(map_, treasure_, s);
      if (about == mix_.treasures - 1 && hides(s)) ++about;
      if (about != mix_.treasures) return "a treasure unaccounted for";
    }
    return "";
  }

  // The seat's treasures that others carry; a seat never carries its own.
  int carried(int seat) const {
    int out = 0;
    for (int s = 0; s < mix_.seats; ++s) {
      const int word = game->layout().var_word(game->var("carrying"), SeatId(s));
      const bool same = static_cast<std::int64_t>(state.words()[word]) == seat;
      out += same ? (s == seat ? 1000 : 1) : 0;
    }
    return out;
  }
  bool hides(int seat) const {
    const int open = open_ask(state, *game, SeatId(seat));
    return open >= 0 && ask_at(state, *game, open).verb == game->verb("rehide");
  }

  DiggerMix mix_;
  ZoneId map_;
  KindId bomb_, treasure_;
  std::vector<int> lost_;  // bombs, by seat
};

void play_all(std::uint64_t games) {
  for (const DiggerMix& mix : digger_mixes()) {
    INFO(name_of(mix));
    Diggers diggers(mix);
    for (std::uint64_t n = 1; n <= games; ++n) {
      const std::string wrong = diggers.play(n);
      if (wrong.empty()) continue;
      INFO("game " << n);
      FAIL(wrong);
    }
    CHECK(diggers.actions > games);
    CHECK(diggers.gone > 0);
  }
}

}  // namespace

TEST_CASE("No piece gets lost in random games of Cube Digger", "[rulesets]") { play_all(40); }

TEST_CASE("No piece gets lost in ten thousand games of each mix of Cube Digger",
          "[.][slow][rulesets]") {
  play_all(10'000);
}

}  // namespace hr::tests
