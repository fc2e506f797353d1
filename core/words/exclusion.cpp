// SPDX-License-Identifier: MIT
#include "core/words/exclusion.h"

#include <algorithm>
#include <string_view>

#include "core/base/words.h"
#include "core/board/board.h"

namespace hr {

namespace {

Set near_of(const TermExpr& like, TermOp op, Set a) {
  return near_set(op, std::move(a), like.dirs);
}

class Exclusion {
 public:
  Exclusion(const View& view, ZoneId zone, CellId cell) : view_(view), zone_(zone), cell_(cell) {}

  // For a cell that is not in the set.
  std::string missing(const Set& set) const {
    switch (set->op) {
      case TermOp::own:
      case TermOp::enemy:
      case TermOp::any:
      case TermOp::filled:
        return is_card() ? ", as there is no such card" : ", which holds " + none_of(*set);
      case TermOp::region:
        return ", which is not part of " + region_name(*set);
      case TermOp::near:
      case TermOp::around: {
        const std::string what = thing(set->a);
        return what.empty() ? no_room(set) : ", which is not beside " + what;
      }
      case TermOp::level: {
        const std::string what = thing(set->a);
        return what.empty() ? "" : ", which is on a different level from " + what;
      }
      case TermOp::group: {
        if (!has(set->a)) return missing(set->a);
        const std::string from = thing(set->b);
        if (from.empty()) return "";
        return on_another_level(set) ? ", which is on a different level from " + from
                                     : ", which cannot be reached from " + from;
      }
      case TermOp::meet:
        return missing(has(set->a) ? set->b : set->a);
      case TermOp::minus:
        return has(set->a) ? present(set->b) : missing(set->a);
      case TermOp::first_of:
        return missing(any(set->a) ? set->a : set->b);
      default:
        return "";
    }
  }

 private:
  // For a cell that is in the set but should not be.
  std::string present(const Set& set) const {
    switch (set->op) {
      case TermOp::own:
      case TermOp::enemy:
      case TermOp::any:
      case TermOp::filled:
        return is_card() ? "" : ", which holds " + thing(set);
      case TermOp::region:
        return (cells(set).size() == 1 ? ", which is " : ", which is part of ") + region_name(*set);
      case TermOp::near:
        return beside(*set, "beside ");
      case TermOp::around:
        return has(set->a) ? present(set->a) : beside(*set, "beside ");
      case TermOp::unite:
        return present(has(set->a) ? set->a : set->b);
      case TermOp::minus:
        return present(set->a);
      default:
        return "";
    }
  }

  // If cells in one direction from here, possibly with turns, have to be empty: the one that is
  // not.
  std::string no_room(Set set) const {
    CellId cell = cell_;
    for (; set->op == TermOp::near; set = set->a) {
      const std::vector<DirectionId> dirs = view_.game().directions(set->dirs, view_.viewer(), "");
      if (dirs.size() != 1) return "";
      cell = before(cell, dirs.front());
      if (cell == CellId::none) return ", which is too close to the edge of the board";
    }
    TermExpr filled = *set;
    filled.op = TermOp::filled;
    if (set->op != TermOp::empty || !cells(std::make_shared<TermExpr>(filled)).has(cell)) return "";
    return ", because " + view_.game().board().name(cell) + " is not empty";
  }

  // The cell from which a direction leads to `to`.
  CellId before(CellId to, DirectionId dir) const {
    const Game& game = view_.game();
    for (int c = 0; c < game.cells(); ++c)
      if (game.link(CellId(c), dir) == to) return CellId(c);
    return CellId::none;
  }

  // For a cell beside what `set` surrounds (the first of several things), or close to it if that
  // itself surrounds something.
  std::string beside(const TermExpr& set, const std::string& how) const {
    const Set& what = set.a;
    if (what->op == TermOp::unite) {
      const Set first = near_of(set, TermOp::near, what->a);
      return beside(has(first) ? *first : *near_of(set, TermOp::near, what->b), how);
    }
    if (what->op == TermOp::near || what->op == TermOp::around) return beside(*what, "close to ");
    const std::string name = thing(what);
    return name.empty() ? "" : ", which is " + how + name;
  }

  // People call a group within one level a level.
  bool on_another_level(const Set& group) const {
    const auto level = [&](CellId cell) { return view_.game().board().where(cell).z; };
    const std::vector<CellId> reached = cells(group).list();
    return !reached.empty() && std::ranges::all_of(reached, [&](CellId cell) {
      return level(cell) == level(reached.front()) && level(cell) != level(cell_);
    });
  }

  // The name of what is on the cells of a set, or of what they belong to; "" if it has none.
  std::string thing(const Set& set) const {
    const std::string noun = set->name.empty() ? any_noun() : spoken(set->name);
    switch (set->op) {
      case TermOp::own:
        return set->name.empty() ? "a " + noun + " of yours" : "your " + noun;
      case TermOp::enemy:
        return with_article(noun) + " of another player";
      case TermOp::any:
      case TermOp::filled:
        return with_article(noun);
      case TermOp::region:
        return region_name(*set);
      case TermOp::cell:
        return view_.game().board().name(set->cell);
      default:
        return "";
    }
  }

  // Cells of bags are kinds of cards, and cells of rows places for one.
  bool is_card() const { return ground_of(view_.game().board(), cell_) == Ground::cards; }
  const char* any_noun() const {
    return ground_of(view_.game().board(), cell_) == Ground::slots ? "card" : "piece";
  }

  std::string none_of(const TermExpr& set) const {
    const std::string noun = set.name.empty() ? any_noun() : spoken(set.name);
    return "no " + noun +
           (set.op == TermOp::own     ? " of yours"
            : set.op == TermOp::enemy ? " of another player"
                                      : "");
  }

  std::string region_name(const TermExpr& set) const {
    const Game& game = view_.game();
    const RegionId region = game.region(set.name);
    const bool by_seat = game.definition().regions[region].cells.size() > 1;
    const std::string name = spoken(set.name);
    if (!by_seat) return "the " + name;
    if (set.whose == Whose::any) return with_article(name);
    return (set.whose == Whose::own ? "your " : "another player's ") + name;
  }

  CellSet cells(const Set& set) const {
    return view_.cells(view_.game().bind(set, zone_, ""), view_.viewer());
  }
  bool has(const Set& set) const { return cells(set).has(cell_); }
  bool any(const Set& set) const { return cells(set).size() > 0; }

  const View& view_;
  ZoneId zone_;
  CellId cell_;
};

}  // namespace

std::string why_not_in(const View& view, const Set& set, ZoneId zone, CellId cell) {
  return Exclusion(view, zone, cell).missing(set);
}

}  // namespace hr
