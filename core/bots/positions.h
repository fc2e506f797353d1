// SPDX-License-Identifier: MIT
// Where a search starts from, each time anew: the position itself where everybody sees everything,
// else one that could be, given all that the seat was shown; in both, with the answers that the
// seat has given so far to what all are asked at once. Answers of others are never in it.
#pragma once

#include <span>
#include <vector>

#include "core/engine/engine.h"
#include "core/worlds/worlds.h"

namespace hr {

class Positions {
 public:
  Positions() = default;
  Positions(const Positions&) = delete;
  Positions& operator=(const Positions&) = delete;
  virtual ~Positions() = default;

  virtual bool open() const = 0;  // it is the same position each time
  virtual void draw(State& out) = 0;
};

// A position that everybody sees.
class OpenPosition : public Positions {
 public:
  OpenPosition(Engine& engine, State state, SeatId seat, std::span<const Choice> answers);
  bool open() const override { return true; }
  void draw(State& out) override { out = state_; }

 private:
  State state_;
};

// Drawn from worlds, which must not be empty; all is borrowed. To draw one costs far more than to
// play it on, so a limited number is used in turn.
class PossiblePositions : public Positions {
 public:
  PossiblePositions(Engine& engine, Worlds& worlds, std::span<const Choice> answers)
      : engine_(engine), worlds_(worlds), answers_(answers) {}
  bool open() const override { return false; }
  void draw(State& out) override;

 private:
  Engine& engine_;
  Worlds& worlds_;
  std::span<const Choice> answers_;
  static constexpr std::size_t k_most = 64;

  ActionContext context_;
  std::vector<State> drawn_;
  std::size_t next_ = 0;  // of those, once there are enough
};

}  // namespace hr
