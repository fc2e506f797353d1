// SPDX-License-Identifier: MIT
#include "cli/arguments/seconds.h"

#include <fmt/format.h>

#include <limits>
#include <string>

#include "core/base/platform.h"
#include "core/base/read_number.h"

namespace hr::cli {

Check seconds_range() {
  return [](const std::string& typed) {
    double value = 0;
    const char* const end = typed.data() + typed.size();
    const auto [stop, error] = hr::read_number(typed.data(), end, value);
    if (error == std::errc() && stop == end && value >= 0.01 && value <= 3600) return std::string();
    return fmt::format("expected a number of seconds from 0.01 to 3600, got \"{}\"", typed);
  };
}

void add_seconds(Command& command, double& seconds, const std::string& help) {
  command
      .add("--seconds", seconds,
           fmt::format("Stop after this many seconds of processor time (default {}){}", seconds,
                       help))
      .type_name("NUMBER")
      .check(seconds_range());
}

double processor_seconds() { return std::chrono::duration<double>(thread_time()).count(); }

Allowance::Limits work_limits(double seconds) {
  return {.time = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000)),
          .memory = std::size_t{1} << 30,
          .whole = true};
}

Exit within_seconds(const std::string& what, double seconds, const std::function<Exit()>& body) {
  try {
    const Allowance allowance({.time = work_limits(seconds).time,
                               .memory = std::numeric_limits<std::int64_t>::max() / 2,
                               .whole = true});
    return body();
  } catch (const Exhausted&) {
    throw Failure(Exit::problems, fmt::format("{}: {}", what, out_of_time(seconds)));
  }
}

std::string out_of_time(double seconds) {
  return fmt::format("stopped after {} second{} of processor time (--seconds gives more)", seconds,
                     seconds == 1 ? "" : "s");
}

std::string used_up(const Exhausted& exhausted, double seconds) {
  const std::string what = exhausted.what();
  return what.starts_with("ran") ? out_of_time(seconds) : fmt::format("stopped, as it {}", what);
}

}  // namespace hr::cli
