// SPDX-License-Identifier: MIT
// The command palette: finds every action of the window by the first letters of words in its name.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "editor/app/menu_actions.h"

namespace hr::editor {

class Palette {
 public:
  void open() { opening_ = true; }
  using Allows = std::function<bool(const MenuAction&)>;
  void draw(const std::vector<MenuAction>& actions, const Allows& allows, Requests& requests);

 private:
  void draw_list(const std::vector<const MenuAction*>& found, const Allows& allows,
                 Requests& requests) const;

  bool opening_ = false;
  std::string typed_;
  int chosen_ = 0;
};

// The actions whose names contain words beginning with each typed word, in any order; for "", all.
std::vector<const MenuAction*> matching(const std::vector<MenuAction>& actions,
                                        const std::string& typed);

}  // namespace hr::editor
