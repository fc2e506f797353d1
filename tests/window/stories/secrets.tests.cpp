// SPDX-License-Identifier: MIT
// Stories about what a player is told, and what nobody may learn from it.
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <set>

#include "tests/support/files.h"
#include "tests/support/nine_leaks.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"
#include "tests/window/stories/story.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;
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

// What a player sees, part by part: "screen", "cell A1" …
using Parts = std::map<std::string, std::string>;

// All items, with their names, texts and states.
std::string all_items(const Story& window) {
  window.rest();
  std::string out;
  for (const Json& item : window.dump())
    out += item.at("path").get<std::string>() + ": " + item.at("text").get<std::string>() +
           (item.at("enabled") ? "" : " (disabled)") + (item.at("on") ? " (on)" : "") + "\n";
  return out;
}

// The moves that a bot considers. How good it finds them depends on how many lines of play it had
// time for, which differs from run to run; core/trials compares bots that think alike.
std::string suggestions(const Story& window) {
  std::set<std::string> moves;
  for (const Json& item : window.dump()) {
    const std::string text = item.at("text");
    if (text.find(" of 100 points") != std::string::npos)
      moves.insert(text.substr(0, text.find(" — ")));
  }
  std::string out;
  for (const std::string& move : moves) out += move + "\n";
  return out;
}

std::string exported(Story& window, const std::string& name) {
  const fs::path file = window.folder() / (name + ".json");
  window.click("File");
  window.click("Export one player's view…");
  window.fill("path", file);
  window.click("Export");
  window.wait_until("the file", [&] { return fs::exists(file) && !window.has("Export"); });
  return text_of(file);
}

// Penny hides her chest on a cell. Nickel hides his, waits, and has the turn again.
Parts what_nickel_sees(const std::string& ruleset, const std::string& leak,
                       const std::string& pennys) {
  Story window("H8 " + leak, {ruleset, "--option", "leak=" + leak});
  window.replace_player("Penny");
  hide(window, pennys);
  window.click("ready");
  window.pass_on("Nickel");
  window.replace_player("Nickel");
  window.click("cell F4");
  window.wait_for_text("Nickel hides F4.");
  window.click("ready");
  window.act("wait");
  window.pass_on("Penny");
  window.replace_player("Penny");
  window.act("wait");
  window.pass_on("Nickel");
  window.replace_player("Nickel");
  Parts out;
  // What is done before must have had its effect: a busy machine may rest before that.
  const auto keep = [&](const std::string& part, const std::string& effect) {
    window.wait_for_text(effect);
    out[part] = all_items(window);
  };
  keep("screen", "Penny waits.");
  for (const std::string cell : {"A1", "E4", "F4", "F5"}) {
    window.point("cell " + cell);
    keep("cell " + cell, cell + ": ");  // begins the line below the board
  }
  CHECK_FALSE(window.item("Undo").at("enabled"));
  window.click("Side/Game");
  window.click("Hint");
  window.click("Suggest a move");
  window.wait_for_text("Clear hint");
  window.rest();
  if (window.has("Answer now")) window.click("Answer now");
  window.wait_until("the hint", [&] { return !suggestions(window).empty(); });
  window.rest();
  out["bot"] = suggestions(window);
  window.click("Clear hint");
  window.click("Side/History");
  keep("history", "3. Penny waits.");
  out["export"] = exported(window, "nickel");
  window.act("peek E4");
  keep("error", leak == "legal" ? "Nickel peeks" : "it is dark");
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
  const TemporaryRuleset leaky("nine_leaks", k_nine_leaks);
  Story window("H8", {leaky.folder()});
  window.replace_player("Penny");
  hide(window, "B1");
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
  for (const NinePlant& plant : k_nine_plants) {
    const Finished found = secrecy(plant.leak, "60");
    INFO(plant.leak << found.out);
    CHECK(found.code == 1);
    for (const std::string& channel : plant.channels)
      CHECK_THAT(found.out, Catch::Contains("\"channel\": \"" + channel + "\""));
  }
}

TEST_CASE("H8: two games that look alike to a player are the same in all that the window shows",
          "[window][story]") {
  const TemporaryRuleset leaky("nine_leaks", k_nine_leaks);
  const Parts one = what_nickel_sees(leaky.folder(), "none", "A1");
  const Parts other = what_nickel_sees(leaky.folder(), "none", "F5");
  REQUIRE(one.size() == other.size());
  for (const auto& [part, text] : one) {
    INFO(part);
    CHECK_FALSE(text.empty());
    CHECK(other.at(part) == text);
  }
  // So much would be noticed: with a leak the same parts differ.
  const Parts leaks = what_nickel_sees(leaky.folder(), "legal", "A1");
  for (const char* part : {"screen", "cell E4", "error", "bot", "export"}) {
    INFO(part);
    CHECK(leaks.at(part) != one.at(part));
  }
}

}  // namespace hr::tests
