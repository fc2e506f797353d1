// SPDX-License-Identifier: MIT
// Whose eyes look at the match, and who acts before them.
#include <algorithm>

#include "editor/desk/open_match.h"

namespace hr::editor {

int OpenMatch::persons() const {
  return static_cast<int>(std::ranges::count(status().seats, false, &SeatReport::bot));
}

// Whether people at one screen have to keep something from each other.
bool OpenMatch::curtain_wanted() const {
  return persons() > 1 && !status().ended && (status().tells_apart || noted_);
}

SeatId OpenMatch::person_to_act() const {
  const SeatId here = at_screen_ < 0 ? SeatId::none : seat_of(status().seats, at_screen_);
  for (const SeatId seat : status().to_act)
    if (seat == here && !is_bot(seat)) return seat;
  for (const SeatId seat : status().to_act)
    if (!is_bot(seat)) return seat;
  return SeatId::none;
}

// Those of the person who is to act; where nobody is, of who was before the screen last.
SeatId OpenMatch::turn_eyes() const {
  if (persons() == 0 || (status().ended && secret())) return k_owner;
  const SeatId actor = person_to_act();
  if (!curtain_wanted()) {
    if (actor != SeatId::none) return actor;
    const std::vector<Player> players = this->players();
    for (int p = 0; p < static_cast<int>(players.size()); ++p)
      if (!players[nth(p)].bot && (at_screen_ < 0 || at_screen_ == p))
        return seat_of(status().seats, p);
    return k_owner;
  }
  // Whoever has acted goes on looking, at what came of it, until the screen is passed on.
  return at_screen_ < 0 ? k_turn : seat_of(status().seats, at_screen_);
}

std::string OpenMatch::passes_to() const {
  const SeatId next = chosen_eyes_ == k_turn && curtain_wanted() ? person_to_act() : SeatId::none;
  if (next == SeatId::none || eyes() == next) return "";
  return status().seats[next].player_name;
}

SeatId OpenMatch::eyes() const { return chosen_eyes_ == k_turn ? turn_eyes() : chosen_eyes_; }

void OpenMatch::look_as(SeatId eyes) {
  require_table();
  if (eyes < k_turn || index(eyes) >= static_cast<int>(status().seats.size()))
    throw Error("There is no such seat.");
  chosen_eyes_ = eyes;
}

// Without a curtain anybody may come and go.
void OpenMatch::follow_screen() {
  if (table_ && !curtain_wanted()) at_screen_ = -1;
}

void OpenMatch::pass_screen() {
  require_table();
  at_screen_ = -1;
}

void OpenMatch::lift_curtain() {
  require_table();
  dice_.clear();  // they were thrown for somebody else
  const SeatId actor = person_to_act();
  if (actor != SeatId::none) at_screen_ = status().seats[actor].player;
}

// Where something is hidden, only the owner goes back; to the table, the eyes tell who asks.
SeatId OpenMatch::owner_or_eyes() const {
  if (!secret() || chosen_eyes_ == k_owner || persons() == 0) return SeatId::none;
  return std::max(eyes(), SeatId(0));
}

SeatId OpenMatch::actor(SeatId seat) const {
  if (index(seat) >= 0) return seat;
  if (index(eyes()) >= 0) return eyes();
  const SeatId person = person_to_act();
  if (person != SeatId::none) return person;
  return status().to_act.empty() ? SeatId::none : status().to_act.front();
}

}  // namespace hr::editor
