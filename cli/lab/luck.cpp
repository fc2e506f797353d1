// SPDX-License-Identifier: MIT
// houserules luck: how much of a game is luck, and how much skill.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/csv.h"
#include "cli/lab/html_page.h"
#include "cli/lab/html_report.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/svg_plots.h"
#include "cli/lab/typed_command.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"
#include "core/lab/ladder.h"
#include "core/lab/luck.h"
#include "core/statistics/apportion.h"
#include "scripting/source/files.h"

namespace hr::cli {

namespace {

struct LuckArguments : RulesetArguments {
  LabPlayArguments play{.bots = "search:50"};
  std::string stronger = "search:200", html;
  std::uint64_t games = 400;
  double seconds = 0;
  bool json = false, csv = false, progress = false;
};

// What was found; without a meeting: nobody plays against anybody.
struct LuckReport {
  std::string name;
  BotSpec bot, stronger;
  std::uint64_t seed = 1;
  Luck luck = {};
  std::optional<Meeting> skill = {};
  bool hides = false;  // something is hidden from some player
  EarlyStop stop = {};
};

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

std::string luck_text(const LuckReport& report) {
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

std::string report_csv(const LuckReport& report) {
  Csv csv;
  for (const char* name : {"what", "games", "part", "low", "high"}) csv.text(name);
  csv.end_row();
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

std::string report_html(const LuckReport& report, const PageSource& source) {
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

Json part_json(const LuckPart& part, bool known) {
  return {{"part", number_json(known ? std::optional(part.part) : std::nullopt)},
          {"part_95", interval_json(part.interval)}};
}

Json report_json(const LuckReport& report) {
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

BotSpec single_bot(const std::string& typed, const char* flag) {
  try {
    return read_bot_spec(typed);
  } catch (const Error& error) {
    throw Failure(Exit::usage,
                  fmt::format("{}: expected one bot for all players: {}", flag, error.what()));
  }
}

Exit run_luck(const LuckArguments& arguments) {
  check_html(arguments.html);
  LuckReport report{.name = version_name(arguments),
                    .bot = single_bot(arguments.play.bots, "--bots"),
                    .stronger = single_bot(arguments.stronger, "--stronger"),
                    .seed = arguments.play.seed};
  const auto ruleset = open_ruleset(arguments);
  const Version version = version_of(report.name, ruleset->edition());
  const Game& game = *ruleset->game();
  const bool against = !game.definition().together && game.seats() > 1;
  const std::uint64_t all = arguments.games * (against ? 2 : 1);
  const Interrupt interrupt;
  Watch watch("games played", arguments.seconds, arguments.progress);
  LuckRun run{.play = lab_play(arguments.play, game.seats()),
              .seed = arguments.play.seed,
              .games = arguments.games,
              .threads = arguments.play.threads};
  report.luck = measured([&] {
    return measure_luck(version, run, [&](std::uint64_t games) { return watch(games, all); });
  });
  report.hides = game.hides();
  if (against) report.skill.emplace();
  if (against && watch.ended_by().empty())
    report.skill = climb(version,
                         {.bots = {report.bot, report.stronger},
                          .games = arguments.games,
                          .seed = arguments.play.seed,
                          .limit = arguments.play.limit,
                          .threads = arguments.play.threads},
                         [&](std::uint64_t games, std::uint64_t) {
                           return watch(arguments.games + games, all);
                         })
                       .front();
  report.stop = early_stop(watch.ended_by(),
                           report.luck.games + (report.skill ? report.skill->games : 0), all);
  tell_stop("luck", report.stop);
  if (arguments.json)
    print_json(report_json(report));
  else if (arguments.csv)
    print(report_csv(report));
  else
    print(fmt::format("{}\n{}\n{}\n{}", report.name, stop_line(report.stop), luck_text(report),
                      skill_text(report)));
  if (!arguments.html.empty() && report.luck.games > 0)
    scripting::write_whole(
        arguments.html,
        report_html(report, {.rules = {rules_text(game, ruleset->edition())},
                             .command = typed_command(),
                             .stop = report.stop,
                             .timed = timed(std::vector{report.bot, report.stronger})}));
  return report.luck.games == 0 ? Exit::not_enough : Exit::ok;
}

}  // namespace

void add_luck(CommandLine& line) {
  const auto arguments = std::make_shared<LuckArguments>();
  Command command =
      line.add_command("luck", "Find out how much of a game is luck, and how much skill");
  add_ruleset(command, *arguments);
  add_play(command, arguments->play);
  command
      .add("--stronger", arguments->stronger,
           "The bot that plays against the one of --bots to show what skill is worth (default "
           "search:200)")
      .type_name("BOT");
  command.add("--games", arguments->games, "Games for luck, and again for skill (default 400)")
      .type_name("NUMBER")
      .whole_number(4, 1'000'000);
  add_time_limit(command, arguments->seconds);
  add_html(command, arguments->html);
  add_progress(command, arguments->progress);
  add_json(command, arguments->json);
  add_csv(command, arguments->csv);
  command.runs([arguments] { return run_luck(*arguments); });
}

}  // namespace hr::cli
