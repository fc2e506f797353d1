// SPDX-License-Identifier: MIT
#include "core/words/piece_words.h"

#include <vector>

#include "core/base/words.h"

namespace hr {

std::string piece_words(std::string_view kind, std::string_view owner) {
  std::string out(owner);
  return out + (out.empty() ? "" : " ") + spoken(std::string(kind));
}

std::string zone_words(std::string_view zone, std::string_view owner) {
  std::string out = spoken(std::string(zone));
  return owner.empty() ? out : out.append(" of ").append(owner);
}

std::string contents_words(std::span<const CountedName> pieces, Holds holds) {
  if (pieces.empty()) return "nothing";
  std::string stack;
  std::vector<std::string> counts;
  for (const auto& [name, count] : pieces) {
    stack.insert(0, stack.empty() ? name : name + " on ");
    counts.push_back(std::to_string(count) + " " + (count == 1 ? name : plural(name)));
  }
  return holds == Holds::pile ? list_text(counts) : stack;
}

}  // namespace hr
