// SPDX-License-Identifier: MIT
// The planning clock, as people at the terminal use it and are told of it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "cli/session/session_output.h"
#include "cli/session/table_client.h"
#include "cli/terminal/json_output.h"

namespace hr::cli {

Json clock_json(const ClockReport& clock);

class ClockCommands {
 public:
  // From now on time passes.
  ClockCommands(TableClient& table, const SessionOutput& voice);

  // What was typed, "clock" being the first word.
  void use(const std::vector<std::string>& words);
  // How long until there is something to announce; nothing while the clock stands still.
  std::optional<std::chrono::milliseconds> left() const;
  // That the time is up, said once, to whoever is at the screen.
  void announce();

 private:
  void show(const ClockReport& clock) const;
  Reply run_command(const std::vector<std::string>& words);

  TableClient& table_;
  const SessionOutput& output_;
  bool time_up_ = false;  // that the time is up has been said
};

}  // namespace hr::cli
