// SPDX-License-Identifier: MIT
// Five cards that say where pieces may go: a simple model for the probe onitama, dealt as its
// option `fixed` says.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/base/ids.h"
#include "tests/models/plain_duel.h"

namespace hr::tests {

class PlainOnitama : public PlainDuel {
 public:
  static constexpr int k_side = 5, k_plies = 400;
  using Move =
      std::tuple<std::string, int, int>;  // the card, from, to; "exchange" with the card, 0, 0

  PlainOnitama() {
    for (int x = 0; x < k_side; ++x) {
      at(x) = {0, x == 2};
      at((k_side - 1) * k_side + x) = {1, x == 2};
    }
    to_move_ = 1;  // the ox has the stamp of blue
  }

  std::vector<Move> moves() const {
    std::vector<Move> out;
    if (over()) return out;
    for (const int card : hands_[nth(to_move_)])
      for (const auto& [right, ahead] : k_cards[nth(card)].ways)
        for (int from = 0; from < k_side * k_side; ++from) {
          const int side = to_move_ == 0 ? 1 : -1;
          const int x = from % k_side + side * right, y = from / k_side + side * ahead;
          if (board_[nth(from)].owner != to_move_ || std::min(x, y) < 0 || std::max(x, y) >= k_side)
            continue;
          const int to = y * k_side + x;
          if (board_[nth(to)].owner != to_move_)
            out.emplace_back(k_cards[nth(card)].name, from, to);
        }
    if (out.empty())
      for (const int card : hands_[nth(to_move_)]) out.emplace_back(exchange(card), 0, 0);
    std::ranges::sort(out);
    return out;
  }

  void play(const Move& move) {
    const int me = to_move_;
    const auto& [name, from, to] = move;
    auto& hand = hands_[nth(me)];
    const bool moves = !name.starts_with("exchange");
    const auto used = std::ranges::find_if(hand, [&, card = name](int own) {
      return moves ? k_cards[nth(own)].name == card : exchange(own) == card;
    });
    std::swap(*used, middle_);
    to_move_ = 1 - me;
    ++plies_;
    if (moves) {
      const bool taken = at(to).master;
      at(to) = std::exchange(at(from), {});
      if (taken || (at(to).master && to == (me == 0 ? (k_side - 1) * k_side : 0) + 2))
        return end(me);
    }
    if (plies_ == k_plies) end(-1);
  }

 private:
  struct Piece {
    int owner = -1;
    bool master = false;
  };
  struct Card {
    const char* name;
    std::vector<std::pair<int, int>> ways;  // right and ahead
  };

  static std::string exchange(int card) {
    return std::string("exchange ") + k_cards[nth(card)].name;
  }
  Piece& at(int cell) { return board_[nth(cell)]; }

  inline static const std::array<Card, 5> k_cards{{{"crab", {{-2, 0}, {0, 1}, {2, 0}}},
                                                   {"goose", {{-1, 1}, {-1, 0}, {1, 0}, {1, -1}}},
                                                   {"monkey", {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}},
                                                   {"mantis", {{-1, 1}, {1, 1}, {0, -1}}},
                                                   {"ox", {{0, 1}, {0, -1}, {1, 0}}}}};

  std::array<Piece, nth(k_side* k_side)> board_{};
  std::array<std::array<int, 2>, 2> hands_{{{0, 1}, {2, 3}}};
  int middle_ = 4;
  int plies_ = 0;
};

}  // namespace hr::tests
