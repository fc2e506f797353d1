// SPDX-License-Identifier: MIT
// The data that a fast playout reads: for each seat its possible actions as lanes, with every word,
// mask and key stored flat. A lane is a pattern in one direction, a pattern of a lone piece, or a
// pattern that places a piece; its actions are the cells of one set, and are counted and picked as
// such.
#pragma once

#include <vector>

#include "core/kernel/cell_vector.h"
#include "core/plan/plan.h"
#include "core/plan/turn_features.h"

namespace hr {

template <int W>
struct alignas(64) Lane {
  enum class LaneType : std::uint8_t {
    towards,  // any piece takes one link in a direction
    alone,    // the only such piece takes any of its links
    place,
    // Only in rich tracks: any piece takes two links in a direction, over a piece; and what
    // ActionRunner carries out: slides in all directions, other actions on one cell, and passing.
    jump,
    slide,
    other,
    pass,
  };
  // The cells that a piece may move to: empty ^ (own & the seat's cells) ^ (enemy & the enemies') ^
  // (nobody & those of pieces without an owner); each cell belongs to one of these four.
  CellVector<W> empty{}, own{}, enemy{}, nobody{};
  // For `towards`: every word is rotated left; its bits arrive in the same word, the next or the
  // previous one.
  CellVector<W> left{}, right{}, stay{}, up{}, down{};
  const TermPlan<W>* steps = nullptr;  // if the set needs steps: these steps, within `empty`
  const Bits<W>* reach = nullptr;      // alone: by cell; the last entry is for no piece
  const Word* keys = nullptr;          // of the piece, by cell
  int source = 0;                      // word of the pieces that may move
  int code_set = 0, extra_set = -1;    // words of the sets that contain the piece
  int whole = -1, base = 0;            // from = (to & whole) + base; for `alone`, base is updated
  LaneType type = LaneType::towards;
  std::uint8_t slot = 0;  // the slot value of a cell with the piece
  bool progress = false, lasting = false, effect = false;
  bool guarded = false;   // the pattern has conditions
  bool overlaps = false;  // earlier patterns of its verb may offer the same actions
  bool writes = false;    // LaneMore::constants, in a track that is not rich
  VerbId verb = VerbId::none;
};

// The piece on a cell that another piece moves to, by the cell's slot value: nothing, or code + 1.
struct CapturedPiece {
  int code_set = 0, extra_set = -1;
  const Word* keys = nullptr;  // by cell
  bool rule = false;           // call Rules::captured
  SeatId owner = SeatId::none;
};

// A write that gives a variable a certain value, or adds a certain number to it.
struct ConstantWrite {
  int word = 0;
  bool adds = false;
  bool keyed = true;  // the variable is part of the position key
  std::int64_t value = 0;
  std::int64_t low = 0, high = 0;  // what the variable may be
};

// Where the actions of a lane fulfil the first end of type `reach`, if the seat wins by it.
template <int W>
struct LaneWins {
  CellVector<W> cells{};
};

// What some lanes need besides: of any track their pattern's conditions and constant writes, of a
// rich one the rest.
template <int W>
struct LaneMore {
  const PatternPlan<W>* pattern = nullptr;
  std::vector<ConstantWrite> constants;
  // jump, slide: the cells that it leads over, as those that a lane leads to.
  CellVector<W> empty{}, own{}, enemy{}, nobody{};
  int delta = 0;              // jump: one link's difference
  bool on_rays = false;       // slide: few pieces are counted one by one (SlideWord)
  std::vector<Lane<W>> ways;  // slide: a lane for each direction, `empty` being where links lead
  // other: the cells, unless they are those of the lane's `source`.
  const TermPlan<W>* set = nullptr;
  const SeatPlan<W>* seat = nullptr;
  // If actions of its verb go on with the same piece: on what condition, and the verb's lanes.
  const std::vector<TermStep<W>>* again = nullptr;
  int first = 0, end = 0;
};

// The lanes of a verb that is only asked for.
struct AnswerLanes {
  VerbId verb = VerbId::none;
  int first = 0, end = 0;
  bool moves = false;  // all of them move a piece, so an ask may say which
};

template <int W>
struct Side {
  const Side* after = nullptr;       // whose turn is next
  Lane<W>* first_lane = nullptr;     // of `lanes`
  int own_word = 0, enemy_word = 0;  // in a duel
  std::vector<Lane<W>> lanes;        // padded with empty ones, unless the track is rich
  std::vector<LaneMore<W>> more;     // by lane, without padding
  // The first lanes, this many, are compulsory; without such actions those from there to `turn`
  // count.
  int compulsory = 0, turn = 0;
  std::vector<AnswerLanes> answers;       // in a rich track: the lanes after those
  std::vector<int> own, enemies, nobody;  // words of the sets of pieces
  int goal_word = 0;  // the first end of type `reach`: the pieces, and where they end the game …
  CellVector<W> goal{};
  bool goal_wins = false;         // … for their seat
  std::vector<LaneWins<W>> wins;  // by lane, padded as those
  std::vector<int> alone;         // words of the kinds of which there must be one piece only
  SeatId seat = SeatId(0);
  Word turn_key = 0;  // change of the position key when the turn passes
};

// The lanes of all seats. A track with `alone` lanes may be used only while those pieces are alone.
template <int W>
struct Track {
  bool fits = false;
  bool duel = false;  // two seats have pieces, no piece is without an owner, and it is not rich
  // Every seat has one kind of piece, which is only moved by steps, or only placed.
  bool steps_only = true, places_only = true;
  bool effects = false;
  bool conditions = false;  // some lane has conditions or constant writes
  int lanes = 0;            // the largest number that a seat has
  std::vector<Side<W>> sides;
};

// What FastPlayoutLoop plays. What comes from answers alone is the kernel's.
inline constexpr TurnFeatures k_fast_loop_plays{
    {PatternType::step, PatternType::place},
    {TurnFeature::steps_of_terms, TurnFeature::guards, TurnFeature::constant_writes,
     TurnFeature::condition_ends, TurnFeature::effects, TurnFeature::captured_rules,
     TurnFeature::turn_rules, TurnFeature::other_rules, TurnFeature::rule_ends,
     TurnFeature::lasting_turns, TurnFeature::position_keys, TurnFeature::board_keys,
     TurnFeature::chance, TurnFeature::repeated_turns, TurnFeature::links_crossed,
     TurnFeature::headings, TurnFeature::long_terms}};
// What FastTurnLoop plays, and as answers. Nothing limits the time of an action here, as the kernel
// does, so terms must be short and rules are not called.
inline constexpr TurnFeatures k_turn_loop_answers{
    {PatternType::step, PatternType::jump, PatternType::slide, PatternType::place,
     PatternType::pick, PatternType::sow, PatternType::pass},
    {TurnFeature::slides_that_stay, TurnFeature::steps_of_terms, TurnFeature::guards,
     TurnFeature::constant_writes, TurnFeature::writes, TurnFeature::musts, TurnFeature::overlaps}};
inline constexpr TurnFeatures k_turn_loop_plays =
    k_turn_loop_answers | TurnFeatures{{},
                                       {TurnFeature::chains, TurnFeature::position_keys,
                                        TurnFeature::condition_ends, TurnFeature::action_ends}};

inline constexpr int k_max_lanes = 64;
// In a rich track: one for each lane, and for slides one for each direction and length.
inline constexpr int k_max_buckets = 256;

template <int W>
class FastPlayoutPlan {
 public:
  FastPlayoutPlan(const Game& game, const Plan<W>& plan);
  FastPlayoutPlan(const FastPlayoutPlan&) = delete;
  FastPlayoutPlan& operator=(const FastPlayoutPlan&) = delete;
  ~FastPlayoutPlan() = default;

  // With lanes for lone pieces, and without.
  Track<W> lone, full;
  std::vector<CapturedPiece> captured_pieces;
  ZoneInstance zone = ZoneInstance::none;  // the only one in use
  int slots = 0;                           // word
  std::vector<int> others;                 // the remaining ends that depend on pieces …
  std::vector<int> lines;                  // … and those of them that are lines which win
  // The lowest counts that end the game; 0 if rules must be called every time.
  std::uint32_t idle = ~0U, plies = ~0U, repeats = ~0U;
  std::uint32_t captures_last;  // 1: play cannot undo a capture
  // The track needs FastTurnLoop: there are jumps, compulsory actions, chains, or writes that are
  // not constant.
  bool rich = false;
  std::vector<int> conditions;  // the ends that are conditions

 private:
  bool is_answer(const SeatPlan<W>& seat, int verb);
  bool alone(const PatternPlan<W>& pattern) const;
  Track<W> make_track(bool lone_pieces);
  Side<W> side(SeatId seat, bool lone_pieces);
  bool add_lanes(Side<W>& side, const SeatPlan<W>& seat, const PatternPlan<W>& pattern,
                 bool lone_pieces);
  Lane<W> lane(const SeatPlan<W>& seat, const PatternPlan<W>& pattern) const;
  LaneMore<W> more(const SeatPlan<W>& seat, const PatternPlan<W>& pattern) const;
  void add_constants(LaneMore<W>& more) const;
  bool add_verb(Side<W>& side, const SeatPlan<W>& seat, int verb, bool lone_pieces);
  void add_answers(Side<W>& side, const SeatPlan<W>& seat);
  bool add_slides(Side<W>& side, const PatternPlan<W>& pattern);
  int buckets(const Side<W>& side) const;
  bool direct(Lane<W>& lane, const Shift<W>& shift) const;
  void add_captured_pieces();
  void add_ends();

  const Game& game_;
  const Plan<W>& plan_;
  std::vector<Word> no_keys_;  // position keys of no piece
  int first_reach_ = -1;
};

// The same for all processors: see VectorOfWords.
static_assert(alignof(Side<1>) == 8 && alignof(Side<2>) == 16 && alignof(Side<8>) == 32);

}  // namespace hr
