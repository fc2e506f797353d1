// SPDX-License-Identifier: MIT
#include "core/words/piece_words.h"

#include <vector>

#include "core/base/words.h"

namespace hr {

std::string piece_words(std::string_view kind, std::string_view owner) {
  std::string out(owner);
  return out + (out.empty() ? "" : " ") + spoken(std::string(kind));
}

Message zone_message(std::string_view zone, std::string_view owner) {
  if (owner.empty()) return Message::name(spoken(zone));
  return Message("{zone} of {seat}", spoken(zone), owner);
}

std::string zone_words(std::string_view zone, std::string_view owner) {
  return zone_message(zone, owner).in_english();
}

Message contents_message(std::span<const CountedName> pieces, Holds holds) {
  if (pieces.empty()) return Message("nothing");
  Message stack;
  std::vector<std::string> counts;
  for (const auto& [name, count] : pieces) {
    stack = stack.empty() ? Message::name(name)
                          : Message("{piece} on {pieces}", name, std::move(stack));
    counts.push_back(std::to_string(count) + " " + (count == 1 ? name : plural(name)));
  }
  return holds == Holds::pile ? Message::all_of(counts) : stack;
}

std::string contents_words(std::span<const CountedName> pieces, Holds holds) {
  return contents_message(pieces, holds).in_english();
}

}  // namespace hr
