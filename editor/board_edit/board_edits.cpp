// SPDX-License-Identifier: MIT
#include "editor/board_edit/board_edits.h"

#include <algorithm>

#include "core/base/words.h"
#include "texts/texts.h"

namespace hr::editor {

std::string cells_text(const std::vector<std::string>& cells) {
  constexpr std::size_t k_max_named = 4;
  return cells.size() <= k_max_named ? Message::all_of(cells).in(texts::language())
                                     : texts::counted("{} cell", "{} cells", std::ssize(cells));
}

SaveBoard board_now(const GameState& game, const std::string& name) {
  const auto& edited = game.game->edited;
  if (edited != nullptr && edited->name == name) return {name, edited->changes.text};
  const auto file =
      std::ranges::find(game.files, "variants/" + name + ".board", &RuleFileState::name);
  if (file != game.files.end()) return {name, file->text};
  return {name, {}};
}

void BoardEdits::begin(const DeskState& state, EditKind step) {
  step_ = step;
  version_ = state.version;
  notice_ = state.notice.number;
  refusal_.clear();
}

namespace {

// Whether the current board is the result of this edit; other edits are not checked.
bool holds(const DeskState& state, const DeskCommand& command) {
  const auto* const board = std::get_if<SaveBoard>(&command);
  if (board == nullptr) return true;
  const auto& edited = state.game->game->edited;
  const bool in_force = edited != nullptr && edited->name == board->name;
  return in_force ? board->text == edited->changes.text : !board->text;
}

}  // namespace

void BoardEdits::follow(const DeskState& state) {
  if (match_ != state.game->file) {
    *this = BoardEdits();
    match_ = state.game->file;
    return;
  }
  if (step_ == EditKind::none || state.version == version_) {
    holds_ = state.game->game == nullptr ||
             ((done_ == 0 || holds(state, edits_[done_ - 1].apply)) &&
              (done_ == edits_.size() || holds(state, edits_[done_].revert)));
    return;
  }
  const EditKind step = std::exchange(step_, EditKind::none);
  if (state.notice.number != notice_ && state.notice.type != NoticeType::info) {
    refusal_ = state.notice.text;
    return;
  }
  if (step == EditKind::undo) --done_;
  if (step == EditKind::redo) ++done_;
  if (step != EditKind::make) return;
  edits_.resize(done_);
  edits_.push_back(std::move(*fresh_));
  ++done_;
}

void BoardEdits::make(const DeskState& state, BoardEdit edit, Requests& requests) {
  begin(state, EditKind::make);
  requests.add(edit.apply);
  fresh_ = std::move(edit);
}

void BoardEdits::change(const DeskState& state, const std::string& name, std::string what,
                        const std::function<void(BoardDraft&)>& change, Requests& requests) {
  const SaveBoard before = board_now(*state.game, name);
  try {
    BoardDraft draft(*state.game->game);
    change(draft);
    const std::string& text = draft.changes().text;
    SaveBoard after{name, {}};
    if (!text.empty()) after.text = text;
    if (after.text == before.text) return refuse("The board is already like that."_text);
    make(state, {after, before, std::move(what)}, requests);
  } catch (const std::exception& error) {
    refuse(sentence(error.what()) + ".");
  }
}

void BoardEdits::undo(const DeskState& state, Requests& requests) {
  if (last() == nullptr) return;
  begin(state, EditKind::undo);
  requests.add(last()->revert);
}

void BoardEdits::redo(const DeskState& state, Requests& requests) {
  if (next() == nullptr) return;
  begin(state, EditKind::redo);
  requests.add(next()->apply);
}

}  // namespace hr::editor
