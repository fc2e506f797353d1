// SPDX-License-Identifier: MIT
#include "scripting/source/option_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/base/words.h"

namespace hr::scripting {

namespace {

// "2–6", "even, 4–26", "0 or 5–9", "at least 3".
std::string number_range(const Option& option) {
  constexpr std::int64_t k_max = k_max_option_number;
  std::string out = option.even ? "even" : "";
  const auto add = [&](const std::string& range) { out += (out.empty() ? "" : ", ") + range; };
  if (option.max == k_max && option.min != -k_max) add(fmt::format("at least {}", option.min));
  if (option.max != k_max && option.min == -k_max) add(fmt::format("at most {}", option.max));
  if (option.max != k_max && option.min != -k_max)
    add(fmt::format("{}–{}", option.min, option.max));
  return option.zero ? "0 or " + (out.empty() ? "any number" : out) : out;
}

// "choose 2–3"; "" if it may be any number of them.
std::string how_many(const Option& option) {
  const auto words = static_cast<std::int64_t>(option.words.size());
  if (option.min == 0 && option.max == words) return "";
  return option.min == option.max ? fmt::format("choose {}", option.min)
                                  : fmt::format("choose {}–{}", option.min, option.max);
}

std::string range_words(const Option& option) {
  switch (option.type()) {
    case OptionType::number:
      return number_range(option);
    case OptionType::list:
      return how_many(option);
    case OptionType::flag:
    case OptionType::word:
      break;
  }
  return "";
}

int step_of(const Option& option) {
  constexpr std::int64_t k_many = 1000, k_endless = 1'000'000;
  const std::int64_t range = option.max - option.min;
  if (range >= k_many && range < k_endless) return 10;
  return option.even ? 2 : 1;
}

// The allowed value nearest to `to`, if it is another one.
std::optional<std::int64_t> stepped(const Option& option, std::int64_t to) {
  const std::int64_t now = std::get<std::int64_t>(option.value);
  const std::int64_t near = option.zero && to < option.min ? (to < now ? 0 : option.min)
                                                           : std::clamp(to, option.min, option.max);
  return near == now ? std::nullopt : std::optional(near);
}

}  // namespace

std::string option_title(const Option& option) {
  return option.title.empty() ? sentence(spoken(option.name)) : option.title;
}

std::string option_group(const Option& option) {
  if (!option.group.empty()) return option.group;
  return option.variant.empty() ? "Options" : sentence(spoken(option.variant)) + " options";
}

std::string value_words(const OptionValue& value) {
  switch (OptionType(value.index())) {
    case OptionType::flag:
      return std::get<bool>(value) ? "on" : "off";
    case OptionType::list: {
      const auto& words = std::get<std::vector<std::string>>(value);
      return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", "));
    }
    case OptionType::number:
    case OptionType::word:
      break;
  }
  return option_text(value);
}

std::string option_note(const Option& option) {
  const std::string range = range_words(option);
  const std::string help = option.help.empty() ? "" : option.help + ". ";
  const std::string standard = fmt::format("default {}.", value_words(option.standard));
  return help + sentence(range.empty() ? standard : range + ", " + standard);
}

std::string idle_note(const std::string& idle) { return "Not used: " + idle + "."; }

std::optional<std::int64_t> one_step_less(const Option& option) {
  return stepped(option, std::get<std::int64_t>(option.value) - step_of(option));
}

std::optional<std::int64_t> one_step_more(const Option& option) {
  return stepped(option, std::get<std::int64_t>(option.value) + step_of(option));
}

}  // namespace hr::scripting
