// SPDX-License-Identifier: MIT
// Text fields whose values are stored elsewhere. While the user types, the field keeps the typed
// text whatever the stored value is; the text is committed by Enter or by leaving the field.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace hr::editor {

class TypedTexts {
 public:
  // `key` identifies the text; `name` is for the Screen. Returns the typed text when committed.
  std::optional<std::string> field(const std::string& key, std::string_view name,
                                   const std::string& now, std::string_view hint = {});
  // Shows an uncommitted text until it is edited again or forgotten.
  void hold(const std::string& key, std::string text) { held_[key] = std::move(text); }
  bool holds(const std::string& key) const { return held_.contains(key); }
  void forget(const std::string& key) { held_.erase(key); }
  void forget_all() { held_.clear(); }

 private:
  std::map<std::string, std::string> held_;
};

}  // namespace hr::editor
