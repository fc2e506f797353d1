// SPDX-License-Identifier: MIT
// houserules bench: the speed of random play, compared with the same games written by hand.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "cli/tools/bench_entrants.h"
#include "cli/tools/bench_window.h"
#include "cli/tools/measure.h"
#include "cli/tools/tools.h"
#include "core/base/allowance.h"
#include "core/bots/bot_spec.h"
#include "core/game/game.h"

namespace hr::cli {

namespace {

struct BenchRow {
  std::string ruleset;
  Measurements figures;
  double loading_ms = 0, rule_change_ms = 0;
};

// Baselines play under the default options, so they can be compared only with these.
const Baseline* comparable_baseline(const scripting::Ruleset& ruleset) {
  if (!ruleset.variants().empty()) return nullptr;
  for (const scripting::Option& option : ruleset.options())
    if (option.value != option.standard) return nullptr;
  return find_baseline(ruleset.id());
}

Json row_json(const BenchRow& row) {
  const auto optional = [](std::optional<double> value) { return value ? Json(*value) : Json(); };
  return {{"ruleset", row.ruleset},
          {"actions_per_cpu_s", row.figures.actions_per_second},
          {"games_per_cpu_s", row.figures.games_per_second},
          {"heap_allocations_per_action", row.figures.heap_allocations_per_action},
          {"lua_calls_per_action", row.figures.lua_calls_per_action},
          {"baseline_actions_per_cpu_s", optional(row.figures.baseline_actions_per_second)},
          {"ratio", optional(row.figures.ratio())},
          {"loading_ms", row.loading_ms},
          {"rule_change_ms", row.rule_change_ms}};
}

void print_header(std::size_t width, const char* compared) {
  print_line(
      "Complete random games on one thread, in CPU seconds; the setup, with its secret answers, is "
      "copied, not replayed.");
  print_line(
      fmt::format("{:<{}}  {:>11}  {:>10}  {:>11}  {:>5}  {:>11}  {:>10}  {:>7}  {:>7}  {:>7}",
                  "ruleset", width, "actions/s", "games/s", compared, "ratio", "heap/action",
                  "Lua/action", "copy ns", "load ms", "edit ms"));
}

void print_row(const BenchRow& row, std::size_t width) {
  const Measurements& f = row.figures;
  const auto rounded = [](std::optional<double> value, const char* format) {
    return value ? fmt::format(fmt::runtime(format), *value) : std::string("-");
  };
  print_line(
      fmt::format("{:<{}}  {:>11.0f}  {:>10.0f}  {:>11}  {:>5}  {:>11.3g}  {:>10.3g}  {:>7.0f}  "
                  "{:>7.1f}  {:>7.1f}",
                  row.ruleset, width, f.actions_per_second, f.games_per_second,
                  rounded(f.baseline_actions_per_second, "{:.0f}"), rounded(f.ratio(), "{:.2f}"),
                  f.heap_allocations_per_action, f.lua_calls_per_action, f.copy_ns, row.loading_ms,
                  row.rule_change_ms));
  flush();  // the next one takes some time
}

// The ratios of all games that play by their own rules alone.
class Ratios {
 public:
  void add(const Entrant& entrant, const Measurements& figures) {
    if (entrant.effect || !figures.ratio()) return;
    ++count_;
    logarithms_ += std::log(*figures.ratio());
  }
  // Their geometric mean; none for fewer than two.
  std::optional<double> mean() const {
    if (count_ < 2) return std::nullopt;
    return std::exp(logarithms_ / count_);
  }
  int count() const { return count_; }

 private:
  int count_ = 0;
  double logarithms_ = 0;
};

// An option for one ruleset must be for one of those that play.
void check_settings(const scripting::Settings& typed, const std::vector<Entrant>& playing) {
  for (const auto& [name, value] : typed)
    if (std::ranges::none_of(playing,
                             [&](const Entrant& e) { return own_option(name, e).has_value(); }))
      throw Failure(Exit::usage, fmt::format("--option: {}={} names a ruleset that is not measured",
                                             name, value));
}

BenchRow run(const Entrant& entrant, const Entrant* rival, const BenchArguments& arguments,
             const scripting::Settings& typed) {
  const auto load = [&] {
    return open_ruleset(entrant.folder, settings_of(typed, entrant), entrant.effect ? k_effect : "",
                        arguments.variants);
  };
  const auto ruleset = load();
  const auto other =
      rival == nullptr ? nullptr : open_ruleset(rival->folder, settings_of(typed, *rival));
  return {.ruleset = entrant.name,
          .figures = measure(*ruleset, comparable_baseline(*ruleset), other.get(), arguments.seed,
                             arguments.seconds),
          .loading_ms = measure_loading([&] { load(); }),
          .rule_change_ms = measure_rule_change(ruleset->text(), arguments.seed)};
}

// --games: as many games of each, and how many actions these had.
Exit bench_games(const BenchArguments& arguments, const scripting::Settings& settings) {
  constexpr int k_patience = 200;  // valgrind takes fifty times as long
  Allowance::be_patient(k_patience);
  Json rows = Json::array();
  Failures failures(rows);
  const std::vector<Entrant> list = entrants(arguments.names, failures);
  check_settings(settings, list);
  for (const Entrant& entrant : list) {
    const auto actions = failures.attempt(entrant.name, [&] {
      const auto ruleset = open_ruleset(entrant.folder, settings_of(settings, entrant),
                                        entrant.effect ? k_effect : "", arguments.variants);
      return play_games(*ruleset, arguments.seed, arguments.games);
    });
    if (!actions) continue;
    rows.push_back({{"ruleset", entrant.name}, {"games", arguments.games}, {"actions", *actions}});
    if (!arguments.json)
      print_line(fmt::format("{}: games {}, actions {}", entrant.name, arguments.games, *actions));
  }
  if (arguments.json) print_json(rows);
  return failures.exit();
}

Exit bench(const BenchArguments& arguments) {
  if (arguments.worlds) return bench_worlds(arguments);
  if (arguments.duel > 0) return bench_duels(arguments);
  if (arguments.window) return bench_window(arguments.names, arguments.json);
  const scripting::Settings settings = parse_settings(arguments.settings, "--option");
  if (arguments.games > 0) return bench_games(arguments, settings);
  Json rows = Json::array();
  Failures failures(rows);
  const std::vector<Entrant> list = entrants(arguments.names, failures);
  std::optional<Entrant> rival;
  if (!arguments.against.empty()) rival = locate_entrant(arguments.against);
  std::vector<Entrant> playing = list;
  if (rival) playing.push_back(*rival);
  check_settings(settings, playing);
  Ratios ratios;
  std::size_t width = 7;
  for (const Entrant& entrant : list) width = std::max(width, entrant.name.size());
  if (!arguments.json && !list.empty()) print_header(width, rival ? "against/s" : "by hand/s");
  for (const Entrant& entrant : list) {
    const auto row = failures.attempt(
        entrant.name, [&] { return run(entrant, rival ? &*rival : nullptr, arguments, settings); });
    if (!row) continue;
    rows.push_back(row_json(*row));
    ratios.add(entrant, row->figures);
    if (!arguments.json) print_row(*row, width);
  }
  if (const auto mean = ratios.mean()) {
    rows.push_back({{"geometric_mean_ratio", *mean}, {"ratios", ratios.count()}});
    if (!arguments.json)
      print_line(fmt::format("geometric mean of {} ratios: {:.3f}", ratios.count(), *mean));
  }
  if (arguments.json) print_json(rows);
  return failures.exit();
}

// What the columns of the tables mean.
constexpr const char* k_column_help =
    "by hand/s: actions per second of the same game written in C++ without the engine, if there\n"
    "is one, as for some of the probes too, the games in the source tree that test the API;\n"
    "ratio: the ruleset's speed divided by that; the last line is the geometric mean of the\n"
    "ratios, those of NAME_effect apart; heap/action: memory allocations;\n"
    "Lua/action: calls from the engine into Lua; copy ns: copying a state in mid-game;\n"
    "against/s: actions per second of the ruleset named by --against, with its own options\n"
    "(--option hex.size=14 sets an option of hex alone);\n"
    "load ms: loading the ruleset; edit ms: loading an edited version and changing to it in\n"
    "mid-game.\n"
    "A ruleset that fails is reported on standard error (with --json also in the list), and the\n"
    "next one is measured; the exit code is that of the first failure.\n"
    "With --worlds: worlds drawn after action 200, each moved since it was drawn last; "
    "effective:\n"
    "how many independent ones would tell as much about frequencies, by batch means; by their\n"
    "positions: where two ways to one position count as the same.\n"
    "With --window: opening with a match; frames when idle, when the mouse moves to another "
    "cell\n"
    "and after an action, and with a letter typed in a text of 2,000 lines, in processor time;\n"
    "saving the rules in the window and outside it until the new picture\n"
    "appears; an action until it is on disk; each with its ratio to a reference: making the\n"
    "font, a frame with one line, loading the rules, writing the file.";

}  // namespace

void add_bench(CommandLine& line) {
  const auto arguments = std::make_shared<BenchArguments>();
  Command command = line.add_command("bench", "Measure how many actions per second rulesets play");
  command
      .add("RULESET", arguments->names,
           "Names or folders of rulesets (default: all); NAME_effect is NAME with a Lua "
           "effect on every action")
      .type_name("");
  command
      .add("--against", arguments->against,
           "Compare them with this ruleset instead of handwritten games")
      .type_name("RULESET");
  add_changes(command, arguments->variants, arguments->settings);
  command.add("--seconds", arguments->seconds, "CPU time for each ruleset (default 2)")
      .type_name("SECONDS")
      .check(seconds_range());
  add_seed(command, arguments->seed, "Random seed (default 1)");
  add_json(command, arguments->json, "Print a JSON list");
  command
      .add_flag("--window", arguments->window,
                "Measure the window instead: opening it, frames, saves and actions")
      .excludes({"--against", "--option", "--variant", "--seconds", "--seed"});
  command
      .add_flag(
          "--worlds", arguments->worlds,
          "Measure instead how many worlds a second are drawn for the first seat of games that "
          "hide something")
      .excludes({"--against", "--window"});
  command
      .add("--duel", arguments->duel,
           "Measure instead how the search does, in so many games, against plain UCT on the same "
           "game written by hand")
      .type_name("GAMES")
      .whole_number(1, 1'000'000)
      .excludes({"--against", "--option", "--variant", "--seconds", "--window", "--worlds"});
  command
      .add("--games", arguments->games,
           "Play exactly so many games of each instead, as fast as they are measured, and say only "
           "how many actions they had: for counting instructions")
      .type_name("GAMES")
      .whole_number(1, 1'000'000'000)
      .excludes({"--against", "--seconds", "--window", "--worlds", "--duel"});
  command.add("--move-seconds", arguments->move_seconds, "With --duel: for each move (default 0.1)")
      .type_name("SECONDS")
      .check(seconds_range());
  command
      .add("--iterations", arguments->iterations,
           "With --duel: lines of play for each move, instead of a time")
      .type_name("NUMBER")
      .whole_number(1, BotSpec::k_max_iterations)
      .excludes({"--move-seconds"});
  command.footer(k_column_help);
  command.runs([arguments] { return bench(*arguments); });
}

}  // namespace hr::cli
