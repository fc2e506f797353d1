// SPDX-License-Identifier: MIT
#include "scripting/lua/shared_time.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>

#include "core/base/allowance.h"
#include "scripting/source/rule_error.h"

namespace hr::scripting {

namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

constexpr milliseconds k_all{900};    // for all of them together
constexpr milliseconds k_max{700};    // for one of them
constexpr milliseconds k_little{50};  // for each one after one that took too long

// Adds the thread's processor time while it exists to a total, except the free time. Must be inside
// the scope that limits it.
class TimeTaken {
 public:
  TimeTaken(nanoseconds& time, nanoseconds free)
      : time_(time), left_(Allowance::time_left(k_all) - free) {}
  ~TimeTaken() { time_ += std::max(left_ - Allowance::time_left(k_all), nanoseconds(0)); }
  TimeTaken(const TimeTaken&) = delete;
  TimeTaken& operator=(const TimeTaken&) = delete;

 private:
  nanoseconds& time_;
  nanoseconds left_;
};

}  // namespace

std::string SharedTime::complaint_of(const std::string& file, const std::function<void()>& body) {
  const auto left = Allowance::time_left(std::max(k_all - used_, nanoseconds(0)));
  if (left < 2 * k_little)
    return fmt::format("{}: was not read, because others had used up the time", file);
  const auto most = std::chrono::duration_cast<milliseconds>(left - k_little);  // for the next one
  const milliseconds time = std::min(overrun_ ? k_little : k_max, most);
  const auto overrun = [&](const std::string& text) {
    if (!std::exchange(overrun_, true)) return text;
    return fmt::format(
        "{}: ran for too long (more than {} ms, because another one had used up the time)", file,
        time.count());
  };
  try {
    const Allowance allowance({.time = time});
    const TimeTaken taken(used_, free_);
    body();
  } catch (const Overrun& error) {
    return overrun(error.what());
  } catch (const Exhausted& exhausted) {
    if (Allowance::unwinding()) throw;
    return overrun(fmt::format("{}: {}", file, exhausted.what()));
  } catch (const std::exception& error) {
    return error.what();
  }
  return "";
}

}  // namespace hr::scripting
