// SPDX-License-Identifier: MIT
#include "core/words/exclusion.h"

#include <algorithm>
#include <string_view>

#include "core/base/words.h"
#include "core/board/board.h"
#include "core/game/ground.h"
#include "core/language/term_table.h"

namespace hr {

namespace {

Set near_of(const TermExpr& like, TermOp op, Set a) {
  TermExpr out = like;
  out.op = op;
  out.a = std::move(a);
  return make_term(std::move(out));
}

std::string ground_words(Ground ground) {
  switch (ground) {
    case Ground::links:
      return "a link";
    case Ground::cards:
      return "a card";
    case Ground::slots:
      return "a place in a row";
    case Ground::nothing:
    case Ground::cells:
    case Ground::either:
      break;
  }
  return "a cell";
}

class Exclusion {
 public:
  Exclusion(const View& view, ZoneId zone, CellId cell) : view_(view), zone_(zone), cell_(cell) {}

  // For a cell that is not in the set.
  std::string missing(const Set& set) const {
    const Said& said = word_of(set->op).missing;
    switch (said.how) {
      case Says::text:
        return text(said.text, set);
      case Says::not_in_a:
        return has(set->a) ? text(said.text, set) : missing(set->a);
      case Says::pieces:
        return is_card() ? ", as there is no such card" : ", which holds " + none_of(*set);
      case Says::vacancy:
        return is_card() || !has(with_op(*set, TermOp::filled)) ? "" : ", which is not empty";
      case Says::beside:
        return thing(set->a).empty() ? no_room(set)
                                     : ", which is not " + reach(*set) + thing(set->a) + ways(*set);
      case Says::group:
        return has(set->a) ? not_reached(set) : missing(set->a);
      case Says::both:
        return missing_in_both(set);
      case Says::without:
        return has(set->a) ? present(set->b) : missing(set->a);
      case Says::first_of:
        return missing(any(set->a) ? set->a : set->b);
      case Says::as: {
        const Set seen = for_the_seat(*set);
        return seen ? missing(seen) : "";
      }
      // Of cells that are in a set.
      case Says::region:
      case Says::around:
      case Says::either:
      case Says::in_a:
      case Says::nothing:
      case Says::unset:
        return "";
    }
    return "";
  }

 private:
  // For a cell that is in the set but should not be.
  std::string present(const Set& set) const {
    const Said& said = word_of(set->op).present;
    switch (said.how) {
      case Says::text:
        return text(said.text, set);
      case Says::pieces:
        return is_card() ? "" : text(", which holds {set}", set);
      case Says::region:
        return text(cells(set).size() == 1 ? ", which is {set}" : ", which is part of {set}", set);
      case Says::beside:
        return beside(*set, reach(*set));
      case Says::around:
        return has(set->a) ? present(set->a) : beside(*set, reach(*set));
      case Says::either:
        return present(has(set->a) ? set->a : set->b);
      case Says::in_a:
        return present(set->a);
      case Says::as: {
        const Set seen = for_the_seat(*set);
        return seen ? present(seen) : "";
      }
      // Of cells that are not in a set.
      case Says::not_in_a:
      case Says::vacancy:
      case Says::group:
      case Says::both:
      case Says::without:
      case Says::first_of:
      case Says::nothing:
      case Says::unset:
        return "";
    }
    return "";
  }

  std::string not_reached(const Set& group) const {
    return text(on_another_level(group) ? ", which is on a different level from {b}"
                                        : ", which cannot be reached from {b}",
                group);
  }
  std::string missing_in_both(const Set& set) const {
    if (is_set(set->a)) return missing(has(set->a) ? set->b : set->a);
    return is_set(set->b) && !has(set->b) ? missing(set->b) : "";
  }

  // A text with what its arguments stand for; "" if one of them has no name.
  std::string text(std::string_view words, const Set& set) const {
    bool nameless = false;
    std::string out = filled_in(words, [&](std::string_view argument) {
      std::string name = named(argument, set);
      nameless = nameless || name.empty();
      return name;
    });
    return nameless ? "" : out;
  }
  std::string named(std::string_view argument, const Set& set) const {
    if (argument == "low") return std::to_string(set->low);
    if (argument == "set") return thing(set);
    if (argument == "attribute") return spoken(set->name);
    return thing(argument == "a" ? set->a : argument == "b" ? set->b : set->c);
  }

  static bool leaps(const TermExpr& near) {
    return std::ranges::any_of(
        near.dirs, [](const std::string& word) { return leap_named(word).has_value(); });
  }
  // "beside ", "a leap from ", or how far from the thing, in links straight on.
  static std::string reach(const TermExpr& near) {
    if (leaps(near)) return "a leap from ";
    if (!near.b) return "beside ";
    if (near.b->op != TermOp::number) return "so many links from ";
    return count_text(near.b->low, "link", "links") + " from ";
  }
  // In which directions, if not in all.
  static std::string ways(const TermExpr& near) {
    if (near.ways) return " in that direction";
    if (near.dirs.empty() || leaps(near)) return "";
    std::vector<std::string> words;
    for (const std::string& word : near.dirs) words.push_back(spoken(word));
    return std::string(" in the direction") + (words.size() == 1 ? " " : "s ") +
           list_text(words, "or");
  }

  static Set with_op(const TermExpr& like, TermOp op) {
    TermExpr out = like;
    out.op = op;
    return make_term(std::move(out));
  }

  // What another seat means, in the words of the seat that is told: their own is an enemy's. Null
  // if there is no such word.
  Set for_the_seat(const TermExpr& as) const {
    if (as.a->op == TermOp::me) return as.b;
    const bool all_others = as.a->op == TermOp::others ||
                            (view_.game().seats() == 2 &&
                             (as.a->op == TermOp::next_seat || as.a->op == TermOp::opponents));
    if (!all_others) return nullptr;
    if (word_of(as.b->op).pieces == MeantPieces::own) return with_op(*as.b, TermOp::enemy);
    if (as.b->op != TermOp::region || as.b->whose != Whose::own) return nullptr;
    TermExpr out = *as.b;
    out.whose = Whose::enemy;
    return make_term(std::move(out));
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
    const bool vacant = word_of(set->op).pieces == MeantPieces::absent;
    if (!vacant || !cells(with_op(*set, TermOp::filled)).has(cell)) return "";
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
    if (word_of(what->op).joins == Joins::unite) {
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
    if (set->op == TermOp::region) return region_name(*set);
    if (set->op == TermOp::cell) return view_.game().board().name(set->cell);
    const std::string noun = set->name.empty() ? any_noun() : spoken(set->name);
    switch (word_of(set->op).pieces) {
      case MeantPieces::own:
        return set->name.empty() ? "a " + noun + " of yours" : "your " + noun;
      case MeantPieces::enemy:
        return with_article(noun) + " of another player";
      case MeantPieces::any:
        return with_article(noun);
      case MeantPieces::absent:
      case MeantPieces::unseen:
      case MeantPieces::none:
        return "";
    }
    return "";
  }

  // Cells of bags are kinds of cards, and cells of rows places for one.
  bool is_card() const { return ground_of(view_.game().board(), cell_) == Ground::cards; }
  const char* any_noun() const {
    return ground_of(view_.game().board(), cell_) == Ground::slots ? "card" : "piece";
  }

  std::string none_of(const TermExpr& set) const {
    const std::string noun = set.name.empty() ? any_noun() : spoken(set.name);
    switch (word_of(set.op).pieces) {
      case MeantPieces::own:
        return "no " + noun + " of yours";
      case MeantPieces::enemy:
        return "no " + noun + " of another player";
      case MeantPieces::any:
      case MeantPieces::absent:
      case MeantPieces::unseen:
      case MeantPieces::none:
        break;
    }
    return "no " + noun;
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
  // A condition may guard a set.
  bool is_set(const Set& set) const {
    return view_.game().bind(set, zone_, "")->sort == Sort::cells;
  }
  bool any(const Set& set) const { return cells(set).size() > 0; }

  const View& view_;
  ZoneId zone_;
  CellId cell_;
};

}  // namespace

std::string why_not_in(const View& view, const Set& set, ZoneId zone, CellId cell) {
  const Game& game = view.game();
  const Ground ground = ground_of(game, *game.bind(set, zone, ""));
  const bool may_be = (ground & ground_of(game.board(), cell)) != Ground::nothing;
  if (ground != Ground::nothing && !may_be) return ", which is not " + ground_words(ground);
  return Exclusion(view, zone, cell).missing(set);
}

}  // namespace hr
