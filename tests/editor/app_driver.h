// SPDX-License-Identifier: MIT
// The whole window, driven by the names of its items. Its desk works on real rulesets, in temporary
// folders. Tests read the result of a click from the desk and from the screen.
#pragma once

#include <filesystem>

#include "editor/app/app.h"
#include "tests/editor/driver.h"

namespace hr::tests {

// From seed 1, so that every run of a test is the same.
inline editor::StartGame game_of(const std::string& ruleset, Settings settings = {}) {
  return {.ruleset = ruleset,
          .settings = std::move(settings),
          .variants = {},
          .players = {},
          .dice = {},
          .seed = 1};
}

class AppDriver : public Driver {
 public:
  explicit AppDriver(float width = 1280, float height = 800, float scale = 1);
  // In a game.
  explicit AppDriver(const std::string& ruleset, Settings settings = {},
                     std::vector<std::string> variants = {});
  ~AppDriver();

  editor::App& app() { return *app_; }
  const editor::DeskState& state() const { return app_->state(); }
  const editor::GameState& game() const;
  const Report& report() const { return game().report; }
  void start(const std::string& ruleset, Settings settings = {},
             std::vector<std::string> variants = {});
  void send(const editor::DeskCommand& command);
  // Simulates killing and restarting the program: only what is on disk remains.
  void kill_and_start_again();
  // The desk's clock advances only here.
  void wait(std::chrono::milliseconds time);
  // Draws frames, on a clock that goes on by so much with each, until this holds. Threads and files
  // take real time; after some minutes of it the test fails.
  void wait_until(const std::function<bool()>& holds, std::chrono::milliseconds clock = {});
  void wait_to_read(const std::string& text, std::chrono::milliseconds clock = {});

  const std::filesystem::path& folder() const { return folder_; }

 private:
  void open();
  std::filesystem::path folder_;
  TimePoint now_{0};
  std::unique_ptr<editor::App> app_;
};

}  // namespace hr::tests
