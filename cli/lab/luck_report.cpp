// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"
#include "core/base/words.h"
#include "core/statistics/apportion.h"

namespace hr::cli {

namespace {

// Whether the games say anything: if each part may be nearly anything, there are no numbers.
bool tells(const Luck& luck) {
  constexpr double k_anything = 0.9;
  const auto width = [](const LuckPart& part) { return part.interval.high - part.interval.low; };
  return std::min({width(luck.dice), width(luck.choices), width(luck.both)}) < k_anything;
}

std::string luck_words(const Luck& luck) {
  constexpr double k_most = 0.5, k_little = 0.3;
  const Interval& dice = luck.dice.interval;
  if (dice.low > k_most) return "Mostly luck: the dice decide, whatever these bots do.";
  if (dice.high < k_little)
    return "The dice alone decide little: it matters what the players do, with or without them.";
  if (dice.high - dice.low > k_most) return "More games (--games) are needed to tell how much.";
  return "The dice decide a part of it.";
}

// Why there are no parts of the result to show; "" if there are.
std::string why_no_parts(const Luck& luck) {
  if (!luck.chance)
    return "No die was rolled and no card drawn, so nothing is luck but what the players do.";
  return luck.varies ? "" : "Every game gave the same points, so there is no luck to measure.";
}

constexpr const char* k_hidden =
    "Something is hidden here: to guess it right is luck, too, but it is counted with the choices.";

// In CSV, the parts of the result and the points are below each other.
DocumentTable table_of(const char* key, const char* name, const char* head) {
  return {.columns = {{"", {"what"}, name},
                      {"", {"games"}},
                      {key, {"part"}, head},
                      {std::string(key) + "_95", {"low", "high"}, k_interval}},
          .drawn = true};
}

DocumentSection luck_of(const Luck& luck, const LuckBots& bots, bool hides) {
  DocumentSection out{fmt::format("Luck: {} of {} against itself",
                                  count_text(luck.games, "game", "games"), text_of(bots.bot))};
  DocumentTable table = table_of("part", "what the result depends on", "part");
  const std::string why = why_no_parts(luck);
  if (!why.empty()) {
    out.parts = {std::move(table), why};
    return out;
  }
  BarsPlot plot{.title = "What the result depends on"};
  // Hundredths that add up to 100.
  const std::vector<std::int64_t> shown =
      apportion(std::array{luck.dice.part, luck.choices.part, luck.both.part}, 100);
  const auto add = [&](const char* name, const char* key, const LuckPart& part,
                       std::int64_t hundredths) {
    const bool known = tells(luck);
    table.rows.push_back({.cells = {name,
                                    luck.games,
                                    {known ? Json(part.part) : Json(),
                                     known ? fmt::format("{} %", hundredths) : k_unknown},
                                    interval_cell(luck.games, part.interval)},
                          .key = std::string("luck/") + key});
    if (known) plot.rows.push_back({name, part.part, part.interval});
  };
  add("the dice and cards alone", "dice", luck.dice, shown[0]);
  add("the choices of the bots alone", "choices", luck.choices, shown[1]);
  add("both together: what was made of the dice", "both", luck.both, shown[2]);
  table.drawn = tells(luck);
  out.parts = {std::move(table)};
  if (tells(luck)) out.parts.emplace_back(std::move(plot));
  out.parts.emplace_back(luck_words(luck));
  if (hides) out.parts.emplace_back(k_hidden);
  return out;
}

// Both search, one of them longer; else the two differ by more than how long they think.
bool thinks_longer(const LuckBots& bots) {
  const auto& [a, b] = bots;
  if (a.type != BotType::search || b.type != BotType::search) return false;
  return a.time && b.time ? *a.time < *b.time : !a.time && !b.time && a.iterations < b.iterations;
}

std::string two_bots_words(const Interval& at, const LuckBots& bots) {
  const std::string name = text_of(bots.stronger);
  const std::string what = at.low > 0.5    ? fmt::format("{} is the better one", name)
                           : at.high < 0.5 ? fmt::format("{} is the weaker one", name)
                                           : "These games do not show which one is better";
  return what +
         "; how much it helps to think longer is seen with two bots that search, the second one "
         "longer.";
}

std::string skill_words(const Meeting& skill, const LuckBots& bots) {
  if (!thinks_longer(bots)) return two_bots_words(skill.interval, bots);
  constexpr double k_nearly_always = 0.9, k_much = 0.65;
  if (skill.interval.low <= 0.5 && skill.interval.high >= 0.5)
    return "These games do not show that thinking longer helps.";
  if (skill.interval.high < 0.5) return "The bot that thinks longer does worse.";
  if (skill.interval.low > k_nearly_always) return "Whoever thinks longer wins nearly always.";
  if (skill.interval.low > k_much) return "Thinking longer helps much.";
  return "Thinking longer helps.";
}

DocumentSection skill_of(const std::optional<Meeting>& skill, const LuckBots& bots) {
  if (!skill) return {"Skill", {"Nobody plays against anybody here."}};
  DocumentSection out{fmt::format("Skill: {} of {} against {}, in turn on either side",
                                  count_text(skill->games, "game", "games"), text_of(bots.stronger),
                                  text_of(bots.bot))};
  if (skill->games == 0) {
    out.parts = {"No games were finished in time."};
    return out;
  }
  const std::string name = "points of " + text_of(bots.stronger);
  DocumentTable table = table_of("points", "", "share");
  table.rows.push_back({.cells = {name, skill->games, share_cell(skill->games, skill->points),
                                  interval_cell(skill->games, skill->interval)},
                        .key = "skill"});
  out.parts = {std::move(table),
               BarsPlot{sentence(name), {{name, skill->points, skill->interval}}, 0.5},
               skill_words(*skill, bots)};
  return out;
}

}  // namespace

Document luck_report(const std::string& name, const LuckFound& found, const LuckBots& bots,
                     std::uint64_t seed, bool hides, const EarlyStop& stop) {
  Document out{.title = name + ": luck and skill",
               .nothing = found.luck.games == 0 ? "No games were finished in time." : "",
               .sections = {luck_of(found.luck, bots, hides), skill_of(found.skill, bots)},
               .facts = {{"version", name},
                         {"bot", text_of(bots.bot)},
                         {"stronger", text_of(bots.stronger)},
                         {"seed", seed},
                         {"hidden_information", hides},
                         {"stopped", stop_json(stop)},
                         {"luck/games", found.luck.games},
                         {"luck/chance", found.luck.chance}},
               .stop = stop,
               .seed = seed,
               .timed = timed({bots.bot, bots.stronger})};
  if (found.skill) out.facts.emplace_back("skill/games", found.skill->games);
  return out;
}

}  // namespace hr::cli
