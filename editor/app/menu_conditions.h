// SPDX-License-Identifier: MIT
// When the actions of the menus are enabled.
#pragma once

#include "editor/desk/desk_state.h"

namespace hr::editor::enabled_when {

inline bool always(const DeskState&) { return true; }
inline bool open(const DeskState& state) { return state.game.has_value(); }
inline bool playing(const DeskState& state) { return state.game && state.game->playing; }
inline bool looking(const DeskState& state) {
  return playing(state) && state.game->viewer != k_turn;
}
// Also one that is only chosen on the start page.
inline bool set_up(const DeskState& state) {
  return looking(state) || (!state.game && state.preview && state.preview->complaint.empty());
}
inline bool may_play(const DeskState& state) {
  return looking(state) && state.game->passes_to.empty() && !state.game->looks_on;
}
inline bool may_resign(const DeskState& state) {
  return may_play(state) && is_seat(state.game->report.steps.resigns);
}
inline bool may_offer_draw(const DeskState& state) {
  return may_play(state) && is_seat(state.game->report.steps.offers_draw);
}
inline bool may_answer_draw(const DeskState& state) {
  return may_play(state) && !state.game->report.steps.answers_draw.empty();
}
inline bool may_go_back(const DeskState& state) {
  return looking(state) && state.game->report.may_undo;
}
inline bool may_test(const DeskState& state) {
  return looking(state) && may_make_test(*state.game);
}
inline bool may_replay(const DeskState& state) {
  return looking(state) && may_ask_what_if(*state.game);
}
// Undo also takes back the last secret answer.
inline bool may_undo(const DeskState& state) {
  return may_go_back(state) || (looking(state) && !state.game->report.part.empty());
}
inline bool may_redo(const DeskState& state) {
  return looking(state) && state.game->report.may_redo;
}
inline bool may_mark(const DeskState& state) {
  return looking(state) && is_seat(state.game->viewer);
}
inline bool may_undo_note(const DeskState& state) {
  return may_mark(state) && state.game->report.notes.may_undo;
}
inline bool may_redo_note(const DeskState& state) {
  return may_mark(state) && state.game->report.notes.may_redo;
}
inline bool is_changed(const DeskState& state) { return open(state) && state.game->changed; }
inline bool is_set_aside(const DeskState& state) { return open(state) && state.game->set_aside; }
inline bool has_deleted(const DeskState& state) {
  return open(state) && !state.game->deleted.empty();
}
inline bool has_seat_clocks(const DeskState& state) {
  return looking(state) && state.game->report.seat_clocks.control.any();
}
inline bool has_clock(const DeskState& state) {
  return looking(state) && state.game->report.clock.length > 0;
}

}  // namespace hr::editor::enabled_when
