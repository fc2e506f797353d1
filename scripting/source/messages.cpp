// SPDX-License-Identifier: MIT
#include "scripting/source/messages.h"

#include <fmt/format.h>

#include <cstddef>

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/base/words.h"

namespace hr::scripting {
namespace {

constexpr std::size_t k_max_message = 2000;  // bytes

}  // namespace

std::string clean_message(std::string_view text) {
  std::string clean = plain_text(cut_short(text, k_max_message));
  if (text.size() <= k_max_message && clean.size() <= k_max_message) return clean;
  return cut_short(clean, k_max_message - 3) + "…";
}

bool names_a_line(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == 0 || colon == std::string_view::npos) return false;
  std::size_t end = colon + 1;
  while (end < text.size() && is_digit(text[end])) ++end;
  return end > colon + 1 && text.substr(end).starts_with(": ");
}

std::string quoted_list(std::span<const std::string_view> words) {
  std::vector<std::string> out;
  for (const std::string_view word : words) out.push_back(quote(word));
  return list_text(out, "or");
}

}  // namespace hr::scripting
