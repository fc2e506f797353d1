// SPDX-License-Identifier: MIT
// Cube Digger according to its rule sheet, for any number of players: the result of one action,
// computed cell by cell from the positions of things. Which squares are adjacent follows from their
// positions and from the given cuts. Shares no code with the ruleset.
#pragma once

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/view.h"

namespace hr::tests {

using Spots = std::set<int>;

// The positions of all things, and what each seat carries (-1: nothing); by seat.
struct Diggings {
  std::vector<Spots> bombs, treasures;
  std::vector<int> pawns, carrying, turns;
  friend bool operator==(const Diggings&, const Diggings&) = default;
};

// What is announced, as "found|s0|s1|c12": the event, seats and cells as numbers, words as they
// are.
using Said = std::vector<std::string>;

inline std::vector<std::string> words_of(const std::string& sentence) {
  std::istringstream in(sentence);
  std::vector<std::string> out;
  for (std::string word; std::getline(in, word, '|');) out.push_back(word);
  return out;
}
inline int number_of(const std::string& word) { return std::stoi(word.substr(1)); }
inline std::string seat_word(int seat) { return "|s" + std::to_string(seat); }
inline std::string cell_word(int cell) { return "|c" + std::to_string(cell); }

struct DiggerRules {
  bool homes_off_limits = false, rehide_apart = false, cumulative = false;
  bool retribution = false, detectors = false, sniffers = false, sniff_steps = false;
};

class PlainCubeDigger {
 public:
  PlainCubeDigger(const Game& game, DiggerRules rules,
                  const std::vector<std::pair<std::string, std::string>>& cuts = {})
      : game_(game), rules_(rules) {
    for (const auto& [a, b] : cuts)
      for (const auto& [from, to] : {std::pair{a, b}, std::pair{b, a}})
        cuts_.emplace(index(game.board().find(from).value()), index(game.board().find(to).value()));
    for (int c = 0; c < game.cells(); ++c) steps_.push_back(steps_from(c));
    for (int s = 0; s < game.seats(); ++s)
      homes_.push_back(index(game.region(game.region("home"), SeatId(s)).next()));
  }

  int home(int seat) const { return homes_[nth(seat)]; }
  bool is_home(int cell) const { return std::ranges::find(homes_, cell) != homes_.end(); }

  Diggings read(const View& truth) const {
    Diggings out;
    const KindId bomb = game_.kind("bomb");
    for (int s = 0; s < game_.seats(); ++s) {
      const ZoneInstance map = game_.layout().zone_instance(game_.zone("map"), SeatId(s));
      out.bombs.emplace_back();
      out.treasures.emplace_back();
      for (int c = 0; c < game_.cells(); ++c)
        if (const KindId kind = truth.at(map, CellId(c)).piece.kind; kind != KindId::none)
          (kind == bomb ? out.bombs : out.treasures).back().insert(c);
      const ZoneInstance pawns = game_.layout().zone_instance(game_.zone("pawns"), SeatId(s));
      out.pawns.push_back(index(truth.find(pawns, {game_.kind("pawn"), SeatId(s)})));
      const auto carried = truth.var(game_.var("carrying"), SeatId(s)).value();
      out.carrying.push_back(carried == k_nil ? -1 : static_cast<int>(carried));
      out.turns.push_back(static_cast<int>(truth.var(game_.var("turns"), SeatId(s)).value()));
    }
    return out;
  }

  Spots beside(int cell) const {
    Spots out;
    const Coordinates at = game_.board().where(CellId(cell));
    for (int d : {-1, 1}) {
      add(out, {at.x + d, at.y, at.z});
      add(out, {at.x, at.y + d, at.z});
      add(out, {at.x, at.y, at.z + d});
    }
    std::erase_if(out, [&](int to) { return cuts_.contains({cell, to}); });
    return out;
  }
  int distance(int a, int b) const { return steps_[nth(a)][nth(b)]; }  // -1: not connected

  Spots steps(const Diggings& d, int me) const {
    Spots out = beside(d.pawns[nth(me)]);
    std::erase_if(out, [&](int cell) {
      const bool pawn = std::ranges::find(d.pawns, cell) != d.pawns.end();
      const bool closed = rules_.homes_off_limits && is_home(cell) && cell != home(me);
      return pawn || closed || d.bombs[nth(me)].contains(cell);
    });
    return out;
  }

  // Whether another seat can get there from its home.
  bool can_be_found(int cell, int me) const {
    const std::vector<int> foes = others(me);
    return std::ranges::any_of(foes, [&](int foe) { return distance(home(foe), cell) >= 0; });
  }

  // Where a treasure may be hidden: on the level of the seat's own home, whatever is in between.
  Spots hiding(const Diggings& d, int me, bool again) const {
    const auto level = [&](int cell) { return game_.board().where(CellId(cell)).z; };
    Spots out, apart;
    for (int c = 0; c < game_.cells(); ++c) {
      const bool pawn = std::ranges::find(d.pawns, c) != d.pawns.end();
      if (!free(d, me, c) || pawn || level(c) != level(home(me)) || distance(c, home(me)) == 1 ||
          !can_be_found(c, me))
        continue;
      out.insert(c);
      const Spots near = beside(c);
      if (std::ranges::none_of(near, [&](int n) { return d.bombs[nth(me)].contains(n); }))
        apart.insert(c);
    }
    if (again && rules_.rehide_apart && !apart.empty()) return apart;
    return again && out.empty() ? anywhere(d, me) : out;
  }

  Spots arming(const Diggings& d, int me) const {
    Spots out;
    for (int c = 0; c < game_.cells(); ++c) {
      Spots at = beside(c);
      at.insert(c);
      const bool close = std::ranges::any_of(at, [&](int n) {
        return is_home(n) || d.bombs[nth(me)].contains(n) || d.treasures[nth(me)].contains(n);
      });
      if (!close && std::ranges::find(d.pawns, c) == d.pawns.end()) out.insert(c);
    }
    return out;
  }

  // The result of a turn's action: what is announced, and who has to hide a treasure again (-1:
  // nobody).
  struct Outcome {
    Said said;
    int hides = -1;
    bool asks = false, wins = false;
  };
  Outcome act(Diggings& d, int me, const std::string& verb, int cell) const {
    Outcome out;
    if (verb == "step") {
      const int from = d.pawns[nth(me)];
      step(d, me, cell, out);
      if (rules_.sniffers) sniff(d, me, out.said);
      if (rules_.detectors) detect(d, me, from, out.said);
    }
    if (verb == "scan")
      for (const int foe : others(me))
        out.said.push_back((d.bombs[nth(foe)].contains(cell) ? "bomb" : "clear") + seat_word(foe) +
                           cell_word(cell));
    if (verb == "defuse") defuse(d, me, cell, out);
    return out;
  }

  std::vector<int> others(int me) const {
    std::vector<int> out;
    for (int s = 0; s < game_.seats(); ++s)
      if (s != me) out.push_back(s);
    return out;
  }

 private:
  void add(Spots& out, Coordinates at) const {
    if (const CellId cell = game_.board().cell(at); cell != CellId::none) out.insert(index(cell));
  }

  bool free(const Diggings& d, int me, int cell) const {
    return !is_home(cell) && !d.bombs[nth(me)].contains(cell) &&
           !d.treasures[nth(me)].contains(cell);
  }
  Spots anywhere(const Diggings& d, int me) const {
    Spots out;
    for (int c = 0; c < game_.cells(); ++c)
      if (free(d, me, c) && can_be_found(c, me) && std::ranges::find(d.pawns, c) == d.pawns.end())
        out.insert(c);
    return out;
  }

  std::vector<int> steps_from(int cell) const {
    std::vector<int> out(nth(game_.cells()), -1), waiting{cell};
    out[nth(cell)] = 0;
    for (std::size_t i = 0; i < waiting.size(); ++i)
      for (const int next : beside(waiting[i]))
        if (out[nth(next)] < 0) out[nth(next)] = out[nth(waiting[i])] + 1, waiting.push_back(next);
    return out;
  }

  static std::string line(const char* event, int me, int foe, int cell) {
    return event + seat_word(me) + seat_word(foe) + cell_word(cell);
  }

  void step(Diggings& d, int me, int cell, Outcome& out) const {
    d.pawns[nth(me)] = cell;
    for (const int foe : others(me))
      if (d.bombs[nth(foe)].erase(cell) > 0) out.said.push_back(line("boom", me, foe, cell));
    if (!out.said.empty()) {
      d.pawns[nth(me)] = home(me);
      out.hides = std::exchange(d.carrying[nth(me)], -1);
      if (out.hides >= 0) out.said.push_back("dropped" + seat_word(me) + seat_word(out.hides));
      return;
    }
    for (const int foe : others(me)) {
      if (!d.treasures[nth(foe)].contains(cell)) continue;
      const bool full = d.carrying[nth(me)] >= 0;
      out.said.push_back(line(full ? "seen" : "found", me, foe, cell));
      if (full) continue;
      d.treasures[nth(foe)].erase(cell);
      d.carrying[nth(me)] = foe;
    }
    if (out.said.empty()) out.said.push_back("nothing" + seat_word(me) + cell_word(cell));
    out.wins = d.carrying[nth(me)] >= 0 && cell == home(me);
    if (out.wins) out.said.push_back("home" + seat_word(me) + seat_word(d.carrying[nth(me)]));
  }

  void defuse(Diggings& d, int me, int cell, Outcome& out) const {
    for (const int foe : others(me))
      if (d.bombs[nth(foe)].erase(cell) > 0) out.said.push_back(line("defused", me, foe, cell));
    const bool mine = d.bombs[nth(me)].erase(cell) > 0;
    if (!out.said.empty()) return;
    out.said.push_back((mine ? "own" : "dud") + seat_word(me) + cell_word(cell));
    if (mine) return;
    out.asks = rules_.retribution;
    int& turns = d.turns[nth((me + 1) % game_.seats())];
    if (!rules_.retribution) turns = rules_.cumulative ? turns + 1 : 2;
  }

  int nearest(const Spots& spots, int from) const {  // -1: none
    int best = -1;
    for (const int c : spots)
      if (const int steps = distance(from, c); steps >= 0 && (best < 0 || steps < best))
        best = steps;
    return best;
  }

  void sniff(const Diggings& d, int me, Said& said) const {
    for (const int foe : others(me)) {
      const int steps = nearest(d.bombs[nth(foe)], d.pawns[nth(me)]);
      if (steps < 0)
        said.push_back("no_bombs" + seat_word(foe));
      else
        said.push_back("sniffed" + seat_word(me) + seat_word(foe) +
                       (rules_.sniff_steps ? "|steps|" : "|squares between|") +
                       std::to_string(rules_.sniff_steps ? steps : steps - 1));
    }
  }

  void detect(const Diggings& d, int me, int from, Said& said) const {
    for (const int foe : others(me)) {
      const int was = nearest(d.treasures[nth(foe)], from);
      const int is = nearest(d.treasures[nth(foe)], d.pawns[nth(me)]);
      if (is < 0) continue;
      const char* word = is < was ? "closer to" : is > was ? "farther from" : "just as far from";
      said.push_back("detector" + seat_word(me) + "|" + word + seat_word(foe));
    }
  }

  const Game& game_;
  DiggerRules rules_;
  std::set<std::pair<int, int>> cuts_;
  std::vector<std::vector<int>> steps_;  // from each square to each
  std::vector<int> homes_;
};

}  // namespace hr::tests
