// SPDX-License-Identifier: MIT
// Fields for texts that lie elsewhere: what is being typed stays as it is typed, whatever is shown
// meanwhile, and counts when Enter is pressed or the field is left.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace hr::editor {

class TypedTexts {
 public:
  // `key` tells the texts apart; `name` is for the screen. What was typed, once it counts.
  std::optional<std::string> field(const std::string& key, std::string_view name,
                                   const std::string& now, std::string_view hint = {});
  // Shows a text that does not count, until it is typed into again or forgotten.
  void hold(const std::string& key, std::string text) { held_[key] = std::move(text); }
  bool holds(const std::string& key) const { return held_.contains(key); }
  void forget(const std::string& key) { held_.erase(key); }
  void forget_all() { held_.clear(); }

 private:
  std::map<std::string, std::string> held_;
};

}  // namespace hr::editor
