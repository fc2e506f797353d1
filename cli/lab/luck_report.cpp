// SPDX-License-Identifier: MIT
#include "cli/lab/luck_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/lab/html_page.h"
#include "cli/lab/svg_plots.h"
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

std::string part_row(const char* what, const LuckPart& part, std::int64_t shown, bool known) {
  const std::string number = known ? fmt::format("{} %", shown) : k_unknown;
  return fmt::format("  {:<44} {:>7}  {:.0f} to {:.0f}\n", what, number, 100 * part.interval.low,
                     100 * part.interval.high);
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
  if (luck.games == 0) return "No games were finished in time.";
  if (!luck.chance)
    return "No die was rolled and no card drawn, so nothing is luck but what the players do.";
  return luck.varies ? "" : "Every game gave the same points, so nothing can be said of luck.";
}

struct NamedPart {
  const char* name;
  const LuckPart& part;
  std::int64_t shown;  // hundredths, which add up to 100
};
std::vector<NamedPart> parts_of(const Luck& luck) {
  const std::vector<std::int64_t> shown =
      apportion(std::array{luck.dice.part, luck.choices.part, luck.both.part}, 100);
  return {{"the dice and cards alone", luck.dice, shown[0]},
          {"the choices of the bots alone", luck.choices, shown[1]},
          {"both together: what was made of the dice", luck.both, shown[2]}};
}

std::string luck_title(const LuckReport& report) {
  return fmt::format("Luck: {} of {} against itself",
                     count_text(report.luck.games, "game", "games"), text_of(report.bot));
}

constexpr const char* k_hidden =
    "Something is hidden here: to guess it right is luck, too, but it is counted with the choices.";

std::string part_text(const LuckReport& report) {
  std::string out = luck_title(report) + "\n";
  if (const std::string why = why_no_parts(report.luck); !why.empty())
    return out + "  " + why + "\n";
  out += fmt::format("  {:<44} {:>7}  95 % interval\n", "what the result depends on", "part");
  for (const NamedPart& part : parts_of(report.luck))
    out += part_row(part.name, part.part, part.shown, tells(report.luck));
  out += "  " + luck_words(report.luck) + "\n";
  return report.hides ? out + "  " + k_hidden + "\n" : out;
}

// Both search, one of them longer; else the two differ by more than how long they think.
bool thinks_longer(const LuckReport& report) {
  const BotSpec &a = report.bot, &b = report.stronger;
  if (a.type != BotType::search || b.type != BotType::search) return false;
  return a.time && b.time ? *a.time < *b.time : !a.time && !b.time && a.iterations < b.iterations;
}

std::string two_bots_words(const LuckReport& report) {
  const Interval& at = report.skill->interval;
  const std::string name = text_of(report.stronger);
  const std::string what = at.low > 0.5    ? fmt::format("{} is the better one", name)
                           : at.high < 0.5 ? fmt::format("{} is the weaker one", name)
                                           : "These games do not show which one is better";
  return what +
         "; how much it helps to think longer is seen with two bots that search, the second one "
         "longer.";
}

std::string skill_words(const LuckReport& report) {
  if (!thinks_longer(report)) return two_bots_words(report);
  const Meeting& skill = *report.skill;
  constexpr double k_nearly_always = 0.9, k_much = 0.65;
  if (skill.interval.low <= 0.5 && skill.interval.high >= 0.5)
    return "These games do not show that thinking longer helps.";
  if (skill.interval.high < 0.5) return "The bot that thinks longer does worse.";
  if (skill.interval.low > k_nearly_always) return "Whoever thinks longer wins nearly always.";
  if (skill.interval.low > k_much) return "Thinking longer helps much.";
  return "Thinking longer helps.";
}

std::string skill_title(const LuckReport& report) {
  if (!report.skill) return "Skill: nobody plays against anybody here.";
  return fmt::format("Skill: {} of {} against {}, in turn on either side",
                     count_text(report.skill->games, "game", "games"), text_of(report.stronger),
                     text_of(report.bot));
}

std::string skill_text(const LuckReport& report) {
  std::string out = skill_title(report) + "\n";
  if (!report.skill) return out;
  const Meeting& skill = *report.skill;
  if (skill.games == 0) return out + "  No games were finished in time.\n";
  return out + fmt::format("  {:<44} {:>7}  {:.0f} to {:.0f}\n  {}\n",
                           "points of " + text_of(report.stronger), percent(skill.points),
                           100 * skill.interval.low, 100 * skill.interval.high,
                           skill_words(report));
}

}  // namespace

std::string luck_text(const LuckReport& report) {
  return fmt::format("{}\n{}\n{}\n{}", report.name, early_stop_line(report.stop), part_text(report),
                     skill_text(report));
}

std::string luck_csv(const LuckReport& report) {
  Csv csv = csv_report({"what", "games", "part", "low", "high"}, report.stop);
  const auto row = [&](const std::string& name, std::uint64_t games, std::optional<double> part,
                       const Interval& interval) {
    csv.text(name).number(games).number(part).number(interval.low).number(interval.high).end_row();
  };
  if (why_no_parts(report.luck).empty())
    for (const NamedPart& part : parts_of(report.luck))
      row(part.name, report.luck.games,
          tells(report.luck) ? std::optional(part.part.part) : std::nullopt, part.part.interval);
  if (report.skill && report.skill->games > 0)
    row("points of " + text_of(report.stronger), report.skill->games, report.skill->points,
        report.skill->interval);
  return csv.rows();
}

std::string luck_html(const LuckReport& report, const PageSource& source) {
  HtmlPage page(report.name + ": luck and skill");
  page.heading(luck_title(report));
  std::string words = why_no_parts(report.luck);
  if (words.empty()) {
    std::vector<PlotRow> plot;
    for (const NamedPart& part : parts_of(report.luck))
      if (tells(report.luck)) plot.push_back({part.name, part.part.part, part.part.interval});
    if (!plot.empty()) page.plot(bars_plot("What the result depends on", plot));
    words = luck_words(report.luck);
    if (report.hides) words += std::string(" ") + k_hidden;
  }
  page.paragraph(words);
  page.heading(skill_title(report));
  if (report.skill && report.skill->games > 0) {
    page.plot(bars_plot("Points of " + text_of(report.stronger),
                        {{text_of(report.stronger), report.skill->points, report.skill->interval}},
                        0.5));
    page.paragraph(skill_words(report));
  }
  add_source(page, source, report.seed);
  return page.text();
}

namespace {

Json part_json(const LuckPart& part, bool known) {
  return {{"part", number_json(known ? std::optional(part.part) : std::nullopt)},
          {"part_95", interval_json(part.interval)}};
}

}  // namespace

Json luck_json(const LuckReport& report) {
  const Luck& luck = report.luck;
  Json out{{"version", report.name},
           {"bot", text_of(report.bot)},
           {"stronger", text_of(report.stronger)},
           {"seed", report.seed},
           {"hidden_information", report.hides},
           {"stopped", stop_json(report.stop)}};
  Json& of_luck = out["luck"] = {{"games", luck.games}, {"chance", luck.chance}};
  if (luck.chance && luck.varies) {
    of_luck["dice"] = part_json(luck.dice, tells(luck));
    of_luck["choices"] = part_json(luck.choices, tells(luck));
    of_luck["both"] = part_json(luck.both, tells(luck));
  }
  if (!report.skill) return out;
  Json& skill = out["skill"] = {{"games", report.skill->games}};
  if (report.skill->games > 0) {
    skill["points"] = report.skill->points;
    skill["points_95"] = interval_json(report.skill->interval);
  }
  return out;
}

}  // namespace hr::cli
