// SPDX-License-Identifier: MIT
// What is on screen in a frame, item by item: for tests, which click what has a name and read what
// is shown, and to see that no text is cut off. Nothing is kept unless somebody listens.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hr::editor {

struct Box {
  float left = 0, top = 0, right = 0, bottom = 0;
  float width() const { return right - left; }
  float height() const { return bottom - top; }
  friend bool operator==(const Box&, const Box&) = default;
};

struct Item {
  std::string path;  // its name behind those of what it lies in: "Options/columns"
  std::string kind;  // button, text, field, box, tab, row, menu, cell, mark …
  std::string text;  // what it reads or holds
  Box box;           // in pixels of the window
  Box seen;          // the part of the window that its panel can show anything in
  float needs = 0;   // the width that its text needs, when it is on one line
  bool enabled = true;
  bool on = false;  // ticked, chosen, open

  std::string_view name() const;
  bool in_sight() const;  // its middle can be seen
  bool cut_off() const;   // its text cannot be read to its end, not even by scrolling down
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
  // The item of this name, or of a path that ends so ("columns", "Options/columns"); null: none. Of
  // several the first one that is in sight, else the first one.
  const Item* find(std::string_view name) const;
  // All of it as JSON: [{"path": …, "kind": …, "text": …, "box": [left, top, right, bottom], …}].
  std::string json() const;
  // All that reads as text, a line each.
  std::string text() const;

 private:
  bool listening_ = false;
  std::vector<std::string> path_;
  std::vector<Item> items_;
};

}  // namespace hr::editor
