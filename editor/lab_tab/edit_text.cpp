// SPDX-License-Identifier: MIT
#include "editor/lab_tab/edit_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <vector>

#include "core/base/utf8.h"
#include "editor/text/line_diff.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_longest_line = 40;

std::string_view trimmed(std::string_view line) {
  const std::size_t from = line.find_first_not_of(" \t\r");
  if (from == std::string_view::npos) return {};
  return line.substr(from, line.find_last_not_of(" \t\r") - from + 1);
}

std::string shortened_line(std::string_view line) {
  line = trimmed(line);
  if (line.empty()) return "nothing";
  const std::string shown = plain_text(line);
  if (shown.size() <= k_longest_line) return shown;
  std::size_t end = 0;
  while (end < k_longest_line) end += decode_utf8(std::string_view(shown).substr(end))->length;
  return shown.substr(0, end) + "…";
}

bool in_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) != 0 || c == '_' || byte >= 0x80;
}

// What differs between two lines, in whole words, after a little of what they share.
std::string change_within(std::string_view before, std::string_view after) {
  constexpr std::size_t k_context = 14;
  const auto [old_end, new_end] = std::ranges::mismatch(before, after);
  auto from = static_cast<std::size_t>(old_end - before.begin());
  while (from > 0 && in_word(before[from - 1])) --from;
  std::size_t shared = 0;  // at the end
  while (shared < std::min(before.size(), after.size()) - from &&
         before[before.size() - shared - 1] == after[after.size() - shared - 1])
    ++shared;
  while (shared > 0 && in_word(before[before.size() - shared])) --shared;
  std::size_t lead = from - std::min(from, k_context);
  while (lead > 0 && (before[lead] & 0xc0) == 0x80) --lead;
  return shortened_line(std::string(before.substr(lead, before.size() - shared - lead))) + " → " +
         shortened_line(after.substr(from, after.size() - shared - from));
}

std::string hunk_text(const std::string& file, const Hunk& hunk, const TextLines& before,
                      const TextLines& after) {
  const std::string place = fmt::format("{}:{}: ", file, hunk.new_from + 1);
  if (hunk.new_count == 0) return place + "removed " + shortened_line(before[hunk.old_from]);
  const std::string_view line = after[hunk.new_from];
  return hunk.old_count == 0 ? place + "added " + shortened_line(line)
                             : place + change_within(trimmed(before[hunk.old_from]), trimmed(line));
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
