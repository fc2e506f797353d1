// SPDX-License-Identifier: MIT
#include "core/plan/plan_board.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/game/bind.h"

namespace hr {

template <int W>
void PlanBoard<W>::add_ground(const Game& game, const ZoneDef& zone) {
  Bits<W> out = zone.place_type == PlaceType::links ? links : all;
  if (zone.of_cards()) out = {};
  for (int slot = 0; slot < zone.slots; ++slot)
    out.add(card_cells(game.board()).first_slot() + slot);
  for (const ZoneInstance instance : game.layout().zone_instances())
    if (game.layout().zone(instance).zone == game.zone(zone.name))
      for (const int cell : game.layout().zone(instance).card_cells) out.add(cell);
  grounds.push_back(out);
}

// Two links are neighbours if they share a cell.
template <int W>
void PlanBoard<W>::add_links(const Board& board) {
  std::vector<std::pair<CellId, CellId>> linked;
  for (int c = 0; c < board.cells(); ++c)
    for (const CellId to : board.neighbours(CellId(c))) linked.emplace_back(CellId(c), to);
  auto& at = this->links_at;
  if (board.link_cells().count() > 0) at.resize(nth(board.cells()));
  this->first_link = board.plain_cells();
  const auto add = [&](CellId from, CellId to, int link) {
    bool leads = false;
    for (int d = 0; d < board.directions(); ++d)
      leads = leads || board.link(from, DirectionId(d)) == to;
    at[nth(from)].push_back({link, index(to), leads});
  };
  for (int link = board.plain_cells(); link < card_cells(board).first; ++link) {
    const auto [a, b] = board.link_cells().ends(CellId(link));
    this->joined.emplace_back(index(a), index(b));
    add(a, b, link);
    add(b, a, link);
  }
  for (int link = board.plain_cells(); link < card_cells(board).first; ++link) {
    const auto [a, b] = board.link_cells().ends(CellId(link));
    for (const CellId end : {a, b})
      for (const auto& other : at[nth(end)])
        if (other.link != link) linked.emplace_back(CellId(link), CellId(other.link));
  }
  this->neighbours = CellLinks<W>(std::move(linked), board.cells());
}

// What each direction does, and whether all do the same to every cell.
template <int W>
void PlanBoard<W>::add_shifts(const Game& game) {
  const Board& board = game.board();
  for (int d = 0; d < game.directions(); ++d) {
    Shift<W> shift;
    shift.links = game.links(DirectionId(d)).data();
    std::optional<int> delta;
    bool even = true;
    for (int c = 0; c < board.cells(); ++c) {
      if (shift.links[c] == CellId::none) continue;
      shift.mask.add(c);
      even = even && (!delta || *delta == index(shift.links[c]) - c);
      delta = index(shift.links[c]) - c;
    }
    shift.uniform = even && delta.value_or(0) < 64 * W && delta.value_or(0) > -64 * W;
    shift.delta = delta.value_or(0);
    this->shifts.push_back(shift);
  }
  uniform =
      board.is_grid() && board.straight() && std::ranges::all_of(this->shifts, &Shift<W>::uniform);
}

template <int W>
void PlanBoard<W>::add_axes(const Board& board) {
  for (int d = 0; d < board.directions(); ++d)  // one direction of each opposite pair
    if (const DirectionId back = board.opposite(DirectionId(d));
        back == DirectionId::none || index(back) >= d)
      this->axes.emplace_back(DirectionId(d), back);
  const auto turns = [](const auto& axis) { return axis.second != DirectionId::none; };
  if (uniform && board.link_cells().count() == 0 && std::ranges::all_of(this->axes, turns))
    for (int d = 0; d < board.directions(); ++d) this->all_ways.push_back(DirectionId(d));
}

// Wide sets consist of whole groups of words.
template <int W>
PlanBoard<W>::PlanBoard(const Game& game) {
  const Board& board = game.board();
  this->cells = board.cells();
  this->source = &board;
  this->words = W == k_wide ? wide_words(game.layout().stride()) : game.layout().stride();
  for (int c = 0; c < card_cells(board).first; ++c)
    (board.link_cells().has(CellId(c)) ? links : all).add(c);
  for (const ZoneDef& zone : game.definition().zones) add_ground(game, zone);
  add_links(board);
  this->levels.resize(nth(board.is_grid() ? board.size().z : 1));
  for (int c = 0; c < board.plain_cells(); ++c)
    this->levels[board.is_grid() ? nth(board.where(CellId(c)).z - 1) : 0].add(c);
  add_shifts(game);
  add_axes(board);
  for (const ZoneDef& zone : game.definition().zones)
    fog.push_back(zone.see.who == Visibility::Who::cells
                      ? bind_set(game, zone.see.set, game.zone(zone.name),
                                 "zones." + zone.name + ".see", {.before = true})
                      : nullptr);
}

#define HR_PLAN_BOARD(W) template struct PlanBoard<W>;
HR_EACH_WIDTH(HR_PLAN_BOARD)
#undef HR_PLAN_BOARD

}  // namespace hr
