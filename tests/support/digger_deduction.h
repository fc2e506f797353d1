// SPDX-License-Identifier: MIT
// A player of Cube Digger who knows the rules, watches the pawns and listens: computes what follows
// about the maps of the others. `wrong` reports contradictions between the things it was told.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/models/plain_cube_digger.h"

namespace hr::tests {

class DiggerDeduction {
 public:
  enum class Is : std::int8_t { unknown, yes, no };

  DiggerDeduction(const Game& game, const PlainCubeDigger& rules, int treasures, int bombs)
      : game_(game), rules_(rules), treasures_(treasures), bombs_(bombs) {
    for (int foe = 0; foe < game.seats(); ++foe) {
      bomb_.emplace_back(nth(game.cells()), Is::unknown);
      chest_.emplace_back(nth(game.cells()), Is::unknown);
      for (int c = 0; c < game.cells(); ++c) set_up(foe, c);
    }
  }

  // Takes in what was announced after one action of `actor`, whose pawn moved from `from` to
  // `here`.
  void hear(const Said& said, int actor, int from, int here) {
    for (const std::string& sentence : said) one(words_of(sentence), actor, from, here);
    forget_bombs(actor);
  }

  Is bomb(int foe, int cell) const { return bomb_[nth(foe)][nth(cell)]; }
  Is chest(int foe, int cell) const { return chest_[nth(foe)][nth(cell)]; }
  const std::string& wrong() const { return wrong_; }
  int learned() const { return learned_; }  // facts beyond those of the setup

 private:
  void set_up(int foe, int c) {
    const auto level = [&](int cell) { return game_.board().where(CellId(cell)).z; };
    Spots at = rules_.beside(c);
    at.insert(c);
    for (const int n : at)
      if (rules_.is_home(n)) bomb_[nth(foe)][nth(c)] = Is::no;
    if (rules_.is_home(c) || at.contains(rules_.home(foe)) || level(c) != level(rules_.home(foe)))
      chest_[nth(foe)][nth(c)] = Is::no;
  }

  void know(std::vector<Is>& facts, int cell, Is what, const char* of) {
    Is& known = facts[nth(cell)];
    if (known != Is::unknown && known != what)
      wrong_ = std::string(of) + " at " + game_.board().name(CellId(cell));
    learned_ += known == Is::unknown ? 1 : 0;
    known = what;
  }
  void know_bomb(int foe, int cell, bool there) {
    know(bomb_[nth(foe)], cell, there ? Is::yes : Is::no, "bomb");
    if (!there) return;
    for (const int n : rules_.beside(cell)) know(bomb_[nth(foe)], n, Is::no, "bomb beside a bomb");
    if (std::ranges::count(bomb_[nth(foe)], Is::yes) > bombs_) wrong_ = "too many bombs";
  }
  void know_chest(int foe, int cell, bool there) {
    know(chest_[nth(foe)], cell, there ? Is::yes : Is::no, "treasure");
  }

  // Removed bombs are no longer there; of the other seats, only those named had bombs there.
  void forget_bombs(int actor) {
    for (const auto& [cell, named] : gone_)
      for (int foe = 0; foe < game_.seats(); ++foe) {
        Is& known = bomb_[nth(foe)][nth(cell)];
        if (foe != actor && !named.contains(foe) && known == Is::yes) wrong_ = "a bomb unsaid";
        known = Is::no;
      }
    gone_.clear();
  }

  void one(const std::vector<std::string>& words, int actor, int from, int here) {
    const std::string& event = words[0];
    const auto n = [&](std::size_t i) { return number_of(words[i]); };
    if (event != "boom" && event != "defused") forget_bombs(actor);
    if (event == "boom" || event == "defused") {
      know_bomb(n(2), n(3), true);
      gone_[n(3)].insert(n(2));
    } else if (event == "own") {
      know_bomb(actor, n(2), true);
      gone_[n(2)];
    } else if (event == "bomb" || event == "clear") {
      know_bomb(n(1), n(2), event == "bomb");
    } else if (event == "dud") {
      for (int foe = 0; foe < game_.seats(); ++foe) know_bomb(foe, n(2), false);
    } else if (event == "nothing") {
      for (const int foe : rules_.others(actor))
        know_bomb(foe, n(2), false), know_chest(foe, n(2), false);
    } else if (event == "found" || event == "seen") {
      for (const int foe : rules_.others(actor)) know_bomb(foe, n(3), false);
      know_chest(n(2), n(3), true);
      if (event == "found") chest_[nth(n(2))][nth(n(3))] = Is::no;
    } else if (event == "dropped") {
      chest_[nth(n(2))].assign(nth(game_.cells()), Is::unknown);
    } else if (event == "answer") {
      know_bomb(n(1), n(2), words[3] == "bomb");
      know_chest(n(1), n(2), words[3] == "treasure");
    } else if (event == "no_bombs") {
      for (int c = 0; c < game_.cells(); ++c) know_bomb(n(1), c, false);
    } else if (event == "sniffed") {
      sniffed(n(2), here, std::stoi(words[4]) + (words[3] == "steps" ? 0 : 1));
    } else if (event == "detector" && treasures_ == 1) {
      detected(n(3), from, here, words[2]);
    }
  }

  void sniffed(int foe, int here, int steps) {
    bool possible = false;
    for (int c = 0; c < game_.cells(); ++c) {
      if (rules_.distance(here, c) < steps) know_bomb(foe, c, false);
      possible = possible || (rules_.distance(here, c) == steps && bomb(foe, c) != Is::no);
    }
    if (!possible) wrong_ = "no bomb can be so near";
  }

  void detected(int foe, int from, int here, const std::string& word) {
    bool possible = false;
    for (int c = 0; c < game_.cells(); ++c) {
      const int was = rules_.distance(from, c), is = rules_.distance(here, c);
      const bool fits = word == (is < was   ? "closer to"
                                 : is > was ? "farther from"
                                            : "just as far from");
      if (!fits) know_chest(foe, c, false);
      possible = possible || chest(foe, c) != Is::no;
    }
    if (!possible) wrong_ = "the treasure can be nowhere";
  }

  const Game& game_;
  const PlainCubeDigger& rules_;
  int treasures_, bombs_, learned_ = 0;
  std::vector<std::vector<Is>> bomb_, chest_;  // by seat, then cell
  std::map<int, Spots> gone_;  // cells whose bombs were removed, and the seats named
  std::string wrong_;
};

}  // namespace hr::tests
