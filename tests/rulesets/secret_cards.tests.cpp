// SPDX-License-Identifier: MIT
// What the cards of Cube Digger and Graverobber omit because options switch it off.
#include <catch2/catch.hpp>

#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

using Names = std::vector<std::string>;

std::string card_of(const scripting::Ruleset& ruleset) {
  std::string out;
  for (const std::string& sentence : ruleset.game()->definition().card) out += sentence + "\n";
  return out;
}

}  // namespace

TEST_CASE("Cards of games with secrets omit parts that are not used", "[rulesets]") {
  const auto card = [](const char* name, const scripting::Settings& settings,
                       const Names& variants = {}) {
    return card_of(*scripting::load_ruleset(ruleset_folder(name), settings, "", variants));
  };
  const auto has = [](const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
  };
  const std::string unarmed = card("cube_digger", {{"bombs", "0"}, {"plies", "0"}});
  for (const char* idle : {"Then arm", "explodes", "rehide", "drawn", "a bomb of your own"})
    CHECK_FALSE(has(unarmed, idle));
  CHECK_FALSE(has(card("cube_digger", {}), "Carry only one"));
  CHECK(has(card("cube_digger", {{"treasures", "2"}}), "Carry only one"));
  CHECK_FALSE(has(card("cube_digger", {}, {"retribution"}), "in a row"));
  CHECK(has(card("cube_digger", {}, {"bigger_digger"}), "penny, nickel, dime"));
  CHECK(has(card("cube_digger", {{"plies", "1"}}), "drawn after one action."));
  const std::string endless = card("graverobber", {{"skips", "0"}, {"plies", "0"}});
  for (const char* idle : {"When both", "drawn", "Stay"}) CHECK_FALSE(has(endless, idle));
  const std::string lone = card("graverobber", {{"skips", "1"}});
  CHECK(has(lone, "one right after the other"));
}

}  // namespace hr::tests
