// SPDX-License-Identifier: MIT
// Limits on the processor time and memory that rules may use, in the engine as well as in Lua. An
// Allowance is a scope on the stack of the thread that works for the rules; everything that this
// thread does and allocates meanwhile counts against it, and against the scopes around it. Loops
// report their work with spend(); memory is counted by the program's operator new
// (core/base/heap.h). When a limit is reached, Exhausted is thrown once; then nothing more is
// counted until the scope whose limit it was has been left, so that there is room to report it. If
// the innermost scope has Limits::whole, the time limit takes effect only in spend() and
// check_clock(), not in operator new: code that runs there on nobody's behalf, such as writing
// JSON, has destructors that allocate and must not throw.
// Invariant: scopes are nested, and each is left on the thread that opened it. Time is the
// processor time of that thread. Memory is what is held at the moment, not the sum of all
// allocations. Without a scope nothing is limited, and both checks cost about a nanosecond.
// Threads: each has its own scopes. Re-entry: at any time.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <new>
#include <string>

namespace hr {

class Allowance;

// Thrown in the middle of work, also by operator new. On its way up it is given the place where the
// work was. A handler whose own scope was exhausted, which it knows because that scope has been
// left (Allowance::unwinding is false), turns it into an error message; others let it pass.
class Exhausted : public std::bad_alloc {
 public:
  enum class Resource : std::uint8_t { time, memory };
  Exhausted(Resource what, std::int64_t limit) noexcept;

  const char* what() const noexcept override { return text_.data(); }  // without a place
  // Sets the place, a path such as verbs.move.1 or a file with a line; the first call, the
  // innermost, counts.
  void set_place(const std::string& place) {
    if (place_.empty()) place_ = place;
  }
  const std::string& place() const { return place_; }

 private:
  std::array<char, 64> text_{};
  std::string place_;
};

// The meter of a thread; only for the functions below and operator new.
struct AllowanceMeter {
  std::int64_t work = 0;              // work left until the clock is checked
  std::int64_t held = 0;              // bytes held, relative to when counting began …
  std::int64_t max_held = INT64_MAX;  // … and their limit
  Allowance* open = nullptr;
  Allowance* exhausted = nullptr;    // the scope whose limit was reached, until it is left
  bool in_whole = false;             // Limits::whole of the innermost scope
  std::chrono::nanoseconds read{0};  // the thread's time when the clock was read last
};
// NOLINTNEXTLINE(*-non-const-global-variables): what runs on a thread is known to that thread alone
extern constinit thread_local AllowanceMeter t_allowance;

class Allowance {
 public:
  struct Limits {
    std::chrono::milliseconds time;
    std::size_t memory = std::size_t{64} << 20;  // bytes
    // For a whole command, or work that a person requested: the question that was being evaluated
    // when it was used up is not to blame.
    bool whole = false;
  };

  explicit Allowance(Limits limits) noexcept;
  ~Allowance() {
    AllowanceMeter& meter = t_allowance;
    meter.open = outer_;
    meter.in_whole = outer_ != nullptr && outer_->limits_.whole;
    if (meter.exhausted == this) [[unlikely]]
      meter.exhausted = nullptr;
    meter.max_held = meter.exhausted == nullptr ? outer_max_held_ : INT64_MAX;
  }
  Allowance(const Allowance&) = delete;
  Allowance& operator=(const Allowance&) = delete;

  // Reports work, in units of about a nanosecond. Throws Exhausted.
  static void spend(std::int64_t work) {
    if ((t_allowance.work -= work) < 0) [[unlikely]]
      check_clock();
  }
  // Checks the clock now. Throws Exhausted.
  static void check_clock();
  // Counts bytes that are about to be allocated or, if negative, freed. Throws Exhausted; the bytes
  // are then not counted.
  static void take(std::int64_t bytes) {
    if (t_allowance.held + bytes > t_allowance.max_held) [[unlikely]]
      refuse();
    t_allowance.held += bytes;
  }
  // The same for callers that must not throw: returns false when there is no room.
  static bool may_take(std::int64_t bytes) noexcept {
    if (t_allowance.held + bytes > t_allowance.max_held) return false;
    t_allowance.held += bytes;
    return true;
  }
  static void give_back(std::int64_t bytes) noexcept { t_allowance.held -= bytes; }

  // Whether allocating counts as work.
  static bool allocating_takes_time() noexcept { return !t_allowance.in_whole; }

  // From now on every time limit is so many times as long: where all runs slower, as under a
  // program that counts instructions. Threads: any; to be called before others work for rules.
  static void be_patient(int times) noexcept;
  // What be_patient() was given last, or 1: for limits that are kept elsewhere.
  static int patience() noexcept;

  static bool is_open() noexcept { return t_allowance.open != nullptr; }
  // The processor time left in the innermost scope and those around it, at most `max`.
  static std::chrono::nanoseconds time_left(std::chrono::nanoseconds max) noexcept;
  // The same when the clock was read last, or now if the innermost scope begins: reading it takes
  // longer than most calls of a rule. The caller must check the clock as time passes.
  static std::chrono::nanoseconds time_left_lately(std::chrono::nanoseconds max) noexcept {
    AllowanceMeter& meter = t_allowance;
    return meter.open == nullptr ? max : time_left_at(meter.open->now_or_lately(), max);
  }
  // For code that has been stopped: throws Exhausted, again if necessary, if a scope with
  // Limits::whole is used up.
  static void check_whole();
  // Whether the scope whose limit was reached has not been left yet.
  static bool unwinding() noexcept { return t_allowance.exhausted != nullptr; }

 private:
  std::chrono::nanoseconds now_or_lately() const noexcept;
  static std::chrono::nanoseconds time_left_at(std::chrono::nanoseconds now,
                                               std::chrono::nanoseconds max) noexcept;
  static void check_time(std::chrono::nanoseconds now, bool whole_only);
  [[noreturn]] static void refuse();
  [[noreturn]] void end(Exhausted::Resource what);

  Allowance* outer_;
  std::int64_t outer_max_held_;
  Limits limits_;
  std::int64_t max_held_ = INT64_MAX;   // limit of the bytes held, for this scope alone
  std::chrono::nanoseconds began_{-1};  // the thread's time at the first check
  Exhausted::Resource used_up_ = Exhausted::Resource::time;
};

}  // namespace hr
