// SPDX-License-Identifier: MIT
// Reproducible dice: a roll depends only on the match's seed, the number of the action in its line
// of play and the number of the roll within the action. In games that are measured, the number of
// the action is that among the actions of its seat (SeatDraws). Faces thrown with real dice can be
// supplied instead. A card drawn out of a bag counts as a roll, whose face is the sort of the card.
// The faces of the current action are kept for the record, with who sees each and how likely it
// was.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/mix.h"
#include "core/engine/seat_draws.h"

namespace hr {

// How likely a face was: it came up in `ways` of `of` equally likely cases.
struct Odds {
  std::uint32_t ways = 1, of = 1;
  bool card = false;  // drawn out of a bag; else the face of a die
  friend bool operator==(const Odds&, const Odds&) = default;
};

// Faces for somebody who plays out what could have happened. A face that cannot come up is drawn
// anew, and `fits` becomes false; that is no error.
struct Steering {
  std::uint32_t viewer = 0;     // the bit of the seat that was shown …
  std::span<const int> shown;   // … the faces of the rolls it sees, in order: they come up again
  std::span<const int> wanted;  // of other rolls, by number; 0, or past the end: any face
  // Nothing is drawn: the lowest face comes up that can and that is not below the wanted one, so
  // that all faces can be gone through (each_outcome). There must be one; `fits` stays true.
  bool lowest = false;
  std::size_t seen = 0;  // how many of `shown` have been used
  bool fits = true;
  // Cards that the seat draws later in the action are mostly left in the bag. By number of the
  // roll, how much likelier it would have been to draw the card without that.
  std::vector<double> tilts = {};
  std::vector<std::uint64_t> left = {};  // scratch of one draw

  // For the next action; allocated memory is kept.
  void begin(std::uint32_t viewer_bit, std::span<const int> shown_faces,
             std::span<const int> wanted_faces) {
    viewer = viewer_bit;
    shown = shown_faces;
    wanted = wanted_faces;
    seen = 0;
    fits = true;
    tilts.clear();
  }
};

class Chance {
 public:
  // Who sees a roll: one bit for each seat, or this, if the rules do not say it. No seat has the
  // bit.
  static constexpr std::uint32_t k_undeclared = 1U << 31;
  // The action number used while the game is set up; no action has it.
  static constexpr std::uint32_t k_setup = ~0U;
  // set when play resumes; action numbers are smaller
  static constexpr std::uint32_t k_resumed = 1U << 31;

  Chance() = default;
  explicit Chance(std::uint64_t seed, std::span<const int> typed = {})
      : seed_(seed), typed_(typed) {}
  // The faces are typed by a seat that does not know of all rolls: they are those of the dice that
  // it sees, in order. One that does not exist is rolled, so that nothing can be found out by
  // typing it.
  Chance(std::uint64_t seed, std::span<const int> typed, std::uint32_t typist)
      : seed_(seed), typed_(typed), typist_(typist) {}

  // Starts over with the seed of another game; allocated memory is kept.
  void restart(std::uint64_t seed) {
    seed_ = seed;
    number_ = 0;
    typed_ = {};
    typist_ = 0;
    steering_ = nullptr;
    clear();
    dice_error_.clear();
  }

  // From now on faces are taken from `steering`, which is borrowed.
  void steer(Steering& steering) { steering_ = &steering; }

  // From now on random players draw from `draws`, which is borrowed, and what is rolled in the
  // action of a seat goes by their number of it.
  void draw_by_seat(SeatDraws& draws) { draws_ = &draws; }
  SeatDraws* seat_draws() const { return draws_; }
  // From now on the rolls of every action go by this number.
  void fix_number(std::uint64_t number) {
    number_ = number;
    fixed_ = true;
  }

  // Starts a new action of a seat, given its number in the line of play; no seat: the setup.
  void begin(std::uint32_t ply, SeatId seat = SeatId::none) {
    if (!fixed_) number_ = draws_ == nullptr || !is_seat(seat) ? ply : draws_->number(seat);
    clear();
  }

  // Returns a face from 1 to `sides`. Throws Error when a supplied face does not exist on such a
  // die.
  int roll(int sides, std::uint32_t seen = k_undeclared) {
    const auto exists = [&](int face) { return face >= 1 && face <= sides; };
    int face = supplied(seen, exists);
    if (face == k_not_supplied)
      face = 1 + static_cast<int>(below(static_cast<std::uint64_t>(sides)));
    else if (!exists(face))
      fail("A die here has the faces 1 to " + std::to_string(sides) + "; ", face);
    return keep(face, seen, {1, static_cast<std::uint32_t>(sides)});
  }

  // Draws a card out of a bag that holds counts[i] cards of sort i, at least one in all; returns
  // its sort. The face is the sort plus 1. Throws Error when there is no card of the sort that was
  // supplied.
  template <class Count>
  int draw(std::span<const Count> counts, std::uint32_t seen = k_undeclared) {
    int all = 0;
    for (const Count n : counts) all += static_cast<int>(n);
    const auto count = [&](int sort) {
      return static_cast<int>(counts[static_cast<std::size_t>(sort)]);
    };
    return draw(static_cast<int>(counts.size()), all, count, seen);
  }
  // The same for a bag with so many sorts, that holds `all` cards, count(i) of sort i.
  template <class CountOf>
  int draw(int sorts, int all, const CountOf& count, std::uint32_t seen) {
    const auto exists = [&](int face) { return face >= 1 && face <= sorts && count(face - 1) > 0; };
    int face = typist_ != 0 ? k_not_supplied : supplied(seen, exists);
    if (steering_ != nullptr && (seen & steering_->viewer) == 0 && !steering_->lowest)
      face = steered(sorts, static_cast<std::uint64_t>(all), count, face);
    else if (face == k_not_supplied)
      face = 1 + sort_of(below(static_cast<std::uint64_t>(all)), count);
    else if (!exists(face))
      fail("No such card can be drawn here: ", face);
    const auto ways = static_cast<std::uint32_t>(count(face - 1));
    return keep(face, seen, {ways, static_cast<std::uint32_t>(all), true}) - 1;
  }

  const std::vector<int>& faces() const { return faces_; }
  // Who sees each of them, and how likely it was.
  const std::vector<std::uint32_t>& audiences() const { return audiences_; }
  const std::vector<Odds>& odds() const { return odds_; }
  // How many typed faces no die has shown.
  std::size_t unused() const {
    return typed_.size() - (typist_ != 0 ? taken_ : std::min(typed_.size(), faces_.size()));
  }
  // What was wrong with a typed face; "" if nothing.
  const std::string& dice_error() const { return dice_error_; }

 private:
  static constexpr int k_not_supplied = std::numeric_limits<int>::min();

  void clear() {
    faces_.clear();
    audiences_.clear();
    odds_.clear();
  }

  // The face that is given for the next roll.
  template <class Exists>
  int supplied(std::uint32_t seen, const Exists& exists) {
    const std::size_t number = faces_.size();
    if (typist_ != 0) return typed_by_seat(seen, exists);
    if (steering_ == nullptr) return number < typed_.size() ? typed_[number] : k_not_supplied;
    Steering& by = *steering_;
    int face = k_not_supplied;
    if ((seen & by.viewer) != 0)
      face = by.seen < by.shown.size() ? by.shown[by.seen++] : 0;
    else if (number < by.wanted.size() && by.wanted[number] != 0)
      face = by.wanted[number];
    if (by.lowest)
      for (face = std::max(face, 1); !exists(face);) ++face;
    if (face == k_not_supplied || exists(face)) return face;
    by.fits = false;
    return k_not_supplied;
  }

  template <class Exists>
  int typed_by_seat(std::uint32_t seen, const Exists& exists) {
    if ((seen & typist_) == 0 || read_ == typed_.size()) return k_not_supplied;
    const int face = typed_[read_++];
    if (!exists(face)) return k_not_supplied;
    ++taken_;
    return face;
  }

  std::uint64_t below(std::uint64_t n) const {
    return Random(mix(mix(seed_, number_), faces_.size())).below(n);
  }

  // The sort of the card with this number, from 0.
  template <class CountOf>
  static int sort_of(std::uint64_t card, const CountOf& count) {
    int sort = 0;
    for (auto n = static_cast<std::uint64_t>(count(0)); card >= n;
         n = static_cast<std::uint64_t>(count(++sort)))
      card -= n;
    return sort;
  }

  // The face of a card that the seat does not see; drawn unless it is given.
  template <class CountOf>
  int steered(int sorts, std::uint64_t all, const CountOf& count, int face) {
    constexpr std::uint64_t k_cautious = 63;  // of 64 draws leave the cards that come later
    const auto counted = [&](std::size_t sort) {
      return static_cast<std::uint64_t>(count(static_cast<int>(sort)));
    };
    std::vector<std::uint64_t>& left = steering_->left;
    left.clear();
    for (int i = 0; i < sorts; ++i) left.push_back(static_cast<std::uint64_t>(count(i)));
    std::uint64_t rest = all;
    for (std::size_t i = steering_->seen; i < steering_->shown.size(); ++i)
      if (const auto card = static_cast<std::size_t>(steering_->shown[i]) - 1;
          card < left.size() && left[card] > 0)
        --left[card], --rest;
    const bool none = rest == 0;
    if (none) rest = all;
    for (std::size_t i = 0; i < left.size(); ++i)
      left[i] = k_cautious * (none ? counted(i) : left[i]) * all + counted(i) * rest;
    const std::uint64_t sum = (k_cautious + 1) * rest * all;
    if (face == k_not_supplied)
      face = 1 + sort_of(below(sum), [&](int i) { return left[static_cast<std::size_t>(i)]; });
    const auto card = static_cast<std::size_t>(face) - 1;
    steering_->tilts.resize(faces_.size() + 1);
    steering_->tilts.back() = static_cast<double>(counted(card)) / static_cast<double>(all) /
                              (static_cast<double>(left[card]) / static_cast<double>(sum));
    return face;
  }

  int keep(int face, std::uint32_t seen, Odds odds) {
    faces_.push_back(face);
    audiences_.push_back(seen);
    odds_.push_back(odds);
    return face;
  }

  [[noreturn]] void fail(const std::string& expected, int face) {
    dice_error_ = expected + std::to_string(face) + " was given.";
    throw Error(dice_error_);
  }

  std::uint64_t seed_ = 0;
  std::uint64_t number_ = 0;  // of the action
  SeatDraws* draws_ = nullptr;
  bool fixed_ = false;  // the number stays
  std::span<const int> typed_;
  std::uint32_t typist_ = 0;          // the bit of the seat that typed them; 0: who knows all rolls
  std::size_t read_ = 0, taken_ = 0;  // of its faces: how many were tried, and came up
  Steering* steering_ = nullptr;
  std::vector<int> faces_;
  std::vector<std::uint32_t> audiences_;
  std::vector<Odds> odds_;
  std::string dice_error_;
};

}  // namespace hr
