// SPDX-License-Identifier: MIT
// Reproducible dice: a roll depends only on the match's seed, the number of the action in its line
// of play and the number of the roll within the action. Faces thrown with real dice can be supplied
// instead. The faces of the current action are kept for the record.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/mix.h"

namespace hr {

class Chance {
 public:
  // The action number used while the game is set up; no action has it.
  static constexpr std::uint32_t k_setup = ~0U;
  // set when play resumes; action numbers are smaller
  static constexpr std::uint32_t k_resumed = 1U << 31;

  Chance() = default;
  explicit Chance(std::uint64_t seed, std::span<const int> typed = {})
      : seed_(seed), typed_(typed) {}

  // Starts over with the seed of another game; allocated memory is kept.
  void restart(std::uint64_t seed) {
    seed_ = seed;
    ply_ = 0;
    typed_ = {};
    faces_.clear();
    dice_error_.clear();
  }

  // Starts a new action, given its number in the line of play.
  void begin(std::uint32_t ply) {
    ply_ = ply;
    faces_.clear();
  }

  // Returns a face from 1 to `sides`. Throws Error when a supplied face does not exist on such a
  // die.
  int roll(int sides) {
    const std::size_t number = faces_.size();
    int face = 0;
    if (number < typed_.size()) {
      face = typed_[number];
      if (face < 1 || face > sides) {
        dice_error_ = "A die here has the faces 1 to " + std::to_string(sides) + "; " +
                      std::to_string(face) + " was given.";
        throw Error(dice_error_);
      }
    } else {
      Random random(mix(mix(seed_, ply_), number));
      face = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(sides)));
    }
    faces_.push_back(face);
    return face;
  }

  const std::vector<int>& faces() const { return faces_; }
  // What was wrong with a typed face; "" if nothing.
  const std::string& dice_error() const { return dice_error_; }

 private:
  std::uint64_t seed_ = 0;
  std::uint32_t ply_ = 0;
  std::span<const int> typed_;
  std::vector<int> faces_;
  std::string dice_error_;
};

}  // namespace hr
