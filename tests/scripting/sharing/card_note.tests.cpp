// SPDX-License-Identifier: MIT
// What is said on the card of a game whose rules were changed.
#include "scripting/sharing/card_note.h"

#include <catch2/catch.hpp>

#include "core/game/game.h"
#include "scripting/ruleset/ruleset.h"
#include "tests/support/small_pack.h"

namespace hr::tests {

using scripting::card_note;

namespace {

std::vector<RuleFile> original() {
  std::string text = k_small_rules;
  text.insert(text.find("  board ="),
              "  card = function(o) return { \"Place a mark.\", o.length .. "
              "\" in a line win.\" } end,\n");
  return {{"rules.lua", text}};
}

// The note after these texts of the rules were replaced.
std::string note(const std::vector<std::pair<std::string, std::string>>& edits,
                 const Settings& settings = {}) {
  RulesetText now{.ruleset = "two", .files = original(), .variants = {}, .settings = settings};
  std::string& text = now.files.front().text;
  for (const auto& [was, is] : edits) text.replace(text.find(was), was.size(), is);
  return card_note(original(), now, scripting::load_ruleset(now)->game()->definition().card);
}

}  // namespace

TEST_CASE("a card says that rules were changed without it, and where", "[scripting]") {
  CHECK(note({}).empty());
  CHECK(note({{"onto = empty", "onto = empty + enemy"}}) ==
        "The rules were changed (rules.lua, line 12), but this card was not, so it may no longer "
        "fit them.");
  CHECK(note({{"onto = empty", "onto = empty + enemy"}, {"\"draws\"", "\"pass\""}}) ==
        "The rules were changed (rules.lua, lines 12 to 13), but this card was not, so it may no "
        "longer fit them.");
  CHECK_THAT(note({{"onto = empty", "onto = empty + enemy"}, {"\"Short.\"", "\"Long.\""}}),
             Catch::Contains("(rules.lua, lines 5 and 12)"));
}

TEST_CASE("a card that was changed with the rules needs no such sentence", "[scripting]") {
  CHECK(note({{"onto = empty", "onto = empty + enemy"}, {"Place a mark", "Place or take a mark"}})
            .empty());
  CHECK(note({{"-- Two in a line win.", "-- Three in a line win.\n-- Mine."}}).empty());
  CHECK(note({}, {{"length", "3"}}).empty());
  // What an option says on the card changes with it.
  CHECK_FALSE(note({{"onto = empty", "onto = empty + enemy"}}, {{"length", "3"}}).empty());
}

TEST_CASE("without originals, or without a card, nothing is said on it", "[scripting]") {
  RulesetText now{.ruleset = "two", .files = original(), .variants = {}, .settings = {}};
  now.files.front().text += "-- end\nlocal n = 1\n";
  CHECK(card_note({}, now, {"Place a mark."}).empty());
  CHECK(card_note(original(), now, {}).empty());
}

}  // namespace hr::tests
