// SPDX-License-Identifier: MIT
// Asks before the window closes if something would be lost.
#pragma once

#include <string>

namespace hr::editor {

class QuitDialog {
 public:
  // `lost`: a sentence.
  void ask(std::string lost);
  bool asks() const { return asks_; }
  bool draw();  // true: quit all the same

 private:
  std::string lost_;
  bool asks_ = false, opening_ = false;
};

}  // namespace hr::editor
