// SPDX-License-Identifier: MIT
// houserules lab: what does a change do?
#include <fmt/format.h>

#include <memory>
#include <optional>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/report_output.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"
#include "cli/lab/worker.h"
#include "cli/terminal/interrupt.h"
#include "scripting/lab/survey_facts.h"

namespace hr::cli {

namespace {

constexpr std::uint64_t k_max_pairs = 1'000'000'000;

struct LabArguments : RulesetArguments {
  RulesetArguments against;
  LabPlayArguments play;
  std::optional<std::uint64_t> games;  // none: as many as usual
  std::string question;
  ReportArguments report;
  WorkerArguments worker;
  Team* team = nullptr;
  double target_width = 0, seconds = 0;
  bool independent = false;
};

// The second version: another ruleset, or the same one with these changes on top of the first's.
RulesetArguments second_version(const LabArguments& arguments) {
  RulesetArguments out = arguments.against;
  out.flags = {
      .ruleset = "--against", .variant = "--against-variant", .option = "--against-option"};
  if (!out.ruleset.empty()) return out;
  out.ruleset = arguments.ruleset;
  out.variants.insert(out.variants.begin(), arguments.variants.begin(), arguments.variants.end());
  // What is set twice for B must be found before it replaces what is set for A.
  static_cast<void>(parse_settings(out.settings, out.flags.option));
  out.settings = arguments.settings;
  set_over(out.settings, arguments.against.settings);
  return out;
}

constexpr std::uint64_t k_usual_pairs = 20'000, k_usual_games = 1000;

Exit run_survey(const LabArguments& arguments, const scripting::Ruleset& ruleset,
                ReportOutput& output) {
  SurveyRun run{.play = lab_play(arguments.play, ruleset.game()->seats()),
                .seed = arguments.play.seed,
                .games = arguments.games.value_or(k_usual_games),
                .threads = arguments.play.threads};
  run.play.watched = true;
  Worker worker(arguments.worker, arguments.team);
  const Interrupt interrupt;
  ProgressWatch watch("games played", arguments.seconds, arguments.report.progress);
  const auto result = worker.result(run, "games", [&] {
    return survey(version_of(version_name(arguments), ruleset.text()), run,
                  [&](std::uint64_t games) { return watch(games, run.games); });
  });
  if (!result) return worker.exit_code(Exit::ok);
  const Survey& found = *result;
  const Answers answers =
      scripting::lab_answers(scripting::facts_of(found, *ruleset.game(), alike(run.play.bots)));
  Document report =
      survey_report(found, run, answers, early_stop(watch.ended_by(), found.games, run.games));
  report.rules = {rules_text(*ruleset.game(), ruleset.text())};
  output.print("lab", report);
  return worker.exit_code(found.games == 0 ? Exit::not_enough : Exit::ok);
}

Exit run_comparison(const LabArguments& arguments, const scripting::Ruleset& first,
                    ReportOutput& output) {
  const RulesetArguments other = second_version(arguments);
  const auto second = open_ruleset(other);
  ComparisonRun run{.play = lab_play(arguments.play, first.game()->seats()),
                    .seed = arguments.play.seed,
                    .max_pairs = arguments.games.value_or(k_usual_pairs),
                    .threads = arguments.play.threads,
                    .question = question_name(arguments.question),
                    .target_width = arguments.target_width,
                    .independent = arguments.independent};
  const auto compared = [&](const ComparisonProgress& progress) {
    return compare(version_of(version_name(arguments), first.text()),
                   version_of(version_name(other), second->text()), run, progress);
  };
  // The jobs of a script would all refuse a question that nobody can answer.
  if (!arguments.worker.slurm.empty())
    static_cast<void>(
        measured([&] { return compared([](std::uint64_t, const Interval&) { return false; }); }));
  if (wrote_script(arguments.worker)) return Exit::ok;
  Worker worker(arguments.worker, arguments.team);
  const Interrupt interrupt;
  ProgressWatch watch("pairs of games played", arguments.seconds, arguments.report.progress);
  const auto play = [&] {
    return compared(
        [&](std::uint64_t pairs, const Interval&) { return watch(pairs, run.max_pairs); });
  };
  const auto result = measured([&] { return worker.result(run, "pairs", play); });
  if (!result) return worker.exit_code(Exit::ok);
  const Comparison& found = *result;
  const EarlyStop stop =
      found.answer == Answer::unknown
          ? early_stop(watch.ended_by(), found.pairs, run.max_pairs, "pair", "pairs")
          : EarlyStop{};
  Document report = comparison_report(found, run, stop);
  report.rules = {"A: " + rules_text(*first.game(), first.text()),
                  "B: " + rules_text(*second->game(), second->text())};
  output.print("lab", report);
  return worker.exit_code(found.answer == Answer::unknown ? Exit::not_enough : Exit::ok);
}

bool compares(const LabArguments& arguments) {
  return !arguments.against.ruleset.empty() || !arguments.against.variants.empty() ||
         !arguments.against.settings.empty();
}

Exit run_lab(const LabArguments& arguments) {
  if (!compares(arguments) &&
      (!arguments.question.empty() || arguments.target_width > 0 || arguments.independent))
    throw Failure(Exit::usage,
                  "lab: --question, --target-width and --independent are for comparing: add "
                  "--against, --against-variant or --against-option");
  ReportOutput output(arguments.report);
  const auto ruleset = open_ruleset(arguments);
  if (compares(arguments)) return run_comparison(arguments, *ruleset, output);
  static_cast<void>(lab_play(arguments.play, ruleset->game()->seats()));
  if (wrote_script(arguments.worker)) return Exit::ok;
  return run_survey(arguments, *ruleset, output);
}

}  // namespace

void add_lab(CommandLine& line, Team* team) {
  const auto arguments = std::make_shared<LabArguments>();
  arguments->team = team;
  Command command =
      line.add_command("lab", "Measure a game, or find out what a change of its rules does");
  add_ruleset(command, *arguments);
  command
      .add("--against", arguments->against.ruleset,
           "Compare with this ruleset; --variant and --option hold for the first one only")
      .type_name("RULESET");
  command
      .add(
          "--against-variant", arguments->against.variants,
          "Compare with this variant: of the same ruleset, on top of --variant and --option, or of "
          "that of --against")
      .type_name("NAME");
  command.add("--against-option", arguments->against.settings, "Compare with this option value")
      .type_name("NAME=VALUE");
  add_play(command, arguments->play);
  command
      .add("--games", arguments->games,
           "Games to play (default 1000); when comparing, at most this many pairs (default 20000), "
           "fewer if the question is answered earlier")
      .type_name("NUMBER")
      .whole_number(1, k_max_pairs);
  command
      .add("--question", arguments->question,
           "The row to decide: first (the points of the player of seat 1), draws, or the name of a "
           "row "
           "of the report (default first)")
      .type_name("ROW");
  command
      .add("--target-width", arguments->target_width,
           "Also stop when the interval of the difference is at most this wide, from 0.001 to 1 "
           "(0.02: two points of 100; default: only a difference is an answer)")
      .type_name("WIDTH")
      .range(0.001, 1);
  add_time_limit(command, arguments->seconds);
  command.add_flag(
      "--watched", arguments->play.watched,
      "When comparing games of random bots, record every action: which verbs are used");
  command.add_flag("--independent", arguments->independent,
                   "Play the second version from other seeds than the first");
  add_worker(command, arguments->worker);
  add_report(command, arguments->report);
  command.runs([arguments] { return run_lab(*arguments); });
}

}  // namespace hr::cli
