// SPDX-License-Identifier: MIT
#include "editor/text/receivers.h"

#include "editor/text/text_moves.h"

namespace hr::editor {

namespace {

bool part_of_receiver(char c) {
  return is_word(c) || std::string_view(".[]").find(c) != std::string_view::npos;
}

}  // namespace

std::string_view receiver_at_end(std::string_view text) {
  text.remove_suffix(1);
  std::size_t begin = text.size();
  while (begin > 0 && part_of_receiver(text[begin - 1])) --begin;
  return text.substr(begin);
}

std::vector<std::string_view> classes_of(std::string_view receiver) {
  const bool zone = receiver.find_first_of(".[") != std::string_view::npos;
  const bool reads = receiver == "v" || receiver.starts_with("v.");
  std::vector<std::string_view> out;
  if (zone || (receiver != "g" && receiver != "v")) {
    if (!reads) out.emplace_back("Zone");
    out.insert(out.end(), {"ZoneView", "Zones"});
  }
  if (zone) return out;
  if (!reads) out.emplace_back("Game");
  out.emplace_back("View");
  return out;
}

const ApiName* method_of(const Api& api, std::string_view receiver, std::string_view name) {
  for (const std::string_view owner : classes_of(receiver))
    if (const ApiName* const found = api.method(owner, name)) return found;
  return nullptr;
}

bool is_options(std::string_view receiver) {
  return receiver == "o" || receiver.ends_with(".options");
}

}  // namespace hr::editor
