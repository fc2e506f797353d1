// SPDX-License-Identifier: MIT
// Compares Cube Digger with a plain model, in random games of the base game, its variants and
// combinations of them; and follows a player who knows only what it was shown.
#include <catch2/catch.hpp>

#include "core/trials/simulate.h"
#include "tests/support/digger_deduction.h"
#include "tests/support/digger_mixes.h"
#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

// One game, examined after each action.
class Dig : Ready {
 public:
  explicit Dig(const DiggerMix& mix)
      : Ready(mix.load()), mix_(mix), plain_(*game, mix.rules, mix.cuts) {
    REQUIRE(game->seats() == mix.seats);
  }

  void play(std::uint64_t seed) {
    INFO("game " << seed);
    start(seed);
    Random random = random_choices(seed);
    while (!header().ended) {
      const SeatId seat = actor(*this);
      check_offers(seat);
      engine->legal(state, seat);
      const Choice choice = engine->pick(random.below(engine->legal(state, seat)));
      act(seat, choice);
      check_supplies();
    }
    for (const DiggerDeduction& player : players_) learned += player.learned();
    wins += header().winners != 0 ? 1 : 0;
  }

  int learned = 0, wins = 0;
  std::map<std::string, int> heard;  // how often each event was sent

 private:
  View truth() const { return {*engine, state, SeatId::owner}; }

  void start(std::uint64_t seed) {
    Ready::start(seed);
    players_.clear();
    for (int s = 0; s < mix_.seats; ++s)
      players_.emplace_back(*game, plain_, mix_.treasures, mix_.bombs);
    now_ = plain_.read(truth());
    lost_.assign(nth(mix_.seats), 0);
    hides_ = -1;
    set_up_ = true;
  }

  std::string verb(const Choice& choice) const {
    return std::string(game->verb_name(choice.action.verb));
  }

  Said told(SeatId seat) const {
    Said out;
    for (const Event& event : events) {
      if ((event.audience & seat_bit(seat)) == 0) continue;
      std::string& line = out.emplace_back(game->event_def(event.kind).name);
      for (const EventArgument& argument : event.arguments) {
        if (const auto* who = std::get_if<SeatId>(&argument)) line += seat_word(index(*who));
        if (const auto* cell = std::get_if<CellId>(&argument)) line += cell_word(index(*cell));
        if (const auto* n = std::get_if<std::int64_t>(&argument)) line += "|" + std::to_string(*n);
        if (const auto* text = std::get_if<std::string>(&argument)) line += "|" + *text;
      }
    }
    return out;
  }

  // The seat's legal moves are those of the plain model.
  void check_offers(SeatId seat) {
    const int me = index(seat);
    std::map<std::string, Spots> offers;
    engine->legal(state, seat);
    for (const Choice& choice : engine->list())
      offers[verb(choice)].insert(
          static_cast<int>(choice.action.arguments[verb(choice) == "step" ? 1 : 0]));
    if (offers.contains("ready") || offers.contains("question")) return;
    std::map<std::string, Spots> expected{{"scan", plain_.beside(now_.pawns[nth(me)])},
                                          {"defuse", plain_.beside(now_.pawns[nth(me)])}};
    if (const Spots steps = plain_.steps(now_, me); !steps.empty()) expected["step"] = steps;
    if (offers.contains("hide")) expected = {{"hide", plain_.hiding(now_, me, false)}};
    if (offers.contains("rehide")) expected = {{"rehide", plain_.hiding(now_, me, true)}};
    if (offers.contains("arm")) expected = {{"arm", plain_.arming(now_, me)}};
    REQUIRE(offers == expected);
  }

  void act(SeatId seat, const Choice& choice) {
    const int me = index(seat);
    const Diggings before = now_;
    Diggings expected = now_;
    const std::string what = verb(choice);
    const auto cell = static_cast<int>(choice.action.arguments[what == "step" ? 1 : 0]);
    INFO(what << " by seat " << me << " at " << cell);
    Said said;
    PlainCubeDigger::Outcome outcome;
    if (what == "hide" || what == "rehide") expected.treasures[nth(me)].insert(cell);
    if (what == "arm") expected.bombs[nth(me)].insert(cell);
    if (what == "rehide") hides_ = -1;
    if (what == "question") said = {answer(before, cell)};
    if (what == "step" || what == "scan" || what == "defuse") {
      set_up_ = false;
      outcome = plain_.act(expected, me, what, cell);
      said = outcome.said;
      hides_ = outcome.hides;
      if (outcome.asks) victim_ = me;
    }
    const SeatId turn = header().turn;
    events.clear();
    engine->play(state, seat, choice, context);
    pass(expected, turn);
    now_ = plain_.read(truth());
    REQUIRE(now_ == expected);
    REQUIRE(header().ended == (outcome.wins || header().reason == EndReason::end));
    if (outcome.wins) REQUIRE(header().winners == seat_bit(seat));
    listen(said, me, before, expected);
  }

  // When nothing is left to do in a turn, it is counted down or passes to the next seat.
  void pass(Diggings& expected, SeatId turn) {
    if (set_up_ || header().asks > 0 || header().ended) return;
    int& turns = expected.turns[nth(turn)];
    const bool on = turns > 1;
    turns = on ? turns - 1 : 1;
    REQUIRE(header().turn == (on ? turn : SeatId((index(turn) + 1) % mix_.seats)));
  }

  std::string answer(const Diggings& now, int cell) const {
    const char* has = now.bombs[nth(victim_)].contains(cell)       ? "bomb"
                      : now.treasures[nth(victim_)].contains(cell) ? "treasure"
                                                                   : "nothing";
    return "answer" + seat_word(victim_) + cell_word(cell) + "|" + has;
  }

  // Everybody was shown the expected events, and nobody's conclusions are wrong.
  void listen(const Said& said, int actor, const Diggings& before, const Diggings& after) {
    for (int s = 0; s < mix_.seats; ++s) {
      const Said heard_now = told(SeatId(s));
      REQUIRE(heard_now == said);
      DiggerDeduction& player = players_[nth(s)];
      player.hear(heard_now, actor, before.pawns[nth(actor)], after.pawns[nth(actor)]);
      REQUIRE(player.wrong() == "");
    }
    for (const std::string& line : said) ++heard[words_of(line).front()];
    account(told(SeatId(0)), actor, before);
    if (!set_up_) check_conclusions(players_.front(), after);
  }

  // Counts the bombs that were reported as removed. One of the defuser's own beside another's is
  // not reported.
  void account(const Said& told, int actor, const Diggings& before) {
    for (std::size_t i = 0; i < told.size(); ++i) {
      const auto words = words_of(told[i]);
      if (words[0] == "own") ++lost_[nth(number_of(words[1]))];
      if (words[0] == "boom" || words[0] == "defused") ++lost_[nth(number_of(words[2]))];
      if (i == 0 && words[0] == "defused" && before.bombs[nth(actor)].contains(number_of(words[3])))
        ++lost_[nth(actor)];
    }
  }

  void check_conclusions(const DiggerDeduction& player, const Diggings& now) const {
    using Is = DiggerDeduction::Is;
    bool right = true;
    for (int foe = 0; foe < mix_.seats; ++foe)
      for (int c = 0; c < game->cells(); ++c) {
        const bool bomb = now.bombs[nth(foe)].contains(c),
                   chest = now.treasures[nth(foe)].contains(c);
        right = right && player.bomb(foe, c) != (bomb ? Is::no : Is::yes) &&
                player.chest(foe, c) != (chest ? Is::no : Is::yes);
      }
    REQUIRE(right);
  }

  // Bombs are where they were placed, or were reported as removed; a treasure is on its owner's
  // map, carried by another player, or about to be hidden again.
  void check_supplies() {
    if (set_up_) return;
    for (int s = 0; s < mix_.seats; ++s) {
      REQUIRE(static_cast<int>(now_.bombs[nth(s)].size()) + lost_[nth(s)] == mix_.bombs);
      const auto carried = std::ranges::count(now_.carrying, s);
      REQUIRE(static_cast<int>(now_.treasures[nth(s)].size() + carried) + (hides_ == s ? 1 : 0) ==
              mix_.treasures);
      REQUIRE(now_.carrying[nth(s)] != s);
    }
  }

  DiggerMix mix_;
  PlainCubeDigger plain_;
  std::vector<DiggerDeduction> players_;
  Diggings now_;
  std::vector<int> lost_;  // bombs, by seat
  int hides_ = -1, victim_ = -1;
  bool set_up_ = true;
};

void play_mixes(int games) {
  std::map<std::string, int> heard;
  int wins = 0;
  for (const DiggerMix& mix : digger_mixes()) {
    INFO(name_of(mix));
    Dig dig(mix);
    for (int n = 1; n <= games; ++n) dig.play(static_cast<std::uint64_t>(n));
    CHECK(dig.learned > 0);
    wins += dig.wins;
    for (const auto& [event, times] : dig.heard) heard[event] += times;
  }
  CHECK(wins > 0);
  for (const char* event : {"boom", "nothing", "found", "bomb", "clear", "defused", "own", "dud",
                            "dropped", "home", "answer", "detector", "sniffed", "no_bombs"}) {
    INFO(event);
    CHECK(heard[event] > 0);
  }
}

}  // namespace

TEST_CASE("Random games of Cube Digger follow the plain model, and all events are true",
          "[rulesets]") {
  play_mixes(3);
}

}  // namespace hr::tests
