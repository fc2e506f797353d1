// SPDX-License-Identifier: MIT
// What somebody's rules may use up: processor time and memory, of the engine's as of Lua's. An
// Allowance is a scope on the stack of the thread that works for the rules; everything which that
// thread does and allocates meanwhile counts against it, and against those around it. Loops say how
// much they do (spend); memory counts by itself, as the program's operator new asks
// (core/base/heap.h). When something is used up, Exhausted is thrown, once: nothing more is counted
// until the scope whose limit it was is left, so that whoever tells it has room to do so. Where the
// innermost scope is of something whole, time ends where loops say how much they do and nowhere
// else: what is done there for nobody's rules, such as the writing of JSON, has destructors that
// allocate, which must not throw. Always: scopes lie inside each other, and each is left on the
// thread that opened it. Time is processor time of that thread. Memory is what is held at last, not
// what was ever asked for. Without a scope nothing is limited, and both questions cost a
// nanosecond. Threads: each has its own. Re-entry: at any time.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <new>
#include <string>

namespace hr {

class Allowance;

// Thrown in the middle of somebody's work, also by operator new. On its way out it is told where
// the work was; who caught it and finds that its scope has been left (Allowance::unwinding) makes a
// sentence of it, others let it pass.
class Exhausted : public std::bad_alloc {
 public:
  enum class Resource : std::uint8_t { time, memory };
  Exhausted(Resource what, std::int64_t most) noexcept;

  const char* what() const noexcept override { return text_.data(); }  // without a place
  // The innermost place counts: a path such as verbs.move.1, or a file with a line.
  void set_place(const std::string& place) {
    if (place_.empty()) place_ = place;
  }
  const std::string& place() const { return place_; }

 private:
  std::array<char, 64> text_{};
  std::string place_;
};

// Of the thread, for the functions below and for operator new alone.
struct AllowanceMeter {
  std::int64_t work = 0;  // that may be done until somebody looks at the clock
  std::int64_t held = 0;  // bytes that the thread holds more than when it began to be counted …
  std::int64_t most = INT64_MAX;  // … and may hold
  Allowance* open = nullptr;
  Allowance* exhausted = nullptr;  // whose limit was reached, until it is left
  bool in_whole = false;           // the innermost scope is of something whole
};
// NOLINTNEXTLINE(*-non-const-global-variables): what runs on a thread is known to that thread alone
extern constinit thread_local AllowanceMeter t_allowance;

class Allowance {
 public:
  struct Limits {
    std::chrono::milliseconds time;
    std::size_t memory = std::size_t{64} << 20;  // bytes
    // Of a whole command, or of work that somebody asked for: whichever question was being worked
    // on when it was used up is not to blame.
    bool whole = false;
  };

  explicit Allowance(Limits limits) noexcept;
  ~Allowance() {
    AllowanceMeter& meter = t_allowance;
    meter.open = outer_;
    meter.in_whole = outer_ != nullptr && outer_->limits_.whole;
    if (meter.exhausted == this) [[unlikely]]
      meter.exhausted = nullptr;
    meter.most = meter.exhausted == nullptr ? most_outside_ : INT64_MAX;
  }
  Allowance(const Allowance&) = delete;
  Allowance& operator=(const Allowance&) = delete;

  // So much has been done, in pieces that take about a nanosecond each. Throws Exhausted.
  static void spend(std::int64_t work) {
    if ((t_allowance.work -= work) < 0) [[unlikely]]
      look();
  }
  // Looks at the clock now. Throws Exhausted.
  static void look();
  // So many bytes are about to be held, or are given back. Throws Exhausted, and then they are not
  // counted.
  static void take(std::int64_t bytes) {
    if (t_allowance.held + bytes > t_allowance.most) [[unlikely]]
      refuse();
    t_allowance.held += bytes;
  }
  // The same for whoever cannot throw: false when there is no room for them.
  static bool may_take(std::int64_t bytes) noexcept {
    if (t_allowance.held + bytes > t_allowance.most) return false;
    t_allowance.held += bytes;
    return true;
  }
  static void give_back(std::int64_t bytes) noexcept { t_allowance.held -= bytes; }

  // Whether to allocate counts as work.
  static bool allocating_takes_time() noexcept { return !t_allowance.in_whole; }

  static bool is_open() noexcept { return t_allowance.open != nullptr; }
  // Of the innermost scope and those around it: the processor time that is left, at most `most`.
  static std::chrono::nanoseconds time_left(std::chrono::nanoseconds most) noexcept;
  // For who was stopped because nothing was left: throws Exhausted, once more if need be, where
  // something whole is used up.
  static void look_at_whole();
  // Whether the scope whose limit was reached is still to be left.
  static bool unwinding() noexcept { return t_allowance.exhausted != nullptr; }

 private:
  static void look(std::chrono::nanoseconds now, bool whole_alone);
  [[noreturn]] static void refuse();
  [[noreturn]] void end(Exhausted::Resource what);

  Allowance* outer_;
  std::int64_t most_outside_;
  Limits limits_;
  std::int64_t most_ = INT64_MAX;       // bytes held, of this scope alone
  std::chrono::nanoseconds began_{-1};  // the thread's time when somebody first looked
  Exhausted::Resource used_up_ = Exhausted::Resource::time;
};

}  // namespace hr
