// SPDX-License-Identifier: MIT
// Two versions of a game played from the same seed: what the change does not touch stays as it was.
#include <catch2/catch.hpp>

#include "core/bots/bot_game.h"
#include "core/lab/comparison.h"
#include "tests/support/engine_of.h"

namespace hr::tests {

namespace {

struct Deed {
  std::int64_t choice = 0;
  int face = 0;
  friend bool operator==(const Deed&, const Deed&) = default;
};
using Deeds = std::vector<Deed>;

// Every action rolls a die. White has as many second turns as it is told.
class Callers : public Rules {
 public:
  enum class Does : std::uint8_t { chooses, places };

  explicit Callers(int extra) : extra_(extra) {}

  static GameDef definition(Does does) {
    GameDef d = stones(Board::grid({.columns = 8, .rows = 8}));
    PatternDef choice = pattern(PatternType::choice);
    for (int i = 0; i < 50; ++i) choice.words.push_back("w" + std::to_string(i));
    d.verbs = {verb("act", {does == Does::chooses ? choice : place("stone", empty())})};
    d.verbs[0].effect = true;
    d.turn = true;
    d.vars = {{.name = "white_turns", .initial = 0, .see = {}}};
    return d;
  }

  void effect(Effect& g, SeatId me, const Action& action) override {
    deeds[nth(me)].push_back({action.arguments[0], g.roll(1000)});
  }
  SeatId turn(Effect& g, SeatId me) override {
    if (me != k_white) return k_white;
    const std::int64_t turns = g.var(VarId(0), SeatId::none).value() + 1;
    g.set_var(VarId(0), SeatId::none, turns);
    return turns <= extra_ ? k_white : k_black;
  }

  std::array<Deeds, 2> deeds;  // by seat, as far as they were not thought only

 private:
  int extra_;
};

constexpr std::uint32_t k_actions = 30;
using Does = Callers::Does;

// What each seat does in a game of random bots.
std::array<Deeds, 2> random_game(Does does, int extra, bool watched) {
  const auto rules = std::make_shared<Callers>(extra);
  LabGames games(playable_of(Callers::definition(does), rules),
                 {.bots = std::vector<BotSpec>(2), .limit = k_actions, .watched = watched});
  static_cast<void>(games.play(7));
  return rules->deeds;
}

// The same of bots that think.
std::array<Deeds, 2> bot_game(int extra, const char* bot) {
  const PlayableRules playable =
      playable_of(Callers::definition(Does::chooses), std::make_shared<Callers>(extra));
  const std::vector<BotSpec> bots(2, read_bot_spec(bot));
  const Match match = play_bot_game(playable, bots, {.seed = 7, .limit = k_actions});
  std::array<Deeds, 2> out;
  for (const NodeId id : match.tree().line()) {
    const Node& node = match.node(id);
    if (node.type == StepType::action)
      out[nth(node.seat)].push_back({node.choice().action.arguments[0], node.faces().front()});
  }
  return out;
}

// The beginning that both have.
void check_alike(Deeds a, Deeds b) {
  const std::size_t both = std::min(a.size(), b.size());
  CHECK(both >= k_actions / 2 - 3);
  a.resize(both);
  b.resize(both);
  CHECK(a == b);
}

std::vector<int> faces(const Deeds& deeds) {
  std::vector<int> out;
  for (const Deed& deed : deeds) out.push_back(deed.face);
  return out;
}

}  // namespace

TEST_CASE("an action more of one seat changes neither draws nor dice of the others",
          "[core][lab]") {
  for (const bool watched : {false, true}) {
    const auto a = random_game(Does::chooses, 0, watched);
    const auto b = random_game(Does::chooses, 3, watched);
    CHECK(a[0].size() == a[1].size());
    CHECK(b[0].size() > b[1].size() + 1);
    for (std::size_t seat = 0; seat < 2; ++seat) check_alike(a[seat], b[seat]);
    CHECK(faces(a[0]) != faces(a[1]));
  }
  for (const char* bot : {"random", "greedy", "search:5"}) {
    const auto a = bot_game(0, bot), b = bot_game(3, bot);
    CHECK(b[0].size() > b[1].size() + 1);
    for (std::size_t seat = 0; seat < 2; ++seat) check_alike(a[seat], b[seat]);
  }
}

TEST_CASE("that holds at full speed, which plays the games that are played step by step",
          "[core][lab]") {
  const auto fast = random_game(Does::places, 0, false);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    CHECK(fast[seat] == random_game(Does::places, 0, true)[seat]);
    const auto more = random_game(Does::places, 2, false);
    CHECK(more[seat] == random_game(Does::places, 2, true)[seat]);
    // Where the stones go depends on how many there are; what the dice show does not.
    std::vector<int> a = faces(fast[seat]), b = faces(more[seat]);
    a.resize(13);
    b.resize(13);
    CHECK(a == b);
  }
}

}  // namespace hr::tests
