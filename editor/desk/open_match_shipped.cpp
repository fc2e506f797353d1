// SPDX-License-Identifier: MIT
// All files of a ruleset of one's own as they were shipped, and back: what was there is set aside
// on disk first, whole and under a number of its own, so that it comes back even after a kill in
// the middle. What was set aside before stays.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <system_error>

#include "editor/desk/open_match.h"
#include "editor/desk/rule_texts.h"
#include "editor/desk/titles.h"

namespace hr::editor {

namespace fs = std::filesystem;

namespace {

// The highest number that a folder below this one has; 0: none.
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

}  // namespace

fs::path OpenMatch::aside() const { return keeping_.folders().state / "set_aside" / id_; }

// What was set aside last can come back while nothing else has been written since: each file that
// was shipped is as it was shipped or, where the writing was cut short, as it is there.
fs::path OpenMatch::to_bring_back(const RuleTexts& now, const RuleTexts& shipped) const {
  const int last = own_ ? last_number(aside()) : 0;
  if (last == 0) return {};
  const RuleTexts there = rule_texts(aside() / std::to_string(last));
  const auto same = [](const RuleTexts& a, const RuleTexts& b, const std::string& name) {
    const auto in_a = a.find(name), in_b = b.find(name);
    if (in_a == a.end() || in_b == b.end()) return (in_a == a.end()) == (in_b == b.end());
    return in_a->second == in_b->second;
  };
  bool differs = false;
  for (const auto& [name, text] : shipped) {
    const bool as_there = same(now, there, name);
    if (!as_there && !same(now, shipped, name)) return {};
    differs = differs || !as_there;
  }
  return differs ? aside() / std::to_string(last) : fs::path();
}

// Files that the user added stay: only what was shipped is written.
void OpenMatch::all_as_shipped() {
  read_files();
  if (!changed_) throw Error("These rules are the originals already.");
  if (set_aside_.empty()) {  // else this goes on with what was cut short
    const fs::path whole = aside() / std::to_string(last_number(aside()) + 1);
    std::error_code error;
    fs::remove_all(aside() / "unfinished", error);
    copy_rules(folder_, aside() / "unfinished");
    fs::rename(aside() / "unfinished", whole);
  }
  write_rule_texts(folder_, rule_texts(shipped_));
  take_up();
}

void OpenMatch::own_rules_again() {
  read_files();
  if (set_aside_.empty()) throw Error("There are no rules to bring back.");
  RuleTexts mine = rule_texts(set_aside_), gone = rule_texts(shipped_);
  std::erase_if(mine, [&](const auto& file) { return !gone.contains(file.first); });
  std::erase_if(gone, [&](const auto& file) { return mine.contains(file.first); });
  const fs::path back = set_aside_;
  write_rule_texts(folder_, mine, gone);
  std::error_code ignored;
  fs::remove_all(back, ignored);
  take_up();
}

}  // namespace hr::editor
