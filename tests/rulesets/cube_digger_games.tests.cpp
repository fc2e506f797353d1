// SPDX-License-Identifier: MIT
// Very many random games of Cube Digger with each combination of variants: no error, no dead end,
// and after every action all bombs are where they were placed or were reported as removed, all
// treasures are hidden, carried or about to be hidden again, and every player has one pawn.
#include <bit>
#include <catch2/catch.hpp>

#include "core/engine/asks.h"
#include "core/kernel/make_engine.h"
#include "core/trials/simulate.h"
#include "tests/support/code_of.h"
#include "tests/support/digger_mixes.h"
#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

class Diggers {
 public:
  explicit Diggers(const DiggerMix& mix)
      : mix_(mix),
        ruleset_(mix.load()),
        game_(ruleset_->game()),
        engine_(make_engine(game_, ruleset_->rules())),
        map_(game_->zone("map")),
        bomb_(game_->kind("bomb")),
        treasure_(game_->kind("treasure")) {}

  // The problem of a game; "" if there is none.
  std::string play(std::uint64_t seed) {
    Random random = random_choices(seed);
    start(seed);
    while (!state_.header().ended) {
      const SeatId seat = SeatId(std::countr_zero(engine_->actors(state_)));
      const std::uint64_t legal = engine_->legal(state_, seat);
      if (legal == 0 && !all_open(state_, *game_)) return "a dead end";
      if (legal == 0) {  // a setup without legal answers is started over
        start(++seed ^ (std::uint64_t{1} << 32));
        continue;
      }
      act(seat, engine_->pick(random.below(legal)));
      if (std::string wrong = check(); !wrong.empty()) return wrong;
      ++actions;
    }
    return "";
  }

  std::uint64_t actions = 0;
  int gone = 0;  // bombs, in all games

 private:
  void start(std::uint64_t seed) {
    context_ = {.chance = Chance(seed), .events = &events_};
    events_.clear();
    engine_->start(state_, context_);
    lost_.assign(nth(mix_.seats), 0);
  }

  int pieces(ZoneId zone, KindId kind, int seat) const {
    const ZoneLayout& layout =
        game_->layout().zone(game_->layout().zone_instance(zone, SeatId(seat)));
    const int set = layout.code_sets[nth(code_of(*game_, {kind, SeatId(seat)}))];
    int out = 0;
    for (int i = 0; i < game_->layout().stride(); ++i)
      out += std::popcount(state_.words()[set + i]);
    return out;
  }
  bool has_bomb(int seat, std::int64_t cell) const {
    const View truth(*engine_, state_, SeatId::owner);
    return truth
               .at(game_->layout().zone_instance(map_, SeatId(seat)),
                   CellId(static_cast<int>(cell)))
               .piece.kind == bomb_;
  }

  // Bombs disappear only when that is reported. One of the defuser's own beside another's is not
  // reported.
  void act(SeatId seat, const Choice& choice) {
    const bool defuses = choice.action.verb == game_->verb("defuse");
    const bool had = defuses && has_bomb(index(seat), choice.action.arguments[0]);
    events_.clear();
    engine_->play(state_, seat, choice, context_);
    bool others = false;
    for (const Event& event : events_) {
      const std::string& name = game_->event_def(event.kind).name;
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
    const ZoneId pawns = game_->zone("pawns");
    for (int s = 0; s < mix_.seats; ++s)
      if (pieces(pawns, game_->kind("pawn"), s) != 1) return "a pawn too many or too few";
    if (all_open(state_, *game_)) return "";
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
      const int word = game_->layout().var_word(game_->var("carrying"), SeatId(s));
      const bool same = static_cast<std::int64_t>(state_.words()[word]) == seat;
      out += same ? (s == seat ? 1000 : 1) : 0;
    }
    return out;
  }
  bool hides(int seat) const {
    const int open = open_ask(state_, *game_, SeatId(seat));
    return open >= 0 && ask_at(state_, *game_, open).verb == game_->verb("rehide");
  }

  DiggerMix mix_;
  std::unique_ptr<scripting::Ruleset> ruleset_;
  std::shared_ptr<const Game> game_;
  std::unique_ptr<Engine> engine_;
  ZoneId map_;
  KindId bomb_, treasure_;
  State state_;
  std::vector<Event> events_;
  ActionContext context_;
  std::vector<int> lost_;  // bombs, by seat
};

void play_all(std::uint64_t games) {
  for (const DiggerMix& mix : digger_mixes()) {
    std::string name;
    for (const std::string& variant : mix.variants) name += variant + " ";
    for (const auto& [option, value] : mix.settings) name += option + "=" + value + " ";
    name += mix.board;
    INFO(name);
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
