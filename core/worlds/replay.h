// SPDX-License-Identifier: MIT
// Plays histories on, step by step, in such a way that the seat is shown what it was shown. Values
// that it does not know are kept from an earlier history or drawn: faces by their odds, choices
// uniformly from those of the verb that are legal at that moment.
// Invariant: a step that cannot have been so leaves the history unspecified, and is no error; an
// error of the rules counts as such a step. Threads: that of the engine.
#pragma once

#include <span>
#include <vector>

#include "core/base/mix.h"
#include "core/engine/engine.h"
#include "core/worlds/choice_lists.h"
#include "core/worlds/history.h"
#include "core/worlds/shown.h"
#include "core/worlds/sight.h"
#include "core/worlds/verb_choices.h"

namespace hr {

// A latent of an earlier history: its value comes up again (`redrawn`: is drawn anew).
struct KeptLatent {
  Latent latent;
  bool redrawn = false;
};

class Replay {
 public:
  Replay(Engine& engine, SeatId viewer) : engine_(engine), sight_(engine, viewer), lists_(engine) {}

  // Plays `step`, which is the next one. `kept` are the latents of that step in an earlier history,
  // in order; one that exists again but cannot have its value makes the step impossible.
  bool play(History& history, const ShownStep& step, std::span<const KeptLatent> kept,
            Random& random);
  // The same for the step after the one that was played last, with the same history, while nobody
  // has used the engine since: what it has counted is not counted again.
  bool play_on(History& history, const ShownStep& step, std::span<const KeptLatent> kept,
               Random& random);
  // Plays it with these values alone, none of which may be marked as redrawn: afterwards open() is
  // what would have to be known next, if anything.
  bool play_given(History& history, const ShownStep& step, std::span<const KeptLatent> given,
                  Random& random);
  struct Open {
    static constexpr std::uint64_t k_max = 4096;
    bool any = false;
    std::uint32_t place = 0;
    std::vector<Choice> choices = {};  // none: it is a face
    Odds odds = {};                    // of the face that came up
    bool too_many = false;             // there are more choices than are worth listing
  };
  const Open& open() const { return open_; }
  // In how many cases of Open::odds this face came up; 0 if it did not.
  std::uint32_t ways_of(std::uint32_t place, int face) const;
  // Plays it whether or not the seat would have been shown the same; returns how many of the
  // details would have been missing. If it is impossible, only its latents are kept as they were.
  int play_near(History& history, const ShownStep& step, std::span<const KeptLatent> kept,
                Random& random);
  static constexpr int k_impossible = 1000;

  // From now on half of the choices are drawn from those that name one of these, if any are legal;
  // borrowed. What is drawn then has a weight, see log_drawn().
  void set_hints(std::span<const std::int64_t> hints) { hints_ = hints; }
  // Sum over the drawn values of log(odds / odds with which they were drawn), since reset(); and
  // over the kept ones, as it was when they were drawn.
  double log_drawn() const { return log_drawn_; }
  double log_kept() const { return log_kept_; }

  // Sum over the kept values of log(odds now / odds then), since reset().
  double log_ratio() const { return log_ratio_; }
  bool drew() const { return drew_; }  // whether any value was drawn since reset()
  void reset() { log_ratio_ = log_drawn_ = log_kept_ = 0, drew_ = false; }

  // What it has done so far, in actions: each one that was carried out counts, and so does listing
  // a few legal ones. Unlike time it is the same on every machine.
  std::uint64_t work() const { return actions_ + lists_.listed() / k_listed_an_action; }

  Engine& engine() const { return engine_; }
  SeatId viewer() const { return sight_.viewer(); }

 private:
  static constexpr std::uint64_t k_listed_an_action = 2;

  bool retrace(History& history, const ShownStep& step);
  bool is_counted(const State& state, SeatId seat) const;
  void find_open_face();
  bool try_step(History& history, const ShownStep& step, std::span<const KeptLatent> kept,
                Random& random);
  bool shown(const History& history) const;
  int missing(const History& history);
  void hear();
  bool take(History& history, const ShownStep& step);
  bool set_up(History& history);
  bool act(History& history, const ShownStep& step);
  bool act_in_secret(History& history, SeatId seat, VerbId verb);
  bool answer(History& history, const ShownStep& step);
  bool answer_as(History& history, SeatId seat);
  bool answer_again(History& history, SeatId seat);
  bool play_part(History& history, SeatId seat);

  Choice draw(const VerbChoices& choices);
  // Of a group, if its legal answers can be listed.
  bool choose_listed(History& history, SeatId seat, std::size_t number, Choice& out);
  bool choose(History& history, const VerbChoices& choices, std::uint32_t place, Choice& out);
  void play(History& history, SeatId seat, const Choice& choice);
  bool note_faces(History& history);
  void add(History& history, Latent latent);
  double tilt(std::size_t roll) const;
  const KeptLatent* kept_at(std::uint32_t place) const;

  Engine& engine_;
  Sight sight_;
  ChoiceLists lists_;
  ActionContext context_;
  std::vector<Event> events_;
  Steering steering_;
  std::vector<int> wanted_;
  std::uint64_t told_ = 0;
  bool near_ = false;    // whether details are collected
  bool given_ = false;   // whether nothing is to be drawn
  bool played_ = false;  // whether the engine has counted what is legal after its last action
  Open open_;
  std::vector<std::uint64_t> details_;
  std::span<const KeptLatent> kept_;
  const ShownStep* step_ = nullptr;
  Random* random_ = nullptr;
  std::span<const std::int64_t> hints_;
  double log_ratio_ = 0, log_drawn_ = 0, log_kept_ = 0;
  bool drew_ = false;
  std::uint64_t actions_ = 0;
};

}  // namespace hr
