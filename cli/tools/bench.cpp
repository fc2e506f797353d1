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
#include "cli/tools/bench_window.h"
#include "cli/tools/measure.h"
#include "cli/tools/measure_worlds.h"
#include "cli/tools/tools.h"
#include "core/game/game.h"

namespace hr::cli {

namespace {

struct BenchArguments {
  std::vector<std::string> names;
  std::string against;
  std::vector<std::string> variants, settings;
  std::uint64_t seed = 1;
  double seconds = 2;
  bool json = false, window = false, worlds = false;
};

struct BenchRow {
  std::string ruleset;
  Measurements figures;
  double loading_ms = 0, swapping_ms = 0;
};

// Baselines play under the default options, so they can be compared only with these.
const Baseline* comparable_baseline(const scripting::Ruleset& ruleset) {
  if (!ruleset.variants().empty()) return nullptr;
  for (const scripting::Option& option : ruleset.options())
    if (option.value != option.standard) return nullptr;
  return find_baseline(ruleset.id());
}

// A name with this ending means the ruleset before it with a Lua effect on every action that has
// none: the effect looks at the action and finds nothing to do (a piece never moves to its own
// cell).
constexpr std::string_view k_effect_suffix = "_effect";
constexpr const char* k_effect = "function(g, me, from, to) if to == from then g:draw() end end";

struct Entrant {
  std::string name;
  std::filesystem::path folder;
  bool effect = false;
};

// Those of the rulesets, then those of the probes.
std::vector<std::filesystem::path> all_roots() {
  std::vector<std::filesystem::path> roots = ruleset_roots();
  for (const auto& root : probe_roots()) roots.push_back(root);
  return roots;
}

Entrant locate_entrant(const std::string& name) {
  const std::vector<std::filesystem::path> roots = ruleset_roots();
  const bool effect = name.ends_with(k_effect_suffix);
  const std::string base = effect ? name.substr(0, name.size() - k_effect_suffix.size()) : name;
  for (const auto& folder : rulesets_in(effect ? all_roots() : probe_roots()))
    if (folder.filename() == base) return {.name = name, .folder = folder, .effect = effect};
  const auto folder = locate_ruleset(name, roots);
  return {.name = folder.filename().string(), .folder = folder};
}

// Failures: reported at once, and reflected in the exit code, while the other measurements
// continue.
class Failures {
 public:
  explicit Failures(Json& rows) : rows_(rows) {}

  // The value of `body`; none if it fails.
  template <class Body>
  auto attempt(const std::string& name, Body&& body) -> std::optional<decltype(body())> {
    try {
      return body();
    } catch (const Failure& failure) {
      add(name, failure.what(), failure.code());
    } catch (const Error& error) {
      add(name, error.what(), Exit::problems);
    }
    return std::nullopt;
  }

  Exit exit() const { return first_; }

 private:
  void add(const std::string& name, const std::string& sentence, Exit code) {
    message(sentence.find(name) == std::string::npos ? name + ": " + sentence : sentence);
    rows_.push_back({{"ruleset", name}, {"error", sentence}});
    if (first_ == Exit::ok) first_ = code;
  }

  Json& rows_;
  Exit first_ = Exit::ok;
};

// All rulesets; those with a baseline also with an effect; and, in the source tree, the games that
// test the API.
std::vector<Entrant> entrants(const std::vector<std::string>& names, Failures& failures) {
  std::vector<Entrant> list;
  list.reserve(names.size());
  for (const std::string& name : names)
    if (auto found = failures.attempt(name, [&] { return locate_entrant(name); }))
      list.push_back(std::move(*found));
  if (!names.empty()) return list;
  for (const auto& roots : {ruleset_roots(), probe_roots()})
    for (const auto& folder : rulesets_in(roots)) {
      const std::string name = folder.filename().string();
      list.push_back({.name = name, .folder = folder});
      if (find_baseline(name) != nullptr)
        list.push_back(
            {.name = name + std::string(k_effect_suffix), .folder = folder, .effect = true});
    }
  return list;
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
          {"swapping_ms", row.swapping_ms}};
}

void print_header(std::size_t width, const char* compared) {
  print_line(
      "Complete random games on one thread, in CPU seconds; the setup, with its secret answers, is "
      "copied, not replayed.");
  print_line(
      fmt::format("{:<{}}  {:>11}  {:>10}  {:>11}  {:>5}  {:>11}  {:>10}  {:>7}  {:>7}  {:>7}",
                  "ruleset", width, "actions/s", "games/s", compared, "ratio", "heap/action",
                  "Lua/action", "copy ns", "load ms", "swap ms"));
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
                  row.swapping_ms));
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

// The name of an option without the ruleset that it is for: of "hex.size", hex has "size"; other
// rulesets have no such option.
std::optional<std::string> own_option(const std::string& typed, const Entrant& entrant) {
  const std::size_t dot = typed.find('.');
  if (dot == std::string::npos) return typed;
  if (typed.substr(0, dot) != entrant.name) return {};
  return typed.substr(dot + 1);
}

scripting::Settings settings_of(const scripting::Settings& typed, const Entrant& entrant) {
  scripting::Settings out;
  for (const auto& [name, value] : typed)
    if (const auto own = own_option(name, entrant)) out.emplace_back(*own, value);
  return out;
}

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
          .swapping_ms = measure_swapping(ruleset->edition(), arguments.seed)};
}

Json worlds_json(const std::string& name, const WorldMeasurements& figures) {
  return {{"ruleset", name},
          {"action", figures.action},
          {"advance_ms", figures.advance_ms},
          {"worlds_per_cpu_s", figures.worlds_per_second},
          {"effective_worlds_per_cpu_s", figures.effective_per_second},
          {"accepted_moves", figures.accepted}};
}

// How fast worlds are drawn in games that hide something.
Exit bench_worlds(const BenchArguments& arguments) {
  constexpr std::uint32_t k_actions = 200;
  const scripting::Settings settings = parse_settings(arguments.settings, "--option");
  Json rows = Json::array();
  Failures failures(rows);
  for (const Entrant& entrant : entrants(arguments.names, failures)) {
    const auto ruleset = failures.attempt(entrant.name, [&] {
      return std::shared_ptr<scripting::Ruleset>(
          open_ruleset(entrant.folder, settings_of(settings, entrant), "", arguments.variants));
    });
    if (!ruleset || entrant.effect || !(*ruleset)->game()->hides()) continue;
    const WorldMeasurements figures =
        measure_worlds(*ruleset, arguments.seed, k_actions, arguments.seconds);
    rows.push_back(worlds_json(entrant.name, figures));
    if (!arguments.json)
      print_line(
          fmt::format("{}: after action {} {:.0f} worlds/s, {:.0f} of them effective; {:.0f} % "
                      "of moves accepted; {:.0f} ms to get there",
                      entrant.name, figures.action, figures.worlds_per_second,
                      figures.effective_per_second, 100 * figures.accepted, figures.advance_ms));
  }
  if (arguments.json) print_json(rows);
  return failures.exit();
}

Exit bench(const BenchArguments& arguments) {
  if (arguments.worlds) return bench_worlds(arguments);
  if (arguments.window) return bench_window(arguments.names, arguments.json);
  const scripting::Settings settings = parse_settings(arguments.settings, "--option");
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
  command.footer(
      "by hand/s: actions per second of the same game written in C++ without the engine, if there\n"
      "is one, as for some of the probes too, the games in the source tree that test the API;\n"
      "ratio: the ruleset's speed divided by that; the last line is the geometric mean of the\n"
      "ratios, those of NAME_effect apart; heap/action: memory allocations;\n"
      "Lua/action: calls from the engine into Lua; copy ns: copying a state in mid-game;\n"
      "against/s: actions per second of the ruleset named by --against, with its own options\n"
      "(--option hex.size=14 sets an option of hex alone);\n"
      "load ms: loading the ruleset; swap ms: loading an edited version and switching to it in\n"
      "mid-game.\n"
      "A ruleset that fails is reported on standard error (with --json also in the list), and the\n"
      "next one is measured; the exit code is that of the first failure.\n"
      "With --worlds: worlds drawn after action 200, each moved since it was drawn last; "
      "effective:\n"
      "how many independent ones would tell as much about frequencies, by batch means.\n"
      "With --window: opening with a match; frames when idle, when the mouse moves to another "
      "cell\n"
      "and after an action, and with a letter typed in a text of 2,000 lines, in processor time;\n"
      "saving the rules in the window and outside it until the new picture\n"
      "appears; an action until it is on disk; each with its ratio to a reference: making the\n"
      "font, a frame with one line, loading the rules, writing the file.");
  command.runs([arguments] { return bench(*arguments); });
}

}  // namespace hr::cli
