// SPDX-License-Identifier: MIT
// Arguments that the commands of the lab share.
#pragma once

#include <chrono>
#include <optional>

#include "cli/arguments/arguments.h"
#include "cli/terminal/exit_code.h"
#include "cli/terminal/output.h"
#include "cli/terminal/progress.h"
#include "core/lab/comparison.h"
#include "core/lab/lab_games.h"
#include "core/lab/rules_version.h"

namespace hr::cli {

// Who plays, and how.
struct LabPlayArguments {
  std::string bots = "random";  // by player, separated by commas; one: all alike
  std::uint32_t limit = 100'000;
  std::uint64_t seed = 1;
  unsigned threads = 1;  // set by add_play
  bool watched = false;
};
void add_play(Command& command, LabPlayArguments& arguments,
              const char* how_many = "One for all players, or one for each, separated by commas");
// Throws Failure (usage) if there are not as many bots as players, or one does not exist.
std::vector<BotSpec> bots_for(const std::string& typed, int players);
LabPlay lab_play(const LabPlayArguments& arguments, int players);

// The time on the clock after which games end, for ProgressWatch. `help`: what happens then.
void add_time_limit(
    Command& command, double& seconds,
    const std::string& help = "Stop after this time and report on the games so far");

// The name of a measure: "first" (the points of the player of seat 1) and "draws" are short for
// their rows.
std::string question_name(const std::string& typed);

// Reports how many games are done, if somebody may want to know, until the time is over or Ctrl-C
// is pressed; then it returns false.
class ProgressWatch {
 public:
  // Seconds 0: no limit.
  ProgressWatch(const char* what, double seconds, bool always)
      : tells_(always || messages_to_terminal()), progress_(what), seconds_(seconds) {}
  bool operator()(std::uint64_t done, std::uint64_t all);
  bool goes_on();  // without a report
  // The same for rows that share the time: what one leaves is shared by those after it.
  RowsNext operator()(const RowsDone& done);
  // What has ended the work: "the time limit" or "Ctrl+C"; "" if nothing has.
  const std::string& ended_by() const { return ended_by_; }

 private:
  double passed() const;  // seconds
  bool in_time() const;

  bool tells_;
  Progress progress_;
  double seconds_;
  std::string ended_by_ = {};
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::optional<std::size_t> row_ = {};  // that is being played …
  double row_until_ = 0;                 // … and when its time is over
};

// Runs `body`; what cannot be measured becomes a Failure (usage).
template <class Body>
auto measured(const Body& body) {
  try {
    return body();
  } catch (const Unmeasurable& error) {
    throw Failure(Exit::usage, error.what());
  }
}

// "frogs", "frogs with leaping, rows = 6"
std::string version_name(const RulesetArguments& arguments);
RulesVersion version_of(std::string name, const RulesetText& ruleset_text);

}  // namespace hr::cli
