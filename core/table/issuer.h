// SPDX-License-Identifier: MIT
// Who gives a command to a table or asks it something: its owner, who knows everything and may do
// everything; a seat, for which a person or a bot plays; or a spectator, who knows what every seat
// knows and does nothing. Whoever holds the connection to a client decides it. It is never read
// from a message, and it has no default: a forgotten issuer does not compile. It is told in the
// language that it reads, English unless it asks for another: two at one table may read two.
#pragma once

#include "core/base/ids.h"
#include "core/base/language.h"

namespace hr {

class Issuer {
 public:
  static constexpr Issuer owner() { return Issuer(SeatId::owner); }
  static constexpr Issuer spectator() { return Issuer(SeatId::none); }
  // A seat, SeatId::owner, or SeatId::none for a spectator. Tables refuse anything else, and seats
  // that they do not have.
  static constexpr Issuer of(SeatId viewer) { return Issuer(viewer); }

  constexpr Issuer reading(Language language) const {
    Issuer out = *this;
    out.language_ = language;
    return out;
  }

  constexpr bool is_owner() const { return viewer_ == SeatId::owner; }
  constexpr bool is_seat() const { return hr::is_seat(viewer_); }
  // As the viewer of a position (core/engine/view.h).
  constexpr SeatId viewer() const { return viewer_; }
  constexpr Language language() const { return language_; }

  friend constexpr bool operator==(Issuer, Issuer) = default;

 private:
  explicit constexpr Issuer(SeatId viewer) : viewer_(viewer) {}
  SeatId viewer_;
  Language language_;
};

}  // namespace hr
