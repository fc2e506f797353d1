// SPDX-License-Identifier: MIT
// Whose eyes look at the match, and who acts before them.
#include <algorithm>

#include "editor/desk/open_match.h"

namespace hr::editor {

bool OpenMatch::secret() const { return table_->match().game().hides(); }

int OpenMatch::persons() const {
  return static_cast<int>(std::ranges::count(table_->players(), false, &Player::bot));
}

// Whether people at one screen have to keep something from each other.
bool OpenMatch::curtain_wanted() const {
  return persons() > 1 && !table_->match().ended() &&
         (table_->match().game().tells_apart() || noted_);
}

SeatId OpenMatch::person_to_act() const {
  const std::vector<SeatId> actors = table_->match().actors();
  const SeatId here = at_screen_ < 0 ? SeatId::none : table_->seat_of(at_screen_);
  for (const SeatId seat : actors)
    if (seat == here && !table_->player(seat).bot) return seat;
  for (const SeatId seat : actors)
    if (!table_->player(seat).bot) return seat;
  return SeatId::none;
}

// Those of the person who is to act; where nobody is, of who was before the screen last.
int OpenMatch::turn_eyes() const {
  if (persons() == 0 || (table_->match().ended() && secret())) return k_owner;
  const SeatId actor = person_to_act();
  if (!curtain_wanted()) {
    if (actor != SeatId::none) return index(actor);
    for (int p = 0; p < static_cast<int>(table_->players().size()); ++p)
      if (!table_->players()[static_cast<std::size_t>(p)].bot &&
          (at_screen_ < 0 || at_screen_ == p))
        return index(table_->seat_of(p));
    return k_owner;
  }
  // Whoever has acted goes on looking, at what came of it, until the screen is passed on.
  return at_screen_ < 0 ? k_turn : index(table_->seat_of(at_screen_));
}

std::string OpenMatch::passes_to() const {
  const SeatId next = chosen_eyes_ == k_turn && curtain_wanted() ? person_to_act() : SeatId::none;
  if (next == SeatId::none || eyes() == index(next)) return "";
  return table_->player(next).name;
}

int OpenMatch::eyes() const { return chosen_eyes_ == k_turn ? turn_eyes() : chosen_eyes_; }

void OpenMatch::look_as(int eyes) {
  require_table();
  if (eyes < k_turn || eyes >= table_->match().game().seats())
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
  for (int p = 0; p < static_cast<int>(table_->players().size()); ++p)
    if (actor != SeatId::none && table_->seat_of(p) == actor) at_screen_ = p;
}

// Where something is hidden, only the owner goes back; to the table, the eyes tell who asks.
SeatId OpenMatch::owner_or_eyes() const {
  if (!secret() || chosen_eyes_ == k_owner || persons() == 0) return SeatId::none;
  return SeatId(static_cast<std::int8_t>(std::max(eyes(), 0)));
}

SeatId OpenMatch::actor(int seat) const {
  if (seat >= 0) return SeatId(static_cast<std::int8_t>(seat));
  if (eyes() >= 0) return SeatId(static_cast<std::int8_t>(eyes()));
  const SeatId person = person_to_act();
  if (person != SeatId::none) return person;
  const std::vector<SeatId> actors = table_->match().actors();
  return actors.empty() ? SeatId::none : actors.front();
}

}  // namespace hr::editor
