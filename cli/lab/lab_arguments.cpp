// SPDX-License-Identifier: MIT
#include "cli/lab/lab_arguments.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <thread>

#include "cli/terminal/interrupt.h"
#include "core/base/error.h"
#include "core/base/words.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::cli {

void add_play(Command& command, LabPlayArguments& arguments, const char* how_many) {
  arguments.threads = std::clamp(std::thread::hardware_concurrency(), 1U, 64U);
  command
      .add("--bots", arguments.bots,
           fmt::format("Who plays: random, greedy, search, or search:N with N iterations for each "
                       "action; mix or mix:N, which can bluff; or a level: beginner, easy, medium, "
                       "strong, or full, which thinks by "
                       "time, so that numbers depend on the machine. {} (default {})",
                       how_many, arguments.bots))
      .type_name("BOTS");
  add_seed(command, arguments.seed, "Random seed (default 1)");
  command
      .add("--threads", arguments.threads,
           "Number of threads (default: one per processor); does not affect the result")
      .type_name("NUMBER")
      .whole_number(1, 256);
  command.add("--limit", arguments.limit, "Stop a game after this many actions (default 100000)")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000'000);
}

std::vector<BotSpec> bots_for(const std::string& typed, int players) {
  std::vector<BotSpec> out;
  try {
    for (std::size_t at = 0; at <= typed.size();) {
      const std::size_t comma = std::min(typed.find(',', at), typed.size());
      out.push_back(read_bot_spec(std::string_view(typed).substr(at, comma - at)));
      at = comma + 1;
    }
  } catch (const Error& error) {
    throw Failure(Exit::usage, std::string("--bots: ") + error.what());
  }
  if (out.size() == 1) out.resize(static_cast<std::size_t>(players), out.front());
  if (out.size() != static_cast<std::size_t>(players))
    throw Failure(Exit::usage,
                  fmt::format("--bots: there are {} bots for {}; expected one for all, or one for "
                              "each.",
                              out.size(), count_text(nth(players), "player", "players")));
  return out;
}

LabPlay lab_play(const LabPlayArguments& arguments, int players) {
  return {.bots = bots_for(arguments.bots, players),
          .limit = arguments.limit,
          .watched = arguments.watched};
}

void add_time_limit(Command& command, double& seconds, const std::string& help) {
  command.add("--seconds", seconds, help + " (default: no limit)")
      .type_name("SECONDS")
      .range(0.01, 1e6);
}

std::string question_name(const std::string& typed) {
  const std::string word = lower_case(typed);
  if (word == "first") return "";
  if (word == "solved") return "games solved";
  return word == "draws" ? "games without a winner" : typed;
}

double ProgressWatch::passed() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
}

bool ProgressWatch::in_time() const { return seconds_ == 0 || passed() < seconds_; }

bool ProgressWatch::operator()(std::uint64_t done, std::uint64_t all) {
  if (tells_) progress_(done, all);
  return goes_on();
}

bool ProgressWatch::goes_on() {
  if (ended_by_.empty() && Interrupt::requested()) ended_by_ = "Ctrl+C";
  if (ended_by_.empty() && !in_time()) ended_by_ = "the time limit";
  return ended_by_.empty();
}

RowsNext ProgressWatch::operator()(const RowsDone& done) {
  if (!(*this)(done.pairs, done.all)) return RowsNext::end;
  if (row_ != done.row) {
    row_ = done.row;
    row_until_ = passed() + (seconds_ - passed()) / static_cast<double>(done.rows - done.row);
  }
  return seconds_ == 0 || passed() < row_until_ ? RowsNext::pair : RowsNext::row;
}

std::string version_name(const RulesetArguments& arguments) {
  std::vector<std::string> changes = arguments.variants;
  changes.insert(changes.end(), arguments.settings.begin(), arguments.settings.end());
  if (changes.empty()) return arguments.ruleset;
  return fmt::format("{} with {}", arguments.ruleset, fmt::join(changes, ", "));
}

RulesVersion version_of(std::string name, const RulesetText& ruleset_text) {
  return {std::move(name), [ruleset_text] { return scripting::open_playable(ruleset_text); }};
}

}  // namespace hr::cli
