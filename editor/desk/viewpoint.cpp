// SPDX-License-Identifier: MIT
#include "editor/desk/viewpoint.h"

#include <algorithm>

#include "core/table/fixed_sentences.h"
#include "texts/texts.h"

namespace hr::editor {

void Viewpoint::begin() {
  chosen_ = k_turn;
  curtain_.lower();
  hands_over_ = false;
}

// Whether people sharing the screen have something to hide from each other.
bool Viewpoint::needs_curtain() const {
  const StatusReport& status = game_.status();
  const bool last_one = hands_over_ && game_.people() > 0 && curtain_.hides_something(status);
  return !status.ended && (last_one || curtain_.needed(status));
}

SeatId Viewpoint::next_person() const {
  const SeatId actor = person_to_act();
  if (actor != SeatId::none || !hands_over_) return actor;
  const ById<PlayerId, Player> players = game_.players();
  for (std::size_t p = 0; p < players.size(); ++p)
    if (!players[p].bot) return seat_of(game_.status().seats, PlayerId(p));
  return SeatId::none;
}

// The person who is to act; if nobody is, whoever was last in front of the screen.
SeatId Viewpoint::turn_viewer() const {
  const StatusReport& status = game_.status();
  if (game_.people() == 0 || (status.ended && game_.secret())) return k_owner;
  const SeatId actor = person_to_act();
  if (!needs_curtain()) {
    if (actor != SeatId::none) return actor;
    const ById<PlayerId, Player> players = game_.players();
    for (std::size_t p = 0; p < players.size(); ++p)
      if (!players[p].bot &&
          (curtain_.reader() == PlayerId::none || curtain_.reader() == PlayerId(p)))
        return seat_of(status.seats, PlayerId(p));
    return k_owner;
  }
  // Whoever has acted keeps looking at the result until the screen is passed on.
  return curtain_.reader() == PlayerId::none ? k_turn : curtain_.reader_seat(status);
}

SeatId Viewpoint::viewer() const { return chosen_ == k_turn ? turn_viewer() : chosen_; }

std::string Viewpoint::passes_to() const {
  const SeatId next = chosen_ == k_turn && needs_curtain() ? next_person() : SeatId::none;
  if (next == SeatId::none || viewer() == next) return "";
  return game_.status().seats[next].player_name;
}

SeatId Viewpoint::actor(SeatId seat) const {
  if (index(seat) >= 0) return seat;
  if (index(viewer()) >= 0) return viewer();
  const SeatId person = person_to_act();
  if (person != SeatId::none) return person;
  const auto& to_act = game_.status().to_act;
  return to_act.empty() ? SeatId::none : to_act.front();
}

SeatId Viewpoint::owner_or_viewer() const {
  if (!game_.secret() || chosen_ == k_owner || game_.people() == 0) return k_owner;
  return std::max(viewer(), SeatId(0));
}

void Viewpoint::require_viewer() const {
  game_.require();
  if (viewer() == k_turn) throw Error("The game is hidden while the screen is being passed."_text);
}

// In a game that is over, or in which only bots play, everything is visible anyway.
bool Viewpoint::reveals(SeatId viewer) const {
  if (!game_.secret() || viewer == k_turn) return false;
  const SeatId here = turn_viewer();
  return here != k_owner && viewer != here;
}

void Viewpoint::require_player() const {
  require_viewer();
  if (reveals(chosen_)) throw Error(fixed_sentences(texts::language()).looks_on);
}

void Viewpoint::require_owner(const Message& to) const {
  game_.require();
  if (game_.secret() && viewer() != k_owner)
    throw Error(owners_alone_message(to).in(texts::language()));
}

void Viewpoint::view_as(SeatId viewer) {
  game_.require();
  if ((!is_seat(viewer) && viewer != k_owner && viewer != k_turn) ||
      index(viewer) >= static_cast<int>(game_.status().seats.size()))
    throw Error("There is no such seat."_text);
  chosen_ = viewer;
}

// Without a curtain, anybody may be in front of the screen.
void Viewpoint::follow_screen() {
  if (game_.on() && !needs_curtain()) curtain_.lower();
}

void Viewpoint::replaced(PlayerId player) {
  const bool gone = curtain_.reader() == player || curtain_.reader() == PlayerId::none;
  hands_over_ = gone && game_.players()[player].bot && game_.people() == 1;
  curtain_.lower();
}

void Viewpoint::pass_screen() {
  game_.require();
  curtain_.lower();
}

void Viewpoint::lift_curtain() {
  game_.require();
  hands_over_ = false;
  const SeatId actor = person_to_act();
  if (actor != SeatId::none) curtain_.lift(game_.status().seats[actor].player);
}

bool Viewpoint::keep_notes_apart() {
  const bool comes = !curtain_.noted() && !needs_curtain();
  if (comes) lift_curtain();
  curtain_.note();
  return comes;
}

}  // namespace hr::editor
