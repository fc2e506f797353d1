// SPDX-License-Identifier: MIT
#include "tests/editor/app_driver.h"

#include <stdlib.h>

#include <catch2/catch.hpp>

namespace hr::tests {

namespace fs = std::filesystem;

AppDriver::AppDriver(float width, float height, float scale) : Driver(width, height, scale) {
  std::string name = (fs::temp_directory_path() / "houserules-window-XXXXXX").string();
  REQUIRE(mkdtemp(name.data()) != nullptr);
  folder_ = name;
  open();
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
  send(editor::StartGame{.ruleset = ruleset,
                         .settings = std::move(settings),
                         .variants = std::move(variants),
                         .players = {},
                         .dice = {},
                         .seed = 1});
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

}  // namespace hr::tests
