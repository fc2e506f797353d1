// SPDX-License-Identifier: MIT
// The program as it is, in its window on a screen of its own (Xvfb), with a mouse and a keyboard
// (xdotool): what is on screen is read from the dump that the window writes behind each frame, what
// came of it from the files that it keeps.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace hr::tests {

class RealWindow {
 public:
  // Starts a screen and, on it, the program with these arguments behind "window".
  explicit RealWindow(std::vector<std::string> arguments = {});
  ~RealWindow();
  RealWindow(const RealWindow&) = delete;
  RealWindow& operator=(const RealWindow&) = delete;

  // All wait for what they need, and fail the test after some seconds without it.
  void click(const std::string& name, int button = 1);
  void type(const std::string& text);
  void key(const std::string& chord);   // as xdotool calls it: "ctrl+Return"
  void act(const std::string& action);  // typed below the board
  nlohmann::json item(const std::string& name);
  void wait_for_text(const std::string& text);
  void wait_until(const std::string& what, const std::function<bool()>& done);
  bool has(const std::string& name);
  std::string first_of(const std::string& part);  // the first name in a part: "Actions/"
  std::string turn() const;  // whose it is, as the strip above the board says; "": it is not there
  // All that is to be seen, once nothing moves any more: the pixels of the screen, and the dump.
  std::string rest() const;

  // The facts of the match that was kept last: {"actions": 3, …}.
  nlohmann::json kept() const;
  std::filesystem::path folder() const { return folder_; }  // of its XDG folders

  void kill();  // at once, as when the machine fails
  void start(std::vector<std::string> arguments = {});
  double start_seconds() const { return start_seconds_; }  // from the start to the first frame
  double processor_seconds() const;                        // that the program has used so far

 private:
  nlohmann::json dump() const;
  std::optional<nlohmann::json> find(const std::string& name) const;
  void xdotool(const std::string& arguments) const;

  std::filesystem::path folder_;
  std::string display_;
  pid_t screen_ = -1, program_ = -1;
  double start_seconds_ = 0;
};

}  // namespace hr::tests
