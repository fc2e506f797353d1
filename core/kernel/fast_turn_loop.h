// SPDX-License-Identifier: MIT
// The loop of a fast playout for games that need more than steps and placements: jumps, slides,
// passing, actions under conditions, that are compulsory, asked for, or go on with the same piece,
// declared writes, ends that are conditions. The state is complete between two actions, except for
// the position keys and for the ask of a chain that goes on, which is kept as `piece_`.
#pragma once

#include "core/kernel/fast_playout_loop.h"
#include "core/kernel/header_changes.h"
#include "core/kernel/pattern_words.h"

namespace hr {

template <int W>
class FastTurnLoop {
 public:
  using LoopResult = typename FastPlayout<W>::LoopResult;
  using LaneType = typename Lane<W>::LaneType;

  FastTurnLoop(FastPlayout<W>& fast_playout, Track<W>& track, const PlayoutRun& run)
      : fast_playout_(fast_playout),
        kernel_(fast_playout.kernel_),
        plan_(fast_playout.plan_),
        run_(run),
        state_(run.state),
        sides_(track.sides.data()),
        side_(sides_ + index(run.state.header().turn)),
        looks_ahead_(run.decisive && !plan_.rich && !plan_.lines.empty()) {}

  LoopResult play() {
    const std::uint32_t start = state_.header().ply;
    const std::uint32_t last = start + (run_.limit - run_.out.actions);
    std::uint64_t choices = 0;
    LoopResult result = LoopResult::on;
    do {
      if (piece_ < 0) count_turn();
      if (total_ == 0 || state_.header().ply == last) [[unlikely]] {
        result = total_ == 0 ? LoopResult::walk : LoopResult::cut;
        if (piece_ >= 0) ask_to_go_on(0);
        break;
      }
      choices += total_;
      run_.out.max_choices = std::max<std::uint64_t>(run_.out.max_choices, total_);
      result = act(looks_ahead_ ? drawn_by_lines() : drawn(total_));
    } while (result == LoopResult::on);
    const std::uint32_t played = state_.header().ply - start;
    if (played > 0) run_.context.chance.begin(state_.header().ply - 1, actor_);
    if (fast_playout_.keeps_keys_) fast_playout_.repetitions_.write(state_);
    run_.out.actions += played;
    run_.out.fast_actions += played;
    run_.out.decisions += played;
    run_.out.choices += choices;
    return result;
  }

 private:
  const Word* words() const { return state_.words(); }

  HR_INLINE CellVector<W> pieces(const std::vector<int>& sets) const {
    CellVector<W> out{};
    for (const int set : sets) out |= load_cells<W>(words() + set);
    return out;
  }

  // Counts the answers to what is asked, or the actions of a turn: those that are compulsory or, if
  // there are none, the others.
  HR_INLINE void count_turn() {
    if (answers_ != nullptr) return count(answers_->first, answers_->end);
    total_ = 0;
    if (side_->compulsory > 0) count(0, side_->compulsory);
    if (total_ == 0) count(side_->compulsory, side_->turn);
  }

  // Counts the actions of these lanes; those of one piece if only that may move.
  HR_INLINE void count(int first, int end) {
    const CellVector<W> own = pieces(side_->own), enemy = pieces(side_->enemies),
                        nobody = pieces(side_->nobody);
    const auto on = [&](const auto& masks) __attribute__((always_inline)) {
      return masks.empty ^ (own & masks.own) ^ (enemy & masks.enemy) ^ (nobody & masks.nobody);
    };
    const TermPlan<W>* known = nullptr;
    CellVector<W> worked_out{};
    const int only = answers_ != nullptr ? given_ : piece_;
    buckets_ = 0;
    total_ = 0;
    verb_lane_ = -1;
    pattern_ = nullptr;
    for (int i = first; i < end; ++i) {
      const Lane<W>& lane = side_->first_lane[i];
      if (!begin_lane(lane, i)) continue;
      CellVector<W> onto = on(lane);
      if (lane.steps != nullptr) {
        if (known != lane.steps)
          worked_out =
              load_cells<W>(evaluate_steps(lane.steps->steps, kernel_.plan, words()).words.data());
        known = lane.steps;
        onto = lane.empty & worked_out;
      }
      if (lane.type == LaneType::other) {
        onto = cells_of(lane, side_->more[nth(i)]);
      } else if (lane.type == LaneType::pass) {
        onto = fast_playout_.single_cells_[0];
      } else if (lane.type != LaneType::place) {
        CellVector<W> source = load_cells<W>(words() + lane.source);
        if (only >= 0) source &= fast_playout_.single_cells_[only];
        if (lane.type == LaneType::slide) {
          const LaneMore<W>& more = side_->more[nth(i)];
          add_slides(i, lane, more, source, onto, on(more));
          continue;
        }
        if (lane.type == LaneType::jump) source = led_by<W>(lane, source) & on(side_->more[nth(i)]);
        onto &= led_by<W>(lane, source);
      }
      if (lane.overlaps) leave_out_offered(lane, lane.base, onto);
      add(i, onto);
    }
  }

  // Counts actions that end on these cells.
  HR_INLINE void add(int lane, const CellVector<W>& cells) {
    const auto bucket = nth(buckets_++);
    counted_.targets[bucket] = cells;
    counted_.starts[bucket] = total_;
    counted_.lanes[bucket] = static_cast<std::uint8_t>(lane);
    total_ += count_cells<W>(cells);
  }
  // The same of slides that begin on (to & whole) + base.
  HR_INLINE void add(int lane, const CellVector<W>& cells, int whole, int base) {
    counted_.whole[nth(buckets_)] = whole;
    counted_.base[nth(buckets_)] = base;
    add(lane, cells);
  }

  // Of a verb whose patterns may offer the same actions. Actions are the same if they lead to the
  // same cell and have the same key: how far away they begin, or where, or how many arguments they
  // have.
  static constexpr int k_jumps = 1 << 20, k_one_cell = 2 << 20, k_pass = 3 << 20, k_from = 4 << 20;
  static int key_of(LaneType type, int base) {
    switch (type) {
      case LaneType::pass:
        return k_pass;
      case LaneType::place:
      case LaneType::other:
        return k_one_cell;
      case LaneType::towards:
      case LaneType::alone:
      case LaneType::slide:
        return base;
      case LaneType::jump:
        return k_jumps + base;
    }
    return 0;
  }
  // Of the only piece of its kind, from where it is. Two lanes of one kind count the same pieces.
  static int key_from(const Lane<W>& lane) { return k_from + lane.source; }

  // Returns false if the conditions of a lane's pattern do not hold.
  HR_INLINE bool begin_lane(const Lane<W>& lane, int number) {
    if (lane.overlaps) begin_pattern(side_->more[nth(number)]);
    return !lane.guarded || fast_playout_.guards_hold(state_, *side_, side_->more[nth(number)]);
  }
  // Notes which buckets are those of earlier patterns of the verb.
  void begin_pattern(const LaneMore<W>& more) {
    if (more.first != verb_lane_) verb_lane_ = more.first, verb_bucket_ = buckets_;
    if (more.pattern != pattern_) pattern_ = more.pattern, pattern_bucket_ = buckets_;
  }
  // Leaves out what earlier patterns of the verb offer, and gives the next bucket its key. (A set
  // is passed by reference, as functions of WebAssembly that take one cannot be in two modules.)
  [[gnu::noinline]] void leave_out_offered(const Lane<W>& lane, int base, CellVector<W>& cells) {
    const int key = key_of(lane.type, base), from = key_from(lane);
    for (int b = verb_bucket_; b < pattern_bucket_; ++b)
      if (counted_.keys[nth(b)] == key || counted_.keys[nth(b)] == from)
        cells &= ~counted_.targets[nth(b)];
    if (buckets_ < k_max_buckets) counted_.keys[nth(buckets_)] = key;
  }

  HR_INLINE CellVector<W> ends_on_rays(const LaneMore<W>& more, int from,
                                       const CellVector<W>& over) const {
    Bits<W> passable;
    store_cells<W>(passable.words.data(), over);
    return load_cells<W>(
        SlideWord::ray_ends(kernel_.plan, *more.pattern, from, passable).words.data());
  }
  // Numbered as the move generator does it: by direction and length or, of one piece, by cell.
  [[gnu::noinline]] void add_slides(int number, const Lane<W>& lane, const LaneMore<W>& more,
                                    const CellVector<W>& source, const CellVector<W>& onto,
                                    const CellVector<W>& over) {
    const int first = more.pattern->first, last = more.pattern->last;
    const unsigned pieces = count_cells<W>(source);
    const bool alone = pieces == 1;
    if (more.on_rays && !lane.overlaps && pieces <= SlideWord::k_few_sliders) {
      for (unsigned n = 0; n < pieces; ++n) {
        const int from = nth_cell<W>(source, n);
        const CellVector<W> ends = ends_on_rays(more, from, over) & onto;
        if (any_cell<W>(ends)) add(number, ends, 0, from);
      }
      return;
    }
    CellVector<W> ends{};
    for (const Lane<W>& way : more.ways) {
      CellVector<W> front = source;
      for (int n = 1; n <= last; ++n) {
        front = led_by<W>(way, front) & way.empty;
        if (!any_cell<W>(front)) break;
        CellVector<W> to = front & onto;
        const int base = n * static_cast<int>(way.base);
        if (lane.overlaps) leave_out_offered(lane, base, to);
        if (n >= first && alone) ends |= to;
        if (n >= first && !alone && any_cell<W>(to)) add(number, to, -1, base);
        front &= over;
      }
    }
    if (alone && any_cell<W>(ends)) {
      counted_.keys[nth(buckets_)] = key_from(lane);
      add(number, ends, 0, cell_of(source));
    }
  }
  HR_INLINE static int cell_of(const CellVector<W>& one) { return nth_cell<W>(one, 0); }

  unsigned drawn(unsigned n) const {
    return static_cast<unsigned>(run_.draws_of(side_->seat).below(n));
  }

  // The number of an action that completes a line of the seat; else of one that takes a cell where
  // the next seat would complete one, drawn among those; else any.
  unsigned drawn_by_lines() const {
    if (count_completing(side_->seat) > 0) return nth_completing(side_->seat, 0);
    const SeatId other = side_->after->seat;
    const unsigned blocks = count_completing(other);
    return blocks > 0 ? nth_completing(other, drawn(blocks)) : drawn(total_);
  }

  // Those of the counted targets, all placements, that would complete a line of a seat.
  HR_INLINE CellVector<W> completing(SeatId seat, int bucket) const {
    const Lane<W>& lane = side_->first_lane[counted_.lanes[nth(bucket)]];
    CellVector<W> out{};
    for (const int end : plan_.lines)
      if (kernel_.plan.ends[nth(end)].own[nth(side_->seat)] == lane.code_set) {
        const Bits<W> cells = kernel_.ends.completing(end, state_, seat);
        out |= load_cells<W>(cells.words.data());
      }
    return out & counted_.targets[nth(bucket)];
  }
  unsigned count_completing(SeatId seat) const {
    unsigned out = 0;
    for (int bucket = 0; bucket < buckets_; ++bucket)
      out += count_cells<W>(completing(seat, bucket));
    return out;
  }
  // The number of the n-th of these actions.
  unsigned nth_completing(SeatId seat, unsigned n) const {
    for (int bucket = 0;; ++bucket) {
      const CellVector<W> cells = completing(seat, bucket);
      const unsigned here = count_cells<W>(cells);
      if (n >= here) {
        n -= here;
        continue;
      }
      const int cell = nth_cell<W>(cells, n);
      unsigned before = counted_.starts[nth(bucket)];
      for (unsigned at = 0; nth_cell<W>(counted_.targets[nth(bucket)], at) != cell; ++at) ++before;
      return before;
    }
  }

  void trace(const Lane<W>& lane, std::size_t bucket, int to) const {
    const SeatId seat = side_->seat;
    switch (lane.type) {
      case LaneType::pass:
        return;
      case LaneType::place:
      case LaneType::other:
        return run_.trace->add(PlayoutTrace::number(seat, -1, to));
      case LaneType::towards:
      case LaneType::alone:
      case LaneType::jump:
        return run_.trace->add(PlayoutTrace::number(seat, to + lane.base, to));
      case LaneType::slide:
        return run_.trace->add(
            PlayoutTrace::number(seat, (to & counted_.whole[bucket]) + counted_.base[bucket], to));
    }
  }

  LoopResult act(unsigned n) {
    int bucket = 0;
    for (int i = 1; i < buckets_; ++i) bucket += n >= counted_.starts[nth(i)] ? 1 : 0;
    const int number = counted_.lanes[nth(bucket)];
    const Lane<W>& lane = side_->first_lane[number];
    const LaneMore<W>& more = side_->more[nth(number)];
    const int to = nth_cell<W>(counted_.targets[nth(bucket)], n - counted_.starts[nth(bucket)]);
    if (run_.trace != nullptr) trace(lane, nth(bucket), to);
    ActionEffects<W> done(state_);
    use_ask_or_turn(state_, kernel_.game, side_->seat, more.pattern->verb);
    answers_ = nullptr;
    done.places.actor = actor_ = side_->seat;
    const bool slides = lane.type == LaneType::slide, passes = lane.type == LaneType::pass;
    if (slides || passes || lane.type == LaneType::other)
      run_other(more, slides ? (to & counted_.whole[nth(bucket)]) + counted_.base[nth(bucket)] : to,
                slides ? to : 0,
                slides   ? 2
                : passes ? 0
                         : 1,
                done);
    else
      move(lane, more, to, done);
    if (more.pattern->writes) kernel_.writes.apply(state_, more.pattern->does, run_.context, done);
    Header& header = state_.header();
    count_action(header, done.progress);
    header.lasting = header.lasting || done.lasting;
    piece_ = -1;
    if (more.again != nullptr) go_on_or_end(more, done);
    return finish(done);
  }

  // Whether what is asked can be answered here; if so, its answers are those to count next.
  bool may_answer() {
    if (piece_ >= 0 || state_.header().asks != 1) return false;
    const Ask ask = ask_at(state_, kernel_.game, 0);
    const bool needed = ask.mode == AskMode::must || ask.mode == AskMode::if_any;
    if (!needed || ask.seat != side_->seat || ask.times != 1 || ask.count > 1) return false;
    for (const AnswerLanes& answers : side_->answers)
      if (answers.verb == ask.verb && (ask.count == 0 || answers.moves)) {
        answers_ = &answers;
        given_ = ask.count > 0 ? ask.arguments[0] : -1;
        return true;
      }
    return false;
  }

  // The cells of any other action.
  HR_INLINE CellVector<W> cells_of(const Lane<W>& lane, const LaneMore<W>& more) const {
    if (more.set == nullptr) return load_cells<W>(words() + lane.source);
    return load_cells<W>(
        kernel_.terms.value(*more.set, *more.seat, state_, side_->seat).words.data());
  }
  HR_INLINE void run_other(const LaneMore<W>& more, int first, int second, int count,
                           ActionEffects<W>& done) {
    Action action{.verb = more.pattern->verb};
    action.count = static_cast<std::uint8_t>(count);
    action.arguments[0] = first;
    action.arguments[1] = second;
    note_places(kernel_.plan, kernel_.game, *more.pattern, action, done.places);
    kernel_.runner.run_pattern(state_, *more.pattern, action, run_.context, done);
  }

  // Moves or places the piece, and captures.
  HR_INLINE void move(const Lane<W>& lane, const LaneMore<W>& more, int to,
                      ActionEffects<W>& done) {
    done.places.here.add(to);
    done.progress = lane.progress;
    done.lasting = lane.lasting;
    std::uint8_t* const slots = slot_bytes();
    if (lane.type != LaneType::place) {
      const int from = to + lane.base;
      done.places.origin.add(from);
      flip(lane, from);
      slots[from] = 0;
      if (lane.type == LaneType::jump) {
        done.places.passed.add(to - more.delta);
        capture(to - more.delta, done);
      }
    }
    capture(to, done);
    flip(lane, to);
    slots[to] = lane.slot;
  }

  HR_INLINE std::uint8_t* slot_bytes() const {
    // NOLINTNEXTLINE(*-reinterpret-cast): as slot_bytes() of pieces.h
    return reinterpret_cast<std::uint8_t*>(state_.words() + plan_.slots);
  }

  // Puts or removes a piece of this sort; the slot is the caller's.
  template <class PieceSets>
  HR_INLINE void flip(const PieceSets& piece, int cell) {
    Word* const sets = state_.words() + (cell >> 6);
    sets[piece.code_set] ^= cell_bit(cell);
    if (piece.extra_set >= 0) sets[piece.extra_set] ^= cell_bit(cell);
    state_.header().key ^= piece.keys[cell];
  }

  HR_INLINE void capture(int cell, ActionEffects<W>& done) {
    std::uint8_t& slot = slot_bytes()[cell];
    if (slot == 0) return;
    const CapturedPiece& captured = plan_.captured_pieces[slot];
    flip(captured, cell);
    slot = 0;
    done.progress = true;
    done.lasting = done.lasting || plan_.captures_last != 0;
    if (captured.owner != side_->seat && captured.owner != SeatId::none) done.places.lost.add(cell);
  }

  // After an action of a verb whose chains go on: counts how, or ends the chain.
  HR_INLINE void go_on_or_end(const LaneMore<W>& more, ActionEffects<W>& done) {
    if (!more.again->empty() &&
        evaluate_steps(*more.again, kernel_.plan, words(), &done.places).any()) {
      piece_ = done.places.here.select(0);
      verb_ = more.pattern->verb;
      count(more.first, more.end);
      if (total_ > 0) return;
      piece_ = -1;
    }
    kernel_.writes.apply(state_, more.pattern->at_end, run_.context, done);
  }

  // The ask of a chain that goes on, after as many that the same action has made.
  void ask_to_go_on(int asked) {
    Ask ask{.mode = AskMode::must, .seat = side_->seat, .verb = verb_, .count = 1};
    ask.arguments[0] = piece_;
    insert_ask(state_, kernel_.game, ask, asked);
  }

  HR_INLINE LoopResult finish(ActionEffects<W>& done) {
    const bool asks = state_.header().asks != 0;
    const bool may_end = fast_playout_.may_end(state_, *side_, &done.places);
    if (piece_ >= 0 && (asks || may_end || done.goes_on)) ask_to_go_on(done.asked);
    if (may_end) kernel_.ends.check(state_, side_->seat, run_.context, &done.places);
    Header& header = state_.header();
    if (header.ended) return LoopResult::over;
    if (done.goes_on) header.turn_open = true;
    if (header.asks != 0) return may_answer() ? LoopResult::on : LoopResult::walk;
    if (piece_ >= 0 || header.turn_open) return LoopResult::on;
    return pass_turn();
  }

  HR_INLINE LoopResult pass_turn() {
    const Header& header = state_.header();
    RepetitionTable& repetitions = fast_playout_.repetitions_;
    if (fast_playout_.keeps_keys_ &&
        repetitions.times(header.key ^ side_->turn_key, header.lasting) >= plan_.repeats)
      repetitions.write(state_);
    const LoopResult result = fast_playout_.pass_turn(run_, *side_);
    side_ = sides_ + index(state_.header().turn);
    return result;
  }

  FastPlayout<W>& fast_playout_;
  const KernelParts<W>& kernel_;
  const FastPlayoutPlan<W>& plan_;
  const PlayoutRun& run_;
  State& state_;
  const Side<W>* sides_;
  const Side<W>* side_;
  SeatId actor_ = SeatId::none;  // of the last action
  int piece_ = -1;               // with which the chain goes on, or -1
  VerbId verb_ = VerbId::none;
  const AnswerLanes* answers_ = nullptr;  // to what is asked, or null
  int given_ = -1;                        // the piece that the ask names, or -1
  // The counted actions, in sets of cells: that of a lane, or part of one of slides.
  struct Buckets {
    // NOLINTBEGIN(*-avoid-c-arrays): an array's functions are not always inlined
    CellVector<W> targets[k_max_buckets];
    unsigned starts[k_max_buckets];  // the number of actions before them
    std::uint8_t lanes[k_max_buckets];
    int whole[k_max_buckets], base[k_max_buckets];  // of slides
    int keys[k_max_buckets];                        // where patterns overlap: see key_of()
    // NOLINTEND(*-avoid-c-arrays)
  };
  int buckets_ = 0;
  unsigned total_ = 0;
  // Where patterns overlap: the verb that is counted, by its first lane, and the pattern, with the
  // buckets at which they begin.
  int verb_lane_ = -1, verb_bucket_ = 0, pattern_bucket_ = 0;
  const PatternPlan<W>* pattern_ = nullptr;
  bool looks_ahead_;  // for lines
  Buckets counted_;   // NOLINT(*-member-init): counted before it is read
};

}  // namespace hr
