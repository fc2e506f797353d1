// SPDX-License-Identifier: MIT
// Moves cards between bags and rows. A card keeps its kind; what it belongs to follows from where
// it lies. All work on the state as it is and keep slots, sets and position key in agreement; those
// that throw have moved what came before, so the caller must give up the action.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/chance.h"
#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

// How many cards are in a bag or row.
int count_cards(const State& state, const Game& game, const ZoneLayout& zone);
// The places of a row where there is a card.
std::vector<CellId> taken_places(const State& state, const Game& game, const ZoneLayout& row);

// Appends n cards of one kind: "guard", "2 guard"; dice one by one, "3, 3".
void add_card_names(std::string& names, const Game& game, const ZoneLayout& zone, int code, int n);

class CardTable {
 public:
  // Both must outlive it.
  CardTable(const Game& game, State& state) : game_(game), state_(state) {}

  // The first slot of a row with, or without, a card; none.
  CellId slot(ZoneInstance row, bool filled) const;
  // How many further cards fit into it.
  int room(ZoneInstance zone) const;

  // Puts n cards of a kind into a zone. Throws NoRoom, and Error when the kind is never there.
  // Returns the cell of the last one.
  CellId put(ZoneInstance zone, KindId kind, int n);
  // Puts what a kind begins with into all instances of its zones. Throws as put() does.
  void begin(KindId kind);
  // Moves at most n of the cards on a cell of `from`, and no more than a row has room for; returns
  // where the last one went, none if none did. Throws as put() does.
  CellId send(ZoneInstance from, CellId cell, ZoneInstance to, int n);
  // Draws at most n cards: out of a bag at random, out of a row from its front; no more than there
  // are and than `to` has room for. A bag that is empty first takes over what it refills from.
  void draw(ZoneInstance from, ZoneInstance to, int n, Chance& chance);
  // Moves what is on a cell of `from` to the same cell of `to`, which holds one on each cell, too;
  // nothing happens if there is nothing, or no such place, or a piece on it. Throws Error when the
  // kind is never there. Returns whether it moved.
  bool turn_over(ZoneInstance from, CellId cell, ZoneInstance to);
  // The first n cards of a row go behind the others, without gaps; n none: at a random place.
  void cut(ZoneInstance row, std::optional<int> n, Chance& chance);
  // Puts the cards of a row in random order, without gaps.
  void shuffle(ZoneInstance row, Chance& chance);
  // Exchanges what two instances of a zone hold.
  void trade(ZoneInstance one, ZoneInstance other);
  // Removes all dice of a bag of dice and throws n new ones into it.
  void roll(ZoneInstance dice, int n, Chance& chance);

 private:
  const ZoneLayout& layout(ZoneInstance zone) const { return game_.layout().zone(zone); }
  const ZoneDef& def(ZoneInstance zone) const {
    return game_.definition().zones[layout(zone).zone];
  }
  // The code in a zone of a piece of another zone.
  int code_in(const ZoneLayout& zone, Piece piece) const;
  void refill(ZoneInstance bag);
  void clear(ZoneInstance zone);
  int draw_one(ZoneInstance from, ZoneInstance to, int cards, Chance& chance) const;

  const Game& game_;
  State& state_;
};

// Trades one after another: by zone, whose cards it holds now.
using Traded = std::vector<std::pair<ZoneInstance, ZoneInstance>>;
inline void note_trade(Traded& traded, ZoneInstance one, ZoneInstance other) {
  const auto holder = [&](ZoneInstance zone) -> ZoneInstance& {
    const auto found = std::ranges::find(traded, zone, &Traded::value_type::first);
    return found == traded.end() ? traded.emplace_back(zone, zone).second : found->second;
  };
  const ZoneInstance mine = holder(one), its = holder(other);
  holder(one) = its;
  holder(other) = mine;
}

}  // namespace hr
