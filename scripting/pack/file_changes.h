// SPDX-License-Identifier: MIT
// A changed file as what differs, line by line, from the file that everybody has: for links, which
// are to be short. A changed file is put together again only from the very text that it was made
// from; from another one it could become a game that nobody has seen.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hr::scripting {

// After `after` lines of the text that was changed, `out` lines are replaced by `in`, whole lines
// with their line ends.
struct LineEdit {
  std::size_t after = 0, out = 0;
  std::string in;
  friend bool operator==(const LineEdit&, const LineEdit&) = default;
};

struct FileChange {
  std::string name;
  std::string of;               // text_digits() of the text that was changed; "": it was deleted
  std::vector<LineEdit> edits;  // from top to bottom
  friend bool operator==(const FileChange&, const FileChange&) = default;
};

inline constexpr std::size_t k_max_edits = 100, k_max_all_edits = 500;  // of a file, of a game

// 8 hexadecimal digits of a hash.
std::string text_digits(std::string_view text);

// How `was` becomes `is`; none if the whole file is shorter.
std::optional<FileChange> file_change(const std::string& name, std::string_view was,
                                      std::string_view is);
// The other way round. Throws Error, a sentence without a place, for edits that `was` has no lines
// for; the result is never longer than `was` and everything put in.
std::string changed_text(std::string_view was, const FileChange& change);

}  // namespace hr::scripting
