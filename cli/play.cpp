// SPDX-License-Identifier: MIT
// houserules play: a game in the terminal between people and random bots.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <random>

#include "cli/arguments.h"
#include "cli/locate.h"
#include "cli/session.h"
#include "core/suggest.h"
#include "core/words.h"

namespace hr::cli {

namespace {

struct Arguments : RulesetArguments {
  std::vector<std::string> seats;
  std::optional<std::uint64_t> seed;
  SessionStyle style;
};

bool is_bot(const std::string& seat, const std::string& player) {
  if (player == "random") return true;
  if (player == "human") return false;
  throw Failure(Exit::usage, fmt::format("--seat {}: expected human or random, got {}", seat,
                                         hr::quoted(player)));
}

// The players as --seat has them; people where it says nothing.
std::vector<Player> players(const Definition& definition, const std::vector<std::string>& typed) {
  std::vector<Player> players;
  std::vector<std::string> names{"all"};
  for (const SeatDef& seat : definition.seats) {
    players.push_back({.name = seat.name});
    names.push_back(seat.name);
  }
  for (const auto& [name, value] : parse_settings(typed, "--seat")) {
    bool found = false;
    for (Player& player : players) {
      if (player.name != name && name != "all") continue;
      player.bot = is_bot(name, value);
      found = true;
    }
    if (!found)
      throw Failure(Exit::usage,
                    fmt::format("--seat: expected {}, got {}{}", list_text(names, "or"),
                                hr::quoted(name), did_you_mean(name, names)));
  }
  return players;
}

std::uint64_t any_seed() {
  std::random_device device;
  return device() & 0x7fffffffU;  // short enough to be typed again
}

Exit play(const Arguments& arguments) {
  const auto ruleset = open_ruleset(arguments);
  const std::vector<Player> seated = players(ruleset->game()->definition(), arguments.seats);
  const std::uint64_t seed = arguments.seed.value_or(any_seed());
  const auto is_bot_seat = [](const Player& player) { return player.bot; };
  const bool bots = std::ranges::any_of(seated, is_bot_seat);
  // From the seed a player could find out what the set-up has hidden.
  const bool tells = !ruleset->game()->hides() || std::ranges::all_of(seated, is_bot_seat);
  if (bots && tells && !arguments.seed)
    message(fmt::format("the seed is {}; with --seed {} it is the same game again", seed, seed));
  const std::shared_ptr<Engine> engine = make_engine(ruleset->game(), ruleset->rules());
  return Session(*ruleset, Table(Match(engine, seed), seated), seated, arguments.style).run();
}

}  // namespace

void add_play(CLI::App& app, Run& chosen) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App* const command =
      app.add_subcommand("play", "Play in the terminal: people, random bots, or both");
  add_ruleset(*command, *arguments);
  command
      ->add_option("--seat", arguments->seats,
                   "Who sits where: human (the default) or random; \"all\" is every seat; may be "
                   "given several times")
      ->type_name("SEAT=PLAYER")
      ->allow_extra_args(false);
  command->add_option("--seed", arguments->seed, "Where chance starts from (default: anywhere)")
      ->type_name("NUMBER")
      ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()));
  command->add_flag("--spoken", arguments->style.spoken,
                    "Say what stands where in sentences, at the start and on \"board\" only");
  command->add_flag("--owner", arguments->style.owner,
                    "Say what fails in the rules even where that may give a secret away");
  add_json(*command, arguments->style.json, "Print what happens as JSON, a line each");
  command->footer(
      "Type help in the game for what can be typed. The game and its board go to standard output,\n"
      "refusals to standard error. Exit code: 0 when the game is over or was quit, 1 when the\n"
      "input ended before.");
  command->callback([&chosen, arguments] { chosen = [arguments] { return play(*arguments); }; });
}

}  // namespace hr::cli
