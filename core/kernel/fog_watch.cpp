// SPDX-License-Identifier: MIT
#include "core/kernel/fog_watch.h"

#include "core/engine/pieces.h"
#include "core/plan/hidden_reads.h"

namespace hr {

template <int W>
void FogWatch<W>::note(const State& state) {
  sight_.clear();
  for (const ZoneInstance zone : game_->layout().zone_instances())
    if (in_fog(*game_, zone))
      for (int s = 0; s < game_->seats(); ++s)
        sight_.push_back(terms_.seen(state, zone, SeatId(s)));
}

template <int W>
void FogWatch<W>::tell(const State& state, ActionContext& context) const {
  std::size_t noted = 0;
  for (const ZoneInstance zone : game_->layout().zone_instances())
    if (in_fog(*game_, zone))
      for (int s = 0; s < game_->seats(); ++s)
        tell_new(state, zone, SeatId(s), terms_.seen(state, zone, SeatId(s)) - sight_[noted++],
                 context);
}

template <int W>
void FogWatch<W>::tell_new(const State& state, ZoneInstance zone, SeatId seat, const B& cells,
                           ActionContext& context) const {
  const ZoneLayout& layout = game_->layout().zone(zone);
  cells.each([&](int cell) {
    for (std::size_t code = 0; code < layout.pieces.size(); ++code)
      if (layout.pieces[code].owner != seat &&
          has_piece(state.words(), layout, static_cast<int>(code), cell))
        context.events->push_back(
            {game_->sighted_event(), seat_bit(seat), {layout.pieces[code], CellId(cell)}});
  });
}

#define HR_FOG_WATCH(W) template class FogWatch<W>;
HR_EACH_WIDTH(HR_FOG_WATCH)
#undef HR_FOG_WATCH

}  // namespace hr
