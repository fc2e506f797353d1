// SPDX-License-Identifier: MIT
#include "scripting/sharing/change_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/line_diff.h"
#include "core/base/utf8.h"
#include "core/base/words.h"
#include "scripting/source/read_ruleset_text.h"

namespace hr::scripting {

namespace {

constexpr std::size_t k_max_told = 3;      // edits that are told one by one
constexpr std::size_t k_max_excerpt = 80;  // bytes of a line
constexpr std::size_t k_before = 30;       // bytes of it before what differs

// A file that is in both ruleset texts, with what differs.
struct EditedFile {
  std::string name;
  TextLines was, is;
  std::vector<Hunk> hunks;
};

std::vector<EditedFile> edited_files(const RulesetText& was, const RulesetText& is) {
  std::vector<EditedFile> out;
  for (const RuleFile& file : is.files) {
    const std::string* const old = was.find(file.name);
    if (old == nullptr || *old == file.text || file.name.ends_with(k_drawing_ending)) continue;
    EditedFile edited{file.name, text_lines(*old), text_lines(file.text), {}};
    edited.hunks = line_diff(edited.was, edited.is);
    if (!edited.hunks.empty()) out.push_back(std::move(edited));  // else only line ends differ
  }
  return out;
}

std::size_t edits_of(const EditedFile& file) {
  std::size_t out = 0;
  for (const Hunk& hunk : file.hunks)
    out += static_cast<std::size_t>(std::max(hunk.old_count, hunk.new_count));
  return out;
}

bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }

// `…part of a line…`, from this byte on.
std::string excerpt(std::string_view line, std::size_t from) {
  const std::string_view rest = line.substr(std::min(from, line.size()));
  const std::string cut = cut_short(rest, k_max_excerpt);
  return fmt::format("\"{}{}{}\"", from > 0 ? "…" : "", plain_text(cut),
                     cut.size() < rest.size() ? "…" : "");
}

// Both lines are shown from where one can see what differs.
std::string became(std::string_view was, std::string_view is) {
  if (was == is) return "spaces changed";
  const auto differs = std::ranges::mismatch(was, is).in1;
  const auto same = static_cast<std::size_t>(differs - was.begin());
  const std::size_t length = std::max(was.size(), is.size());
  std::size_t from = 0;
  if (length > k_max_excerpt && same > k_before)
    from = std::min(same - k_before, length - k_max_excerpt);
  while (from > 0 && from < was.size() && !begins_character(was[from])) --from;
  return fmt::format("{} became {}", excerpt(was, from), excerpt(is, from));
}

std::string shown_line(std::string_view line) {
  return line.empty() ? "an empty line" : excerpt(line, 0);
}

void tell_hunk(std::vector<std::string>& out, const EditedFile& file, const Hunk& hunk) {
  for (int i = 0; i < std::max(hunk.old_count, hunk.new_count); ++i) {
    const bool old = i < hunk.old_count, now = i < hunk.new_count;
    const std::string was = old ? trimmed(file.was[hunk.old_from + i]) : "";
    const std::string is = now ? trimmed(file.is[hunk.new_from + i]) : "";
    const int line = (now ? hunk.new_from : hunk.old_from) + i + 1;
    out.push_back(fmt::format("{}, line {}: {}", file.name, line,
                              !now   ? shown_line(was) + " was removed"
                              : !old ? shown_line(is) + " was added"
                                     : became(was, is)));
  }
}

std::vector<std::string> phrases_of(const EditedFile& file, bool one_by_one) {
  std::vector<std::string> out;
  if (!one_by_one)
    out.push_back(
        fmt::format("{} of {} changed", count_text(edits_of(file), "line", "lines"), file.name));
  else
    for (const Hunk& hunk : file.hunks) tell_hunk(out, file, hunk);
  return out;
}

}  // namespace

std::vector<std::string> change_phrases(const RulesetText& was, const RulesetText& is) {
  std::vector<std::string> out = differences(was, is);
  const std::vector<EditedFile> files = edited_files(was, is);
  std::size_t edits = 0;
  for (const EditedFile& file : files) edits += edits_of(file);
  for (const EditedFile& file : files) {
    const auto at = std::ranges::find(out, file.name + " edited");
    if (at == out.end()) continue;
    const std::vector<std::string> phrases = phrases_of(file, edits <= k_max_told);
    out.insert(out.erase(at), phrases.begin(), phrases.end());
  }
  return out;
}

bool is_mostly_same(const RulesetText& was, const RulesetText& is) {
  const std::string *const old = was.find("rules.lua"), *const now = is.find("rules.lua");
  if (old == nullptr || now == nullptr) return false;
  const TextLines old_lines = text_lines(*old);
  std::size_t gone = 0;
  for (const Hunk& hunk : line_diff(old_lines, text_lines(*now)))
    gone += static_cast<std::size_t>(hunk.old_count);
  return 2 * gone <= old_lines.size();
}

}  // namespace hr::scripting
