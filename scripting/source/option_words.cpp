// SPDX-License-Identifier: MIT
#include "scripting/source/option_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/base/message.h"
#include "core/base/words.h"

namespace hr::scripting {

namespace {

// "2–6", "even, 4–26", "0 or 5–9", "at least 3".
Message number_range(const Option& option) {
  constexpr std::int64_t k_max = k_max_option_number;
  Message out = option.even ? Message("even") : Message();
  const auto add = [&](Message range) {
    out = out.empty() ? std::move(range)
                      : Message("{even}, {range}", std::move(out), std::move(range));
  };
  if (option.max == k_max && option.min != -k_max) add(Message("at least {n}", option.min));
  if (option.max != k_max && option.min == -k_max) add(Message("at most {n}", option.max));
  if (option.max != k_max && option.min != -k_max)
    add(Message::name(fmt::format("{}–{}", option.min, option.max)));
  if (!option.zero) return out;
  return out.empty() ? Message("0 or any number") : Message("0 or {range}", std::move(out));
}

// "choose 2–3"; nothing if it may be any number of them.
Message how_many(const Option& option) {
  const auto words = static_cast<std::int64_t>(option.words.size());
  if (option.min == 0 && option.max == words) return {};
  return option.min == option.max
             ? Message("choose {n}", option.min)
             : Message("choose {range}", fmt::format("{}–{}", option.min, option.max));
}

Message range_words(const Option& option) {
  switch (option.type()) {
    case OptionType::number:
      return number_range(option);
    case OptionType::list:
      return how_many(option);
    case OptionType::flag:
    case OptionType::word:
      break;
  }
  return {};
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

std::string option_group(const Option& option, Language language) {
  if (!option.group.empty()) return option.group;
  return (option.variant.empty() ? Message("Options")
                                 : Message("{Variant} options", spoken(option.variant)))
      .in(language);
}

std::string value_words(const OptionValue& value, Language language) {
  switch (OptionType(value.index())) {
    case OptionType::flag:
      return (std::get<bool>(value) ? Message("on") : Message("off")).in(language);
    case OptionType::list: {
      const auto& words = std::get<std::vector<std::string>>(value);
      return words.empty() ? Message("none").in(language)
                           : fmt::format("{}", fmt::join(words, ", "));
    }
    case OptionType::number:
    case OptionType::word:
      break;
  }
  return option_text(value);
}

std::string option_note(const Option& option, Language language) {
  Message range = range_words(option);
  const std::string standard = value_words(option.standard, language);
  const std::string help = option.help.empty() ? "" : option.help + ". ";
  return help + (range.empty() ? Message("Default {value}.", standard)
                               : Message("{Range}, default {value}.", std::move(range), standard))
                    .in(language);
}

std::string idle_note(const std::string& idle, Language language) {
  return Message("Not used: {why}.", idle).in(language);
}

std::optional<std::int64_t> one_step_less(const Option& option) {
  return stepped(option, std::get<std::int64_t>(option.value) - step_of(option));
}

std::optional<std::int64_t> one_step_more(const Option& option) {
  return stepped(option, std::get<std::int64_t>(option.value) + step_of(option));
}

}  // namespace hr::scripting
