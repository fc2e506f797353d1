// SPDX-License-Identifier: MIT
#include "core/base/agreement.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/words.h"

namespace hr {

namespace {

// The verb that "moves" comes from; a word that is none in the third person stays.
std::string plain_verb(std::string_view word) {
  using Forms = std::pair<std::string_view, std::string_view>;
  static constexpr std::array<Forms, 3> irregular{
      {{"is", "are"}, {"was", "were"}, {"has", "have"}}};
  static constexpr std::array<std::string_view, 6> hissing{"ss", "sh", "ch", "x", "zz", "o"};
  for (const auto& [form, plain] : irregular)
    if (form == word) return std::string(plain);
  if (!word.ends_with('s') || word.ends_with("ss") || word.ends_with("us"))
    return std::string(word);
  if (word.ends_with("ies") && word.size() > 4)
    return std::string(word.substr(0, word.size() - 3)) + "y";
  if (word.ends_with("es")) {
    const std::string_view stem = word.substr(0, word.size() - 2);
    if (std::ranges::any_of(hissing, [&](std::string_view end) { return stem.ends_with(end); }))
      return std::string(stem);
  }
  return std::string(word.substr(0, word.size() - 1));
}

}  // namespace

bool is_you(std::string_view name) {
  return lower_case(name.substr(0, 3)) == "you" && (name.size() == 3 || name[3] == ' ');
}

std::string possessive(std::string_view name, bool plural) {
  if (name.size() == 3 && is_you(name)) return "your";
  return std::string(name) + (plural && name.ends_with('s') ? "'" : "'s");
}

std::string in_plural(std::string_view phrase) {
  const std::size_t end = std::min(phrase.find(' '), phrase.size());
  return plain_verb(phrase.substr(0, end)) + std::string(phrase.substr(end));
}

}  // namespace hr
