// SPDX-License-Identifier: MIT
// All that dice and draws can bring in one action, each once, with its odds.
#include "core/engine/each_outcome.h"

#include <catch2/catch.hpp>
#include <map>
#include <vector>

#include "core/base/error.h"

namespace hr::tests {

namespace {

using Odds = std::map<std::vector<int>, double>;

template <class Act>
Odds outcomes_of(const Act& act) {
  Odds out;
  std::vector<int> faces;
  each_outcome(
      [&](ActionContext& context) {
        act(context.chance);
        faces = context.chance.faces();
      },
      [&](double probability) {
        CHECK(out.count(faces) == 0);
        out[faces] = probability;
      });
  return out;
}

}  // namespace

TEST_CASE("without dice there is one outcome", "[core]") {
  CHECK(outcomes_of([](Chance&) {}) == Odds{{{}, 1.0}});
}

TEST_CASE("all faces of several dice come up", "[core]") {
  const Odds found = outcomes_of([](Chance& chance) { chance.roll(6), chance.roll(4); });
  CHECK(found.size() == 24);
  for (const auto& [faces, probability] : found) CHECK(probability == Approx(1.0 / 24));
}

TEST_CASE("cards are drawn as often as they are there, and none that is not", "[core]") {
  // Two of the first sort, none of the second, one of the third.
  const Odds found = outcomes_of([](Chance& chance) {
    std::vector<int> cards{2, 0, 1};
    for (int i = 0; i < 2; ++i) --cards[static_cast<std::size_t>(chance.draw<int>(cards))];
  });
  CHECK(found.size() == 3);
  CHECK(found.at({1, 1}) == Approx(1.0 / 3));
  CHECK(found.at({1, 3}) == Approx(1.0 / 3));
  CHECK(found.at({3, 1}) == Approx(1.0 / 3));
}

TEST_CASE("what comes up decides what is rolled next", "[core]") {
  const Odds found = outcomes_of([](Chance& chance) {
    if (chance.roll(3) == 2 && chance.roll(2) == 1) chance.roll(2);
  });
  CHECK(found.size() == 5);
  CHECK(found.at({1}) == Approx(1.0 / 3));
  CHECK(found.at({2, 2}) == Approx(1.0 / 6));
  CHECK(found.at({2, 1, 2}) == Approx(1.0 / 12));
}

TEST_CASE("outcomes may be asked for within outcomes, and errors pass", "[core]") {
  int inner = 0;
  each_outcome([](ActionContext& context) { context.chance.roll(2); },
               [&](double) {
                 each_outcome([](ActionContext& context) { context.chance.roll(3); },
                              [&](double probability) {
                                ++inner;
                                CHECK(probability == Approx(1.0 / 3));
                              });
               });
  CHECK(inner == 6);
  CHECK_THROWS_AS(each_outcome([](ActionContext&) { throw Error("no"); }, [](double) {}), Error);
}

}  // namespace hr::tests
