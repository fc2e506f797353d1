// SPDX-License-Identifier: MIT
// Earlier positions that are noted once count the same as keys that are searched each time.
#include "core/kernel/earlier_positions.h"

#include <catch2/catch.hpp>

#include "core/base/mix.h"
#include "core/base/old_keys.h"

namespace hr::tests {

TEST_CASE("earlier positions are counted as a search of all keys counts them", "[core]") {
  Random random(1);
  EarlierPositions earlier;
  std::size_t known = 0;
  for (const std::size_t keys : {0, 1, 31, 33, 700, 4095, 4096, 5000, 9000}) {
    State state(k_header_words);
    // Few enough numbers that many come up again; spread, so that some share a bit.
    const auto key = [&] { return mix(random.below(3000), 7) % 100'000; };
    for (std::size_t i = 0; i < keys; ++i) state.remember(key());
    earlier.forget();
    for (int asked = 0; asked < 3000; ++asked) {
      const Word some = key();
      REQUIRE(earlier.times(state, some) == state.times(some));
      known += state.times(some) > 0 ? 1 : 0;
    }
  }
  CHECK(known > 9000);
}

TEST_CASE("the earlier positions of a game that goes on are noted as they come", "[core]") {
  Random random(2);
  EarlierPositions earlier;
  State state(k_header_words);
  std::size_t known = 0, forgotten = 0;
  for (int action = 0; action < 40'000; ++action) {
    // At times nothing that was there can come again; now and then that is so quickly after
    // another.
    if (random.below(400) == 0 || (state.keys().size() < 3 && random.below(5) == 0))
      state.forget(), ++forgotten;
    const Word key = mix(random.below(600), 7);
    REQUIRE(earlier.times(state, key) == state.times(key));
    known += state.times(key) > 0 ? 1 : 0;
    if (random.below(5) > 0) state.remember(key);
  }
  CHECK(known > 1000);
  CHECK(forgotten > 100);
  for (int action = 0; action < 9000; ++action) {  // more than a state has at hand
    const Word key = mix(random.below(600), 7);
    REQUIRE(earlier.times(state, key) == state.times(key));
    state.remember(key);
  }
}

TEST_CASE("a state that takes a position leaves the keys of both", "[core]") {
  State from(k_header_words), to(k_header_words + 3);
  for (Word key = 0; key < OldKeys::k_block + 5; ++key) from.remember(key), to.remember(key);
  from.header().ply = 7;
  to.take_position(from);
  CHECK(to.keys().empty());
  CHECK_FALSE(to.old_keys());
  CHECK(to.size() == from.fixed_words());
  CHECK(to.header().ply == 7);
  CHECK(from.times(3) == 1);
}

}  // namespace hr::tests
