// SPDX-License-Identifier: MIT
// Games that hide something, followed move by move with plain models of their rules.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <vector>

#include "core/trials/simulate.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

namespace {

std::filesystem::path secret_game(const std::string& name) {
  return std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets" / name;
}

// A seat's random choice among its legal actions; how many there are goes to `legal`.
Choice random_action(Ready& ready, SeatId seat, Random& random, std::uint64_t& legal) {
  legal = ready.engine->legal(ready.state, seat);
  REQUIRE(legal > 0);
  return ready.engine->pick(random.below(legal));
}

void do_action(Ready& ready, SeatId seat, const Choice& choice) {
  ready.engine->play(ready.state, seat, choice, ready.context);
}

bool is_called(const Ready& ready, const Choice& choice, std::string_view verb) {
  return ready.game->verb_name(choice.action.verb) == verb;
}

std::int64_t value_of(const Ready& ready, const char* var, int seat) {
  return View(*ready.engine, ready.state, SeatId::owner)
      .var(ready.game->var(var), SeatId(seat))
      .value();
}

}  // namespace

TEST_CASE("sealed bids go as in a plain model", "[rulesets]") {
  for (const int seats : {3, 4, 5}) {
    Ready ready(secret_game("sealed_bids"), {{"players", std::to_string(seats)}});
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      ready.start(seed);
      Random random = random_choices(seed);
      std::vector<std::int64_t> money(nth(seats), 20), worth(nth(seats), 0);
      for (int lot = 1; lot <= 8; ++lot) {
        REQUIRE_FALSE(ready.header().ended);
        const std::int64_t picture = value_of(ready, "picture", 0);
        std::vector<std::int64_t> bids;
        for (int seat = 0; seat < seats; ++seat) {
          std::uint64_t legal = 0;
          const Choice bid = random_action(ready, SeatId(seat), random, legal);
          CHECK(legal == static_cast<std::uint64_t>(money[nth(seat)]) + 1);
          bids.push_back(bid.action.arguments[0]);
          do_action(ready, SeatId(seat), bid);
          do_action(ready, SeatId(seat), random_action(ready, SeatId(seat), random, legal));
          CHECK(legal == 1);
        }
        const auto best = std::ranges::max_element(bids);
        if (std::ranges::count(bids, *best) > 1) continue;
        money[nth(best - bids.begin())] -= *best;
        worth[nth(best - bids.begin())] += picture;
      }
      REQUIRE(ready.header().ended);
      std::int64_t most = 0;
      for (int seat = 0; seat < seats; ++seat) {
        CHECK(value_of(ready, "money", seat) == money[nth(seat)]);
        CHECK(value_of(ready, "worth", seat) == worth[nth(seat)]);
        most = std::max(most, money[nth(seat)] + worth[nth(seat)]);
      }
      for (int seat = 0; seat < seats; ++seat)
        CHECK(((ready.header().winners >> seat & 1) != 0) ==
              (money[nth(seat)] + worth[nth(seat)] == most));
    }
  }
}

namespace {

constexpr int k_side = 10;
const std::map<std::string, int> k_ships{
    {"battleship", 4}, {"carrier", 5}, {"cruiser", 3}, {"destroyer", 2}, {"submarine", 3}};

struct PlainFleet {
  std::array<std::string, k_side * k_side> sea, shots;

  // The cells of a ship; none if it does not fit.
  std::vector<int> cells(int bow, bool north, int length) const {
    const int x = bow % k_side, y = bow / k_side;
    if ((north ? y : x) + length > k_side) return {};
    std::vector<int> out;
    for (int i = 0; i < length; ++i) out.push_back(bow + i * (north ? k_side : 1));
    const bool free = std::ranges::all_of(out, [&](int cell) { return sea[nth(cell)].empty(); });
    return free ? out : std::vector<int>{};
  }
  std::uint64_t placements(int length) const {
    std::uint64_t out = 0;
    for (int bow = 0; bow < k_side * k_side; ++bow)
      for (const bool north : {false, true}) out += cells(bow, north, length).empty() ? 0 : 1;
    return out;
  }
};

}  // namespace

TEST_CASE("hidden fleets are placed and sunk as in a plain model", "[rulesets]") {
  Ready ready(secret_game("hidden_fleets"));
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    ready.start(seed);
    Random random = random_choices(seed);
    std::array<PlainFleet, 2> fleets;
    std::uint64_t legal = 0;
    for (const int seat : {1, 0}) {
      for (const auto& [ship, length] : k_ships) {
        const Choice choice = random_action(ready, SeatId(seat), random, legal);
        REQUIRE(is_called(ready, choice, ship));
        CHECK(legal == fleets[nth(seat)].placements(length));
        const bool north = choice.action.arguments[1] == 0;
        const auto bow = static_cast<int>(choice.action.arguments[0]);
        for (const int cell : fleets[nth(seat)].cells(bow, north, length))
          fleets[nth(seat)].sea[nth(cell)] = ship;
        do_action(ready, SeatId(seat), choice);
      }
      do_action(ready, SeatId(seat), random_action(ready, SeatId(seat), random, legal));
    }
    int seat = 0;
    std::array<int, 2> left{17, 17}, shots{100, 100};
    while (left[0] > 0 && left[1] > 0) {
      REQUIRE_FALSE(ready.header().ended);
      REQUIRE(index(ready.header().turn) == seat);
      const Choice choice = random_action(ready, SeatId(seat), random, legal);
      CHECK(legal == static_cast<std::uint64_t>(shots[nth(seat)]--));
      std::string& hit = fleets[nth(1 - seat)].sea[nth(choice.action.arguments[0])];
      const std::string ship = std::exchange(hit, "");
      ready.events.clear();
      do_action(ready, SeatId(seat), choice);
      const bool sinks = !ship.empty() && std::ranges::count(fleets[nth(1 - seat)].sea, ship) == 0;
      CHECK(ready.events.size() == (ship.empty() ? 0 : 1U) + (sinks ? 1 : 0));
      if (ship.empty())
        seat = 1 - seat;
      else
        --left[nth(1 - seat)];
    }
    CHECK(ready.header().ended);
    CHECK(ready.header().winners == (left[0] > 0 ? 1U : 2U));
  }
}

namespace {

// Ranks by cell; 0: nobody.
struct PlainRanks {
  std::array<std::array<int, 36>, 2> rank{};

  std::vector<std::pair<int, int>> moves(int seat) const {
    std::vector<std::pair<int, int>> out;
    for (int from = 0; from < 36; ++from)
      for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        const int x = from % 6 + dx, y = from / 6 + dy, to = from + dx + 6 * dy;
        if (x < 0 || x > 5 || y < 0 || y > 5 || rank[nth(seat)][nth(from)] < 2) continue;
        if (rank[nth(seat)][nth(to)] == 0) out.emplace_back(from, to);
      }
    std::ranges::sort(out);
    return out;
  }
  // Returns whether the flag is taken.
  bool move(int seat, int from, int to) {
    int& mine = rank[nth(seat)][nth(from)];
    int& theirs = rank[nth(1 - seat)][nth(to)];
    const bool flag = theirs == 1;
    const int moving = std::exchange(mine, 0);
    if (theirs < moving) theirs = 0, rank[nth(seat)][nth(to)] = moving;
    if (theirs == moving) theirs = 0;
    return flag;
  }
};

}  // namespace

TEST_CASE("hidden ranks fight as in a plain model", "[rulesets]") {
  Ready ready(secret_game("hidden_ranks"));
  const std::array<std::string, 6> names{"flag",    "scout", "sergeant",
                                         "captain", "major", "general"};
  int flags = 0, fights = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    ready.start(seed);
    Random random = random_choices(seed);
    PlainRanks plain;
    std::uint64_t legal = 0;
    for (const int seat : {0, 1})
      for (;;) {
        const Choice choice = random_action(ready, SeatId(seat), random, legal);
        do_action(ready, SeatId(seat), choice);
        const auto name = std::ranges::find(names, ready.game->verb_name(choice.action.verb));
        if (name == names.end()) break;
        plain.rank[nth(seat)][nth(choice.action.arguments[0])] =
            static_cast<int>(name - names.begin()) + 1;
      }
    for (int seat = 0; !ready.header().ended; seat = 1 - seat) {
      REQUIRE(index(ready.header().turn) == seat);
      REQUIRE(ready.engine->legal(ready.state, SeatId(seat)) == plain.moves(seat).size());
      std::vector<std::pair<int, int>> found;
      for (const Choice& choice : ready.engine->list())
        found.emplace_back(choice.action.arguments[0], choice.action.arguments[1]);
      std::ranges::sort(found);
      REQUIRE(found == plain.moves(seat));
      const Choice choice = ready.engine->pick(random.below(found.size()));
      ready.events.clear();
      do_action(ready, SeatId(seat), choice);
      const auto meets = [&](const Event& event) {
        return ready.game->event_def(event.kind).name == "meet";
      };
      fights += static_cast<int>(std::ranges::count_if(ready.events, meets));
      const bool flag = plain.move(seat, static_cast<int>(choice.action.arguments[0]),
                                   static_cast<int>(choice.action.arguments[1]));
      flags += flag ? 1 : 0;
      if (flag) CHECK(ready.header().winners == 1U << seat);
    }
  }
  CHECK(flags > 20);
  CHECK(fights > 200);
}

}  // namespace hr::tests
