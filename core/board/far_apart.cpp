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
      for (const CellId next : board.neighbours(CellId(c))) {
        cells_.push_back(index(next));
        both_ways_ = both_ways_ && board.neighbours(next).has(CellId(c));
      }
      first_.push_back(cells_.size());
      Allowance::spend(board.cells() / 64 + 4);
    }
  }
  int cells() const { return static_cast<int>(first_.size()) - 1; }
  bool both_ways() const { return both_ways_; }  // whether every link leads back, too

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
  bool both_ways_ = true;
};

// How far cells are from each other. The distances from a cell are searched when they are needed,
// and bound the greatest distance of every other cell; so a few searches, from corners and from
// the middle, can show that no other cell is as far from any (F. W. Takes and W. A. Kosters,
// "Computing the eccentricity distribution of large graphs", 2013).
class Distances {
 public:
  explicit Distances(const Board& board)
      : neighbours_(board),
        from_(nth(board.cells())),
        at_least_(nth(board.cells())),
        at_most_(nth(board.cells()), 2 * board.cells()) {}

  const std::vector<int>& from(int cell) {
    std::vector<int>& out = from_[nth(cell)];
    if (out.empty()) {
      out = neighbours_.distances(cell);
      bound(cell);
    }
    return out;
  }

  // From here on some_as_far() asks about this distance.
  void ask(int apart) {
    apart_ = apart;
    narrows_ = neighbours_.both_ways();
  }
  // False: no cell is as far from this one. True: one may be.
  bool some_as_far(int cell) {
    while (narrows_ && is_open(cell)) narrow();
    return at_most_[nth(cell)] >= apart_;
  }

 private:
  bool is_open(int cell) const { return from_[nth(cell)].empty() && at_most_[nth(cell)] >= apart_; }
  int open_cells() const {
    int out = 0;
    for (int c = 0; c < neighbours_.cells(); ++c) out += is_open(c) ? 1 : 0;
    return out;
  }

  // Searches from the cell nearest the middle, as far as is known. Once that rules out no other
  // cell, each is searched when it is needed.
  void narrow() {
    const int before = open_cells();
    int middle = -1;
    for (int c = 0; c < neighbours_.cells(); ++c)
      if (is_open(c) && (middle < 0 || at_least_[nth(c)] < at_least_[nth(middle)])) middle = c;
    from(middle);
    Allowance::spend(std::int64_t{3} * neighbours_.cells());
    narrows_ = open_cells() < before - 1;
  }

  void bound(int cell) {
    const std::vector<int>& away = from_[nth(cell)];
    const int most = *std::max_element(away.begin(), away.end());
    if (neighbours_.both_ways())
      for (std::size_t c = 0; c < away.size(); ++c) {
        at_least_[c] = std::max({at_least_[c], away[c], most - away[c]});
        at_most_[c] = std::min(at_most_[c], most + away[c]);
      }
    at_least_[nth(cell)] = at_most_[nth(cell)] = most;
  }

  NeighbourLists neighbours_;
  std::vector<std::vector<int>> from_;   // by cell; empty until it is needed
  std::vector<int> at_least_, at_most_;  // by cell: bounds of the greatest distance from it
  int apart_ = 0;
  bool narrows_ = false;
};

// The search for a clique: in the graph that joins two cells if they are at least so far apart, it
// looks for `count` cells that are all joined.
class Spread {
 public:
  Spread(const Board& board, int count)
      : distances_(board), cells_(board.cells()), words_((cells_ + 63) / 64), count_(count) {
    if (cells_ > k_max_searched) return;
    far_.resize(nth(cells_));
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
  int smallest(const std::vector<int>& cells) {
    int out = cells_;
    for (std::size_t a = 0; a < cells.size(); ++a, Allowance::spend(static_cast<std::int64_t>(a)))
      for (std::size_t b = 0; b < a; ++b)
        out = std::min(out, distances_.from(cells[a])[nth(cells[b])]);
    return out;
  }

  // Starts from the first cell and always adds the cell farthest from those chosen.
  std::vector<int> one_by_one() {
    std::vector<int> out{0}, nearest = distances_.from(0);
    while (static_cast<int>(out.size()) < count_) {
      const auto next = std::max_element(nearest.begin(), nearest.end()) - nearest.begin();
      out.push_back(static_cast<int>(next));
      Allowance::spend(cells_);
      const std::vector<int>& from_last = distances_.from(out.back());
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
    apart_ = apart;
    distances_.ask(apart);
    for (std::vector<Word>& far : far_) far.clear();
    work_ -= static_cast<std::int64_t>(cells_) * words_;
    for (int c = 0; c < cells_; ++c) candidates_[nth(c / 64)] |= cell_bit(c);
    return extend(0);
  }

  // The cells that are far enough from this one; null: there are none.
  const Word* far_from(int cell) {
    if (!distances_.some_as_far(cell)) return nullptr;
    std::vector<Word>& out = far_[nth(cell)];
    if (out.empty()) {
      out.resize(nth(words_));
      const std::vector<int>& away = distances_.from(cell);
      for (int c = 0; c < cells_; ++c)
        if (away[nth(c)] >= apart_ && c != cell) out[nth(c / 64)] |= cell_bit(c);
      Allowance::spend(cells_);
    }
    return out.data();
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
        const Word* far = far_from(cell);
        for (int w = 0; w < words_; ++w)
          candidates[words_ + w] = far == nullptr ? 0 : candidates[w] & far[w];
        if (extend(level + 1)) return true;
      }
    return false;
  }

  Distances distances_;
  int cells_, words_, count_;
  std::int64_t work_ = k_max_work;
  int apart_ = 0;                       // what find() looks for
  std::vector<std::vector<Word>> far_;  // by cell: those so far from it; empty until it is needed
  std::vector<Word> candidates_;        // by number of chosen cells: the candidates for the next
  std::vector<int> chosen_;
};

}  // namespace

std::vector<CellId> far_apart(const Board& board, int count) {
  std::vector<CellId> out;
  for (const int cell : Spread(board, count).best()) out.push_back(CellId(cell));
  return out;
}

}  // namespace hr
