// SPDX-License-Identifier: MIT
#include "core/base/suggest.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace hr {
namespace {

constexpr std::size_t k_max_length = 60;  // longer than real names; keeps hostile input cheap

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same(char a, char b) { return lower(a) == lower(b); }

// Damerau-Levenshtein distance (optimal string alignment), three rows at a time.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> older(b.size() + 1), old(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) old[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = old[j - 1] + (same(a[i - 1], b[j - 1]) ? 0 : 1);
      row[j] = std::min({old[j] + 1, row[j - 1] + 1, change});
      const bool swapped = i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1]);
      if (swapped) row[j] = std::min(row[j], older[j - 2] + 1);
    }
    std::swap(older, old);
    std::swap(old, row);
  }
  return old[b.size()];
}

}  // namespace

std::optional<std::string> nearest_word(std::string_view name,
                                        std::span<const std::string> candidates) {
  if (name.empty() || name.size() > k_max_length) return std::nullopt;
  const std::string* best = nullptr;
  std::size_t least = 4;
  for (const std::string& candidate : candidates) {
    if (candidate.empty() || candidate.size() > k_max_length) continue;
    const std::size_t forgiven =
        std::min<std::size_t>(3, std::max(name.size(), candidate.size()) / 3);
    const std::size_t slips = distance(name, candidate);
    if (slips > forgiven || slips >= least) continue;
    least = slips;
    best = &candidate;
  }
  if (best == nullptr) return std::nullopt;
  return *best;
}

std::string did_you_mean(std::string_view name, std::span<const std::string> candidates) {
  const auto word = nearest_word(name, candidates);
  return word ? " (did you mean \"" + *word + "\"?)" : std::string();
}

}  // namespace hr
