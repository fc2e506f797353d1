// SPDX-License-Identifier: MIT
#include "core/table/rights.h"

#include "core/base/message.h"

namespace hr {

namespace {

constexpr const char* k_other_seat = "You can play, and see the game, only from your own seat.";
constexpr const char* k_no_part =
    "You are a spectator: you cannot play, or see the game from a seat.";

}  // namespace

std::string Request::without_right(const RightTo& wanted) const {
  if (issuer_.is_owner() || wanted.right == Right::everybody) return {};
  if (wanted.right == Right::owner)
    return Message("Only the table's owner may {act}.", wanted.what).in_english();
  if (!issuer_.is_seat())
    return Message("You are a spectator; only players may {act}.", wanted.what).in_english();
  if (wanted.right != Right::history || table_.may_go_back(issuer_.viewer())) return {};
  return Message(
             "In a game with hidden information only the table's owner may {act}: what has been "
             "seen cannot be unseen.",
             wanted.what)
      .in_english();
}

std::string Request::about_seat(SeatId seat) const {
  if (seat == SeatId::none || seat == issuer_.viewer()) return {};
  if (!issuer_.is_owner()) return issuer_.is_seat() ? k_other_seat : k_no_part;
  return names_viewer(seat) ? std::string() : k_no_seat;
}

}  // namespace hr
