// SPDX-License-Identifier: MIT
#include "scripting/sharing/card_note.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/allowance.h"
#include "core/base/line_diff.h"
#include "core/base/words.h"
#include "core/game/game.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/source/read_ruleset_text.h"

namespace hr::scripting {

namespace {

constexpr std::size_t k_max_places = 3;  // that are named in a file

bool is_remark(std::string_view line) {
  const std::string text = trimmed(line);
  return text.empty() || text.starts_with("--");
}

bool only_remarks(const TextLines& lines, int from, int count) {
  return std::all_of(lines.begin() + from, lines.begin() + from + count, is_remark);
}

std::string place_of(const Hunk& hunk) {
  const int first = hunk.new_from + 1, last = hunk.new_from + std::max(hunk.new_count, 1);
  return first == last ? std::to_string(first) : fmt::format("{} to {}", first, last);
}

// "rules.lua, line 29"; "" if nothing but remarks differs.
std::string places_in(const std::string& name, std::string_view was, std::string_view is) {
  const TextLines before = text_lines(was), now = text_lines(is);
  std::vector<std::string> places;
  bool one = true;  // line
  for (const Hunk& hunk : line_diff(before, now)) {
    if (only_remarks(before, hunk.old_from, hunk.old_count) &&
        only_remarks(now, hunk.new_from, hunk.new_count))
      continue;
    one = places.empty() && hunk.new_count <= 1;
    places.push_back(place_of(hunk));
  }
  if (places.empty()) return "";
  if (places.size() > k_max_places) return fmt::format("{} places in {}", places.size(), name);
  return fmt::format("{}, {} {}", name, one ? "line" : "lines", list_text(places));
}

// As it would be under the original rules. Throws Error if there is none.
std::vector<std::string> original_card(std::span<const RuleFile> originals,
                                       const RulesetText& now) {
  const std::vector<std::string> known = find_variants(originals);
  std::vector<std::string> variants;
  for (const std::string& variant : now.variants)
    if (std::ranges::count(known, variant) > 0) variants.push_back(variant);
  return load_ruleset(text_of_files(now.ruleset, originals, variants, now.settings))
      ->game()
      ->definition()
      .card;
}

}  // namespace

std::string card_note(std::span<const RuleFile> originals, const RulesetText& now,
                      const std::vector<std::string>& card) {
  if (card.empty()) return "";
  std::vector<std::string> changed;
  for (const RuleFile& was : originals) {
    const std::string* const is = now.find(was.name);
    if (!was.name.ends_with(".lua") || is == nullptr || *is == was.text) continue;
    if (std::string places = places_in(was.name, was.text, *is); !places.empty())
      changed.push_back(std::move(places));
  }
  if (changed.empty()) return "";
  try {
    if (original_card(originals, now) != card) return "";
  } catch (const Error&) {
    if (Allowance::unwinding()) throw;
    // They have no such option; so it cannot be known whether the card was changed.
  }
  return fmt::format(
      "The rules were changed ({}), but this card was not, so it may no longer fit them.",
      list_text(changed));
}

}  // namespace hr::scripting
