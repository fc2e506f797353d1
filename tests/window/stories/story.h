// SPDX-License-Identifier: MIT
// A user's story, walked in the real window: what a designer, a hobbyist or a teacher does there,
// from the first click to the result. Each keeps a picture of its end in pictures_folder().
#pragma once

#include <map>

#include "tests/window/real_window.h"

namespace hr::tests {

class Story : public RealWindow {
 public:
  // The name is that of its picture, "D1".
  explicit Story(std::string name, std::vector<std::string> arguments = {}, ScreenSize size = {});

  // Fails if nothing much is to be seen on it, or if some text on screen is cut off.
  void keep_picture(const std::string& suffix = "") const;

  // Types the actions, one after the other, and waits until they are made.
  void play(const std::vector<std::string>& actions);
  void wait_for_actions(int actions);  // made since the start, and saved
  // Selects a text of the open file of the Rules tab, and types another one over it.
  void replace_in_rules(const std::string& from, const std::string& to);
  void save_rules();                                 // Ctrl+Enter
  std::string hash();                                // of the position, from the saved record
  std::map<std::string, std::string> cells() const;  // what is on each cell, by its name
  void pass_on(const std::string& seat);             // the button above the board
  void replace_player(const std::string& seat);      // at the curtain

 private:
  std::string name_;
};

}  // namespace hr::tests
