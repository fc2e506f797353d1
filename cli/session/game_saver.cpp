// SPDX-License-Identifier: MIT
#include "cli/session/game_saver.h"

#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

void GameSaver::begin() const {
  if (save_) save_(table_.table(), scripting::Flushed::yes);
}

bool GameSaver::keep() {
  while (save_) {
    try {
      save_(table_.table(), scripting::Flushed::yes);
      if (!save_error_.empty()) remark(output_.words(Message("The game is being saved again.")));
      save_error_.clear();
      return true;
    } catch (const scripting::CannotWrite& error) {
      const bool known = save_error_ == error.what();
      save_error_ = error.what();
      if (gave_up_) return true;
      if (!input_is_terminal()) {
        if (!known)
          remark(output_.words(
              Message("{problem}. The game goes on in memory; saving is tried again after each "
                      "action.",
                      save_error_)));
        return true;
      }
      gave_up_ = !ask_to_retry();
      if (gave_up_) return false;
    }
  }
  return true;
}

void GameSaver::autosave() {
  constexpr std::chrono::milliseconds k_often{100};
  const auto now = std::chrono::steady_clock::now();
  if (!save_ || now - kept_at_ < k_often) return;
  kept_at_ = now;
  try {
    save_(table_.table(), scripting::Flushed::no);
  } catch (const scripting::CannotWrite&) {
    // Tried again later.
  }
}

// True if writing is to be tried again.
bool GameSaver::ask_to_retry() {
  for (;;) {
    remark(output_.words(
        Message("{problem}. The game is kept in memory. Free some space, then press Enter to try "
                "again; quit leaves without saving.",
                save_error_)));
    std::string line;
    LineInput::InputEvent got = LineInput::InputEvent::other;
    while (got == LineInput::InputEvent::other && !screen_.stopped()) got = input_.next(line);
    if (screen_.stopped()) {
      screen_.lower_curtain();
      screen_.resume();
      clear_screen();
      continue;
    }
    if (got == LineInput::InputEvent::end) return false;
    if (is_quit(line)) return false;
    if (trimmed(line).empty()) return true;
  }
}

void GameSaver::final_save() {
  if (!save_) return;
  if (!keep() || !save_error_.empty()) throw scripting::CannotWrite(save_error_);
}

}  // namespace hr::cli
