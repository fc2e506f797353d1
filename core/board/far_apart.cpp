// SPDX-License-Identifier: MIT
#include "core/board/far_apart.h"

#include <algorithm>
#include <bit>

#include "core/base/allowance.h"

namespace hr {

namespace {

constexpr std::int64_t k_max_work = 2'000'000;  // set words that the search may process
constexpr int k_max_searched = 2048;            // cells of a board that is searched at all

// The cells beside each cell, one after another: a search from every cell reads them often.
class NeighbourLists {
 public:
  explicit NeighbourLists(const Board& board) : first_{0} {
    for (int c = 0; c < board.cells(); ++c) {
      for (const CellId next : board.neighbours(CellId(c))) cells_.push_back(index(next));
      first_.push_back(cells_.size());
      Allowance::spend(board.cells() / 64 + 4);
    }
  }
  int cells() const { return static_cast<int>(first_.size()) - 1; }

  // The number of links from a cell to every other; unreachable cells are farther than all others.
  std::vector<int> distances(int from) const {
    std::vector<int> out(nth(cells()), cells());
    std::vector<int> reached{from};  // in order of their distances
    out[nth(from)] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      const int cell = reached[i], farther = out[nth(cell)] + 1;
      for (std::size_t n = first_[nth(cell)]; n < first_[nth(cell) + 1]; ++n) {
        int& distance = out[nth(cells_[n])];
        if (distance != cells()) continue;
        distance = farther;
        reached.push_back(cells_[n]);
      }
    }
    Allowance::spend(static_cast<std::int64_t>(4 * reached.size()));
    return out;
  }

 private:
  std::vector<std::size_t> first_;  // by cell, and one more
  std::vector<int> cells_;
};

// The search for a clique: in the graph that joins two cells if they are at least so far apart, it
// looks for `count` cells that are all joined.
class Spread {
 public:
  Spread(const Board& board, int count)
      : neighbours_(board), cells_(board.cells()), words_((cells_ + 63) / 64), count_(count) {
    if (cells_ > k_max_searched) return;
    for (int c = 0; c < cells_; ++c) distances_.push_back(neighbours_.distances(c));
    chosen_.resize(nth(count));
    candidates_.resize(nth((count + 1) * words_));
  }

  std::vector<int> best() {
    std::vector<int> out = one_by_one();
    if (cells_ > k_max_searched) return out;
    for (int apart = smallest(out); find(apart); apart = smallest(out) + 1) out = chosen_;
    return out;
  }

 private:
  int distance(int a, int b) const { return distances_[nth(a)][nth(b)]; }

  int smallest(const std::vector<int>& cells) const {
    int out = cells_;
    for (std::size_t a = 0; a < cells.size(); ++a, Allowance::spend(static_cast<std::int64_t>(a)))
      for (std::size_t b = 0; b < a; ++b) out = std::min(out, distance(cells[a], cells[b]));
    return out;
  }

  // Starts from the first cell and always adds the cell farthest from those chosen.
  std::vector<int> one_by_one() const {
    std::vector<int> out{0}, nearest = neighbours_.distances(0);
    while (static_cast<int>(out.size()) < count_) {
      const auto next = std::max_element(nearest.begin(), nearest.end()) - nearest.begin();
      out.push_back(static_cast<int>(next));
      Allowance::spend(cells_);
      const std::vector<int> from_last = neighbours_.distances(out.back());
      for (int c = 0; c < cells_; ++c)
        nearest[nth(c)] = std::min(nearest[nth(c)], from_last[nth(c)]);
    }
    std::sort(out.begin(), out.end());
    return out;
  }

  // Looks for cells at least so far apart; returns false when there are none, or when the work is
  // used up.
  bool find(int apart) {
    if (apart > cells_) return false;
    far_.assign(nth(cells_ * words_), 0);
    work_ -= static_cast<std::int64_t>(cells_) * words_;
    for (int a = 0; a < cells_; ++a, Allowance::spend(cells_))
      for (int b = 0; b < cells_; ++b)
        if (distance(a, b) >= apart && a != b) far_[nth(a * words_ + b / 64)] |= cell_bit(b);
    for (int c = 0; c < cells_; ++c) candidates_[nth(c / 64)] |= cell_bit(c);
    return extend(0);
  }

  // Tries the candidates for the next cell, in order; the cells before it are in `chosen_`.
  bool extend(int level) {
    if (level == count_) return true;
    Word* candidates = &candidates_[nth(level * words_)];
    int left = 0;
    for (int i = 0; i < words_; ++i) left += std::popcount(candidates[i]);
    for (int i = 0; i < words_; ++i)
      while (candidates[i] != 0) {
        if (left-- < count_ - level || (work_ -= words_) < 0) return false;
        Allowance::spend(words_);
        const int cell = i * 64 + std::countr_zero(candidates[i]);
        candidates[i] &= candidates[i] - 1;
        chosen_[nth(level)] = cell;
        for (int w = 0; w < words_; ++w)
          candidates[words_ + w] = candidates[w] & far_[nth(cell * words_ + w)];
        if (extend(level + 1)) return true;
      }
    return false;
  }

  NeighbourLists neighbours_;
  int cells_, words_, count_;
  std::int64_t work_ = k_max_work;
  std::vector<std::vector<int>> distances_;  // between all cells, if the board is searched
  std::vector<Word> far_;                    // by cell: those at least so far from it
  std::vector<Word> candidates_;  // by number of chosen cells: the candidates for the next
  std::vector<int> chosen_;
};

}  // namespace

std::vector<CellId> far_apart(const Board& board, int count) {
  std::vector<CellId> out;
  for (const int cell : Spread(board, count).best()) out.push_back(CellId(cell));
  return out;
}

}  // namespace hr
