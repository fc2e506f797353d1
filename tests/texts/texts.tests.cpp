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
  CHECK(fill(texts::play::type_a_move, "step A1") == "Type a move, such as \"step A1\"");
  CHECK(texts::common::and_more.words() == "… and {} more.");
}

TEST_CASE("a text is in the language that is spoken when it becomes words", "[texts]") {
  constexpr texts::Text k_undo = texts::common::undo;
  texts::speak(*Language::named("de"));
  CHECK(k_undo.words() == "Rückgängig");
  CHECK(std::string(texts::find::previous) == "Zurück");
  CHECK(fill(texts::share::left_out, "a.lua").starts_with("Nicht geteilt"));
  CHECK(texts::counted<texts::start::moves>(1) == "1 Zug");
  CHECK(texts::counted("{} cell", "{} cells", 2) == "2 Felder");
  CHECK(texts::counted<texts::backup::rules>(2, "hex", "x") == "hex: 2 Dateien, x");
  CHECK("nobody has translated this"_text.words() == "nobody has translated this");
  texts::speak({});
  CHECK(k_undo.words() == "Undo");
}
