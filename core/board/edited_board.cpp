// SPDX-License-Identifier: MIT
#include "core/board/edited_board.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "core/base/located_error.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/board/cell_names.h"
#include "core/board/far_apart.h"

namespace hr {

namespace {

[[noreturn]] void refuse(const BoardWord& word, const std::string& sentence) {
  throw LocatedError(word.line, word.column, sentence);
}

template <class List>
std::vector<std::string> names_of(const List& list) {
  std::vector<std::string> out;
  for (const auto& entry : list) out.push_back(entry.name);
  return out;
}

class Regions {
 public:
  Regions(BoardPlan& plan, const EditedBoard& edit) : plan_(plan), edit_(edit) {}

  void carry() {
    for (RegionDef& region : plan_.regions) {
      const std::vector<CellSet> was = std::move(region.cells);
      region.cells.clear();
      for (const CellSet& cells : was)
        region.cells.push_back(carried(cells, edit_.whole, plan_.board));
      const bool closed =
          !std::ranges::equal(was, region.cells, {}, &CellSet::size, &CellSet::size);
      if (region.spread && closed) spread(region);
    }
    for (const auto& mark : edit_.changes.regions) add(mark);
  }

 private:
  void spread(RegionDef& region) const {
    const int seats = static_cast<int>(region.cells.size());
    if (plan_.board.cells() < seats) return;
    const std::vector<CellId> chosen = far_apart(plan_.board, seats);
    for (std::size_t s = 0; s < chosen.size(); ++s) {
      region.cells[s].clear();
      region.cells[s].add(chosen[s]);
    }
  }

  RegionDef& region_of(const BoardWord& name) {
    const auto found = std::ranges::find(plan_.regions, name.text, &RegionDef::name);
    if (found != plan_.regions.end()) return *found;
    const std::vector<std::string> known = names_of(plan_.regions);
    refuse(name, "region: there is no region " + quote(name.text) +
                     (known.empty() ? "; this ruleset has none"
                                    : did_you_mean(name.text, known) + "; there " +
                                          (known.size() == 1 ? "is " : "are ") + list_text(known)));
  }

  void add(const BoardChanges::RegionChange& mark) {
    RegionDef& region = region_of(mark.name);
    const auto seat = mark.words.empty()
                          ? plan_.seats.end()
                          : std::ranges::find(plan_.seats, mark.words.front().text, &SeatDef::name);
    const bool one = seat != plan_.seats.end();
    CellSet cells(plan_.board.cells());
    for (const BoardWord& word : std::span(mark.words).subspan(one ? 1 : 0))
      if (const auto cell = cell_of(word, one)) cells.add(*cell);
    if (one && region.cells.size() == 1) region.cells.resize(plan_.seats.size(), region.cells[0]);
    for (std::size_t s = 0; s < region.cells.size(); ++s) {
      if (one && std::cmp_not_equal(s, seat - plan_.seats.begin())) continue;
      // The first line about a set of cells replaces it; later lines add to it.
      if (marked_.emplace(mark.name.text, s).second) region.cells[s].clear();
      region.cells[s] |= cells;
    }
  }

  // None: the cell is closed.
  std::optional<CellId> cell_of(const BoardWord& word, bool after_seat) const {
    if (const auto cell = find_cell(edit_.changes, edit_.whole, word.text))
      return plan_.board.find(edit_.whole.name(*cell));
    std::vector<std::string> known = all_cell_names(edit_.whole);
    if (!after_seat)
      for (const SeatDef& seat : plan_.seats) known.push_back(seat.name);
    refuse(word, std::string("region: there is no cell ") + (after_seat ? "" : "or seat ") +
                     quote(word.text) + did_you_mean(word.text, known) + "; " +
                     cell_names_text(edit_.whole));
  }

  BoardPlan& plan_;
  const EditedBoard& edit_;
  std::set<std::pair<std::string, std::size_t>> marked_;
};

// Rules look up cells and regions by name in the same way, so these must not clash.
void check_names(const BoardPlan& plan, const BoardChanges& changes) {
  for (const auto& [cell, name] : changes.names)
    for (const RegionDef& region : plan.regions)
      if (lower_case(region.name) == lower_case(name.text))
        refuse(name, "name: " + quote(name.text) + " is the name of a region");
}

}  // namespace

CellSet carried(const CellSet& cells, const Board& from, const Board& to) {
  CellSet out(to.cells());
  for (CellId c = cells.next(); c != CellId::none; c = cells.next(c))
    if (const auto there = to.find(from.declared_name(c))) out.add(*there);
  return out;
}

void edit_board(BoardPlan& plan, const Board& declared, std::string name, BoardChanges changes) {
  auto edit = std::make_shared<EditedBoard>();
  edit->name = std::move(name);
  edit->changes = std::move(changes);
  edit->declared = declared;
  edit->whole = std::move(plan.board);
  edit->regions = plan.regions;
  check_names(plan, edit->changes);
  plan.board = changed(edit->whole, edit->changes);
  Regions(plan, *edit).carry();
  plan.edited = std::move(edit);
}

}  // namespace hr
