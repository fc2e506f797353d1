// SPDX-License-Identifier: MIT
#include "core/game/ruleset_text.h"

#include <catch2/catch.hpp>
#include <set>

#include "core/base/checksum.h"

namespace hr::tests {

TEST_CASE("a checksum distinguishes texts, and the boundaries between them", "[core]") {
  std::set<std::string> seen;
  for (const auto* text : {"", "a", "b", "ab", "ba", "12345678", "123456789"})
    CHECK(seen.insert(Checksum().add(text).digits()).second);
  CHECK(Checksum().add("ab").add("c").value() != Checksum().add("a").add("bc").value());
  CHECK(Checksum().add(std::string_view("a\0", 2)).value() != Checksum().add("a").value());
  CHECK(Checksum(1).value() != Checksum(2).value());
  CHECK(Checksum::hex_digits(0x12ab) == "00000000000012ab");
  // Records contain these values, so they must never change.
  CHECK(Checksum().add("house rules").digits() == "397d08167ae8d165");
}

TEST_CASE("a ruleset text is identified by its text, not by its options", "[core]") {
  const RulesetText plain{
      .ruleset = "g", .files = {{"rules.lua", "return {}"}}, .variants = {}, .settings = {}};
  RulesetText other = plain;
  other.settings = {{"size", "3"}};
  CHECK(other.hash() == plain.hash());
  CHECK(other != plain);
  other.files[0].text += " ";
  CHECK(other.hash() != plain.hash());
  other = plain;
  other.variants = {"v"};
  CHECK(other.hash() != plain.hash());
  CHECK(*plain.find("rules.lua") == "return {}");
  CHECK(plain.find("more.lua") == nullptr);
}

TEST_CASE("a change of rules is one sentence", "[core]") {
  const RulesetText was{.ruleset = "g",
                        .files = {{"rules.lua", "a"}, {"variants/wide.board", "b"}},
                        .variants = {"bold"},
                        .settings = {{"size", "3"}}};
  const RulesetText is{.ruleset = "g",
                       .files = {{"rules.lua", "c"}, {"variants/wide.board", "b"}},
                       .variants = {"wide"},
                       .settings = {{"rows", "4"}}};
  CHECK(rules_changed_text(differences(was, is)).in_english() ==
        "Rules changed: rules.lua edited, board wide switched on, variant bold switched off, rows "
        "set to 4 and size back to its default.");
  CHECK(rules_changed_text(differences(was, was)).in_english() == "Rules changed.");
}

}  // namespace hr::tests
