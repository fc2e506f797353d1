// SPDX-License-Identifier: MIT
#include "scripting/lua/memory.h"

#include <fmt/format.h>

#include "scripting/source/messages.h"

namespace hr::scripting {

namespace {

constexpr const char* k_nothing = "nothing";
constexpr std::size_t k_max_shown = 60;

std::string shown(const std::string& value) {
  return clean_message(value.size() > k_max_shown ? value.substr(0, k_max_shown) + "…" : value);
}

}  // namespace

std::vector<std::string> hook_names(const Memory& memory) {
  std::vector<std::string> out;
  for (const auto& [key, place] : memory.places)
    if (key.starts_with("hook ")) out.push_back(place.name);
  return out;
}

std::vector<MemoryChange> compare(const Memory& before, const Memory& after) {
  std::map<std::string, MemoryChange> changes;
  const auto note = [&](const auto& key, const std::string& path, const std::string& was,
                        const std::string& is) {
    const auto place = before.places.find(key.first);
    if (place == before.places.end() || !after.places.contains(key.first)) return;
    changes.try_emplace(key.first,
                        MemoryChange{place->second, path, was, was == is ? "another" : is});
  };
  for (const auto& [key, value] : before.values) {
    const auto now = after.values.find(key);
    if (now == after.values.end())
      note(key, value.path, value.text, k_nothing);
    else if (!(now->second == value))
      note(key, value.path, value.text, now->second.text);
  }
  for (const auto& [key, value] : after.values)
    if (!before.values.contains(key)) note(key, value.path, k_nothing, value.text);
  std::vector<MemoryChange> out;
  out.reserve(changes.size());
  for (auto& [key, change] : changes) out.push_back(std::move(change));
  return out;
}

std::string change_sentence(const MemoryChange& change) {
  const std::string where =
      change.path.empty() ? "" : fmt::format(" in {}", shown(change.place.name + change.path));
  return fmt::format(
      "{} changed in play{}, from {} to {}: rules must not remember anything between calls",
      change.place.what, where, shown(change.was), shown(change.is));
}

std::string advice(const MemoryChange& change) {
  const std::string& name = change.place.name;
  if (!change.path.empty() || change.is == "a table" || change.was == "a table")
    return "keep it in the game, as a zone or as variables under vars; create a table that serves "
           "one call only inside the function";
  const bool flag = change.is == "true" || change.is == "false";
  return fmt::format("keep it in the game: vars = {{ {} = {{ {} }} }}, read and written as g.{}",
                     name, flag ? "false" : "0", name);
}

}  // namespace hr::scripting
