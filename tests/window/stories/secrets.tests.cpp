// SPDX-License-Identifier: MIT
// Stories about what a player is told, and what nobody may learn from it.
#include <catch2/catch.hpp>

#include "tests/support/leaky_rules.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"
#include "tests/window/stories/story.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

struct TwoSeats {
  std::string own, other;  // the screens of the player who hides, and then of the other
};

void hide(Story& window, const std::string& cell) {
  window.click("cell " + cell);
  window.wait_for_text("Penny hides " + cell + ".");
}

// The other one clicks where a treasure cannot be hidden, and is told why.
TwoSeats hide_and_pass(const std::string& treasure, const std::string& bomb) {
  Story window("D9 secret", {"cube_digger", "--option", "bombs=1"});
  window.replace_player("Penny");
  hide(window, treasure);
  TwoSeats out{.own = window.rest(), .other = {}};
  window.click("cell " + bomb);
  window.wait_for_text("Penny arms " + bomb + ".");
  window.click("ready");
  window.pass_on("Nickel");
  window.replace_player("Nickel");
  window.click("cell E5-III");
  window.wait_for_text("You cannot hide E5-III");
  window.keep_picture();
  out.other = window.rest();
  return out;
}

}  // namespace

TEST_CASE("D9: a refused click says why, with the rule's file and line, as the terminal does",
          "[window][story]") {
  Story window("D9", {"cube_wars"});
  window.click("cell A2");
  window.click("cell A5");
  const Finished why = houserules({"why", "cube_wars", "move A2 A5", "--json"});
  CHECK(why.code == 1);
  const Json told = Json::parse(why.out);
  window.wait_for_text(told.at("why"));
  const std::string place = told.at("place");  // "cube_wars/rules.lua:86: verbs.move"
  window.item(place);
  window.keep_picture();
  window.point(place);
  window.rest();
  window.click(place);
  window.item("Side/Rules/inside/Rules/Files/rules.lua");
}

TEST_CASE("D9: wherever something is hidden, the other player's screen is the same to the pixel",
          "[window][story]") {
  const TwoSeats one = hide_and_pass("E1-I", "C5-I");
  const TwoSeats other = hide_and_pass("A5-I", "C3-II");
  CHECK((one.own != other.own));
  CHECK((one.other == other.other));
}

TEST_CASE("H8: what is declared secret is hidden, and planted leaks are found", "[window][story]") {
  const TemporaryRuleset leaky("leaky", k_leaky);
  Story window("H8", {leaky.folder()});
  window.replace_player("Penny");
  window.click("cell B1");
  window.wait_for_text("Penny hides B1.");
  CHECK(window.cells().at("B1") == "penny chest");
  window.click("ready");
  window.pass_on("Nickel");
  window.replace_player("Nickel");
  CHECK(window.count("penny chest") == 0);
  window.keep_picture();

  const auto secrecy = [&](const std::string& leak, const std::string& worlds) {
    return houserules(
        {"secrecy", leaky.folder(), "--option", "leak=" + leak, "--worlds", worlds, "--json"});
  };
  CHECK(secrecy("none", "1000").code == 0);
  for (const std::string leak : k_planted_leaks) {
    const Finished found = secrecy(leak, "40");
    INFO(leak << found.out);
    CHECK(found.code == 1);
    CHECK_THAT(found.out, Catch::Contains("\"channel\": \"" + leak + "\""));
  }
}

}  // namespace hr::tests
