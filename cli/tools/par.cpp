// SPDX-License-Identifier: MIT
// houserules par: the best possible run, for dice that are typed or rolled.
#include "core/par/par.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/roll.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "cli/tools/set_up.h"
#include "cli/tools/tools.h"
#include "core/base/words.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::cli {

namespace {

struct ParArguments : RulesetArguments {
  std::string roll;
  std::uint64_t seed = 1;
  double seconds = 60;
  bool json = false;
};

// The game after the setup, and the dice that were used.
struct ParPosition {
  Match match;
  std::string dice;  // "" if none were rolled
  Json json = Json::object();
};

ParPosition open_position(const ParArguments& arguments, const PlayableRules& playable) {
  const std::uint64_t seed = arguments.seed;
  const std::vector<int> roll = parse_roll(arguments.roll);
  Match match = set_up(playable, seed, roll);
  if (roll.size() == 1) return {std::move(match), arguments.roll, {{"roll", roll.front()}}};
  const std::vector<int>& faces = match.node(NodeId::root).faces();
  Json json{{"faces", faces}};
  if (roll.empty()) json["seed"] = seed;
  std::string dice = fmt::format("{}", fmt::join(roll.empty() ? faces : roll, "+"));
  if (roll.empty() && !faces.empty()) dice += fmt::format(" (seed {})", seed);
  return {std::move(match), dice, std::move(json)};
}

Exit find_par(const ParArguments& arguments) {
  const std::shared_ptr<scripting::Ruleset> ruleset = open_ruleset(arguments);
  const GameDef& definition = ruleset->game()->definition();
  if (!definition.par)
    throw Error(fmt::format("{} declares no par (what a run collects and what it is worth)",
                            ruleset->id()));
  const ParPosition opening = open_position(arguments, scripting::make_playable(ruleset));
  const RunReport run = run_report(*ruleset->game(), hr::par(opening.match));
  const std::string& collects = definition.par->collects;
  if (arguments.json) {
    Json out{{"score", run.score}, {collects, run.route.size()}, {"route", run.route}};
    out.update(opening.json);
    print_json(out);
    return Exit::ok;
  }
  const auto line = [&](std::string_view name, const std::string& value) {
    print_line(fmt::format("{:<{}}  {}", hr::printable(name),
                           std::max<std::size_t>(5, collects.size()), value));
  };
  if (!opening.dice.empty()) line("dice", opening.dice);
  line("score", std::to_string(run.score));
  line(collects, std::to_string(run.route.size()));
  line("route", fmt::format("{}", fmt::join(run.route, ", ")));
  return Exit::ok;
}

// If dice are given by their sum, each way to roll it takes a setup and perhaps a search.
Exit print_par(const ParArguments& arguments) {
  try {
    const Allowance allowance(work_limits(arguments.seconds));
    return find_par(arguments);
  } catch (const Exhausted& exhausted) {
    throw Failure(Exit::problems, fmt::format("par: {} before all runs were compared",
                                              used_up(exhausted, arguments.seconds)));
  }
}

}  // namespace

void add_par(CommandLine& line) {
  const auto arguments = std::make_shared<ParArguments>();
  Command command =
      line.add_command("par", "Find the best run, if the ruleset declares what a run collects");
  add_ruleset(command, *arguments);
  add_roll(command, arguments->roll);
  add_seed(command, arguments->seed, "Random seed for dice not given with --roll (default 1)");
  add_seconds(command, arguments->seconds, "; there is no result then");
  add_json(command, arguments->json, "Print JSON: the score, the number collected and the route");
  command.runs([arguments] { return print_par(*arguments); });
}

}  // namespace hr::cli
