// SPDX-License-Identifier: MIT
#include "core/base/packed_bytes.h"

#include <catch2/catch.hpp>
#include <limits>

#include "core/base/mix.h"

namespace hr::tests {

TEST_CASE("packed numbers, words and bytes are read as they were written", "[core]") {
  Random random(1);
  std::vector<std::uint64_t> numbers{0, 1, 127, 128, std::numeric_limits<std::uint64_t>::max()};
  for (int i = 0; i < 1000; ++i) numbers.push_back(random.below(~0ULL) >> random.below(64));
  PackedWriter out;
  for (const std::uint64_t number : numbers) {
    out.add(number);
    out.add_signed(static_cast<std::int64_t>(number));
    out.add_word(number);
    out.add_bytes("ab");
  }
  const PackedBytes kept(out.all()), copy = kept;
  for (const PackedBytes* bytes : {&kept, &copy}) {
    PackedReader in(bytes->all());
    for (const std::uint64_t number : numbers) {
      REQUIRE(in.next() == number);
      REQUIRE(in.next_signed() == static_cast<std::int64_t>(number));
      REQUIRE(in.next_word() == number);
      REQUIRE(in.next_bytes(2) == "ab");
    }
  }
}

TEST_CASE("small numbers and words with few bits take few bytes", "[core]") {
  const auto bytes = [](auto&& add) {
    PackedWriter out;
    add(out);
    return out.all().size();
  };
  CHECK(bytes([](PackedWriter& out) { out.add(127); }) == 1);
  CHECK(bytes([](PackedWriter& out) { out.add_signed(-64); }) == 1);
  CHECK(bytes([](PackedWriter& out) { out.add_word(0); }) == 1);
  CHECK(bytes([](PackedWriter& out) { out.add_word(1ULL << 63); }) == 2);
  CHECK(PackedBytes().all().empty());
}

}  // namespace hr::tests
