// SPDX-License-Identifier: MIT
// Stories of people who change the rules of a game that goes on.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <set>

#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/rulesets.h"
#include "tests/window/stories/story.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

const std::vector<std::string> k_ten{"move A2 A3", "move A5 A4", "move C2 C3", "move C5 C4",
                                     "move E2 E3", "move E5 E4", "move G2 G3", "move G5 G4",
                                     "move I2 I3", "move I5 I4"};

std::string joined(const std::vector<std::string>& actions) {
  std::string out;
  for (const std::string& action : actions) out += (out.empty() ? "" : "; ") + action;
  return out;
}

std::string repeated(const std::string& chord, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += chord + " ";
  return out;
}

std::set<std::string> legal(const std::string& ruleset) {
  const Finished run = houserules({"legal", ruleset, "--moves", joined(k_ten), "--json"});
  INFO(run.err);
  REQUIRE(run.code == 0);
  std::set<std::string> out;
  for (const Json& action : Json::parse(run.out)) out.insert(action.at("text"));
  return out;
}

// Whether the action takes a piece of black's on a square diagonally ahead.
bool captures_diagonally(const std::string& action,
                         const std::map<std::string, std::string>& cells) {
  const std::string from = action.substr(5, 2), to = action.substr(8, 2);
  return from[0] != to[0] && from[1] != to[1] && cells.at(from).starts_with("white cube") &&
         cells.at(to).starts_with("black");
}

// The window has made a copy of the rules in the user's folder.
fs::path copied_rules(Story& window) {
  const fs::path own = window.own_rules("cube_wars") / "rules.lua";
  window.wait_until("a copy of one's own", [&] { return fs::exists(own); });
  window.wait_for_text("rules.lua · modified");
  return own;
}

// Saves a change of the rules in the window, which makes them the user's own.
void begin_own_rules(Story& window) {
  window.click("Side/Rules");
  window.click("line 1");
  window.key("ctrl+Home");
  window.type("-- mine\n");
  window.save_rules();
}

}  // namespace

TEST_CASE("D1: a rule is changed during a game, which goes on", "[window][story]") {
  Story window("D1", {"cube_wars"});
  window.play(k_ten);
  const auto cells = window.cells();
  const std::string hash = window.hash();
  window.click("Side/Rules");
  window.click("line 1");
  window.replace_in_rules(R"("forward", "forward_left")", R"("forward" }, onto = OFF_STARTS },
step{ "cube", dirs = { "forward_left")");
  window.replace_in_rules("OFF_STARTS, progress", "OFF_STARTS - enemy, progress");
  window.save_rules();
  window.wait_for_text("removed, none added");
  const fs::path own = copied_rules(window);
  for (const auto& [cell, text] : window.cells()) CHECK(cells.at(cell) == text);

  std::set<std::string> lost = legal("cube_wars");
  const std::set<std::string> left = legal(own.parent_path());
  for (const std::string& action : left) CHECK(lost.erase(action) == 1);
  CHECK(lost.size() == 6);
  for (const std::string& action : lost) CHECK(captures_diagonally(action, cells));
  window.keep_picture();

  CHECK(window.hash() == hash);
  window.click("Side/Game");
  window.key(repeated("ctrl+z", 11));  // the change and the moves
  window.wait_for_actions(0);
  window.key(repeated("ctrl+y", 11));
  window.wait_for_actions(10);
  CHECK(window.hash() == hash);
}

TEST_CASE("D2: a broken edit is explained on its line, and the game keeps its rules",
          "[window][story]") {
  Story window("D2", {"cube_wars"});
  begin_own_rules(window);
  const fs::path own = copied_rules(window);
  const std::string good = text_of(own);
  const std::vector<std::string> breaks{"local x = = 1", "local x = nothing.at_all",
                                        "while true do end", "local x = (\"x\"):rep(1 << 30)",
                                        "local x = ((\"a\"):rep(200)):find(\".-.-.-.-b$\")"};
  int line = 1, moves = 0;
  for (const std::string& broken : breaks) {
    INFO(broken);
    ++line;  // each on a line of its own
    const double used = window.processor_seconds();
    write_text(own, std::string(static_cast<std::size_t>(line - 1), '\n') + broken + "\n" + good);
    window.wait_for_text(fmt::format("an error in rules.lua, line {}.", line));
    CHECK(window.processor_seconds() - used < 1);  // on a machine that does nothing else
    const Finished check = houserules({"check", own.parent_path(), "--json"});
    CHECK(check.code == 1);
    const Json finding = Json::parse(check.out).at(0);
    CHECK(finding.at("file") == own.string());
    CHECK(finding.at("line") == line);
    CHECK(finding.at("severity") == "error");
    CHECK_FALSE(finding.at("message").get<std::string>().empty());
    CHECK(finding.contains("col"));
    window.act(k_ten[static_cast<std::size_t>(moves)]);
    window.wait_for_actions(++moves);
  }
  window.keep_picture();
  write_text(own, good);
  window.wait_until("no error", [&] { return !window.has("The rules are unchanged."); });
}

TEST_CASE("H7: rules saved by another program are taken over once, however it saves",
          "[window][story]") {
  Story window("H7", {"cube_wars"});
  begin_own_rules(window);
  const fs::path own = copied_rules(window);
  std::string rules = text_of(own);
  const auto change = [&](const std::string& from, const std::string& to) {
    REQUIRE(rules.find(from) != std::string::npos);
    rules.replace(rules.find(from), from.size(), to);
  };
  const auto taken_over = [&](int times) {
    window.wait_until("the rules",
                      [&] { return window.count("Rules changed: rules.lua edited.") == times; });
  };

  change(R"("forward", "forward_left", )", R"("forward", )");
  write_text(own.string() + ".new", rules);
  fs::rename(own.string() + ".new", own);
  taken_over(2);

  change(R"("forward", "forward_right")", R"("forward")");
  {
    std::ofstream out(own, std::ios::binary | std::ios::trunc);
    out << rules.substr(0, rules.size() / 2) << std::flush << rules.substr(rules.size() / 2);
  }
  taken_over(3);

  change(R"("left", "right")", R"("right")");
  rules.resize(text_of(own).size(), '\n');
  std::fstream(own, std::ios::binary | std::ios::in | std::ios::out) << rules;
  taken_over(4);
  window.rest();
  CHECK(window.count("Rules changed: rules.lua edited.") == 4);
  CHECK(window.reads("The game uses these rules."));
  window.keep_picture();
}

TEST_CASE("D11: a game is seen beside the same game under a changed rule", "[window][story]") {
  Story window("D11", {"connect_four"});
  window.play({"drop D1", "drop C1", "drop D2", "drop C2", "drop D3", "drop C3"});
  window.click("Side/Options");
  window.fill("length/value", "3\n");
  window.click("Game");
  window.click("Replay under changed rules");
  window.wait_for_text("the game is over under the changed rules");
  window.wait_for_text("As it was played");
  CHECK(window.item("Under the changed rules/cell D3").at("text") ==
        window.item("As it was played/cell D3").at("text"));
  window.keep_picture();
}

}  // namespace hr::tests
