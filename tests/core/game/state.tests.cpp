// SPDX-License-Identifier: MIT
// The state as plain data: words, bytes, hashes.
#include "core/game/state.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "core/match/node.h"
#include "tests/support/play.h"

namespace hr::tests {
namespace {

struct Game6 {
  CubeWarsRules rules;
  Play play;
  explicit Game6(int moves) : play(cube_wars(6, 8, 3, 0), &rules, 0) {
    play.start();
    Random random(11);
    while (static_cast<int>(play.header().ply) < moves && !play.header().ended) {
      const std::uint64_t n = random.below(play.legal());
      play.engine->play(play.state, play.turn(), play.engine->pick(n), play.context);
    }
  }
};

}  // namespace

TEST_CASE("a state is restored from its bytes, including position keys", "[core]") {
  for (const int moves : {0, 1, 7, 40}) {
    Game6 game(moves);
    const State& state = game.play.state;
    const int fixed = game.play.game->layout().words();
    CHECK(static_cast<int>(state.size()) > fixed);
    const std::string bytes = state.serialise();
    CHECK(bytes.size() == state.size() * 8);
    const State back = State::deserialise(bytes, fixed);
    CHECK(back == state);
    CHECK(back.hash() == state.hash());
    CHECK(back.serialise() == bytes);
  }
}

TEST_CASE("a game continues from a state's bytes as from the state", "[core]") {
  Game6 game(10);
  Play& play = game.play;
  State copy = State::deserialise(play.state.serialise(), play.game->layout().words());
  Random one(5), other(5);
  play.engine->playout(play.state, one, play.context);
  play.engine->playout(copy, other, play.context);
  CHECK(copy == play.state);
}

TEST_CASE("the bytes of a state are its words, least significant first", "[core]") {
  State state(k_header_words + 1);
  state.words()[k_header_words] = 0x0123456789abcdef;
  const std::string bytes = state.serialise();
  CHECK(bytes.substr(bytes.size() - 8) == "\xef\xcd\xab\x89\x67\x45\x23\x01");
}

TEST_CASE("the wrong number of bytes is no state", "[core]") {
  const State state(k_header_words + 2);
  const std::string bytes = state.serialise();
  const int fixed = k_header_words + 2;
  const auto refusal = [&](const std::string& from) {
    return error_of([&] { State::deserialise(from, fixed); });
  };
  const std::string head =
      "state: expected at least " + std::to_string(fixed * 8) + " bytes, a multiple of 8, got ";
  CHECK(refusal("") == head + "0");
  CHECK(refusal(bytes.substr(1)) == head + std::to_string(fixed * 8 - 1));
  CHECK(refusal(bytes.substr(8)) == head + std::to_string(fixed * 8 - 8));
  CHECK(refusal(bytes + "abc") == head + std::to_string(fixed * 8 + 3));
  CHECK(refusal(bytes + "12345678").empty());
}

TEST_CASE("every bit of a state affects its hash", "[core]") {
  State state(k_header_words + 3);
  std::set<std::uint64_t> hashes{state.hash()};
  for (std::size_t i = 0; i < state.size(); ++i)
    for (int bit = 0; bit < 64; ++bit) {
      state.words()[i] ^= Word{1} << bit;
      hashes.insert(state.hash());
      state.words()[i] ^= Word{1} << bit;
    }
  CHECK(hashes.size() == 64 * state.size() + 1);
  State longer = state;
  longer.remember(0);
  CHECK(longer.hash() != state.hash());
}

TEST_CASE("keys are stored after the fixed words and forgotten again", "[core]") {
  State state(k_header_words);
  state.remember(5);
  state.remember(6);
  CHECK(state.size() == static_cast<std::size_t>(k_header_words) + 2);
  CHECK(state.all().back() == 6);
  state.forget();
  CHECK(state == State(k_header_words));
}

// Compared with a plain list of keys, over several blocks of older keys.
TEST_CASE("many keys are counted, saved and restored like few", "[core]") {
  Random random(3);
  State state(k_header_words);
  std::vector<Word> plain;
  State earlier = state;
  std::vector<Word> plain_earlier;
  for (int n = 0; n < 20000; ++n) {
    const State before = state;
    if (random.below(15000) == 0) {
      state.forget();
      plain.clear();
    } else {
      state.remember(random.below(40));
      plain.push_back(state.keys().back());
    }
    const Node node(MadeStep(), before, state), copy = node;
    State again = state;
    copy.journal().undo(again);
    REQUIRE(again == before);
    copy.journal().redo(again);
    REQUIRE(again == state);
    if (n % 997 != 0) continue;
    INFO("after " << n << ", with " << plain.size() << " keys");
    for (Word key = 0; key < 41; ++key) REQUIRE(state.times(key) == std::ranges::count(plain, key));
    const std::string bytes = state.serialise();
    REQUIRE(bytes.size() == 8 * (k_header_words + plain.size()));
    const State back = State::deserialise(bytes, k_header_words);
    REQUIRE(back == state);
    REQUIRE(back.hash() == state.hash());
    REQUIRE(back.serialise() == bytes);
    REQUIRE((state == earlier) == (plain == plain_earlier));
    earlier = state;
    plain_earlier = plain;
  }
}

TEST_CASE("back under earlier rules, a state has the fixed words of those", "[core]") {
  State before(k_header_words + 1), after(k_header_words + 4);
  before.remember(1);
  after.remember(2);
  const Node swap(MadeStep(), before, after);
  State state = after;
  swap.journal().undo(state);
  REQUIRE(state == before);
  state.remember(3);
  CHECK(state.times(1) == 1);
  CHECK(state.keys().size() == 2);
  const Node action(MadeStep(), before, state);
  action.journal().undo(state);
  swap.journal().redo(state);
  CHECK(state == after);
  CHECK(state.keys().size() == 1);
}

TEST_CASE("no key is lost among many", "[core]") {
  State state(k_header_words);
  for (Word key = 0; key < 10000; ++key) state.remember(key);
  State other(k_header_words);
  for (Word key = 0; key < 10000; ++key) other.remember(key == 77 ? 78 : key);
  CHECK(state.times(77) == 1);
  CHECK(other.times(77) == 0);
  CHECK(other.times(78) == 2);
  CHECK_FALSE(state == other);
  CHECK(state.hash() != other.hash());
}

TEST_CASE("the same game played twice gives equal states", "[core]") {
  CHECK(Game6(30).play.state == Game6(30).play.state);
  CHECK_FALSE(Game6(30).play.state == Game6(29).play.state);
}

}  // namespace hr::tests
