// SPDX-License-Identifier: MIT
#include "core/table/rights.h"

#include "core/table/fixed_sentences.h"

namespace hr {

namespace {

constexpr const char* k_other_seat = "You can play, and see the game, only from your own seat.";
constexpr const char* k_no_part =
    "You are a spectator: you cannot play, or see the game from a seat.";

}  // namespace

std::string Request::without_right(const RightTo& wanted) const {
  if (issuer_.is_owner() || wanted.right == Right::everybody) return {};
  const std::string what = wanted.what;
  if (wanted.right == Right::owner) return "Only the table's owner may " + what + ".";
  if (!issuer_.is_seat()) return "You are a spectator; only players may " + what + ".";
  if (wanted.right != Right::history || table_.may_go_back(issuer_.viewer())) return {};
  return owners_alone(what + ": what has been seen cannot be unseen");
}

std::string Request::about_seat(SeatId seat) const {
  if (seat == SeatId::none || seat == issuer_.viewer()) return {};
  if (!issuer_.is_owner()) return issuer_.is_seat() ? k_other_seat : k_no_part;
  return names_viewer(seat) ? std::string() : k_no_seat;
}

}  // namespace hr
