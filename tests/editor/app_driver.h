// SPDX-License-Identifier: MIT
// The whole window, driven by name: its desk works on real rulesets, in folders of its own that are
// gone afterwards. What came of a click is read from the desk and from what is on screen.
#pragma once

#include <filesystem>

#include "editor/app/app.h"
#include "tests/editor/driver.h"

namespace hr::tests {

class AppDriver : public Driver {
 public:
  explicit AppDriver(float width = 1280, float height = 800, float scale = 1);
  ~AppDriver();

  editor::App& app() { return *app_; }
  const editor::DeskState& state() const { return app_->state(); }
  const editor::GameState& game() const;
  const Report& report() const { return game().report; }
  // From seed 1, so that a test is the same in each run.
  void start(const std::string& ruleset, Settings settings = {},
             std::vector<std::string> variants = {});
  void send(const editor::DeskCommand& command);
  // As if the program had been killed and started again: all that is left is what is on disk.
  void kill_and_start_again();
  // Time goes by in the desk's clock only as told here.
  void wait(std::chrono::milliseconds time);

  const std::filesystem::path& folder() const { return folder_; }

 private:
  void open();
  std::filesystem::path folder_;
  TimePoint now_{0};
  std::unique_ptr<editor::App> app_;
};

}  // namespace hr::tests
