// SPDX-License-Identifier: MIT
#include "core/base/words.h"

#include <catch2/catch.hpp>

namespace hr::tests {

TEST_CASE("word forms are spelt as in English", "[core]") {
  CHECK(third_person("move") == "moves");
  CHECK(third_person("pass") == "passes");
  CHECK(third_person("carry") == "carries");
  CHECK(third_person("play") == "plays");
  CHECK(third_person("go") == "goes");
  CHECK(third_person("pick_up") == "picks up");
  CHECK(with_article("arrow") == "an arrow");
  CHECK(with_article("cube") == "a cube");
  CHECK(plural("seed") == "seeds");
  CHECK(number_word(4) == "four");
  CHECK(number_word(13) == "13");
}

}  // namespace hr::tests
