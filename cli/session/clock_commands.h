// SPDX-License-Identifier: MIT
// The planning clock at the terminal: its commands, and the announcement that the time is up.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "cli/session/session_output.h"
#include "cli/terminal/json_output.h"
#include "scripting/clients/table_client.h"

namespace hr::cli {

Json clock_json(const ClockReport& clock);

class ClockCommands {
 public:
  // Connects the clock to real time.
  ClockCommands(scripting::TableClient& table, const SessionOutput& output);

  // Runs a typed command; its first word is "clock".
  void use(const std::vector<std::string>& words);
  // How long until there is something to announce; none while the clock is not running.
  std::optional<std::chrono::milliseconds> left() const;
  // Announces once, to the person at the screen, that the time is up.
  void announce();

 private:
  void show(const ClockReport& clock) const;
  Reply run_command(const std::vector<std::string>& words);

  scripting::TableClient& table_;
  const SessionOutput& output_;
  bool time_up_ = false;  // the end of the time has been announced
};

}  // namespace hr::cli
