// SPDX-License-Identifier: MIT
// houserules whatif: the same game under changed rules.
#include "core/lab/what_if.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <span>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/record_file.h"
#include "cli/arguments/seconds.h"
#include "cli/lab/commands.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "core/record/replay.h"
#include "scripting/lab/what_if_words.h"
#include "scripting/ruleset/open_rules.h"
#include "texts/texts.h"

namespace hr::cli {

namespace {

struct WhatIfArguments {
  std::string file, rules;
  std::vector<std::string> variants, settings;
  bool skip = false, json = false;
  double seconds = 600;
};

// Of the ruleset that was asked for, or of that of the record.
std::filesystem::path folder_of(const std::string& typed, const std::string& recorded) {
  if (!typed.empty()) return locate_ruleset(typed, ruleset_roots());
  try {
    return locate_ruleset(recorded, ruleset_roots());
  } catch (const Failure&) {
    throw Failure(
        Exit::rules_missing,
        fmt::format("the record is of the ruleset \"{}\", which is not found by its name; "
                    "add --rules and its folder",
                    recorded));
  }
}

// The ruleset of the record, or another one, with the record's variants and options and, on top of
// them, what was asked for.
std::unique_ptr<scripting::Ruleset> other_rules(const WhatIfArguments& arguments,
                                                const RulesetText& ruleset_text) {
  scripting::Settings settings = ruleset_text.settings;
  for (auto& [name, value] : parse_settings(arguments.settings, "--option")) {
    std::erase_if(settings, [&](const auto& setting) { return setting.first == name; });
    settings.emplace_back(name, value);
  }
  std::vector<std::string> variants = ruleset_text.variants;
  for (const std::string& variant : arguments.variants)
    if (std::ranges::find(variants, variant) == variants.end()) variants.push_back(variant);
  return open_ruleset(folder_of(arguments.rules, ruleset_text.ruleset), settings, {}, variants);
}

void indented(std::string& out, const char* mark, const std::vector<std::string>& sentences) {
  for (const std::string& sentence : sentences) out += fmt::format("    {} {}\n", mark, sentence);
}

std::string step_text(const WhatIfStep& step) {
  std::string out = (step.step == 0 ? texts::what_if::setup
                                    : fill(texts::what_if::step, step.step, step.action)) +
                    "\n";
  indented(out, "-", step.only_before);
  indented(out, "+", step.only_after);
  if (step.turn) out += fmt::format("    {}\n", texts::what_if::turn);
  if (step.board) out += fmt::format("    {}\n", texts::what_if::boards);
  if (!step.scores_before.empty() || !step.scores_after.empty())
    out += fmt::format("    scores: {} → {}\n", fmt::join(step.scores_before, ", "),
                       fmt::join(step.scores_after, ", "));
  if (step.outcome)
    out += fmt::format("    - {}\n    + {}\n", scripting::outcome_or_going_on(step.outcome_before),
                       scripting::outcome_or_going_on(step.outcome_after));
  return out;
}

std::string refused_text(std::span<const WhatIfStep> steps) {
  std::string out = fmt::format("Step {}: {}\n", steps.front().step, steps.front().action);
  for (const std::string& sentence : scripting::not_allowed_text(steps))
    out += fmt::format("    {}\n", sentence);
  return out;
}

std::string steps_text(const std::vector<WhatIfStep>& steps) {
  std::string out;
  for (std::size_t i = 0; i < steps.size();) {
    std::size_t end = i;
    while (end < steps.size() && !steps[end].refusal.empty()) ++end;
    out += end > i ? refused_text(std::span(steps).subspan(i, end - i)) : step_text(steps[i]);
    i = std::max(end, i + 1);
  }
  return out;
}

std::string what_if_text(const WhatIf& found) {
  std::string out = steps_text(found.differences);
  if (!out.empty()) out += "\n- as it was played, + under the changed rules\n\n";
  for (const std::string& sentence : scripting::what_if_summary(found)) out += sentence + "\n";
  if (found.refused && found.skipped == 0) out += "--skip leaves such moves out.\n";
  return out;
}

Json what_if_json(const WhatIf& found) {
  Json steps = Json::array();
  for (const WhatIfStep& step : found.differences) {
    Json entry{{"step", step.step}, {"action", step.action}};
    if (!step.refusal.empty()) entry["not_allowed"] = step.refusal;
    entry["only_before"] = step.only_before;
    entry["only_after"] = step.only_after;
    entry["boards_part"] = step.board;
    entry["turns_part"] = step.turn;
    if (!step.scores_before.empty() || !step.scores_after.empty()) {
      entry["scores_before"] = step.scores_before;
      entry["scores_after"] = step.scores_after;
    }
    if (step.outcome) {
      entry["outcome_before"] = step.outcome_before;
      entry["outcome_after"] = step.outcome_after;
    }
    steps.push_back(std::move(entry));
  }
  return {{"steps", found.line},
          {"replayed", found.steps - 1},
          {"differences", std::move(steps)},
          {"first_not_allowed", found.refused ? Json(*found.refused) : Json()},
          {"skipped", found.skipped},
          {"unplayed", found.unplayed},
          {"outcome_before", found.outcome_before},
          {"outcome_after", found.outcome_after}};
}

Exit run_what_if(const WhatIfArguments& arguments) {
  const Record record = read_record_file(arguments.file);
  const Match match = replay(record, scripting::open_playable);
  const auto ruleset = other_rules(arguments, *match.rules().text);
  const WhatIf found = what_if(match, scripting::open_playable(ruleset->text()), arguments.skip);
  if (arguments.json)
    print_json(what_if_json(found));
  else
    print(what_if_text(found));
  return Exit::ok;
}

}  // namespace

void add_what_if(CommandLine& line) {
  const auto arguments = std::make_shared<WhatIfArguments>();
  Command command = line.add_command("whatif", "Play a recorded game again under changed rules");
  add_record(command, arguments->file);
  command
      .add("--rules", arguments->rules,
           "The changed ruleset, a folder or a name (default: the one of the record, as it is now)")
      .type_name("RULESET");
  add_changes(command, arguments->variants, arguments->settings);
  command.add_flag("--skip", arguments->skip,
                   "Leave out actions that the changed rules do not allow, and go on");
  add_seconds(command, arguments->seconds);
  add_json(command, arguments->json);
  command.footer(
      "Variants and options are those of the record, plus any that are given here. The output\n"
      "contains everything, also what players have hidden.\n"
      "Exit code: 0, whether or not there are differences.");
  command.runs([arguments] {
    return within_seconds("whatif", arguments->seconds, [&] { return run_what_if(*arguments); });
  });
}

}  // namespace hr::cli
