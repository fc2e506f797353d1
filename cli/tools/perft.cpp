// SPDX-License-Identifier: MIT
// houserules perft: counts the lines of play up to a depth.
#include "core/engine/perft.h"

#include <fmt/format.h>

#include <memory>
#include <sstream>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "cli/tools/tools.h"
#include "core/base/located_error.h"
#include "core/kernel/make_engine.h"
#include "core/match/position.h"
#include "scripting/source/files.h"

namespace hr::cli {

namespace {

struct PerftArguments : RulesetArguments {
  int depth = 1;
  bool complete = false;
  bool turns = false;
  bool json = false;
  std::string position, to_move;
  std::uint64_t seed = 1;
  double seconds = 3600;
};

// The position in a file, drawn as in a scenario.
State drawn_position(const PerftArguments& arguments, Engine& engine, const State& start) {
  constexpr std::uintmax_t k_max_bytes = 1 << 20;
  std::istringstream in;
  try {
    in.str(scripting::read_whole(arguments.position, k_max_bytes));
  } catch (const Error& error) {
    throw Failure(Exit::usage, fmt::format("perft: {}", error.what()));
  }
  std::vector<TextLine> lines;
  for (TextLine line; std::getline(in, line.text); ++line.number) lines.push_back(line);
  TurnContext moment{.turn = start.header().turn};
  if (!arguments.to_move.empty()) {
    moment.turn = engine.game().seat(arguments.to_move);
    if (moment.turn == SeatId::none)
      throw Failure(Exit::usage,
                    fmt::format("perft: --to-move: there is no seat \"{}\"", arguments.to_move));
  }
  try {
    return arrange(engine, start, read_drawing(engine.game(), lines), moment);
  } catch (const LocatedError& error) {
    throw Failure(Exit::usage,
                  fmt::format("{}:{}: {}", arguments.position, error.line(), error.what()));
  }
}

void count_depths(const PerftArguments& arguments, Json& list) {
  const auto ruleset = open_ruleset(arguments);
  const auto engine = make_engine(ruleset->game(), ruleset->rules());
  State start;
  ActionContext context{.chance = Chance(arguments.seed)};
  engine->start(start, context);
  if (!arguments.position.empty()) start = drawn_position(arguments, *engine, start);
  if (!arguments.json)
    print_line(arguments.complete ? "depth           lines  complete games"
                                  : "depth           lines");
  for (int depth = 1; depth <= arguments.depth; ++depth) {
    const Perft perft = hr::perft(
        *engine, start, depth,
        {.complete = arguments.complete, .turns = arguments.turns, .seed = arguments.seed});
    Json entry{{"depth", depth}, {"count", perft.count}};
    if (arguments.complete) entry["complete"] = perft.complete;
    list.push_back(std::move(entry));
    if (arguments.json) continue;
    print_line(arguments.complete
                   ? fmt::format("{:>5}  {:>14}  {:>14}", depth, perft.count, perft.complete)
                   : fmt::format("{:>5}  {:>14}", depth, perft.count));
    flush();  // the next depth may take long
  }
}

// Depths that were completed in time are printed, with a note that there would be more.
Exit count_lines(const PerftArguments& arguments) {
  Json list = Json::array();
  Exit code = Exit::ok;
  try {
    const Allowance allowance(work_limits(arguments.seconds));
    count_depths(arguments, list);
  } catch (const Exhausted& exhausted) {
    message(fmt::format("perft: {}, at depth {}", used_up(exhausted, arguments.seconds),
                        list.size() + 1));
    code = Exit::problems;
  }
  if (arguments.json) print_json(list);
  return code;
}

}  // namespace

void add_perft(CommandLine& line) {
  const auto arguments = std::make_shared<PerftArguments>();
  Command command = line.add_command(
      "perft", "Count the lines of play (sequences of actions) of each length up to a depth");
  add_ruleset(command, *arguments);
  command.add("DEPTH", arguments->depth, "Maximum length, in actions")
      .required()
      .type_name("INT")
      .whole_number(1, 1000);
  command.add_flag("--complete", arguments->complete,
                   "Also count the games that are over by then (slower)");
  command.add_flag("--turns", arguments->turns,
                   "Let DEPTH count turns: an action and all the answers it requires are one turn");
  command
      .add("--position", arguments->position,
           "Begin with the position in this file, drawn as in a scenario")
      .type_name("FILE");
  command.add("--to-move", arguments->to_move, "The seat that moves first there").type_name("SEAT");
  add_seed(command, arguments->seed, "Random seed for dice (default 1)");
  add_seconds(command, arguments->seconds, "; depths completed by then are printed");
  add_json(command, arguments->json, "Print a JSON list of depth and count");
  command.runs([arguments] { return count_lines(*arguments); });
}

}  // namespace hr::cli
