// SPDX-License-Identifier: MIT
#include "scripting/lab/option_trial.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/lab/sweep.h"
#include "scripting/lab/rounding.h"
#include "scripting/ruleset/changed_settings.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::scripting {

namespace {

constexpr std::int64_t k_few = 12;  // so many values of a number are all tried

std::vector<std::string> first_numbers(const Option& option) {
  const auto last = [&](std::int64_t from, std::int64_t step, std::size_t most) {
    std::vector<std::int64_t> out;
    for (std::int64_t value = from; out.size() < most && value >= option.min && value <= option.max;
         value += step)
      if (fits(option, value)) out.push_back(value);
    return out;
  };
  std::vector<std::int64_t> values;
  if (option.max - option.min < (option.even ? 2 : 1) * k_few) {
    values = last(option.min, 1, k_few);
  } else {
    const std::int64_t now =
        std::clamp(std::get<std::int64_t>(option.value), option.min, option.max);
    const std::vector<std::int64_t> below = last(now - 1, -1, 4), above = last(now, 1, 5);
    values.assign(below.rbegin(), below.rend());
    values.insert(values.end(), above.begin(), above.end());
  }
  if (option.zero && std::ranges::count(values, 0) == 0) values.insert(values.begin(), 0);
  std::vector<std::string> out;
  for (const std::int64_t value : values) out.push_back(option_text(value));
  return out;
}

TriedValue value_of(const SweepRow& row, std::string value) {
  TriedValue out{.value = std::move(value),
                 .games = row.games,
                 .known = row.counted > 0,
                 .unwon = row.unwon,
                 .open = row.open};
  if (row.games > 0) out.length = row.length;
  if (!out.known) return out;
  out.share = row.mean;
  out.low = row.interval.low;
  out.high = row.interval.high;
  return out;
}

// The versions with the values that can be loaded, and where each of them is among all.
struct Versions {
  std::vector<RulesVersion> versions;
  std::vector<std::size_t> places;
};

Versions versions_of(const RulesetText& rules, const OptionTrial& trial, OptionCurve& out) {
  Versions made;
  for (const std::string& value : trial.values) {
    out.values.push_back({.value = value});
    try {
      const auto text =
          std::make_shared<const RulesetText>(with_setting(rules, trial.option, value)->text());
      made.versions.push_back(
          {trial.option + "=" + value, [text] { return open_playable(*text); }});
      made.places.push_back(out.values.size() - 1);
    } catch (const Error& error) {
      out.values.back().problem = error.what();
    }
  }
  return made;
}

void take(OptionCurve& out, const Sweep& found, const std::vector<std::size_t>& places) {
  out.question = found.question;
  for (std::size_t i = 0; i < places.size(); ++i)
    out.values[places[i]] = value_of(found.rows[i], out.values[places[i]].value);
  out.aims = found.aims;
  out.target = found.target;
  if (!found.chosen) return;
  out.nearest = places[*found.chosen];
  if (found.fresh.counted > 0) out.again = value_of(found.fresh, out.values[*out.nearest].value);
}

}  // namespace

bool OptionCurve::settled() const {
  return nearest && std::ranges::count_if(values, &TriedValue::open) == 1;
}

std::vector<std::string> values_to_try(const Option& option) {
  switch (option.type()) {
    case OptionType::number:
      return first_numbers(option);
    case OptionType::flag:
      return {option_text(false), option_text(true)};
    case OptionType::word:
      return {option.words.begin(), option.words.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                               option.words.size(), k_max_tried))};
    case OptionType::list:
      return {};
  }
  return {};
}

std::vector<std::string> read_values(const Option& option, const std::string& typed) {
  std::vector<std::string> out;
  for (std::size_t from = 0; from <= typed.size();) {
    const std::size_t to = std::min(typed.find(',', from), typed.size());
    const std::string word = trimmed(std::string_view(typed).substr(from, to - from));
    from = to + 1;
    if (word.empty()) continue;
    std::string value = option_text(parse_option(option, word));
    if (std::ranges::find(out, value) != out.end())
      throw Error(fmt::format("{} is listed twice.", value));
    out.push_back(std::move(value));
  }
  if (out.size() < 2) throw Error("Write at least two values, separated by commas.");
  if (out.size() > k_max_tried)
    throw Error(
        fmt::format("At most {} values can be tried, and these are {}.", k_max_tried, out.size()));
  return out;
}

OptionCurve try_option(const RulesetText& rules, const OptionTrial& trial, const LabOrder& order,
                       const LabProgress& progress,
                       const std::function<void(const OptionCurve&)>& so_far) {
  OptionCurve out;
  const auto [versions, places] = versions_of(rules, trial, out);
  if (versions.empty()) throw Error(out.values.empty() ? "No values." : out.values.front().problem);
  const auto seats = static_cast<std::size_t>(versions.front().open().game().seats());
  const SweepRun run{.play = {.bots = std::vector<BotSpec>(seats, order.bot)},
                     .seed = order.seed,
                     .games = order.games,
                     .fair = trial.fairest};
  take(out,
       sweep(versions, run, progress,
             [&](const Sweep& found) {
               if (!so_far) return;
               take(out, found, places);
               so_far(out);
             }),
       places);
  return out;
}

std::string found_text(const OptionCurve& curve) {
  if (!curve.aims || !curve.nearest) return "";
  const std::string& value = curve.values[*curve.nearest].value;
  const std::string even = fmt::format("even chances ({} of 100)", of_hundred(curve.target));
  const auto open = std::ranges::count_if(curve.values, &TriedValue::open);
  std::string out =
      curve.settled()
          ? fmt::format("Nearest to {}: {}. No other value can be nearer.", even, value)
          : fmt::format(
                "Not settled: {} of {} values may be the nearest to {}. Best guess: {}. "
                "More games tell more.",
                open, curve.values.size(), even, value);
  if (curve.again)
    out += fmt::format(" Measured again, on other games: {}.", tried_text(*curve.again));
  return out;
}

std::string tried_text(const TriedValue& value) {
  if (!value.problem.empty()) return value.problem;
  if (value.games == 0) return "not played yet";
  std::string out = value.known ? fmt::format("{} of 100 ({})", of_hundred(value.share),
                                              range_text(value.low, value.high))
                                : std::string("no such game");
  out += fmt::format(", {:.6g} actions", value.length);
  if (value.unwon && *value.unwon > 0)
    out += fmt::format(", {} of 100 without a winner", of_hundred(*value.unwon));
  return out + fmt::format("; {}", count_text(value.games, "game", "games"));
}

}  // namespace hr::scripting
