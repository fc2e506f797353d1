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
#include <utility>
#include <vector>

#include "tests/window/screen_picture.h"

namespace hr::tests {

// The screen, which the window fills, and the window's own scale.
struct ScreenSize {
  int width = 1280, height = 800;
  double scale = 1;
};

struct Spot {
  int x = 0, y = 0;
};

class RealWindow {
 public:
  // Starts a screen and, on it, the program with these arguments after "window".
  explicit RealWindow(std::vector<std::string> arguments = {}, ScreenSize size = {});
  ~RealWindow();
  RealWindow(const RealWindow&) = delete;
  RealWindow& operator=(const RealWindow&) = delete;

  // All functions wait for what they need, and fail the test after some seconds without it. Items
  // out of sight are scrolled into view.
  void click(const std::string& name, int button = 1);
  void point(const std::string& name);  // moves the mouse there
  void drag(const std::string& from, const std::string& to);
  void type(const std::string& text);                            // lines end in "\n"
  void fill(const std::string& field, const std::string& text);  // replaces its text
  void key(const std::string& chord);        // by its xdotool name: "ctrl+Return"
  void strike(const std::string& chord);     // without waiting afterwards
  void use_layout(const std::string& name);  // of the keyboard: "de", "us dvorak"
  bool runs();                               // whether the program has not ended
  void act(const std::string& action);       // typed below the board
  nlohmann::json item(const std::string& name);
  void wait_for_text(const std::string& text);
  void wait_until(const std::string& what, const std::function<bool()>& done);
  bool has(const std::string& name);
  bool reads(const std::string& text) const;      // whether some text in sight contains it
  std::vector<std::string> cut_off() const;       // the texts of which a part cannot be read
  const nlohmann::json& dump() const;             // all items on screen
  std::string first_of(const std::string& part);  // the first name in a part: "Actions/"
  std::string name_of(const std::string& text);   // the name of the item whose text begins so
  int count(const std::string& text) const;       // the items whose text is exactly this
  std::string turn() const;                       // the line above the board; "": it is not visible
  // The pixels of the screen and the dump, once nothing changes any longer.
  std::string rest() const;
  Picture picture() const;  // what is on screen then

  // The facts of the match saved last: {"actions": 3, …}, and its record.
  nlohmann::json kept() const;
  std::filesystem::path record() const;
  std::filesystem::path folder() const { return folder_; }  // contains its XDG folders
  std::filesystem::path own_rules(const std::string& ruleset) const;

  void kill();  // at once, without a chance to save
  void start(std::vector<std::string> arguments = {});
  // The D-Bus of a desktop for the next start; at first there is none.
  void use_bus(std::string address) { bus_ = std::move(address); }
  double start_seconds() const { return start_seconds_; }  // from the start to the first frame
  double processor_seconds() const;                        // CPU time used so far

 private:
  std::optional<nlohmann::json> find(const std::string& name, bool in_sight = true) const;
  void bring_into_sight(const std::string& name);
  Spot resting_place(const std::string& name);
  void xdotool(const std::string& arguments) const;
  void on_display(const std::string& command) const;

  ScreenSize size_;
  std::string bus_;
  std::filesystem::path folder_;
  std::string display_;
  pid_t screen_ = -1, program_ = -1;
  double start_seconds_ = 0;
  mutable std::string dumped_;  // the dump read last
  mutable nlohmann::json items_;
};

}  // namespace hr::tests
