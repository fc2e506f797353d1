// SPDX-License-Identifier: MIT
// Worlds that have shown a seat the same as a match has, for the search for leaks. They are drawn
// from what the seat was shown alone (core/worlds/worlds.h) while that finds any. Afterwards the
// match's own history is changed instead, one hidden thing after another: such worlds stay near to
// it and so differ in less, which the coverage shows; a leak between them is a leak all the same.
// (A bot must never look for worlds in this way: it would know where the truth is.)
#pragma once

#include <cstdint>
#include <vector>

#include "core/match/match.h"
#include "core/worlds/worlds.h"

namespace hr {

class OtherWorlds {
 public:
  // Where worlds come from first. From the match alone is many times quicker.
  enum class From : std::uint8_t { shown, match };
  // `work` limits all that is done, in actions that are replayed. Equal arguments and an equal
  // match give equal worlds.
  OtherWorlds(const PlayableRules& playable, SeatId viewer, const WorldsOptions& options,
              std::uint64_t work, From from = From::shown);

  // What the seat was shown next.
  void advance(const ShownStep& step);
  const std::vector<ShownStep>& steps() const { return worlds_.steps(); }

  // Another history up to the end of steps(), valid until the next call; nullptr if none was found.
  // The match must have come that far, or further.
  const History* draw(const Match& match);
  // The match's own history up to there; nullptr if it cannot be followed. For when everything that
  // was hidden has come to light: what is chosen and rolled unseen from then on can still differ.
  const History* same(const Match& match);
  // Whether the last one was sought and not found.
  bool lost() const { return lost_; }
  // … and so thoroughly that there is none: all that was hidden has come to light.
  bool come_to_light() const { return lost_ && come_to_light_; }
  // How many were found by changing the match's own history.
  std::uint64_t near() const { return near_; }
  std::uint64_t work() const { return worlds_.work() + replay_.work() + moves_.work(); }

 private:
  const History* change(const Match& match);
  bool hides_little() const;
  bool catch_up(const Match& match);

  Worlds worlds_;
  Random random_;
  Replay replay_;
  Moves moves_;
  std::uint64_t max_work_;
  From from_;
  History truth_, changed_;
  std::uint64_t near_ = 0;
  bool lost_ = false, come_to_light_ = false;
};

}  // namespace hr
