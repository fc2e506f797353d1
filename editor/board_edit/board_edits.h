// SPDX-License-Identifier: MIT
// What was done to a board at the desk, so that it can be undone: each edit is a command and the
// one that takes it back. One that the desk refuses is none.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/board/board_draft.h"
#include "editor/panels/panel.h"

namespace hr::editor {

struct BoardEdit {
  Command forth, back;
  std::string what;  // "closes B2-II"
};

class BoardEdits {
 public:
  // Once a frame, before anything is done: takes in what came of the last edit.
  void follow(const Shown& shown);

  void make(const Shown& shown, BoardEdit edit, Wishes& wishes);
  // Changes the board in force; what the change throws is a refusal.
  void change(const Shown& shown, const std::string& name, std::string what,
              const std::function<void(BoardDraft&)>& change, Wishes& wishes);
  void undo(const Shown& shown, Wishes& wishes);
  void redo(const Shown& shown, Wishes& wishes);

  // The one to undo and the one to redo; none while the board is another than they left: the
  // match may have been taken back past them.
  const BoardEdit* last() const { return holds_ && done_ > 0 ? &edits_[done_ - 1] : nullptr; }
  const BoardEdit* next() const {
    return holds_ && done_ < edits_.size() ? &edits_[done_] : nullptr;
  }
  const std::string& refusal() const { return refusal_; }  // of what was tried last; or ""
  void refuse(std::string sentence) { refusal_ = std::move(sentence); }

 private:
  enum class Step : std::uint8_t { none, make, undo, redo };
  void begin(const Shown& shown, Step step);

  std::string match_;
  std::vector<BoardEdit> edits_;
  std::size_t done_ = 0;  // of the edits
  bool holds_ = true;     // the board is as they left it
  Step step_ = Step::none;
  std::optional<BoardEdit> fresh_;  // asked for, and not answered yet
  std::uint64_t version_ = 0, notice_ = 0;
  std::string refusal_;
};

// "A1 and B1"; many cells are counted.
std::string cells_text(const std::vector<std::string>& cells);
// The board file in force, as SaveBoard would write it; without a text when there is none.
SaveBoard board_now(const GameShown& game, const std::string& name);

}  // namespace hr::editor
