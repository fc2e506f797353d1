// SPDX-License-Identifier: MIT
// Rules that are called twice for everything that only reads; if the two results differ, Mismatch
// is thrown. Calls that may write (effects, ends, turns) are passed through; audit() compares their
// results. Questions asked while another one is being answered are called once only, since the
// outer question is repeated as a whole; otherwise nested questions would be called thousands of
// times. The rules and the game are borrowed.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/game/game.h"
#include "core/game/rules.h"

namespace hr {

// Two results that should be equal are not. The text begins with the part of the definition, where
// that is known: "verbs.move.allow: …".
class Mismatch : public Error {
 public:
  using Error::Error;
};

class DoubleCheckedRules final : public Rules {
 public:
  DoubleCheckedRules(Rules& rules, const Game& game) : rules_(rules), game_(game) {}

  SeatId setup(Effect& g) override { return rules_.setup(g); }
  bool allow(const View& v, const Action& action, std::string* why) override;
  bool ready(const View& v, std::string* why) override;
  std::string warning(const View& v, const Action& action) override;
  std::vector<std::string> reminders(const View& v) override;
  void effect(Effect& g, SeatId me, const Action& action) override { rules_.effect(g, me, action); }
  bool unless(Effect& g, SeatId me, const Choice& choice) override;
  void done(Effect& g, VerbId verb) override { rules_.done(g, verb); }
  void declined(Effect& g, SeatId me, VerbId verb) override { rules_.declined(g, me, verb); }
  void captured(Effect& g, KindId kind, SeatId owner, CellId cell, SeatId by) override {
    rules_.captured(g, kind, owner, cell, by);
  }
  SeatId turn(Effect& g, SeatId me) override { return rules_.turn(g, me); }
  Verdict end(Effect& g, int end, SeatId me) override { return rules_.end(g, end, me); }
  std::int64_t score(const View& truth, SeatId seat) override;
  std::int64_t number(const View& v, int rule) override;
  bool holds(const View& v, int rule) override;

  void in_series(const std::function<void()>& body) override { rules_.in_series(body); }
  void as_one(const std::function<void()>& body) override { rules_.as_one(body); }

 private:
  // Calls `ask` twice unless nested; `compare` throws if the results differ.
  template <class Ask, class Compare>
  auto twice(const Ask& ask, const Compare& compare);
  bool permits(const std::function<std::string()>& path, std::string* why,
               const std::function<bool(std::string*)>& ask);
  std::string verb_path(const Action& action, const char* part) const;
  std::string number_path(int rule) const;

  Rules& rules_;
  const Game& game_;
  bool asking_ = false;
};

}  // namespace hr
