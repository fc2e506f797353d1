// SPDX-License-Identifier: MIT
#include "tests/window/stories/story.h"

#include <catch2/catch.hpp>
#include <utility>

#include "tests/support/process.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;

// A picture with fewer colours, or with one of them nearly everywhere, shows no window.
constexpr int k_fewest_colours = 24;
constexpr double k_plainest = 0.97;

fs::path picture_file(const std::string& name) {
  return fs::path(pictures_folder()) / (name + ".png");
}

}  // namespace

Story::Story(std::string name, std::vector<std::string> arguments, ScreenSize size)
    : RealWindow(std::move(arguments), size), name_(std::move(name)) {
  fs::remove(picture_file(name_));
}

void Story::keep_picture(const std::string& suffix) const {
  const Picture now = picture();
  const fs::path png = picture_file(name_ + suffix);
  now.save(png);
  INFO("the picture " << png);
  CHECK(now.colours() >= k_fewest_colours);
  CHECK(now.plainness() < k_plainest);
  CHECK(fs::file_size(png) > 0);
  CHECK(cut_off() == std::vector<std::string>{});
}

void Story::play(const std::vector<std::string>& actions) {
  int made = kept().value("actions", 0);
  click("type a move");
  for (const std::string& action : actions) {
    type(action + "\n");
    wait_for_actions(++made);
  }
  rest();  // the match is saved before it is shown
}

void Story::wait_for_actions(int actions) {
  wait_until(std::to_string(actions) + " actions on disk",
             [&] { return kept().value("actions", -1) == actions; });
}

void Story::replace_in_rules(const std::string& from, const std::string& to) {
  key("ctrl+f");
  fill("Find/find", from);
  wait_for_text("1 of ");
  key("Escape");
  type(to);
}

void Story::save_rules() { key("ctrl+Return"); }

std::string Story::hash() {
  const Finished replayed = houserules({"replay", record().string(), "--json"});
  INFO(replayed.err);
  REQUIRE(replayed.code == 0);
  return nlohmann::json::parse(replayed.out).at("hash");
}

std::map<std::string, std::string> Story::cells() const {
  std::map<std::string, std::string> out;
  for (const nlohmann::json& item : dump()) {
    const std::string path = item.at("path");
    const auto at = path.find("/cell ");
    if (at != std::string::npos) out[path.substr(at + 6)] = item.at("text");
  }
  return out;
}

void Story::pass_on(const std::string& seat) { click("Pass the screen to " + seat); }

void Story::replace_player(const std::string& seat) {
  wait_for_text("Pass the screen to " + seat + ".");
  const std::string button = "I am " + seat;
  wait_until(button, [&] { return item(button).at("enabled").get<bool>(); });
  click(button);
  wait_for_text("Viewing as " + seat + ".");
}

}  // namespace hr::tests
