// SPDX-License-Identifier: MIT
#include "scripting/source/option.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>

#include "core/base/error.h"
#include "core/base/letter_case.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "scripting/source/messages.h"

namespace hr::scripting {

namespace {

using WordList = std::vector<std::string>;

bool holds(const WordList& words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

std::int64_t count(const WordList& words) { return static_cast<std::int64_t>(words.size()); }

std::string number_of(const WordList& words) {
  return fmt::format("{} {}", words.size(), words.size() == 1 ? "is" : "are");
}

WordList split(const std::string& typed) {
  WordList out;
  if (typed.empty() || typed == "none") return out;
  for (std::size_t from = 0; from <= typed.size();) {
    const std::size_t to = std::min(typed.find(',', from), typed.size());
    out.push_back(trimmed(std::string_view(typed).substr(from, to - from)));
    from = to + 1;
  }
  return out;
}

// The word that is meant: "_" and "-" stand for a space, and letter case does not matter if only
// one is meant.
std::optional<std::size_t> find_typed(const WordList& words, const std::string& typed) {
  if (const auto found = find_word(words, typed)) return found;
  WordList spaced = words;
  std::string wanted = typed;
  for (std::string& word : spaced) std::ranges::replace(word, '_', ' ');
  std::ranges::replace_if(
      wanted, [](char c) { return c == '_' || c == '-'; }, ' ');
  return find_word(spaced, wanted);
}

std::string list_range(const Option& option) {
  const std::vector<std::string_view> words(option.words.begin(), option.words.end());
  const std::string number = option.min == option.max
                                 ? fmt::format("{}", option.min)
                                 : fmt::format("{} to {}", option.min, option.max);
  return fmt::format("{} of {}, in any order, separated by commas", number, quoted_list(words));
}

std::vector<std::string> parse_list(const Option& option, const std::string& typed) {
  WordList chosen = split(typed);
  for (std::string& word : chosen)
    if (const auto found = find_typed(option.words, word)) word = option.words[*found];
  if (const std::string wrong = misfit(option, chosen); !wrong.empty())
    throw Error(fmt::format("options.{}: expected {}, got \"{}\"; {}", option.name,
                            list_range(option), typed, wrong));
  return chosen;
}

std::string integer_range(const Option& option) {
  std::string kind =
      std::string(option.zero ? "0, or " : "") + (option.even ? "an even integer" : "an integer");
  if (option.min == -k_max_option_number && option.max == k_max_option_number) return kind;
  if (option.max == k_max_option_number) return fmt::format("{} of at least {}", kind, option.min);
  if (option.min == -k_max_option_number) return fmt::format("{} up to {}", kind, option.max);
  return fmt::format("{} from {} to {}", kind, option.min, option.max);
}

std::optional<OptionValue> parse_number(const Option& option, const std::string& typed) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
  if (error != std::errc{} || end != typed.data() + typed.size() || !fits(option, value)) return {};
  return value;
}

std::optional<OptionValue> parse_flag(const std::string& typed) {
  const std::string word = fold_case(typed);
  if (word == "true" || word == "yes" || word == "on" || word == "1") return true;
  if (word == "false" || word == "no" || word == "off" || word == "0") return false;
  return {};
}

std::optional<OptionValue> parse_word(const Option& option, const std::string& typed) {
  for (const std::string& word : option.words) {
    if (std::equal(word.begin(), word.end(), typed.begin(), typed.end(),
                   [](char a, char b) { return a == b || (a == ' ' && (b == '_' || b == '-')); }))
      return word;
  }
  if (const auto found = find_typed(option.words, typed)) return option.words[*found];
  return {};
}

}  // namespace

std::string misfit(const Option& option, const WordList& chosen) {
  for (auto it = chosen.begin(); it != chosen.end(); ++it) {
    if (!holds(option.words, *it))
      return fmt::format("there is no \"{}\"{}", *it, did_you_mean(*it, option.words));
    if (std::find(chosen.begin(), it, *it) != it) return fmt::format("\"{}\" is listed twice", *it);
  }
  if (count(chosen) < option.min) return number_of(chosen) + " too few";
  if (count(chosen) > option.max) return number_of(chosen) + " too many";
  return "";
}

bool fits(const Option& option, std::int64_t value) {
  if (option.zero && value == 0) return true;
  return value >= option.min && value <= option.max && (!option.even || value % 2 == 0);
}

static_assert(std::variant_size_v<OptionValue> == static_cast<int>(OptionType::list) + 1);

OptionFacts facts_of(OptionType type) {
  switch (type) {
    case OptionType::number:
      return {.bounds = true, .steps = true};
    case OptionType::flag:
      return {};
    case OptionType::word:
      return {.choices = true, .presets = true};
    case OptionType::list:
      return {.bounds = true, .of = true};
  }
  return {};
}

std::string_view type_name(OptionType type) {
  switch (type) {
    case OptionType::number:
      return "number";
    case OptionType::flag:
      return "flag";
    case OptionType::word:
      return "word";
    case OptionType::list:
      return "list";
  }
  return "";
}

std::string option_text(const OptionValue& value) {
  switch (OptionType(value.index())) {
    case OptionType::number:
      return std::to_string(std::get<std::int64_t>(value));
    case OptionType::flag:
      return std::get<bool>(value) ? "true" : "false";
    case OptionType::word:
      return std::get<std::string>(value);
    case OptionType::list: {
      const auto& words = std::get<std::vector<std::string>>(value);
      return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ","));
    }
  }
  return "";
}

std::string option_range(const Option& option) {
  switch (option.type()) {
    case OptionType::number:
      return integer_range(option);
    case OptionType::flag:
      return "true or false";
    case OptionType::word:
      return quoted_list(std::vector<std::string_view>(option.words.begin(), option.words.end()));
    case OptionType::list:
      return list_range(option);
  }
  return "";
}

OptionValue parse_option(const Option& option, const std::string& typed) {
  std::optional<OptionValue> value;
  switch (option.type()) {
    case OptionType::number:
      value = parse_number(option, typed);
      break;
    case OptionType::flag:
      value = parse_flag(typed);
      break;
    case OptionType::word:
      value = parse_word(option, typed);
      break;
    case OptionType::list:
      return parse_list(option, typed);
  }
  if (value) return *value;
  throw Error(
      fmt::format("options.{}: expected {}, got \"{}\"", option.name, option_range(option), typed));
}

}  // namespace hr::scripting
