// SPDX-License-Identifier: MIT
// The people at a table, and which of them is in front of the screen that they share.
#pragma once

#include "core/table/report.h"

namespace hr::scripting {

inline bool is_bot(const StatusReport& status, SeatId seat) {
  return status.seats[seat].bot.has_value();
}
int people(const StatusReport& status);  // players who are no bots
// Whether somebody is to act, but no person, at a table that has people.
bool only_bots_act(const StatusReport& status);

// While several people at one screen have something to hide from each other, it has a curtain: one
// of them, the reader, is in front of it, and it is hidden while it is passed on.
class Curtain {
 public:
  // `noted`: the match contains notes.
  explicit Curtain(bool noted = false) : noted_(noted) {}

  // Whether somebody has something to hide: under the rules in force, or in notes.
  bool hides_something(const StatusReport& status) const {
    return status.has_private_information || noted_;
  }
  bool needed(const StatusReport& status) const {
    return people(status) > 1 && hides_something(status);
  }

  PlayerId reader() const { return reader_; }  // none: nobody
  SeatId reader_seat(const StatusReport& status) const { return seat_of(status.seats, reader_); }
  void lift(PlayerId reader) { reader_ = reader; }
  void lower() { reader_ = PlayerId::none; }
  // The seat of a person who is to act: the reader's, if it is; none: no person is to act.
  SeatId person_to_act(const StatusReport& status) const;

  // Notes were written or shown, so that from now on people have something to hide.
  void note() { noted_ = true; }
  bool noted() const { return noted_; }

 private:
  PlayerId reader_ = PlayerId::none;
  bool noted_;
};

}  // namespace hr::scripting
