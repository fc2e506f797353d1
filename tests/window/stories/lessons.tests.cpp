// SPDX-License-Identifier: MIT
// Stories of a lesson: from the first click to paper, on a projector, with accidents, without a
// mouse.
#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <random>
#include <sstream>
#include <thread>

#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/process.h"
#include "tests/support/rulesets.h"
#include "tests/window/stories/story.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

const std::vector<std::string> k_small{
    "robot_miner", "--roll", "2+5", "--option", "steps=6", "--option", "staircases=3x,4x,5x,6x"};

// A sheet that is printed only if somebody ticks it.
const std::string k_answers = "Answers: the best runs";

std::string text_of_pdf(const fs::path& pdf) {
  const Finished run = Process("/usr/bin/pdftotext").run({"-layout", pdf, "-"});
  REQUIRE(run.code == 0);
  return run.out;
}

std::vector<std::string> log_lines(const Story& window) {
  std::vector<std::string> out;
  for (const Json& item : window.dump())
    if (item.at("path").get<std::string>().find("/Log/lines/") != std::string::npos)
      out.push_back(item.at("text"));
  return out;
}

// Opens the print dialog and waits until there are pages.
void open_print(Story& window) {
  window.key("ctrl+p");
  window.wait_for_text("Page 1 of");
}

void save_pdf(Story& window, const fs::path& pdf) {
  window.wait_until("pages to save",
                    [&] { return window.item("Save as PDF…").at("enabled").get<bool>(); });
  window.click("Save as PDF…");
  window.fill("path", pdf);
  window.click("Save");
  window.wait_until("the file", [&] { return fs::exists(pdf); });
}

}  // namespace

TEST_CASE("T5: a lesson for four teams is printed, the same as in the terminal",
          "[window][story]") {
  Story window("T5", k_small);
  open_print(window);
  window.click("choices/4");
  window.wait_for_text("Page 1 of 8");
  window.click(k_answers);
  window.rest();
  window.keep_picture();
  const fs::path pdf = window.folder() / "lesson.pdf", other = window.folder() / "other.pdf";
  save_pdf(window, pdf);
  CHECK(houserules({"print", "robot_miner", "--option", "steps=6", "--option",
                    "staircases=3x,4x,5x,6x", "--teams", "4", "--out", other})
            .code == 0);
  CHECK((text_of(pdf) == text_of(other)));
  CHECK_THAT(text_of_pdf(pdf), Catch::Contains("36"));  // the highest jewel
}

TEST_CASE("T5: a lesson is opened by a path relative to the folder where it is",
          "[window][story]") {
  const Folder place;
  write_text(place.path() / "monday.lesson",
             R"({ "lesson": 1, "ruleset": "hex", "players": [ { "name": "Ann" } ] })");
  const fs::path before = fs::current_path();
  fs::current_path(place.path());
  Story window("T5-relative", {"monday.lesson"});
  fs::current_path(before);
  window.wait_for_text("All games");
  CHECK(window.item("red/name").at("text") == "Ann");
}

TEST_CASE("T6: answers are printed for the teacher, or left out", "[window][story]") {
  Story window("T6", k_small);
  open_print(window);
  window.item(k_answers);
  const fs::path with = window.folder() / "with.pdf", without = window.folder() / "without.pdf";
  window.keep_picture();
  save_pdf(window, without);
  window.key("Escape");
  open_print(window);
  window.click(k_answers);
  window.rest();
  save_pdf(window, with);
  CHECK(text_of_pdf(with).find(k_answers) != std::string::npos);
  CHECK(text_of_pdf(without).find(k_answers) == std::string::npos);
}

TEST_CASE("T7: two to six teams are three clicks from the start", "[window][story]") {
  for (const char* teams : {"2", "6"}) {
    Story window(std::string("T7 ") + teams + " teams");
    window.click("Robot Miner");
    window.click(std::string("Number of players/") + teams);
    window.rest();
    window.click("Play");
    window.wait_for_text("place your robot on a step");
    window.rest();
    std::string record = text_of(window.record());
    const std::size_t from = record.find("\"players\":");
    record = record.substr(from, record.find('\n', from) - from);
    std::size_t players = 0;
    for (std::size_t at = record.find("\"name\""); at != std::string::npos;
         at = record.find("\"name\"", at + 1))
      ++players;
    CHECK(std::to_string(players) == teams);
    window.keep_picture();
  }
}

TEST_CASE("T7: four named teams play three clicks after the start, with a clock",
          "[window][story]") {
  Story window("T7");
  window.click("Robot Miner");
  window.click("Number of players/4");
  window.rest();
  window.click("red/name");
  window.rest();
  for (const std::string name : {"Owls", "Foxes", "Bees", "Cats"}) window.type(name + "\n");
  window.wait_for_text("Owls");
  window.rest();
  if (window.has("Play")) window.click("Play");
  window.wait_for_text("place your robot on a step");
  window.rest();
  const Json before = window.kept();
  const std::string hash = window.hash(), five = "5:00", four = "4:5";
  window.wait_for_text(five);
  window.click("Start");
  window.wait_for_text(four);  // it runs
  window.click("+1 minute");
  window.wait_for_text("5:5");
  window.click("Pause");
  window.wait_for_text("Resume");
  window.keep_picture();
  CHECK(window.kept().value("actions", -1) == before.value("actions", -2));
  CHECK(window.hash() == hash);
}

TEST_CASE("T8: on a projector everything can be read, and cells are large", "[window][story]") {
  Story window("T8", {"robot_miner", "--roll", "2+5"}, {.width = 1280, .height = 800, .scale = 2});
  window.keep_picture(" window");
  window.key("F11");
  window.wait_until("a presentation", [&] { return !window.has("Side/Game"); });
  window.keep_picture();
  int cells = 0;
  for (const Json& item : window.dump()) {
    if (item.at("kind") != "cell") continue;
    const Json box = item.at("box");
    CHECK(box[2].get<int>() - box[0].get<int>() >= 40);
    CHECK(box[3].get<int>() - box[1].get<int>() >= 40);
    ++cells;
  }
  CHECK(cells == 120);
}

TEST_CASE("T9: killed at any moment, a lesson continues where it was", "[window][story]") {
  constexpr int k_kills = 10;  // each of the keys twice
  Story window("T9", {"robot_miner", "--roll", "2+5"});
  window.play({"place 3x-1"});
  std::mt19937 random(9);
  const std::vector<std::string> keys{"ctrl+shift+b", "ctrl+shift+b ctrl+shift+b", "ctrl+z",
                                      "ctrl+shift+b ctrl+z ctrl+y", "ctrl+shift+b"};
  for (int i = 0; i < k_kills; ++i) {
    const std::string& pressed = keys[static_cast<std::size_t>(i) % keys.size()];
    window.strike(pressed);
    std::this_thread::sleep_for(std::chrono::milliseconds(random() % 120));
    window.kill();
    const std::vector<std::string> seen = log_lines(window);
    const Finished left = houserules({"replay", window.record(), "--json"});
    window.start();
    window.wait_for_text("Continue Robot Miner");
    window.key("Return");
    window.wait_until("the lesson", [&] { return !window.turn().empty(); });
    INFO("kill " << i);
    // What was seen is not lost, unless a key that the screen did not show yet took it back.
    if (pressed.find("ctrl+z") == std::string::npos && !seen.empty())
      window.wait_until("what was seen", [&] {
        const std::vector<std::string> now = log_lines(window);
        return std::ranges::find(now, seen.back()) != now.end();
      });
    // Killed while it wrote a line, the window reads up to the line before.
    if (left.code == 0) CHECK(window.hash() == Json::parse(left.out).at("hash"));
    window.wait_until("a turn", [&] {  // a bot may have ended its run, and the game with it
      if (window.turn().find("'s turn") != std::string::npos) return true;
      if (window.turn().find("place your robot") != std::string::npos)  // all was taken back
        window.play({"place 3x-1"});
      else
        window.key("ctrl+z");
      return false;
    });
  }
  window.keep_picture();
}

TEST_CASE("T9: the original rules come back with one click, which can be undone",
          "[window][story]") {
  Story window("T9 rules", {"tic_tac_toe"});
  window.click("Side/Rules");
  window.click("line 1");
  window.key("ctrl+Home");
  window.type("-- mine\n");
  window.save_rules();
  const fs::path own = window.own_rules("tic_tac_toe") / "rules.lua";
  const auto mine = [&] { return text_of(own).starts_with("-- mine\n"); };
  window.wait_until("a copy of one's own", mine);
  window.click("Restore original rules");
  window.wait_until("the original", [&] { return !mine(); });
  window.item("Restore my rules");
  window.keep_picture();
  window.click("Restore my rules");
  window.wait_until("my rules", mine);
}

TEST_CASE("T10: a whole lesson is played and heard in the terminal, in plain sentences",
          "[window][story]") {
  const Folder folder;
  const fs::path record = folder.root() / "lesson.rec";
  std::vector<std::string> words{"record"};
  words.insert(words.end(), k_small.begin(), k_small.end());
  words.insert(words.end(), {"--seat", "all=random", "--seed", "3", "--out", record.string()});
  REQUIRE(houserules(words).code == 0);
  std::string typed;
  const Json log = Json::parse(houserules({"export", record, "--json"}).out).at("log");
  for (const Json& line : log) {
    if (line.at("type") != "action") continue;
    typed += line.at("verb").get<std::string>();
    for (const Json& argument : line.at("arguments"))
      typed += " " + (argument.is_string() ? argument.get<std::string>() : argument.dump());
    typed += "\n";
  }
  words = {"play"};
  words.insert(words.end(), k_small.begin(), k_small.end());
  words.insert(words.end(), {"--spoken", "--seed", "3"});
  const Finished heard = houserules(words, "board\nlegal\n" + typed);
  CHECK(heard.code == 0);
  CHECK(heard.err.empty());
  std::istringstream lines(heard.out);
  for (std::string line; std::getline(lines, line);) {
    INFO(line);
    CHECK(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; }));
    CHECK((line.empty() || line.find_first_of(".:?!") != std::string::npos));
  }
  CHECK_THAT(heard.out, Catch::Contains("wins") || Catch::Contains("drawn"));
}

TEST_CASE("T10: a whole game is played without a mouse", "[window][story]") {
  Story window("T10");
  const auto press = [&](const std::vector<std::string>& keys) {
    for (const std::string& key : keys) {
      window.key(key);
      window.rest();
    }
  };
  press({"Tab", "Down", "Down", "Down"});
  window.keep_picture(" start");
  press({"Return"});
  window.item("Start/Play");
  press({"Return"});
  window.wait_for_text("Cross's turn");
  press({"Right", "Return"});  // the first key enters the board, at A1
  window.wait_for_text("Cross marks A1.");
  window.key("Right Return Right Return");          // B1, C1
  window.key("Up Return Left Return Left Return");  // C2, B2, A2
  window.key("Up Return");                          // A3
  window.wait_for_text("Cross wins: three in a line.");
  window.keep_picture();
}

}  // namespace hr::tests
