// SPDX-License-Identifier: MIT
// The seats' clocks at the terminal: the command that sets them, how they are shown, and the step
// that is due when a seat's time is up.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "cli/session/session_output.h"
#include "cli/terminal/json_output.h"
#include "scripting/clients/table_client.h"

namespace hr::cli {

// "Time left: white 9:58 (running), black 10:00."; "" if there are no clocks.
Message time_line(const Report& report);
// By seat; empty if there are no clocks.
Json times_json(const Report& report);

class TimeCommands {
 public:
  TimeCommands(scripting::TableClient& table, const SessionOutput& output)
      : table_(table), output_(output) {}

  // Runs a typed command; its first word is "time".
  void use(const std::vector<std::string>& words);
  // How long until clocks are to be looked at again; none while none runs.
  std::optional<std::chrono::milliseconds> max_wait() const;
  // Whether a seat's time was up and a step was given.
  bool call();

 private:
  Reply run_command(const std::vector<std::string>& words);
  Reply add_time(const std::string& seat, std::string_view time);

  scripting::TableClient& table_;
  const SessionOutput& output_;
};

}  // namespace hr::cli
