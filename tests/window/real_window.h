// SPDX-License-Identifier: MIT
// The real program, in a window on a screen of its own (Xvfb), with a mouse and a keyboard
// (xdotool). Tests read what is on screen from the dump that the window writes after each frame,
// and the results from the files that it saves.
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
  // Starts a screen and, on it, the program with these arguments after "window".
  explicit RealWindow(std::vector<std::string> arguments = {});
  ~RealWindow();
  RealWindow(const RealWindow&) = delete;
  RealWindow& operator=(const RealWindow&) = delete;

  // All functions wait for what they need, and fail the test after some seconds without it.
  void click(const std::string& name, int button = 1);
  void type(const std::string& text);
  void key(const std::string& chord);   // by its xdotool name: "ctrl+Return"
  void act(const std::string& action);  // typed below the board
  nlohmann::json item(const std::string& name);
  void wait_for_text(const std::string& text);
  void wait_until(const std::string& what, const std::function<bool()>& done);
  bool has(const std::string& name);
  std::string first_of(const std::string& part);  // the first name in a part: "Actions/"
  std::string turn() const;                       // the line above the board; "": it is not visible
  // The pixels of the screen and the dump, once nothing changes any longer.
  std::string rest() const;

  // The facts of the match saved last: {"actions": 3, …}.
  nlohmann::json kept() const;
  std::filesystem::path folder() const { return folder_; }  // contains its XDG folders

  void kill();  // at once, without a chance to save
  void start(std::vector<std::string> arguments = {});
  double start_seconds() const { return start_seconds_; }  // from the start to the first frame
  double processor_seconds() const;                        // CPU time used so far

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
