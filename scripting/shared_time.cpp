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

using std::chrono::milliseconds;

constexpr milliseconds k_all{900};    // for all that take too long together …
constexpr milliseconds k_most{700};   // … for the first of them …
constexpr milliseconds k_little{50};  // … and for each of the others

}  // namespace

std::string SharedTime::complaint_of(const std::string& file, const std::function<void()>& body) {
  const bool first = lost_.count() == 0;
  const auto left = Allowance::time_left(k_all - lost_);
  if (left < 2 * k_little)
    return fmt::format("{}: was not read, as others had used up the time", file);
  const auto most = std::chrono::duration_cast<milliseconds>(left - k_little);  // to go on with
  const milliseconds time = std::min(first ? k_most : k_little, most);
  const auto overrun = [&](const std::string& text) {
    lost_ += time;
    return first ? text
                 : fmt::format(
                       "{}: ran for too long (more than {} ms, as another one had used up "
                       "the time)",
                       file, time.count());
  };
  try {
    const Allowance allowance({.time = time});
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
