// SPDX-License-Identifier: MIT
// The loop of a fast playout. What changes with every action is kept in registers: everything here
// is inlined, and the header is written back before anything else reads the state.
#pragma once

#include <utility>

#include "core/engine/pieces.h"
#include "core/kernel/fast_playout.h"

namespace hr {

// The choices of a seat: for each lane a set of cells, and the number of choices before it.
template <int W, int L>
struct LaneTargets {
  static constexpr int k_lanes = L == 0 ? k_max_lanes : L;
  // NOLINTBEGIN(*-avoid-c-arrays): all is inlined, and an array's functions are not always
  CellVector<W> targets[k_lanes];
  unsigned starts[k_lanes];
  // NOLINTEND(*-avoid-c-arrays)
};

// Where the link of a lane's direction leads from some cells. On boards of one word what it leads
// past an edge comes in again elsewhere, where the lane's masks are empty.
template <int W>
HR_INLINE CellVector<W> led_by(const Lane<W>& lane, const CellVector<W>& source) {
  if constexpr (W == 1) {
    return std::rotl(source, static_cast<int>(lane.left));
  } else {
    const CellVector<W> turned = (source << lane.left) | (source >> lane.right);
    CellVector<W> out = (turned & lane.stay) | (circled<W, 1>(turned) & lane.up);
    if constexpr (W > 2) out |= circled<W, W - 1>(turned) & lane.down;
    return out;
  }
}

template <int W, LoopShape shape>
class FastPlayoutLoop {
 public:
  static constexpr int L = shape.lanes;
  static constexpr bool k_duel = shape.duel;
  static constexpr bool k_steps = shape.piece_mix == PieceMix::steps;
  static constexpr bool k_places = shape.piece_mix == PieceMix::places;
  using LoopResult = typename FastPlayout<W>::LoopResult;
  using ResumePoint = typename FastPlayout<W>::ResumePoint;
  using PendingAction = typename FastPlayout<W>::PendingAction;
  using LaneType = typename Lane<W>::LaneType;

  HR_INLINE FastPlayoutLoop(FastPlayout<W>& fast_playout, Track<W>& track, const PlayoutRun& run)
      : fast_playout_(fast_playout),
        plan_(fast_playout.plan_),
        run_(run),
        draws_(run.context.chance.seat_draws() == nullptr
                   ? &run.random
                   : run.context.chance.seat_draws()->action_streams()),
        all_seats_(run.context.chance.seat_draws() == nullptr ? 0 : ~std::size_t{0}),
        sides_(track.sides.data()),
        side_(sides_ + index(run.state.header().turn)) {
    read();
  }

  HR_INLINE LoopResult play(LaneTargets<W, L>& counted) {
    const std::uint32_t start = ply_;
    const std::uint32_t last = ply_ + (run_.limit - run_.out.actions);
    std::uint64_t choices = 0;
    std::uint64_t max_choices = run_.out.max_choices;
    LoopResult result = LoopResult::on;
    do {
      const unsigned total = count_choices(counted);
      if (total == 0 || ply_ == last) [[unlikely]] {
        result = total == 0 ? LoopResult::walk : LoopResult::cut;
        break;
      }
      choices += total;
      if (total > max_choices) [[unlikely]]
        max_choices = total;
      if constexpr (shape.decisive)
        if (wins(counted)) [[unlikely]] {
          result = act(first_win(counted));
          continue;
        }
      result = act(pick(counted, static_cast<unsigned>(draws().below(total))));
    } while (result == LoopResult::on);
    if (ply_ != start) begin(ply_ - 1, actor());
    write();
    run_.out.actions += ply_ - start;
    run_.out.fast_actions += ply_ - start;
    run_.out.decisions += ply_ - start;
    run_.out.choices += choices;
    run_.out.max_choices = max_choices;
    return result;
  }

 private:
  HR_INLINE void read() {
    words_ = run_.state.words();
    // NOLINTNEXTLINE(*-reinterpret-cast): as slot_bytes() of pieces.h
    slots_ = reinterpret_cast<std::uint8_t*>(words_ + plan_.slots);
    const Header& header = run_.state.header();
    key_ = header.key;
    ply_ = header.ply;
    set_up_ = header.set_up;
    idle_ = header.idle;
    lasting_ = header.lasting;
    turn_open_ = header.turn_open;
    if constexpr (k_duel) {
      own_ = load_cells<W>(words_ + side_->own_word);
      enemy_ = load_cells<W>(words_ + side_->enemy_word);
    }
  }
  HR_INLINE void write_header() {
    Header& header = run_.state.header();
    header.key = key_;
    header.ply = ply_;
    header.idle = idle_;
    header.lasting = lasting_ != 0;
    header.turn_open = turn_open_;
    header.turn = side_->seat;
  }
  HR_INLINE void write() {
    write_header();
    if (fast_playout_.keeps_keys_) fast_playout_.repetitions_.write(run_.state);
  }

  HR_INLINE Random& draws() const { return draws_[nth(side_->seat) & all_seats_]; }

  // Prepares the dice of an action, once.
  HR_INLINE void begin(std::uint32_t ply, SeatId seat) {
    if (!begun_) run_.context.chance.begin(ply, seat);
    begun_ = true;
  }
  // Who acted last, if what follows from that has not changed whose turn it is.
  [[gnu::noinline]] SeatId actor() const {
    const Side<W>* side = side_;
    while (side->after != side_) side = side->after;
    return side->seat;
  }

  HR_INLINE CellVector<W> pieces(const std::vector<int>& sets) const {
    CellVector<W> out{};
    for (const int set : sets) out |= load_cells<W>(words_ + set);
    return out;
  }

  // Calls visit(0), visit(1) … for all lanes.
  template <class F>
  HR_INLINE void each_lane(F visit) const {
    if constexpr (L == 0) {
      const int lanes = static_cast<int>(side_->lanes.size());
      for (int i = 0; i < lanes; ++i) visit(i);
    } else {
      [&]<int... I>(std::integer_sequence<int, I...>) __attribute__((always_inline)) {
        (visit(I), ...);
      }
      (std::make_integer_sequence<int, L>());
    }
  }

  // Counts the choices of the seat to move.
  HR_INLINE unsigned count_choices(LaneTargets<W, L>& counted) const {
    CellVector<W> own = own_, enemy = enemy_, nobody{};
    if constexpr (!k_duel) {
      own = pieces(side_->own);
      enemy = pieces(side_->enemies);
      nobody = pieces(side_->nobody);
    }
    unsigned total = 0;
    Lane<W>* const lanes = side_->first_lane;
    each_lane([&](int i) __attribute__((always_inline)) {
      Lane<W>& lane = lanes[i];
      CellVector<W> onto = lane.empty ^ (own & lane.own) ^ (enemy & lane.enemy);
      if constexpr (!k_duel) onto ^= nobody & lane.nobody;
      if constexpr (!k_steps)
        if (lane.steps != nullptr) [[unlikely]]
          onto = lane.empty & worked_out(*lane.steps);
      counted.targets[i] = onto & arrivals(lane);
      if constexpr (shape.conditions)
        if (lane.guarded && !guards_hold(i)) counted.targets[i] = CellVector<W>{};
      counted.starts[i] = total;
      total += count_cells<W>(counted.targets[i]);
    });
    return total;
  }

  [[gnu::noinline]] bool guards_hold(int lane) const {
    return fast_playout_.guards_hold(run_.state, *side_, side_->more[nth(lane)]);
  }

  HR_INLINE CellVector<W> worked_out(const TermPlan<W>& set) const {
    return load_cells<W>(
        evaluate_steps(set.steps, fast_playout_.kernel_.plan, words_).words.data());
  }

  // Where a lane leads, regardless of what is there.
  HR_INLINE CellVector<W> arrivals(Lane<W>& lane) const {
    if (places(lane)) return ~CellVector<W>{};
    if constexpr (!k_steps)
      if (lane.type == LaneType::alone) {
        lane.base = first_cell<W>(words_ + lane.source);
        return load_cells<W>(lane.reach[lane.base].words.data());
      }
    const CellVector<W> source = k_steps && k_duel ? own_ : load_cells<W>(words_ + lane.source);
    return led_by<W>(lane, source);
  }

  HR_INLINE static bool places(const Lane<W>& lane) {
    return k_places || (!k_steps && lane.type == LaneType::place);
  }

  struct Pick {
    std::size_t lane;
    std::ptrdiff_t to;
    CellVector<W> arrival;  // `to` as a set
  };

  // The n-th choice, without branches; held in registers if there are enough.
  HR_INLINE Pick pick(const LaneTargets<W, L>& counted, unsigned n) const {
    if constexpr (W == 1 && L > 0 && L <= 4) {
      Word lane = L - 1;
      Word targets = counted.targets[L - 1], start = counted.starts[L - 1];
      each_lane([&](int i) __attribute__((always_inline)) {
        if (i == 0) return;
        const Word before = mask_if(n < counted.starts[i]);
        targets ^= (counted.targets[i - 1] ^ counted.targets[i]) & before;
        start -= (counted.starts[i] - counted.starts[i - 1]) & before;
        lane += before;
      });
      const Word arrival = nth_bit(targets, static_cast<int>(n - start));
      return {static_cast<std::size_t>(lane), std::countr_zero(arrival), arrival};
    } else {
      std::size_t lane = 0;
      each_lane([&](int i) __attribute__((always_inline)) {
        lane += i > 0 && n >= counted.starts[i] ? 1 : 0;
      });
      const int to = nth_cell<W>(counted.targets[lane], n - counted.starts[lane]);
      return {lane, to, fast_playout_.single_cells_[to]};
    }
  }

  // Whether some choice wins at once.
  HR_INLINE bool wins(const LaneTargets<W, L>& counted) const {
    CellVector<W> out{};
    each_lane([&](int i) __attribute__((always_inline)) {
      out |= counted.targets[i] & side_->wins.data()[i].cells;
    });
    return any_cell<W>(out);
  }

  [[gnu::cold, gnu::noinline]] Pick first_win(const LaneTargets<W, L>& counted) const {
    std::size_t lane = 0;
    while (!any_cell<W>(counted.targets[lane] & side_->wins[lane].cells)) ++lane;
    const int to = nth_cell<W>(counted.targets[lane] & side_->wins[lane].cells, 0);
    return {lane, to, fast_playout_.single_cells_[to]};
  }

  HR_INLINE LoopResult act(const Pick& at) {
    const Lane<W>& lane = side_->first_lane[at.lane];
    const std::ptrdiff_t to = at.to;
    const std::ptrdiff_t from = (k_steps ? to : to & lane.whole) + lane.base;
    if constexpr (shape.decisive)
      if (run_.trace != nullptr)
        run_.trace->add(PlayoutTrace::number(
            side_->seat, places(lane) ? -1 : static_cast<int>(from), static_cast<int>(to)));
    // As numbers 0 and 1, so that no branch is needed.
    std::uint32_t progress = lane.progress, lasting = lane.lasting;
    turn_open_ = false;
    begun_ = false;
    const std::size_t victim = slots_[to];
    const CapturedPiece& captured = plan_.captured_pieces.data()[victim];
    if (k_duel && k_steps) {
      // One kind per seat: removing nothing costs less than mispredicting whether something is
      // captured.
      enemy_ &= ~at.arrival;
      store_cells<W>(words_ + side_->enemy_word, enemy_);
      key_ ^= captured.keys[to];
      const std::uint32_t took = victim != 0 ? 1 : 0;
      progress |= took;
      lasting |= took & plan_.captures_last;
    } else if (victim != 0) {
      take(captured, to, at.arrival);
      progress = 1;
      lasting |= plan_.captures_last;
    }
    move(lane, from, at);
    if (captured.rule) [[unlikely]]
      return complete({ResumePoint::captured, side_, &lane, from, to, victim});
    if constexpr (shape.conditions)
      if (lane.writes) write_constants(at.lane);
    ++ply_;
    idle_ = (idle_ + 1) & (progress - 1);
    lasting_ |= lasting;
    if constexpr (shape.busy)
      if (lane.effect && !call_effect(lane, from, to))
        return complete({ResumePoint::after, side_, &lane, from, to, 0});
    if (may_end()) [[unlikely]]
      return complete({ResumePoint::ends, side_, &lane, from, to, 0});
    if constexpr (shape.busy)
      if (fast_playout_.asks_turn_) return complete({ResumePoint::turn, side_, &lane, from, to, 0});
    const Word key = key_ ^ side_->turn_key;
    if (fast_playout_.keeps_keys_) {
      if (fast_playout_.repetitions_.times(key, lasting_ != 0) >= plan_.repeats) [[unlikely]]
        return complete({ResumePoint::turn, side_, &lane, from, to, 0});
      fast_playout_.repetitions_.enter(key, lasting_ != 0);
      lasting_ = 0;
    }
    key_ = key;
    turn_open_ = true;
    side_ = side_->after;
    swap_cells<W>(own_, enemy_);
    return LoopResult::on;
  }

  HR_INLINE void move(const Lane<W>& lane, std::ptrdiff_t from, const Pick& at) {
    slots_[at.to] = lane.slot;
    if (places(lane)) {
      put(lane, at.arrival, at.arrival);
      key_ ^= lane.keys[at.to];
    } else {
      put(lane, at.arrival, at.arrival | departure(lane, from, at.arrival));
      key_ ^= lane.keys[from] ^ lane.keys[at.to];
      slots_[from] = 0;
    }
  }

  HR_INLINE CellVector<W> departure(const Lane<W>& lane, std::ptrdiff_t from,
                                    const CellVector<W>& arrival) const {
    if constexpr (W == 1 && k_steps)
      return std::rotr(arrival, static_cast<int>(lane.left));
    else
      return fast_playout_.single_cells_[from];
  }

  // Puts the seat's piece on a cell, which is empty by now, and removes it from where it was;
  // `changes` has both cells.
  HR_INLINE void put(const Lane<W>& lane, const CellVector<W>& arrival,
                     const CellVector<W>& changes) {
    if constexpr (k_duel) {
      own_ = (own_ & ~changes) | arrival;
      store_cells<W>(words_ + side_->own_word, own_);
      if constexpr (!k_steps && !k_places)
        if (lane.extra_set >= 0) flip_cells<W>(words_ + lane.code_set, changes);
    } else {
      flip_cells<W>(words_ + lane.code_set, changes);
      if (lane.extra_set >= 0) flip_cells<W>(words_ + lane.extra_set, changes);
    }
  }

  // Removes the piece that is captured on a cell.
  HR_INLINE void take(const CapturedPiece& captured, std::ptrdiff_t cell, const CellVector<W>& at) {
    flip_cells<W>(words_ + captured.code_set, at);
    if constexpr (k_duel) {
      enemy_ &= ~at;
      store_cells<W>(words_ + side_->enemy_word, enemy_);
    } else if (captured.extra_set >= 0) {
      flip_cells<W>(words_ + captured.extra_set, at);
    }
    key_ ^= captured.keys[cell];
  }

  // What follows from the action, in the same order as the kernel does it.
  HR_INLINE void write_constants(std::size_t lane) {
    std::size_t number = 0;
    for (const ConstantWrite& write : side_->more.data()[lane].constants) {
      Word& slot = words_[write.word];
      const auto was = static_cast<std::int64_t>(slot);
      const std::int64_t now = write.adds ? was + write.value : write.value;
      if (now < write.low || now > write.high) [[unlikely]]
        refuse_write(lane, number);
      ++number;
      if (now == was) continue;
      if (write.keyed) key_ ^= var_key(write.word, was) ^ var_key(write.word, now);
      slot = static_cast<Word>(now);
    }
  }
  // Lets the kernel say what is wrong with a value.
  [[gnu::cold, gnu::noinline]] void refuse_write(std::size_t lane, std::size_t number) {
    write_header();
    begin(ply_, side_->seat);
    ActionEffects<W> done(run_.state);
    done.places.actor = side_->seat;
    fast_playout_.kernel_.writes.apply(run_.state, {side_->more[lane].pattern->does[number]},
                                       run_.context, done);
    read();
  }

  HR_INLINE bool may_end() const {
    if (idle_ >= plan_.idle || ply_ - set_up_ >= plan_.plies) return true;
    if (any_cell<W>(load_cells<W>(words_ + side_->goal_word) & side_->goal)) return true;
    if constexpr (shape.busy)
      for (const int end : plan_.others)
        if (fast_playout_.kernel_.ends.arrived(end, run_.state, side_->seat)) return true;
    if constexpr (shape.conditions)
      if (!plan_.conditions.empty()) return condition_holds();
    return false;
  }

  [[gnu::noinline]] bool condition_holds() const {
    return fast_playout_.condition_holds(run_.state, side_->seat, nullptr);
  }

  // Returns false when the effect has changed something. If not, nothing is read again: the
  // comparison is predictable, while a load so soon after the store would stall.
  HR_INLINE bool call_effect(const Lane<W>& lane, std::ptrdiff_t from, std::ptrdiff_t to) {
    write_header();  // effects cannot see the position keys
    begin(ply_ - 1, side_->seat);
    fast_playout_.call_effect(run_, side_->seat, lane, from, to);
    const Header& header = run_.state.header();
    if (header.key == key_ && !header.ended && header.asks == 0 && run_.state.words() == words_)
      return true;
    read();
    return false;
  }
  HR_INLINE LoopResult complete(const PendingAction& pending) {
    write();
    begin(pending.resume_point == ResumePoint::captured ? ply_ : ply_ - 1, side_->seat);
    const LoopResult result = fast_playout_.complete(run_, pending);
    side_ = sides_ + index(run_.state.header().turn);
    read();
    return result;
  }

  FastPlayout<W>& fast_playout_;
  const FastPlayoutPlan<W>& plan_;
  const PlayoutRun& run_;
  Random* draws_;          // of each seat, or the one of all …
  std::size_t all_seats_;  // … then 0, else all bits
  const Side<W>* sides_;
  // The part of the state's header that ordinary actions change.
  const Side<W>* side_;
  Word* words_ = nullptr;
  std::uint8_t* slots_ = nullptr;
  CellVector<W> own_{}, enemy_{};  // in a duel
  Word key_ = 0;
  std::uint32_t ply_ = 0, set_up_ = 0, idle_ = 0, lasting_ = 0;
  bool turn_open_ = true;
  bool begun_ = false;  // the dice of the last action are ready
};

}  // namespace hr
