// SPDX-License-Identifier: MIT
#include "tests/editor/app_driver.h"

#include <stdlib.h>

#include <catch2/catch.hpp>
#include <thread>

namespace hr::tests {

namespace fs = std::filesystem;

AppDriver::AppDriver(float width, float height, float scale) : Driver(width, height, scale) {
  std::string name = (fs::temp_directory_path() / "houserules-window-XXXXXX").string();
  REQUIRE(mkdtemp(name.data()) != nullptr);
  folder_ = name;
  open();
}

AppDriver::AppDriver(const std::string& ruleset, Settings settings,
                     std::vector<std::string> variants)
    : AppDriver() {
  start(ruleset, std::move(settings), std::move(variants));
}

AppDriver::~AppDriver() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

void AppDriver::open() {
  const editor::Folders folders{
      .data = folder_ / "data", .config = folder_ / "config", .state = folder_ / "state"};
  app_ = std::make_unique<editor::App>(
      folders, std::vector<fs::path>{fs::path(HOUSERULES_SOURCE_DIR) / "rulesets"},
      [this] { return now_; });
  draws([this] {
    app_->tick();
    app_->frame();
  });
  frame(3);
}

const editor::GameState& AppDriver::game() const {
  REQUIRE(state().game);
  return *state().game;
}

void AppDriver::start(const std::string& ruleset, Settings settings,
                      std::vector<std::string> variants) {
  editor::StartGame game = game_of(ruleset, std::move(settings));
  game.variants = std::move(variants);
  send(game);
}

void AppDriver::send(const editor::DeskCommand& command) {
  app_->carry_out(command);
  frame(3);
}

void AppDriver::kill_and_start_again() {
  app_.reset();
  open();
}

void AppDriver::wait(std::chrono::milliseconds time) {
  now_ += time;
  frame(2);
}

void AppDriver::wait_until(const std::function<bool()>& holds, std::chrono::milliseconds clock) {
  for (int i = 0; i < 6000 && !holds(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    now_ += clock;
    frame(2);
  }
  INFO(screen().text());
  REQUIRE(holds());
}

void AppDriver::wait_to_read(const std::string& text, std::chrono::milliseconds clock) {
  INFO(text);
  wait_until([&] { return reads(text); }, clock);
}

}  // namespace hr::tests
