// SPDX-License-Identifier: MIT
// A small rule change that a ruleset offers to those who have never changed one, in its file
// first_change.json: which word to change in which line, and what for.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace hr::editor {

struct FirstChange {
  std::string about;     // "let cubes step back instead of to the right"
  std::string file;      // "rules.lua"
  std::string line;      // the line as it is, without indentation
  std::string word, to;  // a part of it, and what is to replace it

  std::string changed() const;                     // the line afterwards
  bool done_in(const std::string& text) const;     // whether the text has it
  int line_number(const std::string& text) const;  // of the line, changed or not; 0: neither
};

// None if the ruleset offers none, or its file no longer has the line.
std::optional<FirstChange> read_first_change(const std::filesystem::path& folder);
// The same of a ruleset in memory. `find` returns the text of a file, or null.
std::optional<FirstChange> first_change_in(
    const std::function<const std::string*(const std::string& name)>& find);

}  // namespace hr::editor
