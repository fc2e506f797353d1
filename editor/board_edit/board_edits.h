// SPDX-License-Identifier: MIT
// The undo history of board edits: each edit is a command and the command that reverts it. A
// refused command is not added.
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
  std::string what;  // "close B2-II"
};

class BoardEdits {
 public:
  // Call once per frame, before anything else: handles the result of the last command.
  void follow(const Shown& shown);

  void make(const Shown& shown, BoardEdit edit, Wishes& wishes);
  // Changes the board in force; an exception from `change` is shown as a refusal.
  void change(const Shown& shown, const std::string& name, std::string what,
              const std::function<void(BoardDraft&)>& change, Wishes& wishes);
  void undo(const Shown& shown, Wishes& wishes);
  void redo(const Shown& shown, Wishes& wishes);

  // The edits to undo and redo; null if the board is no longer as the edits left it, for example
  // because the match was undone past them.
  const BoardEdit* last() const { return holds_ && done_ > 0 ? &edits_[done_ - 1] : nullptr; }
  const BoardEdit* next() const {
    return holds_ && done_ < edits_.size() ? &edits_[done_] : nullptr;
  }
  const std::string& refusal() const { return refusal_; }  // of the last attempt; or ""
  void refuse(std::string sentence) { refusal_ = std::move(sentence); }

 private:
  enum class Step : std::uint8_t { none, make, undo, redo };
  void begin(const Shown& shown, Step step);

  std::string match_;
  std::vector<BoardEdit> edits_;
  std::size_t done_ = 0;  // number of edits not undone
  bool holds_ = true;     // the board is as the edits left it
  Step step_ = Step::none;
  std::optional<BoardEdit> fresh_;  // sent, result unknown
  std::uint64_t version_ = 0, notice_ = 0;
  std::string refusal_;
};

// "A1 and B1", or a count if there are many.
std::string cells_text(const std::vector<std::string>& cells);
// The board file in force as a SaveBoard command; without text if there is none.
SaveBoard board_now(const GameShown& game, const std::string& name);

}  // namespace hr::editor
