// SPDX-License-Identifier: MIT
// houserules play: a game in the terminal between people and bots.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>

#include "cli/arguments/lesson_file.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/pack_file.h"
#include "cli/arguments/record_file.h"
#include "cli/arguments/roll.h"
#include "cli/commands/commands.h"
#include "cli/commands/play.h"
#include "cli/session/session.h"
#include "cli/terminal/output.h"
#include "core/base/letter_case.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "scripting/sharing/pack_opening.h"
#include "scripting/source/files.h"
#include "scripting/table/open_table.h"

namespace hr::cli {

namespace {

std::optional<BotSpec> bot_in(const std::string& seat, const std::string& player) {
  if (player == "human") return std::nullopt;
  try {
    return read_bot_spec(player);
  } catch (const Error&) {
    throw Failure(Exit::usage, fmt::format("--seat {}: expected human, or a bot ({}), got {}", seat,
                                           bot_words(), hr::quote(player)));
  }
}

// The players given by --seat; people for all other seats.
ById<PlayerId, Player> players(const std::vector<std::string>& seats,
                               const std::vector<std::string>& typed) {
  ById<PlayerId, Player> players;
  std::vector<std::string> names{"all"};
  for (const std::string& seat : seats) {
    players.push_back({.name = seat});
    names.push_back(seat);
  }
  std::set<std::string> given;
  for (const auto& [name, value] : parse_settings(typed, "--seat")) {
    const std::optional<std::size_t> found = find_word(names, name);
    if (!found)
      throw Failure(Exit::usage,
                    fmt::format("--seat: expected {}, got {}{}", list_text(names, "or"),
                                hr::quote(name), did_you_mean(name, names)));
    if (!given.insert(names[*found]).second)
      throw Failure(Exit::usage, fmt::format("--seat: {} is set twice; leave one out",
                                             hr::quote(names[*found])));
    for (Player& player : players)
      if (player.name == names[*found] || *found == 0) player.bot = bot_in(name, value);
  }
  return players;
}

// A random seed is printed, so that the game can be repeated. If the game hides something and
// people play, it is not: they could compute the hidden setup from it.
std::uint64_t choose_seed(const PlayArguments& arguments, bool secrets,
                          const ById<PlayerId, Player>& seated) {
  if (arguments.seed) return *arguments.seed;
  const std::uint64_t seed = scripting::any_seed();
  const auto is_bot_seat = [](const Player& player) { return player.bot.has_value(); };
  const bool tells = !secrets || std::ranges::all_of(seated, is_bot_seat);
  if (tells && std::ranges::any_of(seated, is_bot_seat))
    message(
        Message("the seed is {seed}; --seed {seed} plays the same game again", std::to_string(seed))
            .in(parse_language(arguments.language)));
  return seed;
}

// The names and bots of a lesson.
void seat_players(const Lesson& lesson, ById<PlayerId, Player>& players) {
  for (std::size_t i = 0; i < std::min(players.size(), lesson.players.size()); ++i) {
    const Player& from = lesson.players[PlayerId(i)];
    Player& player = players[PlayerId(i)];
    if (!from.name.empty()) player.name = from.name;
    if (!player.bot) player.bot = from.bot;
  }
}

// An empty one if there is none.
Lesson lesson_of(const std::string& ruleset) {
  if (is_lesson_file(ruleset)) return read_lesson_file(ruleset);
  if (is_pack(ruleset)) return scripting::lesson_in(read_pack_given(ruleset), pack_name(ruleset));
  return {};
}

scripting::TableClient open_new(const PlayArguments& arguments) {
  const std::shared_ptr<scripting::Ruleset> ruleset = open_ruleset(arguments);
  const GameReport game = scripting::game_report(*ruleset);
  std::vector<std::string> seats;
  for (const SeatDef& seat : game.seats) seats.push_back(seat.name);
  ById<PlayerId, Player> seated = players(seats, arguments.seats);
  seat_players(lesson_of(arguments.ruleset), seated);
  const std::uint64_t seed = choose_seed(arguments, game.secrets, seated);
  const std::vector<int> roll = parse_roll(arguments.roll);
  try {
    return {ruleset, {.seed = seed, .dice = roll, .players = seated}};
  } catch (const Refusal& refusal) {
    throw roll_failure(roll, refusal);
  }
}

scripting::TableClient open_recorded(const PlayArguments& arguments) {
  if (arguments.seed || !arguments.settings.empty() || !arguments.variants.empty() ||
      arguments.watch || !arguments.roll.empty())
    throw Failure(Exit::usage,
                  "a record has its own rules, options, seed and dice: --option, --variant, "
                  "--seed, --roll and --watch work with a ruleset only");
  const Record record =
      is_pack(arguments.ruleset)
          ? scripting::record_in(read_pack_given(arguments.ruleset), pack_name(arguments.ruleset))
          : read_record_so_far(arguments.ruleset);
  if (!record.cut.empty())
    message(Message("{problem}; the game continues from the last complete action", record.cut)
                .in(parse_language(arguments.language)));
  const ById<PlayerId, Player> seated =
      arguments.seats.empty() ? record.players : players(record.seats, arguments.seats);
  scripting::TableClient table(record, seated);
  if (const std::string difference = differences_from_installed(record);
      !difference.empty() && !is_pack(arguments.ruleset))
    message(difference);
  return table;
}

bool has_record(const std::string& ruleset) {
  return is_record_file(ruleset) || (is_pack(ruleset) && !read_pack_given(ruleset).record.empty());
}

std::unique_ptr<scripting::LiveRules> live_rules(const PlayArguments& arguments) {
  if (!arguments.watch) return nullptr;
  if (is_pack(arguments.ruleset))
    throw Failure(Exit::usage,
                  "--watch: expected the folder of a ruleset, got a pack, which does not change");
  RulesetArguments contents = arguments;
  take_lesson(contents);
  return std::make_unique<scripting::LiveRules>(locate_ruleset(contents.ruleset, ruleset_roots()),
                                                contents.variants);
}

// What was played before a failure is not lost.
Exit run(Session& session, const Save& save) {
  try {
    return session.run();
  } catch (const scripting::CannotWrite&) {
    throw;
  } catch (...) {
    try {
      if (save) save(session.table(), scripting::Flushed::yes);
    } catch (const Error& error) {
      message(error.what());
    }
    throw;
  }
}

}  // namespace

Exit play(const PlayArguments& arguments, const Save& save) {
  SessionStyle style = arguments.style;
  style.language = parse_language(arguments.language);
  scripting::TableClient table =
      has_record(arguments.ruleset) ? open_recorded(arguments) : open_new(arguments);
  const auto live = live_rules(arguments);
  Session session(std::move(table), style, live.get());
  if (save) session.on_change(save);
  const Exit code = run(session, save);
  session.final_save();
  return code;
}

void declare_play(Command& command, PlayArguments& arguments) {
  add_ruleset(command, arguments);
  command
      .add("--seat", arguments.seats,
           "Who plays a seat: human (the default), or a bot: random, beginner, easy, medium, "
           "strong, full, "
           "greedy, search:N or search:2s, mix:N or mix:2s; \"all\" means every seat; repeatable")
      .type_name("SEAT=PLAYER");
  command.add("--seed", arguments.seed, "Random seed (default: a new one each time)")
      .type_name("NUMBER")
      .whole_number(0, std::numeric_limits<std::uint64_t>::max());
  add_roll(command, arguments.roll);
  command.add_flag("--watch", arguments.watch,
                   "Switch to the new rules whenever the ruleset's files are saved");
  add_language(command, arguments.language, "the game in the terminal");
  command.add_flag(
      "--spoken", arguments.style.spoken,
      "Describe the board in sentences, only at the start and when you type \"board\"");
  command.add_flag("--owner", arguments.style.owner,
                   "You also own the table: undo and the rules' error messages are available even "
                   "if they may reveal secrets");
  add_json(command, arguments.style.json, "Print events as JSON lines");
}

void add_play(CommandLine& line) {
  const auto arguments = std::make_shared<PlayArguments>();
  Command command = line.add_command("play", "Play in the terminal: people, bots, or both");
  declare_play(command, *arguments);
  arguments->style.names_owner = true;
  command.footer(
      "RULESET may also be a record, FILE.rec: the game continues where it was left; so it does\n"
      "if a pack has a record inside. houserules open first says what a pack is.\n"
      "Type help in the game for a list of commands. The game is printed on standard output,\n"
      "refusals on standard error. Exit code: 0 if the game ended or was quit, 1 if the input\n"
      "ended before that.");
  command.runs([arguments] { return play(*arguments); });
}

}  // namespace hr::cli
