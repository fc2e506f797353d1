// SPDX-License-Identifier: MIT
#include "scripting/pack/file_changes.h"

#include <fmt/format.h>

#include "core/base/checksum.h"
#include "core/base/error.h"
#include "core/base/line_diff.h"

namespace hr::scripting {

namespace {

constexpr std::size_t k_edit_frame = 12;  // about what an edit takes beside its lines: [12,1,""],

// With their line ends, so that together they are the text; the last may have none.
TextLines whole_lines(std::string_view text) {
  TextLines out;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::size_t size = line.size() + (line.size() < text.size() ? 1 : 0);
    out.push_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return out;
}

std::string together(const TextLines& lines, std::size_t from, std::size_t count) {
  std::string out;
  for (std::size_t i = from; i < from + count; ++i) out += lines[i];
  return out;
}

}  // namespace

std::string text_digits(std::string_view text) {
  return Checksum().add(text).digits().substr(0, 8);
}

std::optional<FileChange> file_change(const std::string& name, std::string_view was,
                                      std::string_view is) {
  const TextLines old_lines = whole_lines(was), new_lines = whole_lines(is);
  FileChange out{.name = name, .of = text_digits(was), .edits = {}};
  std::size_t size = 0;
  for (const Hunk& hunk : line_diff(old_lines, new_lines)) {
    out.edits.push_back({.after = static_cast<std::size_t>(hunk.old_from),
                         .out = static_cast<std::size_t>(hunk.old_count),
                         .in = together(new_lines, static_cast<std::size_t>(hunk.new_from),
                                        static_cast<std::size_t>(hunk.new_count))});
    size += out.edits.back().in.size() + k_edit_frame;
  }
  if (out.edits.size() > k_max_edits || size >= is.size()) return std::nullopt;
  return out;
}

std::string changed_text(std::string_view was, const FileChange& change) {
  const TextLines lines = whole_lines(was);
  std::string out;
  std::size_t at = 0;
  for (const LineEdit& edit : change.edits) {
    if (edit.after < at || edit.after > lines.size() || edit.out > lines.size() - edit.after)
      throw Error(fmt::format("changes: {}: expected edits of its {} lines from top to bottom",
                              change.name, lines.size()));
    out += together(lines, at, edit.after - at) + edit.in;
    at = edit.after + edit.out;
  }
  return out + together(lines, at, lines.size() - at);
}

}  // namespace hr::scripting
