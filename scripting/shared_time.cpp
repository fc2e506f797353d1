// SPDX-License-Identifier: MIT
#include "scripting/shared_time.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>

#include "core/allowance.h"
#include "scripting/rule_error.h"

namespace hr::scripting {

namespace {

constexpr std::chrono::milliseconds k_little{50};

// Takes what the thread uses up while it lasts off a time, which does not get shorter than a
// little.
class TimeTaken {
 public:
  explicit TimeTaken(std::chrono::milliseconds& time) : time_(time) {}
  ~TimeTaken() {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        Allowance::time_left(std::chrono::hours(1)));
    time_ = std::clamp(left, k_little, time_);
  }
  TimeTaken(const TimeTaken&) = delete;
  TimeTaken& operator=(const TimeTaken&) = delete;

 private:
  std::chrono::milliseconds& time_;
};

}  // namespace

std::string SharedTime::complaint_of(const std::string& file, const std::function<void()>& body) {
  const bool first = time_ > k_little;
  const auto overrun = [&](const std::string& text) {
    return first ? text
                 : fmt::format(
                       "{}: ran for too long (more than {} ms, as another one had used up "
                       "the time)",
                       file, k_little.count());
  };
  try {
    const Allowance allowance({.time = time_});
    const TimeTaken taken(time_);
    body();
  } catch (const Overrun& error) {
    return overrun(error.what());
  } catch (const Exhausted& exhausted) {
    return overrun(fmt::format("{}: {}", file, exhausted.what()));
  } catch (const std::exception& error) {
    return error.what();
  }
  return "";
}

}  // namespace hr::scripting
