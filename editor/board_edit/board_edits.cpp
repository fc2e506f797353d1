// SPDX-License-Identifier: MIT
#include "editor/board_edit/board_edits.h"

#include <algorithm>

#include "core/base/words.h"

namespace hr::editor {

std::string cells_text(const std::vector<std::string>& cells) {
  constexpr std::size_t k_max_named = 4;
  return cells.size() <= k_max_named ? list_text(cells) : count_text(cells.size(), "cell", "cells");
}

SaveBoard board_now(const GameShown& game, const std::string& name) {
  const auto& edited = game.game->edited;
  if (edited != nullptr && edited->name == name) return {name, edited->changes.text};
  const auto file =
      std::ranges::find(game.files, "variants/" + name + ".board", &SourceShown::name);
  if (file != game.files.end()) return {name, file->text};
  return {name, {}};
}

void BoardEdits::begin(const Shown& shown, Step step) {
  step_ = step;
  version_ = shown.version;
  notice_ = shown.notice.number;
  refusal_.clear();
}

namespace {

// Whether the current board is the result of this edit; other edits are not checked.
bool holds(const Shown& shown, const Command& command) {
  const auto* const board = std::get_if<SaveBoard>(&command);
  if (board == nullptr) return true;
  const auto& edited = shown.game->game->edited;
  const bool in_force = edited != nullptr && edited->name == board->name;
  return in_force ? board->text == edited->changes.text : !board->text;
}

}  // namespace

void BoardEdits::follow(const Shown& shown) {
  if (match_ != shown.game->file) {
    *this = BoardEdits();
    match_ = shown.game->file;
    return;
  }
  if (step_ == Step::none || shown.version == version_) {
    holds_ = shown.game->game == nullptr ||
             ((done_ == 0 || holds(shown, edits_[done_ - 1].forth)) &&
              (done_ == edits_.size() || holds(shown, edits_[done_].back)));
    return;
  }
  const Step step = std::exchange(step_, Step::none);
  if (shown.notice.number != notice_ && shown.notice.kind != Notice::Kind::said) {
    refusal_ = shown.notice.text;
    return;
  }
  if (step == Step::undo) --done_;
  if (step == Step::redo) ++done_;
  if (step != Step::make) return;
  edits_.resize(done_);
  edits_.push_back(std::move(*fresh_));
  ++done_;
}

void BoardEdits::make(const Shown& shown, BoardEdit edit, Wishes& wishes) {
  begin(shown, Step::make);
  wishes.want(edit.forth);
  fresh_ = std::move(edit);
}

void BoardEdits::change(const Shown& shown, const std::string& name, std::string what,
                        const std::function<void(BoardDraft&)>& change, Wishes& wishes) {
  const SaveBoard before = board_now(*shown.game, name);
  try {
    BoardDraft draft(*shown.game->game);
    change(draft);
    const std::string& text = draft.changes().text;
    SaveBoard after{name, {}};
    if (!text.empty()) after.text = text;
    if (after.text == before.text) return refuse("The board is already like that.");
    make(shown, {after, before, std::move(what)}, wishes);
  } catch (const std::exception& error) {
    refuse(sentence(error.what()) + ".");
  }
}

void BoardEdits::undo(const Shown& shown, Wishes& wishes) {
  if (last() == nullptr) return;
  begin(shown, Step::undo);
  wishes.want(last()->back);
}

void BoardEdits::redo(const Shown& shown, Wishes& wishes) {
  if (next() == nullptr) return;
  begin(shown, Step::redo);
  wishes.want(next()->forth);
}

}  // namespace hr::editor
