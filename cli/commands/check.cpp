// SPDX-License-Identifier: MIT
// houserules check: finds problems in a ruleset by reading it and by playing many games.
#include "scripting/check/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/pack_file.h"
#include "cli/arguments/seconds.h"
#include "cli/commands/commands.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "cli/terminal/progress.h"
#include "core/base/error.h"
#include "scripting/check/check_words.h"

namespace hr::cli {

namespace {

using scripting::CheckPlan;
using scripting::CheckReport;
using scripting::Finding;

struct CheckArguments : RulesetArguments {
  CheckPlan plan;
  double seconds = 3600;
  bool progress = false;
  bool json = false;
};

// How far a check got within its time.
std::string stopped_text(const CheckReport& report, double seconds) {
  return scripting::stopped_sentence(report, out_of_time(seconds));
}

void print_text(const std::string& id, const CheckReport& report, const CheckArguments& arguments) {
  for (const Finding& finding : report.findings) {
    print_line(scripting::finding_text(finding));
    if (!finding.advice.empty()) print_line("    " + finding.advice);
  }
  std::string before = id + ": ";
  for (const std::string& sentence :
       scripting::check_sentences(report, out_of_time(arguments.seconds)))
    print_line(std::exchange(before, "") + sentence);
}

void print_findings(const std::vector<Finding>& findings) {
  Json out = Json::array();
  for (const Finding& finding : findings) {
    Json& json = out.emplace_back(Json{{"file", finding.file},
                                       {"line", finding.line},
                                       {"col", finding.column},
                                       {"severity", scripting::severity_word(finding.severity)},
                                       {"message", finding.message}});
    if (!finding.advice.empty()) json["advice"] = finding.advice;
  }
  print_json(out);
}

// Conflicting variants, and a setting that does not fit if the ruleset loads without it, are the
// user's mistakes. Everything else is a finding.
void check_typed(const RulesetText& ruleset_text) {
  if (ruleset_text.settings.empty() && ruleset_text.variants.size() < 2) return;
  RulesetText plain = ruleset_text;
  plain.settings.clear();
  try {
    scripting::load_ruleset(plain);
  } catch (const scripting::VariantConflict& conflict) {
    throw Failure(Exit::conflict, conflict.what());
  } catch (const scripting::Overrun&) {
    throw;
  } catch (const Error&) {
    return;
  }
  try {
    scripting::load_ruleset(ruleset_text);
  } catch (const scripting::Overrun&) {
    throw;
  } catch (const Error& error) {
    const std::string text = error.what();
    if (text.starts_with("options.")) throw Failure(Exit::usage, text);
  }
}

// Reports when the time is over; a single step that continues is stopped a little later.
void set_time(CheckPlan& plan, double seconds) {
  constexpr std::chrono::milliseconds k_step{100};
  const double end = processor_seconds() + seconds;
  plan.time_is_up = [end] { return processor_seconds() >= end; };
  plan.limits = work_limits(seconds);
  plan.limits.time += k_step;
}

RulesetText read_rules(const CheckArguments& arguments, const scripting::Settings& settings) {
  if (is_pack(arguments.ruleset)) return pack_ruleset_text(arguments);
  return scripting::read_ruleset_text(locate_ruleset(arguments.ruleset, ruleset_roots()),
                                      arguments.variants, settings);
}

// All that the ruleset has, on or off.
std::vector<std::string> variants_of(const std::string& ruleset) {
  if (is_pack(ruleset)) return scripting::find_variants(read_pack_given(ruleset).files);
  return scripting::find_variants(locate_ruleset(ruleset, ruleset_roots()));
}

// Its scenarios, as far as they can be read: `houserules test` reports the others.
std::vector<RuleFile> tests_of(const std::string& ruleset) {
  namespace fs = std::filesystem;
  if (is_pack(ruleset)) return scripting::tests_of(read_pack_given(ruleset));
  std::vector<RuleFile> out;
  std::error_code error;
  const fs::path folder = locate_ruleset(ruleset, ruleset_roots()) / "tests";
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".scenario") continue;
    try {
      out.push_back({entry.path().filename().string(), test_text(entry.path())});
    } catch (const Error&) {
      continue;
    }
  }
  return out;
}

CheckReport check_rules(const std::string& id, const CheckArguments& arguments) {
  std::function<void(std::size_t, std::size_t)> progress;
  if (arguments.progress || messages_to_terminal()) progress = Progress("settings tried");
  const scripting::Settings settings = parse_settings(arguments.settings, "--option");
  RulesetText ruleset_text;
  try {
    ruleset_text = read_rules(arguments, settings);
  } catch (const scripting::VariantConflict& conflict) {
    throw Failure(Exit::conflict, conflict.what());
  } catch (const scripting::UnknownVariant& unknown) {
    throw Failure(Exit::usage, fmt::format("--variant: {}", unknown.what()));
  } catch (const Error& error) {
    return scripting::unreadable(id, error);
  }
  try {
    check_typed(ruleset_text);
  } catch (const scripting::Overrun& error) {
    return scripting::unreadable(id, error);
  }
  CheckPlan plan = arguments.plan;
  plan.variants = variants_of(arguments.ruleset);
  plan.tests = tests_of(arguments.ruleset);
  set_time(plan, arguments.seconds);
  return scripting::check(ruleset_text, plan, progress);
}

// Files that were given by their path are shown by it, so that an editor can jump to them. `id` is
// "" for a pack, whose files have no paths.
void name_files(const CheckArguments& arguments, const std::string& id, CheckReport& report) {
  for (Finding& finding : report.findings) {
    for (const std::string& variant : arguments.variants) {
      const bool path = scripting::is_variant_path(variant);
      const std::string name = std::filesystem::path(variant).filename().string();
      if (path && finding.file == name) finding.file = variant;
    }
    if (!id.empty() && arguments.ruleset.find('/') != std::string::npos &&
        finding.file.starts_with(id + "/"))
      finding.file =
          (std::filesystem::path(arguments.ruleset) / finding.file.substr(id.size() + 1)).string();
  }
}

Exit check_ruleset(const CheckArguments& arguments) {
  const bool pack = is_pack(arguments.ruleset);
  const std::string id =
      pack ? read_pack_given(arguments.ruleset).ruleset
           : locate_ruleset(arguments.ruleset, ruleset_roots()).filename().string();
  CheckReport report = check_rules(id, arguments);
  name_files(arguments, pack ? "" : id, report);
  if (!arguments.json) print_text(id, report, arguments);
  if (arguments.json) print_findings(report.findings);
  if (arguments.json && report.stopped)
    message(fmt::format("{}: {}", id, stopped_text(report, arguments.seconds)));
  if (!report.has_no_errors()) return Exit::problems;
  return report.not_enough() ? Exit::not_enough : Exit::ok;
}

}  // namespace

void add_check(CommandLine& line) {
  const auto arguments = std::make_shared<CheckArguments>();
  Command command =
      line.add_command("check", "Find the errors in a ruleset: load it and play many games");
  add_ruleset(command, *arguments);
  command
      .add("--games", arguments->plan.games,
           "Number of games over all settings (default 2000); a quarter of them with the "
           "default options, or as set by --option")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000'000);
  add_seed(command, arguments->plan.seed, "Seed of the first game under each setting (default 1)");
  command
      .add("--limit", arguments->plan.limit,
           "Report a game that has not ended after this many actions (default 5000, or "
           "two for each cell of a board with more than 2500)")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000);
  add_seconds(command, arguments->seconds, " and report how far the check got");
  add_progress(command, arguments->progress);
  add_json(command, arguments->json,
           "Print a JSON list of {file, line, col, severity, message, advice}");
  command.footer(
      "Options not set by --option are tried at their minimum and maximum, in between and at\n"
      "random. The same arguments give the same findings, unless --seconds ends the check early.\n"
      "To replay the game of a finding, use the options and the seed it names with --games 1.\n"
      "Exit codes: 0 no errors (there may be warnings), 1 errors found, 2 usage, 3 no errors, but\n"
      "--seconds ended the check before a game was finished, or before games were played under "
      "all\n"
      "settings, 4 variants in conflict, 5 no such ruleset.");
  command.runs([arguments] { return check_ruleset(*arguments); });
}

}  // namespace hr::cli
