// SPDX-License-Identifier: MIT
#include "editor/desk/ago.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::int64_t k_minute = 60, k_hour = 60 * k_minute, k_day = 24 * k_hour;

}  // namespace

std::string ago_text(std::int64_t then, std::int64_t now) {
  using namespace texts;
  if (then <= 0) return ago::some_time;
  const std::int64_t past = now - then;
  if (past < k_minute) return ago::just_now;
  if (past < k_hour) return counted<ago::minutes>(past / k_minute);
  if (past < k_day) return counted<ago::hours>(past / k_hour);
  if (past < 2 * k_day) return ago::yesterday;
  if (past < 14 * k_day) return counted<ago::days>(past / k_day);
  const auto day = fmt::localtime(static_cast<std::time_t>(then));
  return fmt::format(ago::on_day, fmt::format("{:%Y-%m-%d}", day));
}

}  // namespace hr::editor
