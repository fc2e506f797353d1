// SPDX-License-Identifier: MIT
#include "core/words/exclusion.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/words.h"
#include "core/board/board.h"
#include "core/game/place_type.h"
#include "core/game/teams.h"
#include "core/language/term_table.h"

namespace hr {

namespace {

Set near_of(const TermExpr& like, TermOp op, Set a) {
  TermExpr out = like;
  out.op = op;
  out.a = std::move(a);
  return make_term(std::move(out));
}

Message not_on(PlaceType place_type, const std::string& cell) {
  switch (place_type) {
    case PlaceType::links:
      return Message("{Cell} is not a link.", cell);
    case PlaceType::cards:
      return Message("{Cell} is not a card.", cell);
    case PlaceType::slots:
      return Message("{Cell} is not a place in a row.", cell);
    case PlaceType::nothing:
    case PlaceType::cells:
    case PlaceType::either:
      break;
  }
  return Message("{Cell} is not a cell.", cell);
}

class Exclusion {
 public:
  Exclusion(const View& view, ZoneId zone, CellId cell) : view_(view), zone_(zone), cell_(cell) {}

  // For a cell that is not in the set.
  Message missing(const Set& set) const {
    const Said& said = word_of(set->op).missing;
    switch (said.how) {
      case Says::text:
        return text(said.text, set);
      case Says::not_in_a:
        return has(set->a) ? text(said.text, set) : missing(set->a);
      case Says::pieces:
        return is_card() ? Message("There is no such card.")
                         : Message("{Cell} holds no {piece}.", name(), none_of(*set));
      case Says::vacancy:
        if (is_card() || !has(with_op(*set, TermOp::filled))) return {};
        return Message("{Cell} is not empty.", name());
      case Says::beside:
        return thing(set->a).empty() ? no_room(set) : not_beside(*set);
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
        return seen ? missing(seen) : Message();
      }
      // Of cells that are in a set.
      case Says::region:
      case Says::around:
      case Says::either:
      case Says::in_a:
      case Says::nothing:
      case Says::unset:
        return {};
    }
    return {};
  }

 private:
  // For a cell that is in the set but should not be.
  Message present(const Set& set) const {
    const Said& said = word_of(set->op).present;
    switch (said.how) {
      case Says::text:
        return text(said.text, set);
      case Says::pieces:
        return is_card() ? Message() : text(message_text("{Cell} holds {set}."), set);
      case Says::region:
        return text(cells(set).size() == 1 ? message_text("{Cell} is {set}.")
                                           : message_text("{Cell} is part of {set}."),
                    set);
      case Says::beside:
        return beside(*set);
      case Says::around:
        return has(set->a) ? present(set->a) : beside(*set);
      case Says::either:
        return present(has(set->a) ? set->a : set->b);
      case Says::in_a:
        return present(set->a);
      case Says::as: {
        const Set seen = for_the_seat(*set);
        return seen ? present(seen) : Message();
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
        return {};
    }
    return {};
  }

  Message not_reached(const Set& group) const {
    return text(on_another_level(group) ? message_text("{Cell} is on a different level from {b}.")
                                        : message_text("{Cell} cannot be reached from {b}."),
                group);
  }
  Message missing_in_both(const Set& set) const {
    if (is_set(set->a)) return missing(has(set->a) ? set->b : set->a);
    return is_set(set->b) && !has(set->b) ? missing(set->b) : Message();
  }

  // A row's text about the parts of a set; nothing if one of them has no name.
  Message text(std::string_view row, const Set& set) const {
    std::vector<Message> parts;
    each_message_place(row, [&](const MessagePlace& place) { parts.push_back(part(place, set)); });
    if (std::ranges::any_of(parts, &Message::empty)) return {};
    return Message::of(row, std::move(parts));
  }
  Message part(const MessagePlace& place, const Set& set) const {
    if (place.means(MessagePlace("cell"))) return Message::name(name());
    if (place.name == "low") return Message::number(set->low);
    if (place.name == "set") return thing(set);
    if (place.name == "attribute") return Message::name(spoken(set->name));
    return thing(place.name == "a" ? set->a : place.name == "b" ? set->b : set->c);
  }

  static bool leaps(const TermExpr& near) {
    return std::ranges::any_of(
        near.dirs, [](const std::string& word) { return leap_named(word).has_value(); });
  }
  // Where a cell is from which one link leads to a thing, or a leap, or so many links straight on.
  static Message place_beside(const TermExpr& near, Message thing) {
    if (leaps(near)) return Message("a leap from {thing}", std::move(thing));
    if (!near.b) return Message("beside {thing}", std::move(thing));
    if (!is_number(*near.b)) return Message("so many links from {thing}", std::move(thing));
    return Message("{n} {n:link|links} from {thing}", near.b->low, std::move(thing));
  }
  Message not_beside(const TermExpr& near) const {
    Message place = place_beside(near, thing(near.a));
    if (near.ways)
      return Message("{Cell} is not {there} in that direction.", name(), std::move(place));
    if (near.dirs.empty() || leaps(near))
      return Message("{Cell} is not {there}.", name(), std::move(place));
    std::vector<std::string> words;
    for (const std::string& word : near.dirs) words.push_back(spoken(word));
    return Message("{Cell} is not {there} in the {ways:direction|directions} {ways}.", name(),
                   std::move(place), Message::any_of(words));
  }

  static Set with_op(const TermExpr& like, TermOp op) {
    TermExpr out = like;
    out.op = op;
    return make_term(std::move(out));
  }

  // What another seat means, in the words of the seat that is told: their own is an enemy's. Null
  // if there is no such word.
  Set for_the_seat(const TermExpr& as) const {
    const SeatId viewer = view_.viewer();
    const FixedSeats seats = word_of(as.a->op).seats;
    if (seats == nullptr || !is_seat(viewer)) return nullptr;
    const SeatsAround around = seats_around(view_.game().definition(), viewer);
    const auto meant = seats(around, 0);
    if (meant == around.me) return as.b;
    if (meant != (around.all & ~around.me)) return nullptr;
    if (word_of(as.b->op).pieces == MeantPieces::own) return with_op(*as.b, TermOp::enemy);
    if (!is_region(*as.b) || as.b->whose != Whose::own) return nullptr;
    TermExpr out = *as.b;
    out.whose = Whose::enemy;
    return make_term(std::move(out));
  }

  // If cells in one direction from here, possibly with turns, have to be empty: the one that is
  // not.
  Message no_room(Set set) const {
    CellId cell = cell_;
    for (; set->op == TermOp::near; set = set->a) {
      const std::vector<DirectionId> dirs = view_.game().directions(set->dirs, view_.viewer(), "");
      if (dirs.size() != 1) return {};
      cell = before(cell, dirs.front());
      if (cell == CellId::none)
        return Message("{Cell} is too close to the edge of the board.", name());
    }
    const bool vacant = word_of(set->op).pieces == MeantPieces::absent;
    if (!vacant || !cells(with_op(*set, TermOp::filled)).has(cell)) return {};
    return Message("{Cell} is not empty.", view_.game().board().name(cell));
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
  Message beside(const TermExpr& set, bool close = false) const {
    const Set& what = set.a;
    if (word_of(what->op).joins == Joins::unite) {
      const Set first = near_of(set, TermOp::near, what->a);
      return beside(has(first) ? *first : *near_of(set, TermOp::near, what->b), close);
    }
    if (word_of(what->op).missing.how == Says::beside) return beside(*what, true);
    Message other = thing(what);
    if (other.empty()) return {};
    if (close) return Message("{Cell} is close to {thing}.", name(), std::move(other));
    return Message("{Cell} is {there}.", name(), place_beside(set, std::move(other)));
  }

  // People call a group within one level a level.
  bool on_another_level(const Set& group) const {
    const auto level = [&](CellId cell) { return view_.game().board().where(cell).z; };
    const std::vector<CellId> reached = cells(group).list();
    return !reached.empty() && std::ranges::all_of(reached, [&](CellId cell) {
      return level(cell) == level(reached.front()) && level(cell) != level(cell_);
    });
  }

  // The name of what is on the cells of a set, or of what they belong to; nothing if it has none.
  Message thing(const Set& set) const {
    if (is_region(*set)) return region_name(*set);
    if (is_one_cell(*set)) return Message::name(view_.game().board().name(set->cell));
    Message noun = noun_of(*set);
    switch (word_of(set->op).pieces) {
      case MeantPieces::own:
        if (set->name.empty()) return Message("a {piece} of yours", std::move(noun));
        return Message("your {piece}", std::move(noun));
      case MeantPieces::enemy:
        return Message("{a piece} of another player", std::move(noun));
      case MeantPieces::any:
        return Message("{a piece}", std::move(noun));
      case MeantPieces::absent:
      case MeantPieces::unseen:
      case MeantPieces::none:
        return {};
    }
    return {};
  }

  // Cells of bags are kinds of cards, and cells of rows places for one.
  bool is_card() const { return place_type_of(view_.game().board(), cell_) == PlaceType::cards; }
  Message noun_of(const TermExpr& pieces) const {
    if (!pieces.name.empty()) return Message::name(spoken(pieces.name));
    return place_type_of(view_.game().board(), cell_) == PlaceType::slots ? Message("card")
                                                                          : Message("piece");
  }

  // What a cell holds none of.
  Message none_of(const TermExpr& set) const {
    Message noun = noun_of(set);
    switch (word_of(set.op).pieces) {
      case MeantPieces::own:
        return Message("{piece} of yours", std::move(noun));
      case MeantPieces::enemy:
        return Message("{piece} of another player", std::move(noun));
      case MeantPieces::any:
      case MeantPieces::absent:
      case MeantPieces::unseen:
      case MeantPieces::none:
        break;
    }
    return noun;
  }

  Message region_name(const TermExpr& set) const {
    const Game& game = view_.game();
    const RegionId region = game.region(set.name);
    const bool by_seat = game.definition().regions[region].cells.size() > 1;
    std::string name = spoken(set.name);
    if (!by_seat) return Message("the {region}", std::move(name));
    switch (set.whose) {
      case Whose::any:
        return Message("{a region}", std::move(name));
      case Whose::own:
        return Message("your {region}", std::move(name));
      case Whose::enemy:
        break;
    }
    return Message("another player's {region}", std::move(name));
  }

  const std::string& name() const { return view_.game().board().name(cell_); }
  CellSet cells(const Set& set) const {
    return view_.cells(view_.game().bind(set, zone_, ""), view_.viewer());
  }
  bool has(const Set& set) const { return cells(set).has(cell_); }
  // A condition may guard a set.
  bool is_set(const Set& set) const {
    return view_.game().bind(set, zone_, "")->type == TermType::cells;
  }
  bool any(const Set& set) const { return cells(set).size() > 0; }

  const View& view_;
  ZoneId zone_;
  CellId cell_;
};

}  // namespace

Message why_not_in(const View& view, const Set& set, ZoneId zone, CellId cell) {
  const Game& game = view.game();
  const PlaceType place_type = place_type_of(game, *game.bind(set, zone, ""));
  const bool may_be = (place_type & place_type_of(game.board(), cell)) != PlaceType::nothing;
  if (place_type != PlaceType::nothing && !may_be)
    return not_on(place_type, game.board().name(cell));
  return Exclusion(view, zone, cell).missing(set);
}

}  // namespace hr
