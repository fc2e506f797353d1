// SPDX-License-Identifier: MIT
// houserules sweep: a share over the values of options, as a table. houserules balance: the values
// with which it comes nearest to a target.
#include "core/lab/sweep.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <memory>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/option_range.h"
#include "cli/lab/report_output.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"
#include "cli/lab/text_number.h"
#include "cli/lab/worker.h"
#include "cli/terminal/interrupt.h"

namespace hr::cli {

namespace {

constexpr std::size_t k_max_versions = 1000;

struct SweepArguments : RulesetArguments {
  LabPlayArguments play;
  std::vector<std::string> over;
  std::uint64_t games = 1000;
  std::string question, target;
  ReportArguments report;
  WorkerArguments worker;
  Team* team = nullptr;
  double width = 0, seconds = 0;
  bool fair = false;  // aim at equal chances
};

// What is tried, and the version of each row: a combination of values on top of what holds for all.
struct Tried {
  std::string rules;  // as a page names them
  SweepTable table;
  std::vector<RulesVersion> versions;
};

// A combination of values: settings of options, and numbers in the text.
class Trial {
 public:
  Trial(const RulesetText& base, const std::vector<OptionRange>& ranges,
        const std::vector<std::string>& values) {
    for (std::size_t i = 0; i < ranges.size(); ++i) {
      if (!names_text(ranges[i].option)) {
        settings_.push_back(ranges[i].option + "=" + values[i]);
        names_.push_back(settings_.back());
        continue;
      }
      check_number(values[i], "--over");
      numbers_.push_back(find_text_number(base, ranges[i].option, "--over"));
      values_.push_back(values[i]);
      names_.push_back(fmt::format("{}:{}: {}", numbers_.back().file, numbers_.back().line,
                                   text_around(base, numbers_.back(), values[i])));
    }
  }

  std::string name() const { return fmt::format("{}", fmt::join(names_, ", ")); }

  // Throws Failure (usage) for settings that do not fit, and for a text that cannot be loaded.
  RulesetText text(const SweepArguments& arguments) const {
    RulesetArguments version = arguments;
    version.flags.option = "--over";
    version.settings.insert(version.settings.end(), settings_.begin(), settings_.end());
    RulesetText out = open_ruleset(version, false)->text();
    if (numbers_.empty()) return out;
    out = with_numbers(std::move(out), numbers_, values_);
    try {
      static_cast<void>(scripting::load_ruleset(out));
    } catch (const Error& error) {
      throw Failure(Exit::usage, fmt::format("--over: with {}: {}", name(), error.what()));
    }
    return out;
  }

 private:
  std::vector<std::string> names_, settings_, values_;
  std::vector<TextNumber> numbers_;
};

// What is tried must not be set by something else as well.
void check_once(const std::vector<std::string>& names, const std::string& name,
                const std::vector<std::string>& settings) {
  if (std::ranges::find(names, name) != names.end())
    throw Failure(Exit::usage,
                  fmt::format("--over: {0} occurs twice; write all its values after one --over, "
                              "such as {0}:3,4",
                              name));
  for (const std::string& setting : settings)
    if (setting.starts_with(name + "="))
      throw Failure(Exit::usage, fmt::format("--over: {} is set by --option {} as well; leave "
                                             "one of them out",
                                             name, setting));
}

Tried tried(const SweepArguments& arguments) {
  Tried out{.rules = {},
            .table = {.title = version_name(arguments), .names = {}, .values = {}},
            .versions = {}};
  std::vector<OptionRange> ranges;
  for (const std::string& typed : arguments.over) {
    ranges.push_back(read_option_range(typed, "--over"));
    check_once(out.table.names, ranges.back().option, arguments.settings);
    out.table.names.push_back(ranges.back().option);
  }
  out.table.values = combinations(ranges, k_max_versions, "--over");
  const auto ruleset = open_ruleset(arguments, false);
  const RulesetText& base = ruleset->text();
  out.rules = rules_text(*ruleset->game(), base);
  for (const std::vector<std::string>& values : out.table.values) {
    const Trial trial(base, ranges, values);
    out.versions.push_back(version_of(trial.name(), trial.text(arguments)));
  }
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
  ReportOutput output(arguments.report);
  const auto [rules, table, versions] = tried(arguments);
  SweepRun run{.play = lab_play(arguments.play, versions.front().open().game().seats()),
               .seed = arguments.play.seed,
               .games = arguments.games,
               .threads = arguments.play.threads,
               .question = question_name(arguments.question),
               .width = arguments.width,
               .fair = arguments.fair};
  if (!arguments.target.empty()) {
    read_target(arguments.target, run);
    run.fair = false;
  }
  // The jobs of a script would all refuse a share that there is not.
  if (!arguments.worker.slurm.empty())
    static_cast<void>(measured([&, &all = versions] {
      return sweep(all, run, [](std::uint64_t, std::uint64_t) { return false; });
    }));
  if (wrote_script(arguments.worker)) return Exit::ok;
  Worker worker(arguments.worker, arguments.team);
  const Interrupt interrupt;
  ProgressWatch watch("games played", arguments.seconds, arguments.report.progress);
  const auto play = [&, &all = versions] { return sweep(all, run, std::ref(watch)); };
  const auto result = measured([&] { return worker.result(run, "games", play); });
  if (!result) return worker.exit_code(Exit::ok);
  const Sweep& found = *result;
  const EarlyStop stop =
      early_stop(watch.ended_by(), games_of(found),
                 run.games * (versions.size() + (found.aims ? std::size_t{1} : std::size_t{0})));
  Document report = sweep_report(found, table, run, stop);
  report.rules = {rules};
  output.print(found.aims ? "balance" : "sweep", report);
  const bool enough = stop.by.empty() && wide_rows(found) == 0 &&
                      (!found.aims || (found.chosen && open_rows(found) == 1));
  return worker.exit_code(enough ? Exit::ok : Exit::not_enough);
}

void add_common(Command& command, SweepArguments& arguments) {
  add_ruleset(command, arguments);
  command
      .add(
          "--over", arguments.over,
          "An option and its values: rows:6-12, rows:6-12/2 (every second), rows:6,8,12; or a "
          "number "
          "in the text of the rules and its values: rules.lua:12:2-5 (line 12), rules.lua:12#2:2-5 "
          "(its second number); repeatable, for every combination")
      .type_name("WHAT:VALUES")
      .required();
  add_play(command, arguments.play);
  add_time_limit(command, arguments.seconds);
  add_worker(command, arguments.worker);
  add_report(command, arguments.report);
}

}  // namespace

void add_sweep(CommandLine& line, Team* team) {
  const auto arguments = std::make_shared<SweepArguments>();
  arguments->team = team;
  Command command = line.add_command("sweep", "Measure a game for many values of its options");
  add_common(command, *arguments);
  command
      .add("--question", arguments->question,
           "What to measure: first (the points of the player of seat 1), draws, or the name of a "
           "share "
           "that lab reports (default first)")
      .type_name("ROW");
  command
      .add("--games", arguments->games,
           "Games for each combination (default 1000); with --target-width at most so many")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000'000);
  command
      .add(
          "--target-width", arguments->width,
          "Play a combination until its interval is at most this wide, from 0.001 to 1 (0.05: five "
          "points of 100)")
      .type_name("WIDTH")
      .range(0.001, 1);
  command.runs([arguments] { return run_sweep(*arguments); });
}

void add_balance(CommandLine& line, Team* team) {
  const auto arguments = std::make_shared<SweepArguments>();
  arguments->team = team;
  arguments->fair = true;
  Command command =
      line.add_command("balance", "Find the values of options that make a game fairest");
  add_common(command, *arguments);
  command
      .add("--target", arguments->target,
           "A share and its target in per cent: first=50 (the points of the player of seat 1), "
           "draws=5, or the name of a share that lab reports (default: equal chances for seat 1)")
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
