// SPDX-License-Identifier: MIT
#include "core/trials/hidden_parts.h"

#include "core/base/mix.h"
#include "core/game/definition_facts.h"

namespace hr {

HiddenParts::HiddenParts(const Game& game, SeatId viewer) {
  const GameDef& def = game.definition();
  const auto hidden = [&](const Visibility& see, SeatId owner) {
    return (viewers(def, see, owner) & seat_bit(viewer)) == 0;
  };
  for (const ZoneInstance zone : game.layout().zone_instances()) {
    const ZoneLayout& layout = game.layout().zone(zone);
    const ZoneDef& of = def.zones[layout.zone];
    if (!hidden(of.see, layout.seat)) continue;
    if (parts_.empty() || parts_.back().name != of.name)
      parts_.push_back({.zone = true,
                        .fog = of.see.who == Visibility::Who::cells,
                        .name = of.name,
                        .words = {}});
    parts_.back().words.emplace_back(layout.slots, layout.sets);
  }
  for (std::size_t v = 0; v < def.vars.size(); ++v) {
    const VarDef& var = def.vars[v];
    HiddenPart part{.name = var.name, .words = {}};
    for (int s = 0; s < (var.per_seat ? game.seats() : 1); ++s) {
      const int word = game.layout().var_word(VarId(static_cast<int>(v)), SeatId(s));
      if (hidden(var.see, var.per_seat ? SeatId(s) : SeatId::none))
        part.words.emplace_back(word, word + 1);
    }
    if (!part.words.empty()) parts_.push_back(std::move(part));
  }
}

std::vector<Word> HiddenParts::words(const State& state) const {
  std::vector<Word> out;
  for (const HiddenPart& part : parts_)
    for (const auto& [from, to] : part.words)
      out.insert(out.end(), state.words() + from, state.words() + to);
  return out;
}

std::uint64_t HiddenParts::digest(const HiddenPart& part, const State& state) {
  std::uint64_t out = 1;
  for (const auto& [from, to] : part.words)
    for (int word = from; word < to; ++word) out = mix(out, state.words()[word]);
  return out;
}

std::uint64_t HiddenParts::digest(const State& state, bool with_fog) const {
  std::uint64_t out = 1;
  for (const HiddenPart& part : parts_)
    if (with_fog || !part.fog) out = mix(out, digest(part, state));
  return out;
}

}  // namespace hr
