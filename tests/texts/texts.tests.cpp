// SPDX-License-Identifier: MIT
#include "texts/texts.h"

#include <catch2/catch.hpp>
#include <string_view>

using namespace hr;

TEST_CASE("a text that depends on a number has the form for that number", "[texts]") {
  CHECK(texts::counted<texts::start::moves>(1) == "1 move");
  CHECK(texts::counted<texts::start::moves>(2) == "2 moves");
  CHECK(texts::counted<texts::start::moves>(0) == "0 moves");
}

TEST_CASE("texts keep their quotation marks and letters", "[texts]") {
  CHECK(fmt::format(texts::play::type_a_move, "step A1") == "Type a move, such as \"step A1\"");
  CHECK(std::string_view(texts::common::and_more) == "… and {} more.");
}
