// SPDX-License-Identifier: MIT
#include "cli/session/keeper.h"

#include "cli/terminal/output.h"
#include "core/base/words.h"
#include "scripting/source/files.h"

namespace hr::cli {

void Keeper::begin() const {
  if (save_) save_(table_.table(), Keep::lasting);
}

bool Keeper::keep() {
  while (save_) {
    try {
      save_(table_.table(), Keep::lasting);
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

void Keeper::keep_in_passing() {
  constexpr std::chrono::milliseconds k_often{100};
  const auto now = std::chrono::steady_clock::now();
  if (!save_ || now - kept_at_ < k_often) return;
  kept_at_ = now;
  try {
    save_(table_.table(), Keep::passing);
  } catch (const scripting::CannotWrite&) {
    // It is tried again.
  }
}

// True when writing is to be tried again.
bool Keeper::await_room() {
  for (;;) {
    remark(unkept_ +
           ". The game is kept in memory. Free some space, then press Enter to try again; quit "
           "leaves without saving.");
    std::string line;
    LineInput::Got got = LineInput::Got::other;
    while (got == LineInput::Got::other && !screen_.stopped()) got = input_.next(line);
    if (screen_.stopped()) {
      screen_.turn_away();
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

void Keeper::keep_at_last() {
  if (!save_) return;
  if (!keep() || !unkept_.empty()) throw scripting::CannotWrite(unkept_);
}

}  // namespace hr::cli
