// SPDX-License-Identifier: MIT
// What planning a write needs, whatever it does: as whom it is done, of which zone it speaks, and
// the steps of its terms. Part of making a Plan.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game/bind.h"
#include "core/plan/plan.h"

namespace hr {

class WriteTerms {
 public:
  // `zone`: the zone that a write speaks of unless it says otherwise; none: the only one.
  WriteTerms(const Game& game, const WideBoard& board, SeatId actor, ZoneId zone)
      : game_(game), board_(board), actor_(actor), me_(actor), zone_(zone) {
    if (zone_ == ZoneId::none && game.definition().zones.size() == 1) zone_ = ZoneId(0);
  }

 protected:
  using Plans = std::vector<WritePlan<k_wide>>;

  [[noreturn]] static void complain(const std::string& where, const std::string& what);
  WideSteps steps(const Bound& term, const std::string& where) const;
  WideSteps cells(const Term& term, const std::string& where) const;
  // No steps if there is no term.
  WideSteps number(const Term& term, const std::string& where) const;
  ZoneInstance instance(ZoneId zone) const { return game_.layout().zone_instance(zone, me_); }

  // The seats of a term, one bit each, if they are the same in every state.
  std::optional<std::uint32_t> fixed_seats(const Term& term, const std::string& where) const;

  // Calls plan() as each of the seats of a term, with me_ set to it. If the term is not the same in
  // every state, it is worked out once, before anything is done as one of them; what is planned is
  // skipped for seats that are not in it.
  template <class F>
  void for_seats(const Term& term, const std::string& where, Plans& out, const F& plan) {
    const Bound seats = bind_seats(game_, term, where, choosing_);
    const auto fixed = fixed_seats(term, where);
    const SeatId before = me_;
    const std::size_t first = out.size();
    if (as_ >= k_max_noted) complain(where, "as is nested too deeply");
    if (!fixed) {
      out.emplace_back();
      out.back().flow = WritePlan<k_wide>::Flow::note_seats;
      out.back().where = where;
      out.back().noted = as_;
      out.back().a = steps(seats, where);
    }
    for (int s = 0; s < game_.seats(); ++s) {
      if (fixed && (*fixed >> s & 1) == 0) continue;
      const std::size_t guard = out.size();
      if (!fixed) {
        out.emplace_back();
        out.back().flow = WritePlan<k_wide>::Flow::skip_unless;
        out.back().where = where;
        out.back().noted = as_;
        out.back().me = SeatId(s);
      }
      me_ = SeatId(s);
      ++as_;
      plan();
      --as_;
      me_ = before;
      if (!fixed) out[guard].skip = static_cast<int>(out.size() - guard - 1);
    }
    if (!fixed) note_tells(first, out);
  }

  // Whether nothing but tells is guarded.
  static void note_tells(std::size_t guard, Plans& out);

  const Game& game_;
  const WideBoard& board_;
  SeatId actor_, me_;
  ZoneId zone_;
  Choosing choosing_;
  std::vector<KeptName> kept_;  // that the write which is planned may speak of
  int as_ = 0;                  // how many times `as` is around what is planned
  // What the writes depend on and the actor may not know; "": nothing so far.
  mutable std::string unknown_;
};

}  // namespace hr
