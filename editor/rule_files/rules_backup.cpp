// SPDX-License-Identifier: MIT
#include "editor/rule_files/rules_backup.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <system_error>

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

// The highest number of a folder in this one; 0: none.
int last_number(const fs::path& below) {
  int out = 0;
  std::error_code error;
  for (fs::directory_iterator at(below, error), end; !error && at != end; at.increment(error)) {
    const std::string name = at->path().filename().string();
    int number = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
    if (read.ptr == name.data() + name.size()) out = std::max(out, number);
  }
  return out;
}

bool same(const RuleTexts& a, const RuleTexts& b, const std::string& name) {
  const auto in_a = a.find(name), in_b = b.find(name);
  if (in_a == a.end() || in_b == b.end()) return (in_a == a.end()) == (in_b == b.end());
  return in_a->second == in_b->second;
}

}  // namespace

void RulesBackup::add(const fs::path& folder) const {
  const fs::path whole = below_ / std::to_string(last_number(below_) + 1);
  std::error_code error;
  fs::remove_all(below_ / "unfinished", error);
  copy_rules(folder, below_ / "unfinished");
  fs::rename(below_ / "unfinished", whole);
}

// A backup can be restored as long as nothing else has been written since: each file that has an
// original equals it or, if reverting was interrupted, equals the backup.
fs::path RulesBackup::latest_restorable(const RuleTexts& now, const RuleTexts& shipped) const {
  const int last = last_number(below_);
  if (last == 0) return {};
  const fs::path folder = below_ / std::to_string(last);
  const RuleTexts there = rule_texts(folder);
  bool differs = false;
  for (const auto& [name, text] : shipped) {
    const bool as_there = same(now, there, name);
    if (!as_there && !same(now, shipped, name)) return {};
    differs = differs || !as_there;
  }
  return differs ? folder : fs::path();
}

}  // namespace hr::editor
