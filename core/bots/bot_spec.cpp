// SPDX-License-Identifier: MIT
#include "core/bots/bot_spec.h"

#include <charconv>

#include "core/base/error.h"

namespace hr {

namespace {

[[noreturn]] void refuse_bot(std::string_view text) {
  throw Error(
      "There is no bot \"" + std::string(text) +
      "\". Expected random, greedy, search, or search:N with a number of iterations from 1 to " +
      std::to_string(BotSpec::k_max_iterations) + ", for example search:500.");
}

}  // namespace

BotSpec read_bot_spec(std::string_view text) {
  if (text == "random") return {.type = BotType::random};
  if (text == "greedy") return {.type = BotType::greedy};
  constexpr std::string_view search = "search";
  if (!text.starts_with(search)) refuse_bot(text);
  BotSpec out{.type = BotType::search};
  if (text == search) return out;
  const std::string_view number = text.substr(search.size());
  const char* const end = number.data() + number.size();
  const auto [stop, error] = number.size() < 2 || number.front() != ':'
                                 ? std::from_chars_result{end, std::errc::invalid_argument}
                                 : std::from_chars(number.data() + 1, end, out.iterations);
  if (error != std::errc{} || stop != end || out.iterations < 1 ||
      out.iterations > BotSpec::k_max_iterations)
    refuse_bot(text);
  return out;
}

std::string text_of(const BotSpec& spec) {
  switch (spec.type) {
    case BotType::random:
      return "random";
    case BotType::greedy:
      return "greedy";
    case BotType::search:
      break;
  }
  return "search:" + std::to_string(spec.iterations);
}

}  // namespace hr
