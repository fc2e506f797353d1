// SPDX-License-Identifier: MIT
// The game on disk, as it grows. What cannot be written, because the disk is full, waits: the game
// is in memory, and nobody has to end it for that.
#include <fmt/format.h>

#include "cli/session/session.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"
#include "scripting/source/files.h"

namespace hr::cli {

// Whatever is played is written, or somebody knows that it is not. False: who was asked leaves.
bool Session::keep() {
  while (save_) {
    try {
      save_(table_, Keep::lasting);
      if (!unkept_.empty()) remark("The game is being saved again.");
      unkept_.clear();
      return true;
    } catch (const scripting::CannotWrite& error) {
      const bool known = unkept_ == error.what();
      unkept_ = error.what();
      if (gave_up_) return true;
      if (!input_is_terminal()) {
        if (!known)
          remark(unkept_ +
                 ". The game goes on in memory; saving is tried again after each action.");
        return true;
      }
      gave_up_ = !await_room();
      if (gave_up_) return false;
    }
  }
  return true;
}

// So that a game of bots that is killed is not lost. That it cannot be written is told when it is
// to last.
void Session::keep_in_passing() {
  constexpr std::chrono::milliseconds k_often{100};
  const auto now = std::chrono::steady_clock::now();
  if (!save_ || now - kept_at_ < k_often) return;
  kept_at_ = now;
  try {
    save_(table_, Keep::passing);
  } catch (const scripting::CannotWrite&) {
    // It is tried again.
  }
}

// True when writing is to be tried again.
bool Session::await_room() {
  for (;;) {
    remark(unkept_ +
           ". The game is kept in memory. Free some space, then press Enter to try again; quit "
           "leaves without saving.");
    std::string line;
    LineInput::Got got = LineInput::Got::other;
    while (got == LineInput::Got::other && !screen_.stopped()) got = input_.next(line);
    if (screen_.stopped()) {
      at_screen_ = -1;
      screen_.resume();
      clear_screen();
      continue;
    }
    if (got == LineInput::Got::end) return false;
    const std::string word = lower_case(joined(split_words(line)));
    if (word == "quit" || word == "exit") return false;
    if (word.empty()) return true;
  }
}

// At the end of a game. Throws CannotWrite when there is still no room.
void Session::keep_at_last() {
  if (!save_) return;
  if (!keep() || !unkept_.empty()) throw scripting::CannotWrite(unkept_);
}

}  // namespace hr::cli
