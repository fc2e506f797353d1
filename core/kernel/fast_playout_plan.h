// SPDX-License-Identifier: MIT
// What a fast playout reads: for each seat its ways to act as lanes, with every word, mask and key
// laid out flat. A lane is a pattern in one direction, or a pattern of a piece that stands alone,
// or a pattern that puts a piece; its actions are the cells of one set, counted and picked as such.
#pragma once

#include <vector>

#include "core/kernel/cell_vector.h"
#include "core/kernel/plan.h"

namespace hr {

template <int W>
struct alignas(W <= 8 ? 64 : 8 * W) Lane {
  enum class LaneType : std::uint8_t {
    towards,  // all pieces go one link in a direction
    alone,    // the only such piece goes to where its links lead
    place,
  };
  // The set that may be gone onto: empty ^ (own & the seat's cells) ^ (enemy & the enemies') ^
  // (nobody & those of pieces without an owner); what a cell is to the seat is one of the four.
  CellVector<W> empty{}, own{}, enemy{}, nobody{};
  // Towards: every word is turned left; its bits arrive in their own word, the next or the last.
  CellVector<W> left{}, right{}, stay{}, up{}, down{};
  const SetPlan<W>* steps = nullptr;  // the set is more than that: these steps, within `empty`
  const Bits<W>* reach = nullptr;     // alone: by cell, and one more where there is no piece
  const Word* keys = nullptr;         // of the piece, by cell
  int source = 0;                     // word of the pieces that may go
  int code_set = 0, extra_set = -1;   // words of the sets that the piece is in
  int whole = -1, base = 0;           // from = (to & whole) + base; alone: the base is set anew
  LaneType type = LaneType::towards;
  std::uint8_t slot = 0;  // what a cell with the piece holds
  bool progress = false, lasting = false, effect = false;
  VerbId verb = VerbId::none;
};

// What stands on a cell that a piece comes to, by what the cell holds: nothing, or code + 1.
struct CapturedPiece {
  int code_set = 0, extra_set = -1;
  const Word* keys = nullptr;  // by cell
  bool rule = false;           // Rules::captured is to be called
};

template <int W>
struct Side {
  const Side* after = nullptr;            // whose turn is next
  Lane<W>* first_lane = nullptr;          // of `lanes`
  int own_word = 0, enemy_word = 0;       // in a duel
  std::vector<Lane<W>> lanes;             // filled up with empty ones
  std::vector<int> own, enemies, nobody;  // words of the sets of pieces
  int goal_word = 0;  // the first end of type `reach`: the pieces, and where they win
  CellVector<W> goal{};
  std::vector<int> alone;  // words of the pieces that have to be alone
  SeatId seat = SeatId(0);
  Word turn_key = 0;  // what passing the turn on changes in the position key
};

// The lanes of all seats. A track of `alone` lanes fits only while those pieces are.
template <int W>
struct Track {
  bool fits = false;
  bool duel = false;  // two seats with pieces of their own, and none of nobody's
  // No seat has but one kind of piece, and it only steps, or is only placed.
  bool steps_only = true, places_only = true;
  bool effects = false;
  int lanes = 0;  // the most that a seat has
  std::vector<Side<W>> sides;
};

inline constexpr int k_max_lanes = 64;

template <int W>
class FastPlayoutPlan {
 public:
  FastPlayoutPlan(const Game& game, const Plan<W>& plan);
  FastPlayoutPlan(const FastPlayoutPlan&) = delete;
  FastPlayoutPlan& operator=(const FastPlayoutPlan&) = delete;
  ~FastPlayoutPlan() = default;

  // With lone pieces by themselves, and without.
  Track<W> lone, full;
  std::vector<CapturedPiece> captured_pieces;
  int zone = -1;            // the instance that all happens in
  int slots = 0;            // word
  std::vector<int> others;  // the other ends that look at pieces
  // The lowest counts that end the game; 0 when rules have to be asked every time.
  std::uint32_t idle = ~0U, plies = ~0U, repeats = ~0U;
  std::uint32_t captures_last;  // 1: play cannot undo one

 private:
  bool find_zone();
  bool easy(const PatternPlan<W>& pattern, const VerbDef& verb) const;
  bool easy(const SetPlan<W>& set) const;
  bool alone(const PatternPlan<W>& pattern) const;
  Track<W> make_track(bool lone_pieces);
  Side<W> side(SeatId seat, bool lone_pieces);
  bool add_lanes(Side<W>& side, const SeatPlan<W>& seat, const PatternPlan<W>& pattern,
                 bool lone_pieces);
  Lane<W> lane(const SeatPlan<W>& seat, const PatternPlan<W>& pattern) const;
  bool direct(Lane<W>& lane, const Shift<W>& shift) const;
  void keep_within(Lane<W>& lane, const Bits<W>& cells) const;
  void add_ends();

  const Game& game_;
  const Plan<W>& plan_;
  std::vector<Word> no_keys_;  // of nothing
  int first_reach_ = -1;
};

// The same in code for any processor: see VectorOfWords.
static_assert(alignof(Side<1>) == 8 && alignof(Side<2>) == 16 && alignof(Side<8>) == 32);

}  // namespace hr
