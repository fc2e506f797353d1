// SPDX-License-Identifier: MIT
#include "core/table/rights.h"

#include "core/base/message.h"

namespace hr {

Message Request::without_right(const RightTo& wanted) const {
  if (issuer_.is_owner() || wanted.right == Right::everybody) return {};
  const Message act = Message::of(wanted.what, {});
  if (wanted.right == Right::owner) return Message("Only the table's owner may {act}.", act);
  if (!issuer_.is_seat()) return Message("You are a spectator; only players may {act}.", act);
  if (wanted.right != Right::history || table_.may_go_back(issuer_.viewer())) return {};
  return Message(
      "In a game with hidden information only the table's owner may {act}: what has been "
      "seen cannot be unseen.",
      act);
}

Message Request::about_seat(SeatId seat) const {
  if (seat == SeatId::none || seat == issuer_.viewer()) return {};
  if (!issuer_.is_owner())
    return issuer_.is_seat()
               ? Message("You can play, and see the game, only from your own seat.")
               : Message("You are a spectator: you cannot play, or see the game from a seat.");
  return names_viewer(seat) ? Message() : no_such_seat();
}

}  // namespace hr
