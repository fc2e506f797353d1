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
  DeskCommand apply, revert;
  std::string what;  // "Close B2-II."
};

class BoardEdits {
 public:
  // Call once per frame, before anything else: handles the result of the last command.
  void follow(const DeskState& state);

  void make(const DeskState& state, BoardEdit edit, Requests& requests);
  // Changes the board in force; an exception from `change` is shown as a refusal.
  void change(const DeskState& state, const std::string& name, std::string what,
              const std::function<void(BoardDraft&)>& change, Requests& requests);
  void undo(const DeskState& state, Requests& requests);
  void redo(const DeskState& state, Requests& requests);

  // The edits to undo and redo; null if the board is no longer as the edits left it, for example
  // because the match was undone past them.
  const BoardEdit* last() const { return holds_ && done_ > 0 ? &edits_[done_ - 1] : nullptr; }
  const BoardEdit* next() const {
    return holds_ && done_ < edits_.size() ? &edits_[done_] : nullptr;
  }
  const std::string& refusal() const { return refusal_; }  // of the last attempt; or ""
  void refuse(std::string sentence) { refusal_ = std::move(sentence); }

 private:
  enum class EditKind : std::uint8_t { none, make, undo, redo };
  void begin(const DeskState& state, EditKind step);

  std::string match_;
  std::vector<BoardEdit> edits_;
  std::size_t done_ = 0;  // number of edits not undone
  bool holds_ = true;     // the board is as the edits left it
  EditKind step_ = EditKind::none;
  std::optional<BoardEdit> fresh_;  // sent, result unknown
  std::uint64_t version_ = 0, notice_ = 0;
  std::string refusal_;
};

// "A1 and B1", or a count if there are many.
std::string cells_text(const std::vector<std::string>& cells);
// The board file in force as a SaveBoard command; without text if there is none.
SaveBoard board_now(const GameState& game, const std::string& name);

}  // namespace hr::editor
