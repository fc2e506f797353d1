// SPDX-License-Identifier: MIT
// Dice: what they depend on, what they do not, and how they fall.
#include "core/engine/chance.h"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "tests/support/play.h"

namespace hr::tests {
namespace {

std::vector<int> rolls(std::uint64_t seed, std::uint32_t ply, int n, int sides = 1000) {
  Chance chance(seed);
  chance.begin(ply);
  for (int i = 0; i < n; ++i) chance.roll(sides);
  return chance.faces();
}

// A game in which every action rolls five dice.
struct Dice : Play {
  std::vector<std::vector<int>> fallen;
  Dice() : Play(definition(), 42) {
    own_rules.on_setup = [this](Effect& g) { return roll(g), SeatId(0); };
    own_rules.on_effect = [this](Effect& g, SeatId, const Action&) { roll(g); };
    start();
  }
  static GameDef definition() {
    GameDef d = stones(Board::grid({}));
    d.verbs = {verb("roll", {pattern(PatternType::pass)}),
               verb("wait", {pattern(PatternType::pass)})};
    d.verbs[0].effect = true;
    return d;
  }
  void roll(Effect& g) {
    fallen.emplace_back();
    for (int i = 0; i < 5; ++i) fallen.back().push_back(g.roll(1000));
  }
};

}  // namespace

TEST_CASE("a roll depends only on seed, action and number", "[core]") {
  CHECK(rolls(1, 5, 4) == rolls(1, 5, 4));
  CHECK(rolls(1, 5, 4) != rolls(2, 5, 4));
  CHECK(rolls(1, 5, 4) != rolls(1, 6, 4));
  Chance chance(1);
  for (const std::uint32_t ply : {9U, 5U, 5U, 0U}) {
    chance.begin(ply);
    for (int i = 0; i < 4; ++i) chance.roll(1000);
    CHECK(chance.faces() == rolls(1, ply, 4));
  }
}

TEST_CASE("a roll does not depend on rolls of other actions", "[core]") {
  Dice often, seldom;
  for (int ply = 0; ply < 6; ++ply) {
    often.play(act(VerbId(0)));
    seldom.play(act(VerbId(ply % 3 == 2 ? 0 : 1)));
  }
  REQUIRE(often.fallen.size() == 7);
  REQUIRE(seldom.fallen.size() == 3);
  CHECK(seldom.fallen[1] == often.fallen[3]);
  CHECK(seldom.fallen[2] == often.fallen[6]);
}

TEST_CASE("the dice of the setup are not those of the first action", "[core]") {
  Dice dice;
  dice.play(act(VerbId(0)));
  CHECK(dice.fallen[0] != dice.fallen[1]);
}

TEST_CASE("every action has its own dice", "[core]") {
  Dice dice;
  for (int ply = 0; ply < 5; ++ply) dice.play(act(VerbId(0)));
  for (std::size_t a = 1; a < dice.fallen.size(); ++a)
    for (std::size_t b = a + 1; b < dice.fallen.size(); ++b) {
      INFO(a << " and " << b);
      CHECK(dice.fallen[a] != dice.fallen[b]);
    }
}

TEST_CASE("dice show all faces about equally often", "[core]") {
  for (const int sides : {1, 2, 6, 20}) {
    std::vector<int> count(static_cast<std::size_t>(sides));
    constexpr int k_rolls = 12000;
    for (std::uint32_t ply = 0; ply < k_rolls / 4; ++ply)
      for (const int face : rolls(99, ply, 4, sides)) {
        REQUIRE(face >= 1);
        REQUIRE(face <= sides);
        ++count[nth(face - 1)];
      }
    const double expected = double(k_rolls) / sides;
    for (const int n : count) CHECK(std::abs(n - expected) < 6 * std::sqrt(expected));
  }
}

TEST_CASE("adjacent dice are not correlated", "[core]") {
  std::array<int, 36> pairs{};
  for (std::uint32_t ply = 0; ply < 7200; ++ply) {
    const auto two = rolls(3, ply, 2, 6);
    ++pairs[nth(6 * (two[0] - 1) + two[1] - 1)];
  }
  for (const int n : pairs) CHECK(std::abs(n - 200) < 90);
}

TEST_CASE("typed faces are used in turn, then dice are rolled again", "[core]") {
  const std::vector<int> typed{6, 1, 4};
  Chance chance(7, typed);
  chance.begin(3);
  std::vector<int> out;
  for (int i = 0; i < 5; ++i) out.push_back(chance.roll(6));
  const auto fallen = rolls(7, 3, 5, 6);
  CHECK(out == std::vector<int>{6, 1, 4, fallen[3], fallen[4]});
  CHECK(chance.faces() == out);
}

TEST_CASE("a typed face that the die does not have is refused", "[core]") {
  const std::vector<int> typed{7, 0};
  Chance chance(1, typed);
  chance.begin(0);
  CHECK(error_of([&] { chance.roll(6); }) == "A die here has the faces 1 to 6; 7 was given.");
  CHECK(chance.faces().empty());
  CHECK(chance.roll(7) == 7);
  CHECK(error_of([&] { chance.roll(6); }) == "A die here has the faces 1 to 6; 0 was given.");
}

TEST_CASE("cards are drawn as often as there are of them, without replacement", "[core]") {
  std::array<int, 4> drawn{};
  constexpr int k_draws = 12000;
  for (std::uint32_t ply = 0; ply < k_draws; ++ply) {
    Chance chance(5);
    chance.begin(ply);
    std::array<int, 4> bag{3, 0, 2, 1};
    const int first = chance.draw(std::span<const int>(bag));
    ++drawn[nth(first)];
    --bag[nth(first)];
    const int second = chance.draw(std::span<const int>(bag));
    REQUIRE(bag[nth(second)] > 0);
    CHECK(chance.faces() == std::vector<int>{first + 1, second + 1});
  }
  CHECK(drawn[1] == 0);
  for (const auto& [sort, cards] : {std::pair{0, 3}, {2, 2}, {3, 1}}) {
    const double expected = k_draws * cards / 6.0;
    CHECK(std::abs(drawn[nth(sort)] - expected) < 6 * std::sqrt(expected));
  }
}

TEST_CASE("every face is kept with who sees it and how likely it was", "[core]") {
  const std::vector<int> typed{2, 3};
  Chance chance(1, typed);
  chance.begin(0);
  CHECK(chance.roll(6) == 2);
  const std::array<std::uint16_t, 3> bag{3, 0, 2};
  CHECK(chance.draw(std::span<const std::uint16_t>(bag), 0b10) == 2);
  CHECK(chance.audiences() == std::vector<std::uint32_t>{Chance::k_undeclared, 0b10});
  CHECK(chance.odds() == std::vector<Odds>{{1, 6}, {2, 5, true}});
  chance.begin(1);
  CHECK(chance.audiences().empty());
  CHECK(chance.odds().empty());
}

TEST_CASE("a card that is not in the bag cannot be typed", "[core]") {
  for (const int face : {0, 2, 4}) {
    const std::vector<int> typed{face};
    Chance chance(1, typed);
    chance.begin(0);
    const std::array<int, 3> bag{3, 0, 2};
    CHECK(error_of([&] { chance.draw(std::span<const int>(bag)); }) ==
          "No such card can be drawn here: " + std::to_string(face) + " was given.");
    CHECK(chance.dice_error() != "");
  }
}

TEST_CASE("random numbers below a bound are below it, and uniform", "[core]") {
  Random random(1);
  for (const std::uint64_t n : {1ULL, 2ULL, 3ULL, 79ULL, (1ULL << 63) + 1, ~0ULL})
    for (int i = 0; i < 1000; ++i) REQUIRE(random.below(n) < n);
  std::array<int, 79> count{};
  for (int i = 0; i < 79000; ++i) ++count[random.below(79)];
  for (const int n : count) CHECK(std::abs(n - 1000) < 200);
}

}  // namespace hr::tests
