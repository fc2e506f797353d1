// SPDX-License-Identifier: MIT
#include "editor/rule_files/rules_status.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using editor::RulesStatus;
using Tone = editor::RulesStatusText::Tone;

namespace {

RulesStatus status() {
  RulesStatus out;
  out.since = "move 3";
  out.shown = "rules.lua";
  return out;
}

}  // namespace

TEST_CASE("the line beside the rules says which rules the game uses", "[editor]") {
  RulesStatus now = status();
  CHECK(text_of(now).text == "The game uses these rules.");
  now.news = "1 move removed, none added: see the board.";
  CHECK(text_of(now).text ==
        "The game uses these rules. 1 move removed, none added: see the board.");
  now.unsaved = {"rules.lua", "variants/wide.lua"};
  CHECK(
      text_of(now).text ==
      "Unsaved changes in rules.lua and variants/wide.lua. The game uses the saved rules until you "
      "save.");
  CHECK(text_of(now).tone == Tone::muted);
  now.in_force = false;
  now.differ = {"rules.lua"};
  CHECK(
      text_of(now).text ==
      "The game still uses the rules from move 3, not the text being edited (rules.lua differs).");
  now.unsaved.clear();
  now.differ = {"a.lua", "b.lua", "c.lua", "d.lua"};
  CHECK(text_of(now).text ==
        "The game still uses the rules from move 3, not this text (4 files differ).");
  CHECK(text_of(now).tone == Tone::warning);
  now.errors = 2;
  CHECK(text_of(now).text == "The saved rules have errors.");
  CHECK(text_of(now).also == "The game still uses the rules from move 3.");
  CHECK(text_of(now).tone == Tone::bad);
  now.playing = false;
  CHECK(text_of(now).also.empty());
}

TEST_CASE("the line beside the rules says of a file that the rules do not use it", "[editor]") {
  RulesStatus now = status();
  now.shown_used = false;
  const auto about = [&](const char* file) {
    now.shown = file;
    return text_of(now).text.substr(std::string("The game uses these rules.").size());
  };
  CHECK(about("tests/first.scenario") == " This scenario runs in the Tests tab.");
  CHECK(about("variants/wide.lua") == " variants/wide.lua is not used: it is switched off.");
  CHECK(about("spare.lua") == " spare.lua is not used.");
  CHECK(about("README.md").empty());  // no rules at all
}

}  // namespace hr::tests
