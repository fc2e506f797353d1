// SPDX-License-Identifier: MIT
// Saves the game as it grows. If it cannot be written, for example because the disk is full, the
// game continues in memory and saving is tried again.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <utility>

#include "cli/session/session_output.h"
#include "cli/session/shared_screen.h"
#include "scripting/source/files.h"

namespace hr::cli {

using Save = std::function<void(const Table&, scripting::Flushed)>;

class GameSaver {
 public:
  GameSaver(const scripting::TableClient& table, const SessionOutput& output, SharedScreen& screen,
            LineInput& input)
      : table_(table), output_(output), screen_(screen), input_(input) {}

  // Without this the game is not saved.
  void use(Save save) { save_ = std::move(save); }

  // Saves for the first time. Throws scripting::CannotWrite.
  void begin() const;
  // Saves. If that fails, asks the user, or only reports it if there is no terminal. False if the
  // user wants to leave.
  bool keep();
  // Saves now and then, so that a killed game of bots is not lost. A failure is reported by the
  // next keep().
  void autosave();
  // Saves at the end of a game. Throws CannotWrite if it still fails.
  void final_save();

 private:
  bool ask_to_retry();

  const scripting::TableClient& table_;
  const SessionOutput& output_;
  SharedScreen& screen_;
  LineInput& input_;
  Save save_;
  std::chrono::steady_clock::time_point kept_at_;
  std::string save_error_;  // why the game cannot be written; "" if it can
  bool gave_up_ = false;    // the user left without saving
};

}  // namespace hr::cli
