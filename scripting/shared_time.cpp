// SPDX-License-Identifier: MIT
#include "scripting/shared_time.h"

#include <fmt/format.h>

#include <exception>

#include "core/allowance.h"
#include "scripting/rule_error.h"

namespace hr::scripting {

namespace {

constexpr std::chrono::milliseconds k_little{100};

}  // namespace

std::string SharedTime::complaint_of(const std::string& file, const std::function<void()>& body) {
  const bool first = time_ > k_little;
  const auto overrun = [&](const std::string& text) {
    time_ = k_little;
    return first ? text
                 : fmt::format(
                       "{}: ran for too long (more than {} ms, as another one had used up "
                       "the time)",
                       file, k_little.count());
  };
  try {
    const Allowance allowance({.time = time_});
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
