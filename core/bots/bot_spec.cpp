// SPDX-License-Identifier: MIT
#include "core/bots/bot_spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>

#include "core/base/error.h"
#include "core/base/words.h"

namespace hr {

namespace {

constexpr BotSpec search_with(std::uint64_t iterations) {
  return {.type = BotType::search, .iterations = iterations};
}

constexpr std::array k_levels{
    BotLevel{"beginner", search_with(15), message_text("Bot: beginner"),
             message_text("Beginner bots")},
    BotLevel{"easy", search_with(60), message_text("Bot: easy"), message_text("Easy bots")},
    BotLevel{"medium", search_with(300), message_text("Bot: medium"), message_text("Medium bots")},
    BotLevel{"strong", search_with(2000), message_text("Bot: strong")},
    BotLevel{"full",
             {.type = BotType::search, .time = std::chrono::seconds(5)},
             message_text("Bot: full")},
};

struct SearchingBot {
  std::string_view word;
  BotType type;
};
constexpr std::array k_searching{SearchingBot{"search", BotType::search},
                                 SearchingBot{"mix", BotType::mix}};

[[noreturn]] void refuse_bot(std::string_view text) {
  throw Error("There is no bot " + quote(text) + ". Expected " + bot_words() + ".");
}

// The number and unit after "search:" or "mix:". Iterations without a unit.
BotSpec read_budget(BotType type, std::string_view text, std::string_view number) {
  const char* const end = number.data() + number.size();
  std::uint64_t value = 0;
  const auto [stop, error] = std::from_chars(number.data(), end, value);
  const std::string_view unit(stop, static_cast<std::size_t>(end - stop));
  if (error != std::errc{} || value < 1 || value > BotSpec::k_max_iterations) refuse_bot(text);
  if (unit.empty()) return {.type = type, .iterations = value};
  if (unit != "s" && unit != "ms") refuse_bot(text);
  const std::chrono::milliseconds time(unit == "s" ? value * 1000 : value);
  if (time > BotSpec::k_max_time) refuse_bot(text);
  return {.type = type, .time = time};
}

}  // namespace

std::span<const BotLevel> bot_levels() { return k_levels; }

std::vector<PlayerType> player_types(std::span<const std::optional<BotSpec>> seated,
                                     Language language) {
  const auto words = [&](std::string_view english) {
    return Message::of(english, {}).in(language);
  };
  std::vector<PlayerType> out{{.name = words(message_text("Person")), .bot = std::nullopt},
                              {.name = words(message_text("Random bot")),
                               .many = words(message_text("Random bots")),
                               .bot = BotSpec{}}};
  for (const BotLevel& level : k_levels)
    out.push_back({.name = words(level.called),
                   .many = level.many.empty() ? std::string() : words(level.many),
                   .bot = level.spec});
  for (const std::optional<BotSpec>& bot : seated)
    if (std::ranges::find(out, bot, &PlayerType::bot) == out.end())
      out.push_back({.name = text_of(*bot), .bot = bot});
  return out;
}

std::string bot_words() {
  std::string out = "random, greedy";
  for (const BotLevel& level : k_levels) out += ", " + std::string(level.name);
  return out + ", search:500 (lines of play for each action, from 1 to " +
         std::to_string(BotSpec::k_max_iterations) +
         "), search:2s (a time from 1ms to 600s), or mix instead of search";
}

BotSpec read_bot_spec(std::string_view text) {
  if (text == "random") return {.type = BotType::random};
  if (text == "greedy") return {.type = BotType::greedy};
  const auto level = std::ranges::find(k_levels, text, &BotLevel::name);
  if (level != k_levels.end()) return level->spec;
  for (const auto& [word, type] : k_searching) {
    if (text == word) return {.type = type};
    if (text.starts_with(word) && text[word.size()] == ':')
      return read_budget(type, text, text.substr(word.size() + 1));
  }
  refuse_bot(text);
}

std::string text_of(const BotSpec& spec) {
  switch (spec.type) {
    case BotType::random:
      return "random";
    case BotType::greedy:
      return "greedy";
    case BotType::search:
    case BotType::mix:
      break;
  }
  const std::string word = spec.type == BotType::mix ? "mix:" : "search:";
  if (!spec.time) return word + std::to_string(spec.iterations);
  const auto time = spec.time->count();
  return word +
         (time % 1000 == 0 ? std::to_string(time / 1000) + "s" : std::to_string(time) + "ms");
}

std::string name_of_bot(const BotSpec& spec) {
  const auto level = std::ranges::find(k_levels, spec, &BotLevel::spec);
  return level == k_levels.end() ? text_of(spec) : std::string(level->name);
}

bool alike(std::span<const BotSpec> bots) {
  return std::ranges::adjacent_find(bots, std::ranges::not_equal_to{}) == bots.end();
}

}  // namespace hr
