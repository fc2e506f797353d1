// SPDX-License-Identifier: MIT
#include "scripting/check/check_settings.h"

#include <algorithm>

#include "core/base/mix.h"

namespace hr::scripting {

namespace {

constexpr int k_random_ones = 12;
constexpr std::size_t k_max_option_words = 12;  // of one option

bool is_given(const Settings& given, const Option& option) {
  return std::any_of(given.begin(), given.end(),
                     [&](const auto& setting) { return setting.first == option.name; });
}

std::vector<std::string> numbers_to_try(const Option& option) {
  const std::int64_t step = option.even ? 2 : 1;
  const std::int64_t low = option.min + (option.even ? option.min & 1 : 0);
  const std::int64_t high = option.max - (option.even ? option.max & 1 : 0);
  const std::int64_t steps = (high - low) / step;
  std::vector<std::string> out;
  std::vector<std::int64_t> values{low, low + step, low + steps / 3 * step,
                                   low + steps * 2 / 3 * step, high};
  if (option.zero) out.emplace_back("0");
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  for (const std::int64_t value : values)
    if (value >= low && value <= high) out.push_back(std::to_string(value));
  return out;
}

// As few words as possible from the front, as many as possible from the back, and the default
// reversed.
std::vector<std::string> lists_to_try(const Option& option) {
  const auto few = static_cast<std::ptrdiff_t>(option.min);
  const auto many = static_cast<std::ptrdiff_t>(option.max);
  using WordList = std::vector<std::string>;
  WordList turned = std::get<WordList>(option.standard);
  std::ranges::reverse(turned);
  return {option_text(WordList(option.words.begin(), option.words.begin() + few)),
          option_text(WordList(option.words.rbegin(), option.words.rbegin() + many)),
          option_text(turned)};
}

// `count` random words; all choices and orders are equally likely.
std::string any_list(const Option& option, Random& random) {
  const auto choices = static_cast<std::uint64_t>(option.max - option.min + 1);
  const std::uint64_t length = static_cast<std::uint64_t>(option.min) + random.below(choices);
  std::vector<std::string> words = option.words;
  for (std::size_t i = 0; i < length; ++i)
    std::swap(words[i], words[i + random.below(words.size() - i)]);
  words.resize(length);
  return option_text(words);
}

std::vector<std::string> values_to_try(const Option& option) {
  switch (option.type()) {
    case OptionType::number:
      return numbers_to_try(option);
    case OptionType::flag:
      return {"true", "false"};
    case OptionType::word: {
      const std::size_t count = std::min(option.words.size(), k_max_option_words);
      return {option.words.begin(), option.words.begin() + static_cast<std::ptrdiff_t>(count)};
    }
    case OptionType::list:
      return lists_to_try(option);
  }
  return {};
}

std::string any_number(const Option& option, Random& random) {
  const std::int64_t step = option.even ? 2 : 1;
  const std::int64_t low = option.min + (option.even ? option.min & 1 : 0);
  const auto values = static_cast<std::uint64_t>((option.max - low) / step) + 1;
  const std::uint64_t n = random.below(values + (option.zero ? 1 : 0));
  return std::to_string(n == values ? 0 : low + step * static_cast<std::int64_t>(n));
}

// Uniform over all values, including those that are not tried separately.
std::string any_value(const Option& option, Random& random) {
  switch (option.type()) {
    case OptionType::number:
      return any_number(option, random);
    case OptionType::flag:
      return random.below(2) == 0 ? "true" : "false";
    case OptionType::word:
      return option.words[random.below(option.words.size())];
    case OptionType::list:
      return any_list(option, random);
  }
  return "";
}

}  // namespace

std::vector<Settings> settings_to_try(const std::vector<Option>& options, const Settings& given,
                                      std::uint64_t seed) {
  std::vector<Settings> out{given};
  std::vector<const Option*> free;
  for (const Option& option : options)
    if (!is_given(given, option)) free.push_back(&option);
  for (const Option* option : free)
    for (const std::string& value : values_to_try(*option)) {
      if (value == option_text(option->value)) continue;
      out.push_back(given);
      out.back().emplace_back(option->name, value);
    }
  Random random(mix(seed, 0x6f7074));
  for (int i = 0; i < k_random_ones && free.size() > 1; ++i) {
    out.push_back(given);
    for (const Option* option : free)
      out.back().emplace_back(option->name, any_value(*option, random));
  }
  return out;
}

std::string settings_text(const Settings& settings) {
  if (settings.empty()) return "with the default options";
  std::string out = "with options ";
  for (const auto& [name, value] : settings)
    out += (&name == &settings.front().first ? "" : ", ") + name + "=" + value;
  return out;
}

}  // namespace hr::scripting
