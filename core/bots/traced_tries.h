// SPDX-License-Identifier: MIT
// What came of actions wherever in a line of play they were done, by their PlayoutTrace::number();
// and which of them the last line had. One may be forgotten for another that takes its place: then
// it is as if it had been tried less.
#pragma once

#include <cstdint>
#include <vector>

namespace hr {

class TracedTries {
 public:
  struct Tries {
    std::int64_t sum = 0;  // of what came of it
    std::uint32_t visits = 0;
  };

  void clear() { slots_.assign(slots_.size(), {}); }

  void begin_line() { ++line_; }
  // The line has this action; numbers are not 0.
  void mark(std::uint32_t number) { slot(number).line = line_; }
  void add(std::uint32_t number, std::int64_t got) {
    Slot& at = slot(number);
    at.line = line_;
    at.tries.sum += got;
    ++at.tries.visits;
  }

  bool in_line(std::uint32_t number) const {
    const Slot& at = slots_[number % k_slots];
    return at.number == number && at.line == line_;
  }
  // Without any: no visits.
  Tries tries(std::uint32_t number) const {
    const Slot& at = slots_[number % k_slots];
    return at.number == number ? at.tries : Tries{};
  }

 private:
  struct Slot {
    std::uint32_t number = 0;
    Tries tries = {};
    std::uint64_t line = 0;
  };
  static constexpr std::size_t k_slots = 4093;  // a prime, so that neighbours stay apart

  Slot& slot(std::uint32_t number) {
    Slot& at = slots_[number % k_slots];
    if (at.number != number) at = {.number = number};
    return at;
  }

  std::vector<Slot> slots_ = std::vector<Slot>(k_slots);
  std::uint64_t line_ = 1;
};

}  // namespace hr
