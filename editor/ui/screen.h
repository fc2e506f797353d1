// SPDX-License-Identifier: MIT
// A list of the items on screen in a frame: for tests, which click items by name, read what is
// shown and check that no text is cut off. Nothing is recorded unless listen(true) was called.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/picture/box.h"

namespace hr::editor {

struct Item {
  std::string path;  // its name after the names of its containers: "Options/columns"
  std::string kind;  // button, text, field, box, tab, row, menu, cell, mark …
  std::string text;  // the text it shows or contains
  Box box;           // in window pixels
  Box seen;          // the clipping rectangle of its panel
  float needs = 0;   // the width that its text needs, if it is on one line
  bool enabled = true;
  bool on = false;       // ticked, chosen, open
  bool focused = false;  // has the keyboard, and shows it

  bool in_sight() const;  // its centre is visible
  bool cut_off() const;   // part of its text cannot be read, even by scrolling down
};

class Screen {
 public:
  void listen(bool on) { listening_ = on; }
  bool listening() const { return listening_; }

  void begin_frame() { items_.clear(); }
  void enter(std::string_view name) { path_.emplace_back(name); }
  void leave() { path_.pop_back(); }
  void add(Item item, std::string_view name);

  const std::vector<Item>& items() const { return items_; }
  // The item with this name, or with a path that ends in it ("columns", "Options/columns"); null if
  // there is none. If there are several, the first visible one, otherwise the first one.
  const Item* find(std::string_view name) const;
  // All items as JSON: [{"path": …, "kind": …, "text": …, "box": [left, top, right, bottom], …}].
  std::string json() const;
  // The texts of all visible items, one per line.
  std::string text() const;

 private:
  bool listening_ = false;
  std::vector<std::string> path_;
  std::vector<Item> items_;
};

}  // namespace hr::editor
