// SPDX-License-Identifier: MIT
#include "core/game/state_layout.h"

#include <algorithm>
#include <string>

#include "core/base/error.h"
#include "core/base/mix.h"
#include "core/base/wide_bits.h"
#include "core/game/cards.h"
#include "core/game/definition_facts.h"

namespace hr {

namespace {

int stride_for(int cells) {
  const int words = (cells + 63) / 64;
  if (words > k_max_fixed) return wide_words(words);
  int stride = 1;
  while (stride < words) stride *= 2;
  return stride;
}

constexpr std::size_t k_max_narrow = 254;  // codes that fit into a byte

// Each kind of the zone, once per seat that can own it. In a bag, they are its seat's.
std::vector<Piece> pieces_of(const GameDef& definition, ZoneId zone, SeatId seat) {
  const int seats = static_cast<int>(definition.seats.size());
  const bool bag = definition.zones[zone].holds == Holds::bag;
  std::vector<Piece> out;
  for (int k = 0; k < static_cast<int>(definition.kinds.size()); ++k) {
    const KindDef& kind = definition.kinds[nth(k)];
    if (!kind.lives_in(zone)) continue;
    if (!kind.owned || bag) out.push_back({KindId(k), kind.owned ? seat : SeatId::none});
    for (int s = 0; kind.owned && !bag && s < seats; ++s) out.push_back({KindId(k), SeatId(s)});
  }
  const bool row = definition.zones[zone].slots > 0;
  if (out.size() > k_max_narrow && !bag && !row)
    throw Error("zones." + definition.zones[zone].name +
                ": expected at most 254 kinds times seats, got " + std::to_string(out.size()));
  return out;
}

}  // namespace

ZoneLayout StateLayout::lay_out_zone(const GameDef& definition, ZoneId zone, SeatId seat) {
  const int cells = definition.board.cells();
  ZoneLayout out;
  out.zone = zone;
  out.seat = seat;
  out.viewers = viewers(definition, definition.zones[zone].see, seat);
  out.holds = definition.zones[zone].holds;
  out.pieces = pieces_of(definition, zone, seat);
  const int codes = static_cast<int>(out.pieces.size());
  out.slots = words_;
  switch (out.holds) {
    case Holds::one:
      out.wide = out.pieces.size() > k_max_narrow;
      words_ += out.wide ? (cells + 3) / 4 : (cells + 7) / 8;
      break;
    case Holds::stack:
      words_ += cells;
      out.room = k_max_stack;
      break;
    case Holds::pile:
      words_ += (codes * cells + 3) / 4;
      out.room = k_max_pile;
      break;
    case Holds::bag:
      words_ += (codes + 3) / 4;
      out.room = k_max_pile;
      out.cell_codes.assign(nth(cells), -1);
      for (int code = 0; code < codes; ++code) {
        const int cell = index(card_cell(definition, out.pieces[nth(code)].kind));
        out.card_cells.push_back(cell);
        out.cell_codes[nth(cell)] = code;
      }
      break;
    case Holds::tower:
      out.room = definition.zones[zone].height;
      out.span = (out.room + 7) / 8 * 8;
      words_ += cells * out.span / 8;
      out.heights = words_;
      words_ += (cells + 7) / 8;
      break;
  }
  lay_out_sets(out);
  return out;
}

// The sets of a zone by code and by owner.
void StateLayout::lay_out_sets(ZoneLayout& zone) {
  const int codes = static_cast<int>(zone.pieces.size()), seats = owners_ - 1;
  const bool bag = zone.holds == Holds::bag;
  zone.sets = words_;
  zone.owner_sets.assign(nth(owners_), -1);
  zone.extra_sets.assign(nth(codes), -1);
  for (int code = 0; code < codes; ++code) {
    zone.code_sets.push_back(words_);
    if (!bag) words_ += stride_;
  }
  if (bag) words_ += stride_;
  for (int owner = 0; owner <= seats; ++owner) {
    const SeatId whose = owner < seats ? SeatId(owner) : SeatId::none;
    const auto kinds = std::ranges::count(zone.pieces, whose, &Piece::owner);
    if (kinds == 0) continue;
    const bool shared = kinds == 1 || bag;
    if (!shared) zone.owner_sets[nth(owner)] = words_, words_ += stride_;
    for (int code = 0; code < codes; ++code) {
      if (zone.pieces[nth(code)].owner != whose) continue;
      if (shared)
        zone.owner_sets[nth(owner)] = zone.code_sets[nth(code)];
      else
        zone.extra_sets[nth(code)] = zone.owner_sets[nth(owner)];
    }
  }
}

namespace {

// The zone of the pieces that a verb jumps with.
ZoneId jumping_zone(const GameDef& definition, const VerbDef& verb) {
  const auto kind = std::ranges::find(definition.kinds, verb.patterns.front().kind, &KindDef::name);
  return kind == definition.kinds.end() ? ZoneId(0) : kind->zone;
}

}  // namespace

StateLayout::StateLayout(const GameDef& definition)
    : stride_(stride_for(definition.board.cells())),
      words_(k_header_words),
      owners_(static_cast<int>(definition.seats.size()) + 1) {
  const int seats = owners_ - 1;
  for (const VarDef& var : definition.vars) {
    var_words_.push_back({words_, var.per_seat});
    words_ += var.per_seat ? seats : 1;
  }
  const bool asks = std::ranges::any_of(definition.verbs, [](const VerbDef& verb) {
    return verb.asked || verb.effect || verb.again != nullptr;
  });
  ask_words_ = words_;  // NOLINT(*-prefer-member-initializer): words_ has grown
  ask_capacity_ = asks ? 8 + 8 * seats : 0;
  words_ += ask_capacity_ * k_ask_words;
  for (int z = 0; z < static_cast<int>(definition.zones.size()); ++z) {
    const bool per_seat = definition.zones[nth(z)].per_seat;
    first_instances_.push_back({zone_instances().size(), per_seat});
    for (int s = 0; s < (per_seat ? seats : 1); ++s)
      zones_.push_back(lay_out_zone(definition, ZoneId(z), per_seat ? SeatId(s) : SeatId::none));
  }
  if (const auto verb = std::ranges::find_if(definition.verbs, &VerbDef::lifts_at_end);
      verb != definition.verbs.end()) {
    struck_zone_ = zone_instance(jumping_zone(definition, *verb), SeatId(0));
    struck_word_ = words_;
    words_ += stride_;
  }
  for (std::size_t i = 0; i < zones_.size(); ++i) {
    ZoneLayout& zone = zones_[i];
    const std::size_t places = zone.holds == Holds::bag ? 1 : nth(definition.board.cells());
    for (std::size_t k = 0; k < zone.pieces.size() * places; ++k)
      zone.keys.push_back(mix(i + 1, k + 1));
    zone.codes.assign(definition.kinds.size() * nth(owners_), -1);
    for (int code = 0; code < static_cast<int>(zone.pieces.size()); ++code) {
      const Piece piece = zone.pieces[nth(code)];
      const int owner = piece.owner == SeatId::none ? seats : index(piece.owner);
      zone.codes[nth(index(piece.kind) * owners_ + owner)] = code;
    }
  }
}

}  // namespace hr
