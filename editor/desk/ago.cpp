// SPDX-License-Identifier: MIT
#include "editor/desk/ago.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "core/base/words.h"

namespace hr::editor {

namespace {

constexpr std::int64_t k_minute = 60, k_hour = 60 * k_minute, k_day = 24 * k_hour;

std::string so_many(std::int64_t n, const char* one, const char* many) {
  return count_text(static_cast<std::uint64_t>(n), one, many) + " ago";
}

}  // namespace

std::string ago_text(std::int64_t then, std::int64_t now) {
  if (then <= 0) return "some time ago";
  const std::int64_t ago = now - then;
  if (ago < k_minute) return "just now";
  if (ago < k_hour) return so_many(ago / k_minute, "minute", "minutes");
  if (ago < k_day) return so_many(ago / k_hour, "hour", "hours");
  if (ago < 14 * k_day) return ago < 2 * k_day ? "yesterday" : so_many(ago / k_day, "day", "days");
  return fmt::format("on {:%Y-%m-%d}", fmt::localtime(static_cast<std::time_t>(then)));
}

}  // namespace hr::editor
