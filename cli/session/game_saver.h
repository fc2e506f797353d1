// SPDX-License-Identifier: MIT
// The game on disk, as it grows. What cannot be written, because the disk is full, waits: the game
// is in memory, and nobody has to end it for that.
#pragma once

#include <chrono>
#include <string>
#include <utility>

#include "cli/arguments/save_mode.h"
#include "cli/session/shared_screen.h"

namespace hr::cli {

class GameSaver {
 public:
  GameSaver(const TableClient& table, SharedScreen& screen, LineInput& input)
      : table_(table), screen_(screen), input_(input) {}

  // Without one the game is not written.
  void use(Save save) { save_ = std::move(save); }

  // For the first time. Throws scripting::CannotWrite.
  void begin() const;
  // Whatever is played is written, or somebody knows that it is not. False: who was asked leaves.
  bool keep();
  // So that a game of bots that is killed is not lost. That it cannot be written is told when it is
  // to last.
  void keep_in_passing();
  // At the end of a game. Throws CannotWrite when there is still no room.
  void keep_at_last();

 private:
  bool await_room();

  const TableClient& table_;
  SharedScreen& screen_;
  LineInput& input_;
  Save save_;
  std::chrono::steady_clock::time_point kept_at_;
  std::string unkept_;    // why the game cannot be written; "": it is
  bool gave_up_ = false;  // whoever was asked left without it
};

}  // namespace hr::cli
