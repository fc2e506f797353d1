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
  CHECK(third_person("pick-up") == "picks up");
  CHECK(third_person("re-roll") == "re-rolls");
  CHECK(third_person("double-cross") == "double-crosses");
  CHECK(third_person("mix") == "mixes");
  CHECK(third_person("catch") == "catches");
  CHECK(third_person("quiz") == "quizzes");
  CHECK(third_person("waltz") == "waltzes");
  CHECK(third_person("veto") == "vetoes");
  CHECK(third_person("woo") == "woos");
  CHECK(third_person("radio") == "radios");
  CHECK(third_person("solo") == "solos");
  CHECK(third_person("focus") == "focuses");
  CHECK(third_person("have") == "has");
  // In the third person already, or no English.
  for (const char* same : {"moves", "goes", "twoes", "places here", "has", "ходит", "wählt"})
    CHECK(third_person(same) == same);
  CHECK(with_article("arrow") == "an arrow");
  CHECK(with_article("cube") == "a cube");
  CHECK(plural("seed") == "seeds");
  CHECK(number_word(4) == "four");
  CHECK(number_word(13) == "13");
}

TEST_CASE("a sentence begins with a capital letter in any script", "[core]") {
  CHECK(sentence("move") == "Move");
  CHECK(sentence("ставит дамкой") == "Ставит дамкой");
  CHECK(sentence("éclair") == "Éclair");
  CHECK(sentence("ändere") == "Ändere");
  CHECK(sentence("żółw") == "Żółw");
  CHECK(sentence("άλογο") == "Άλογο");
  CHECK(sentence("ệch") == "Ệch");
  CHECK(sentence("աստղ") == "Աստղ");
  CHECK(sentence("ǆep") == "ǅep");
  CHECK(sentence("𐐨") == "𐐀");
  CHECK(sentence("ÿ") == "Ÿ");
  for (const char* same : {"", "ßein", "Москва", "日本", "אב", "ანბანი", "3 stones", "«шашка»"})
    CHECK(sentence(same) == same);
}

TEST_CASE("a full sentence has one full stop", "[core]") {
  CHECK(full_sentence("no rules") == "No rules.");
  CHECK(full_sentence("No rules.") == "No rules.");
  for (const char* ends : {"", "Why?", "Stop!", "Reading…", "One of these:"})
    CHECK(full_sentence(ends) == ends);
}

TEST_CASE("names are in the order of the numbers in them", "[core]") {
  CHECK(before("card_2", "card_10"));
  CHECK_FALSE(before("card_10", "card_2"));
  CHECK(before("card_13", "card_105"));
  CHECK(before("ace", "card_1"));
  CHECK(before("card", "card_1"));
  CHECK(before("2_of_clubs", "10_of_clubs"));
  CHECK(before("2_of_clubs", "2_of_hearts"));
  CHECK_FALSE(before("card_02", "card_2"));
  CHECK_FALSE(before("card_2", "card_02"));
  CHECK(before("card_00", "card_1"));
  CHECK_FALSE(before("", ""));
}

}  // namespace hr::tests
