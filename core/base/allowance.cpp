// SPDX-License-Identifier: MIT
#include "core/base/allowance.h"

#include <algorithm>
#include <atomic>
#include <cstdio>

#include "core/base/platform.h"

namespace hr {

namespace {

constexpr std::int64_t k_stride = 200'000;  // work between two checks of the clock

// Reading the clock of a thread is a system call; reading that of the machine is not. What the
// thread's clock said up to k_lately ago is used for scopes that begin: they may end that much
// earlier.
constexpr std::chrono::milliseconds k_lately{1};
// NOLINTNEXTLINE(*-non-const-global-variables): the time at which this thread read its clock last
constinit thread_local std::chrono::steady_clock::time_point t_read_at;

// NOLINTNEXTLINE(*-non-const-global-variables): be_patient()
constinit std::atomic<int> g_patience{1};

std::chrono::nanoseconds time_of_thread() noexcept {
  t_read_at = std::chrono::steady_clock::now();
  return t_allowance.read = thread_time();
}

}  // namespace

Exhausted::Exhausted(Resource what, std::int64_t limit) noexcept {
  const char* const text = what == Resource::time ? "ran for too long (more than %lld ms)"
                                                  : "used more than %lld MB of memory";
  const std::int64_t shown = what == Resource::time ? limit : limit >> 20;
  // NOLINTNEXTLINE(*-vararg): nothing may be allocated here
  std::snprintf(text_.data(), text_.size(), text, static_cast<long long>(shown));
}

Allowance::Allowance(Limits limits) noexcept
    : outer_(t_allowance.open), outer_max_held_(t_allowance.max_held), limits_(limits) {
  limits_.time *= patience();
  AllowanceMeter& meter = t_allowance;
  meter.open = this;
  meter.in_whole = limits.whole;
  max_held_ = meter.held + static_cast<std::int64_t>(limits.memory);
  meter.max_held = std::min(meter.max_held, max_held_);
}

void Allowance::be_patient(int times) noexcept {
  g_patience.store(times, std::memory_order_relaxed);
}

int Allowance::patience() noexcept { return g_patience.load(std::memory_order_relaxed); }

void Allowance::check_clock() {
  AllowanceMeter& meter = t_allowance;
  meter.work = k_stride;
  if (meter.open == nullptr || meter.exhausted != nullptr) return;
  check_time(time_of_thread(), false);
}

void Allowance::check_whole() {
  Allowance* const exhausted = t_allowance.exhausted;
  if (exhausted != nullptr && exhausted->limits_.whole) exhausted->end(exhausted->used_up_);
  if (exhausted == nullptr && t_allowance.open != nullptr) check_time(time_of_thread(), true);
}

void Allowance::check_time(std::chrono::nanoseconds now, bool whole_only) {
  for (Allowance* scope = t_allowance.open; scope != nullptr; scope = scope->outer_) {
    if (whole_only && !scope->limits_.whole) continue;
    if (scope->began_.count() < 0)
      scope->began_ = now;
    else if (now - scope->began_ >= scope->limits_.time)
      scope->end(Exhausted::Resource::time);
  }
}

void Allowance::refuse() {
  Allowance* tightest = t_allowance.open;
  for (Allowance* scope = tightest; scope != nullptr; scope = scope->outer_)
    if (scope->max_held_ <= tightest->max_held_) tightest = scope;
  tightest->end(Exhausted::Resource::memory);
}

void Allowance::end(Exhausted::Resource what) {
  t_allowance.exhausted = this;
  t_allowance.max_held = INT64_MAX;
  used_up_ = what;
  throw Exhausted(what, what == Exhausted::Resource::time
                            ? limits_.time.count()
                            : static_cast<std::int64_t>(limits_.memory));
}

std::chrono::nanoseconds Allowance::time_left(std::chrono::nanoseconds max) noexcept {
  return t_allowance.open == nullptr ? max : time_left_at(time_of_thread(), max);
}

std::chrono::nanoseconds Allowance::now_or_lately() const noexcept {
  const bool lately =
      began_.count() >= 0 || std::chrono::steady_clock::now() - t_read_at < k_lately * patience();
  return lately ? t_allowance.read : time_of_thread();
}

std::chrono::nanoseconds Allowance::time_left_at(std::chrono::nanoseconds now,
                                                 std::chrono::nanoseconds max) noexcept {
  for (Allowance* scope = t_allowance.open; scope != nullptr; scope = scope->outer_) {
    if (scope->began_.count() < 0) scope->began_ = now;
    max = std::min(max, scope->limits_.time - (now - scope->began_));
  }
  return std::max(max, std::chrono::nanoseconds(0));
}

}  // namespace hr
