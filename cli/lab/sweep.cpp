// SPDX-License-Identifier: MIT
// houserules sweep: a share over the values of options, as a table. houserules balance: the values
// with which it comes nearest to a target.
#include "core/lab/sweep.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <functional>
#include <memory>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/option_range.h"
#include "cli/lab/report_parts.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

constexpr std::size_t k_most_versions = 1000;

struct SweepArguments : RulesetArguments {
  PlayArguments play;
  std::vector<std::string> over;
  std::uint64_t games = 1000;
  std::string question, target;
  bool fair = false;  // aim at equal chances
  bool json = false, csv = false, progress = false;
};

// Each combination of values on top of what holds for all.
std::vector<Version> versions_of(const SweepArguments& arguments) {
  std::vector<OptionRange> ranges;
  for (const std::string& typed : arguments.over)
    ranges.push_back(read_option_range(typed, "--over"));
  std::vector<Version> out;
  for (const std::vector<std::string>& settings : combinations(ranges, k_most_versions, "--over")) {
    RulesetArguments version = arguments;
    version.settings.insert(version.settings.end(), settings.begin(), settings.end());
    out.push_back(version_of(fmt::format("{}", fmt::join(settings, ", ")),
                             open_ruleset(version, false)->edition()));
  }
  return out;
}

std::string bar(double share) {
  constexpr int k_width = 30;
  std::string out;
  for (int i = 0; i < static_cast<int>(share * k_width + 0.5); ++i) out += "█";
  return out;
}

std::string row_text(const SweepRow& row) {
  return fmt::format("  {:<28} {:>8} {:>8}  ({:>4.1f} to {:>4.1f})  {:>8}  {:>7.6g}  {}{}\n",
                     row.version, row.games, percent(row.mean), 100 * row.interval.low,
                     100 * row.interval.high, percent(row.unwon), row.length, bar(row.mean),
                     row.open ? " *" : "");
}

std::string heading() {
  return fmt::format("  {:<28} {:>8} {:>8}  {:<14}  {:>8}  {:>7}\n", "", "games", "share",
                     "95 % interval", "unwon", "length");
}

std::size_t open_rows(const Sweep& found) {
  return static_cast<std::size_t>(std::ranges::count_if(found.rows, &SweepRow::open));
}

std::string choice_text(const Sweep& found) {
  const std::string best = found.rows[*found.chosen].version;
  const std::size_t open = open_rows(found);
  std::string out = open == 1
                        ? fmt::format("\nNearest to {}: {}. No other setting can be nearer.\n",
                                      percent(found.target), best)
                        : fmt::format(
                              "\nNot settled: {} of {} settings may be the nearest to {} (*). Best "
                              "guess: {}. More games (--games) tell more.\n",
                              open, found.rows.size(), percent(found.target), best);
  if (found.fresh.games > 0)
    out += "Measured again on other games:\n" + heading() + row_text(found.fresh);
  if (found.fresh.unwon > 0.5) out += "Note that most of its games have no winner.\n";
  return out;
}

std::string sweep_text(const Sweep& found, const SweepArguments& arguments, const SweepRun& run) {
  std::string out = fmt::format("{}: {}, bots: {}\n\n", version_name(arguments), found.question,
                                bots_text(run.play.bots)) +
                    heading();
  for (const SweepRow& row : found.rows) out += row_text(row);
  return found.chosen ? out + choice_text(found) : out;
}

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}

// A column for each option, then what was measured; in quotes as RFC 4180 has them.
std::string sweep_csv(const Sweep& found, const SweepArguments& arguments) {
  std::vector<OptionRange> ranges;
  for (const std::string& typed : arguments.over)
    ranges.push_back(read_option_range(typed, "--over"));
  const auto settings = combinations(ranges, k_most_versions, "--over");
  std::string out;
  for (const OptionRange& range : ranges) out += quoted(range.option) + ",";
  out += "games,share,low,high,unwon,length\n";
  for (std::size_t i = 0; i < found.rows.size(); ++i) {
    const SweepRow& row = found.rows[i];
    for (const std::string& setting : settings[i])
      out += quoted(setting.substr(setting.find('=') + 1)) + ",";
    out += fmt::format("{},{},{},{},{}\n", row.games, row.mean, row.interval.low, row.interval.high,
                       row.length);
  }
  return out;
}

Json row_json(const SweepRow& row) {
  return {{"version", row.version}, {"games", row.games},
          {"share", row.mean},      {"share_95", interval_json(row.interval)},
          {"unwon", row.unwon},     {"length_median", row.length}};
}

Json sweep_json(const Sweep& found, const SweepArguments& arguments, const SweepRun& run) {
  Json rows = Json::array();
  for (const SweepRow& row : found.rows) {
    rows.push_back(row_json(row));
    if (found.chosen) rows.back()["may_be_nearest"] = row.open;
  }
  Json out{{"ruleset", version_name(arguments)},
           {"question", found.question},
           {"bots", bots_json(run.play.bots)},
           {"seed", run.seed},
           {"rows", std::move(rows)}};
  if (!found.chosen) return out;
  out["target"] = found.target;
  out["settled"] = open_rows(found) == 1;
  out["chosen"] = found.rows[*found.chosen].version;
  out["fresh"] = row_json(found.fresh);
  return out;
}

// "first=50", "draws=5", or the name of a share: sets the question and the target.
void read_target(const std::string& typed, SweepRun& run) {
  const std::size_t equals = typed.rfind('=');
  double percent = -1;
  if (equals != std::string::npos) {
    const char* const end = typed.data() + typed.size();
    const auto [stop, error] = std::from_chars(typed.data() + equals + 1, end, percent);
    if (error != std::errc{} || stop != end) percent = -1;
  }
  if (!(percent >= 0 && percent <= 100))
    throw Failure(
        Exit::usage,
        fmt::format("--target: expected a share and its value of 100, such as first=50 or "
                    "draws=5, got \"{}\"",
                    typed));
  const std::string name = typed.substr(0, equals);
  run.question = question_name(name);
  run.target = percent / 100;
}

Exit run_sweep(const SweepArguments& arguments) {
  const std::vector<Version> versions = versions_of(arguments);
  SweepRun run{.play = lab_play(arguments.play, versions.front().open().game().seats()),
               .seed = arguments.play.seed,
               .games = arguments.games,
               .threads = arguments.play.threads,
               .question = question_name(arguments.question),
               .fair = arguments.fair};
  if (!arguments.target.empty()) {
    read_target(arguments.target, run);
    run.fair = false;
  }
  const Interrupt interrupt;
  Watch watch("games played", 0, arguments.progress);
  const Sweep found = measured([&] { return sweep(versions, run, std::ref(watch)); });
  if (!watch.ended_by().empty()) message(watch.ended_by());
  if (arguments.json)
    print_json(sweep_json(found, arguments, run));
  else if (arguments.csv)
    print(sweep_csv(found, arguments));
  else
    print(sweep_text(found, arguments, run));
  return found.chosen && open_rows(found) > 1 ? Exit::not_enough : Exit::ok;
}

void add_common(Command& command, SweepArguments& arguments) {
  add_ruleset(command, arguments);
  command
      .add("--over", arguments.over,
           "An option and its values: rows:6-12, rows:6-12/2 (every second), rows:6,8,12; "
           "repeatable, for every combination")
      .type_name("OPTION:VALUES")
      .required();
  add_play(command, arguments.play);
  command.add_flag("--progress", arguments.progress,
                   "Report progress on standard error even if that is not a terminal");
  add_json(command, arguments.json);
}

}  // namespace

void add_sweep(CommandLine& line) {
  const auto arguments = std::make_shared<SweepArguments>();
  Command command = line.add_command("sweep", "Measure a game for many values of its options");
  add_common(command, *arguments);
  command
      .add("--question", arguments->question,
           "What to measure: first, draws, or the name of a share that lab reports (default first)")
      .type_name("ROW");
  command.add("--games", arguments->games, "Games for each combination (default 1000)")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000'000);
  command.add_flag("--csv", arguments->csv, "Print comma-separated values").excludes({"--json"});
  command.runs([arguments] { return run_sweep(*arguments); });
}

void add_balance(CommandLine& line) {
  const auto arguments = std::make_shared<SweepArguments>();
  arguments->fair = true;
  Command command =
      line.add_command("balance", "Find the values of options that make a game fairest");
  add_common(command, *arguments);
  command
      .add("--target", arguments->target,
           "A share and its target in per cent: first=50 (the first player's points), draws=5, or "
           "the name of a share that lab reports (default: equal chances for the first player)")
      .type_name("SHARE=VALUE");
  command
      .add("--games", arguments->games,
           "At most this many games for each combination, at least 64 (default 1000); fewer where "
           "the answer is clear")
      .type_name("NUMBER")
      .whole_number(64, 1'000'000'000);
  command.runs([arguments] { return run_sweep(*arguments); });
}

}  // namespace hr::cli
