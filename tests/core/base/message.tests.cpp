// SPDX-License-Identifier: MIT
#include "core/base/message.h"

#include <catch2/catch.hpp>

namespace hr::tests {

TEST_CASE("a message is put into words with what its places stand for", "[core]") {
  CHECK(Message("The game is over.").in_english() == "The game is over.");
  CHECK(Message("{cell} holds {piece}", "B2", Message("{a piece}", "ant")).in_english() ==
        "B2 holds an ant");
  // A place that is named twice, and one that begins a sentence.
  CHECK(Message("{Piece} cannot go to {to}; {piece} stays.", "king", std::string("A1"))
            .in_english() == "King cannot go to A1; king stays.");
  CHECK(Message("{Who} waits.", "ärger").in_english() == "Ärger waits.");
}

TEST_CASE("a message's words agree with what is filled in", "[core]") {
  const auto steps = [](int n) {
    return Message("{n} {n:step was|steps were} made", n).in_english();
  };
  CHECK(steps(1) == "1 step was made");
  CHECK(steps(0) == "0 steps were made");
  CHECK(steps(12) == "12 steps were made");
  const auto have = [](const Message& who) {
    return Message("{Who} {who:has|have} {who's} turn", who).in_english();
  };
  CHECK(have(Message::name("white")) == "White has white's turn");
  CHECK(have(Message::name("attackers", true)) == "Attackers have attackers' turn");
  CHECK(have(Message::name("You", true)) == "You have your turn");
  CHECK(Message("{all} {all:wins|win}",
                Message::all_of({Message::name("white"), Message::name("black")}))
            .in_english() == "white and black win");
  CHECK(Message("{all} {all:wins|win}", Message::all_of({Message::name("white")})).in_english() ==
        "white wins");
}

TEST_CASE("lists of messages are joined by their last word", "[core]") {
  const std::vector<std::string> cells{"A1", "A2", "A3"};
  CHECK(Message::any_of(cells).in_english() == "A1, A2 or A3");
  CHECK(Message::all_of(cells).in_english() == "A1, A2 and A3");
  CHECK(Message::all_of(std::vector<Message>{}).empty());
  CHECK(Message::any_of({Message("{a piece}", "ant"), Message::name("bee")}).in_english() ==
        "an ant or bee");
}

TEST_CASE("a message that says nothing leaves nothing behind", "[core]") {
  CHECK(Message().empty());
  CHECK(Message::name("").empty());
  CHECK(Message().in_english().empty());
  CHECK(Message("A1 cannot go to A2{why}.", Message()).in_english() == "A1 cannot go to A2.");
}

TEST_CASE("names cannot steer a terminal or fill in other places", "[core]") {
  CHECK(Message("{a piece}", "\x1b[2Jant").in_english() ==
        Message::name("\x1b[2Jant").in_english().insert(0, "a "));
  CHECK(Message("{one} {two}", "{two}", "b").in_english() == "{two} b");
}

TEST_CASE("a message has the words, the order and the forms of its language", "[core]") {
  const Language german = *Language::named("de");
  const auto said = [&](const Message& message) { return message.in(german); };
  CHECK(said(Message("{Who} {does} {from} to {to} over {cell}.", "weiß", "springt", "A1", "A3",
                     "A2")) == "Weiß springt A1 über A2 nach A3.");
  CHECK(said(Message("You have given {n} {n:answer|answers} so far.", 1)) ==
        "Du hast bisher 1 Antwort gegeben.");
  CHECK(said(Message("You have given {n} {n:answer|answers} so far.", 2)) ==
        "Du hast bisher 2 Antworten gegeben.");
  // What needs an article or an ending in English.
  CHECK(said(Message("{Cell} holds {piece}.", "B2", Message("{a piece}", "ant"))) ==
        "Auf B2 liegt: ant.");
  CHECK(said(Message("{seat's} {piece}", "white", "cube")) == "cube (white)");
  CHECK(said(Message::any_of({Message("card"), Message::name("B2"), Message("piece")})) ==
        "Karte, B2 oder Figur");
  CHECK(Message("{seat's} {piece}", "white", "cube").in_english() == "white's cube");
}

TEST_CASE("what a language lacks is in English whole", "[core]") {
  const Message part("{a piece}", "ant");
  CHECK(Message("Nobody has written {this} down yet, not even {part}.", "A1", part)
            .in(*Language::named("de")) == "Nobody has written A1 down yet, not even an ant.");
  CHECK(Message::of("a text without a translation", {}).in(*Language::named("de")) ==
        "a text without a translation");
}

TEST_CASE("languages are found by their codes and by locales", "[core]") {
  CHECK(Language::named("en") == Language());
  CHECK(Language::named("de")->code() == "de");
  CHECK(Language::named("de_AT.UTF-8") == Language::named("de"));
  CHECK(Language::named("de")->name() == "Deutsch");
  CHECK(Language().name() == "English");
  for (const char* const unknown : {"", "C", "deutsch", "DE", "xx"})
    CHECK_FALSE(Language::named(unknown));
  CHECK(language_codes() == "en or de");
}

}  // namespace hr::tests
