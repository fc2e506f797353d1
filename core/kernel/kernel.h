// SPDX-License-Identifier: MIT
// The engine for boards of W words, split by what it does: sets are evaluated in kernel_sets.h,
// legal actions counted in kernel_legal.h, asked about in kernel_could.h and made in kernel_pick.h,
// games begun in kernel_start.h, actions carried out in kernel_play.h and played at random in
// kernel_playout.h, ends seen in kernel_ends.h and kernel_cuts.h; kernel.cpp alone includes those.
// Random play is handed to a Sprint (sprint.h) where that is able to do it.
//
// Always: whatever asks rules, from the sets of a pattern on, works in the frame it was given
// (kernel_frame.h) and in the caller's state. What else the kernel keeps is touched only where no
// rule is asked (asked_, webs_, cuts_, rings_: kept from look to look, each checked against the
// state before it is used) or where no question leads (part_ and sprint_: random play; sight_: an
// action that somebody hears of, which a trial is not).
// Each call from outside has an Allowance; what is stopped is told with the verb, set or end that
// was being worked out.
// Re-entry: could() and objection() at any time; evaluate() and visible() likewise.
// Threads: one. The plan is immutable, but each kernel has its own.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/engine/asks.h"
#include "core/engine/engine.h"
#include "core/engine/part_start.h"
#include "core/engine/pieces.h"
#include "core/kernel/growing_groups.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/plan.h"
#include "core/kernel/sprint.h"

namespace hr {

template <int W>
class Kernel final : public Engine {
 public:
  Kernel(std::shared_ptr<const Game> game, Rules& rules);

  void start(State& state, Occasion& occasion) override;
  std::uint64_t legal(const State& state, SeatId seat) override;
  Choice pick(std::uint64_t n) const override;
  std::optional<Choice> find(const Action& action) const override;
  bool could(const State& state, SeatId seat, VerbId verb,
             std::span<const std::int64_t> given) override;
  std::string objection(const State& state, SeatId seat, const Action& action) override;
  void play(State& state, SeatId seat, const Choice& choice, Occasion& occasion) override;
  void resume(State& state, Occasion& occasion) override;
  Playout playout(State& state, Random& random, Occasion& occasion, std::uint32_t limit) override;
  void evaluate(const Bound& set, const State& state, SeatId seat, SeatId eyes, Word* out) override;
  void visible(const State& state, int zone, SeatId eyes, Word* out) const override;

  std::vector<Choice> list(std::uint64_t most_numbers) const override;

 private:
  friend class Sprint<W>;
  template <int V, Stride stride>
  friend class SprintDash;
  using B = Bits<W>;
  using Frame = KernelFrame<W>;
  using Form = typename Bucket<W>::Form;

  // What the engine may use up for one question: to count what is legal, to carry an action out.
  static constexpr Allowance::Limits k_question{std::chrono::milliseconds(700),
                                                std::size_t{32} << 20};
  template <class Body>
  auto as_question(const Body& body) const {
    try {
      const Allowance allowance(k_question);
      return body();
    } catch (const Exhausted& exhausted) {
      stopped(exhausted);
    }
  }
  [[noreturn]] void stopped(const Exhausted& exhausted) const;

  // kernel_sets.h
  B value(const BoundSet& set, const State& state, SeatId seat, SeatId eyes) const;
  B pieces(const BoundSet& set, const State& state, SeatId seat, SeatId eyes) const;
  B seen(const State& state, int zone, SeatId eyes) const;
  B region(const BoundSet& set, SeatId seat) const;
  B bracket(const BoundSet& set, const B& over, const B& to, SeatId seat) const;
  B value(const SetPlan<W>& set, const SeatPlan<W>& plan, const State& state, SeatId seat) const;
  const std::vector<SetStep<W>>* steps_of(const Bound& set, SeatId seat);

  // kernel_legal.h
  void fill(Frame& f, const State& state, SeatId seat);
  void work_out_sets(Frame& f, const State& state, SeatId seat, bool ordinary);
  void fill_turn(Frame& f, const State& state, SeatId seat);
  void fill_verb(Frame& f, const State& state, SeatId seat, int verb, const Ask* ask);
  void fill_listed(Frame& f, const State& state, SeatId seat, int verb, const Ask* ask);
  void fill_pattern(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                    const Ask* ask);
  B onto(const Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan) const;
  void fill_step(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto);
  void fill_slide(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  const B& source, const B& onto);
  B slides(const PatternPlan<W>& plan, int from, const B& over) const;
  void fill_jump(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto);
  void fill_number(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan);
  bool allowed(Frame& f, const State& state, SeatId seat, const Choice& choice);
  void keep_given(Frame& f, const Ask& ask, std::size_t from);
  void add(Frame& f, Form form, const PatternPlan<W>* plan, int base, int distance, const B& bits);
  void add_built_in(Frame& f, VerbId verb);
  Bucket<W>& next_bucket(Frame& f);
  [[gnu::cold]] void make_buckets(Frame& f);

  // kernel_could.h
  bool may_be_ready(const State& state, SeatId seat, std::string* why);

  // kernel_pick.h
  Choice decode(const Frame& f, const Bucket<W>& bucket, std::uint64_t n) const;

  // What of a seat's pieces hangs together with some cells, as it was when last asked for.
  struct Web {
    B own, reached;
  };

  // Whether a group of a seat's cuts the marked cells of an end apart, as it was when last asked.
  struct Cut {
    B own;                  // what has been looked at
    std::array<B, 4> ways;  // between two marked cells each; empty: none yet
    int last = 0;           // the way that was good last
    bool parted = false;    // all pieces together part the marks, so that each group matters:
    GrowingGroups groups;   // then those of `own`; marked with the ways that they stand on
    bool done = false;      // a group cuts all marks apart
  };

  // kernel_play.h
  struct Deed {  // what an action did that matters to idle counts and position keys
    bool progress = false;
    bool lasting = false;
  };
  void act(State& state, SeatId seat, const Choice& choice, Occasion& occasion);
  VerbId take_up(State& state, SeatId seat, VerbId verb);
  void perform(State& state, SeatId seat, const Choice& choice, Occasion& occasion);
  void play_on(const PlayoutRun& run);
  bool sprint(const PlayoutRun& run);
  void carry_out(State& state, SeatId seat, const Choice& choice, Occasion& occasion, Deed& deed);
  void captured(State& state, SeatId by, int zone, int cell, int code, Occasion& occasion,
                Deed& deed);
  int moving_code(const State& state, const PatternPlan<W>& plan, const ZoneLayout& zone,
                  int from) const;
  bool full(const State& state, const ZoneLayout& zone, int cell, int code) const;
  void check_room(const State& state, const ZoneLayout& zone, int cell, int code) const;
  void check_secret(const ZoneLayout& zone, SeatId seat) const;
  void built_in(State& state, SeatId seat, VerbId verb, Occasion& occasion);
  void close_group(State& state, VerbId last, Occasion& occasion);
  void check_ends(State& state, SeatId seat, Occasion& occasion);
  bool reached(const EndPlan<W>& end, const State& state, SeatId seat) const;
  bool lined_up(const EndPlan<W>& end, const State& state, SeatId seat) const;
  bool connected(int number, const State& state, SeatId seat);
  void extend(Web& web, const B& own, const B& from);
  bool cut_apart(int number, const State& state, SeatId seat);
  bool leads_past(Cut& cut, const EndPlan<W>& end, const State& state, SeatId seat);
  B taken(const EndPlan<W>& end, const State& state) const;
  B detour(const B& known, const B& marks, const B& own, const B& held);
  void grow(Cut& cut, int cell) const;
  bool leads_round(Cut& cut, int cell) const;
  void find_round(Cut& cut, const B& marks, const B& group, const B& taken);
  B way(const B& marks, const B& first, const B& then, const B& last);
  B traced(int last, int cell) const;
  bool arrived(int end, const State& state, SeatId seat);
  void pass_turn(State& state, Occasion& occasion, bool over = false);
  bool lasts_on(State& state, Occasion& occasion, bool over);
  void finish_turn(State& state, Occasion& occasion);
  void give_turn(State& state, SeatId seat);
  void check_repeats(State& state);
  void settle(State& state, Occasion& occasion);
  void settle_group(const State& state);
  void stuck(State& state, Occasion& occasion);
  void end(State& state, Reason reason, int number, std::uint32_t winners);
  void end_by_score(State& state, Reason reason, int number);
  bool forbidden(Frame& f, const State& state, SeatId seat, const Choice& choice);

  // kernel_start.h
  void set_up(State& state, Occasion& occasion);
  void set_out(KindId kind, const State& state, Effect& effect);

  // kernel_sight.h
  void note_sight(const State& state);
  void tell_sight(const State& state, Occasion& occasion) const;
  bool in_fog(int zone) const;
  void tell_new(const State& state, int zone, SeatId seat, const B& cells,
                Occasion& occasion) const;

  // kernel_group.h
  enum class Outlook : std::uint8_t { ready, never, unknown };
  void require_set_up(const State& state);
  Outlook outlook(const State& start, SeatId seat);
  static constexpr int k_most_answers = 20000;  // in all tries
  bool try_at_random(const State& start, SeatId seat, Random& random, int& answers);
  Outlook search_all(const State& start, SeatId seat);

  static B load(const State& state, int word) { return B::load(state.words() + word); }

  // A set that rules asked about the truth, as steps (none: it takes more than steps). The first
  // that come to a place keep it: rules may make sets anew for each question.
  struct Asked {
    Bound set;
    SeatId seat = SeatId::none;
    std::vector<SetStep<W>> steps;
  };
  static constexpr std::size_t k_most_asked = 64;

  std::string place_of_set(SeatId seat, std::size_t set) const;
  std::string place_of_verb(int verb) const;

  Plan<W> plan_;
  std::vector<Asked> asked_ = std::vector<Asked>(k_most_asked);
  std::vector<Web> webs_;   // by end, then seat
  std::vector<Cut> cuts_;   // likewise
  std::vector<B> rings_;    // of cells, in the order in which a way came to them
  Frame counted_;           // what legal() counted last, and for whom
  KernelFrames<W> frames_;  // of the questions that rules ask in between
  PartStart part_;
  std::vector<B> sight_;  // by zone with fog, then seat
  Sprint<W> sprint_;
};

}  // namespace hr
