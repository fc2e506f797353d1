// SPDX-License-Identifier: MIT
#include "editor/lab_tab/edit_text.h"

#include <fmt/format.h>

#include <vector>

#include "core/base/utf8.h"
#include "editor/text/line_diff.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_longest_line = 60;

std::string shortened_line(std::string_view line) {
  const std::size_t from = line.find_first_not_of(" \t");
  if (from == std::string_view::npos) return "(an empty line)";
  line.remove_prefix(from);
  line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
  const std::string shown = plain_text(line);
  if (shown.size() <= k_longest_line) return shown;
  std::size_t end = 0;
  while (end < k_longest_line) end += decode_utf8(std::string_view(shown).substr(end))->length;
  return shown.substr(0, end) + "…";
}

std::string hunk_text(const std::string& file, const Hunk& hunk, const TextLines& before,
                      const TextLines& after) {
  const std::string place = fmt::format("{}:{}: ", file, hunk.new_from + 1);
  if (hunk.new_count == 0) return place + "removed " + shortened_line(before[hunk.old_from]);
  const std::string line = shortened_line(after[hunk.new_from]);
  return hunk.old_count == 0 ? place + "added " + line
                             : place + shortened_line(before[hunk.old_from]) + " → " + line;
}

std::vector<std::string> edits(const Edition& before, const Edition& after) {
  std::vector<std::string> out;
  for (const RuleFile& file : after.files) {
    const std::string* const old = before.find(file.name);
    if (old == nullptr || *old == file.text) continue;
    const TextLines old_lines = text_lines(*old), new_lines = text_lines(file.text);
    for (const Hunk& hunk : line_diff(old_lines, new_lines))
      out.push_back(hunk_text(file.name, hunk, old_lines, new_lines));
  }
  return out;
}

}  // namespace

std::string edit_text(const Edition& before, const Edition& after) {
  std::vector<std::string> all = edits(before, after);
  for (const std::string& difference : differences(before, after))
    if (!difference.ends_with(" edited")) all.push_back(difference);
  if (all.empty()) return "nothing changed";
  return all.size() == 1 ? all.front()
                         : fmt::format("{} (and {} more)", all.front(), all.size() - 1);
}

}  // namespace hr::editor
