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
  if (then <= 0) return texts::ago::some_time;
  const std::int64_t past = now - then;
  if (past < k_minute) return texts::ago::just_now;
  if (past < k_hour) return texts::counted<texts::ago::minutes>(past / k_minute);
  if (past < k_day) return texts::counted<texts::ago::hours>(past / k_hour);
  if (past < 2 * k_day) return texts::ago::yesterday;
  if (past < 14 * k_day) return texts::counted<texts::ago::days>(past / k_day);
  const auto day = fmt::localtime(static_cast<std::time_t>(then));
  return fill(texts::ago::on_day, fmt::format("{:%Y-%m-%d}", day));
}

}  // namespace hr::editor
