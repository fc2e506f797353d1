// SPDX-License-Identifier: MIT
#include "cli/lab/option_range.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "cli/lab/text_number.h"
#include "cli/terminal/exit_code.h"

namespace hr::cli {

namespace {

constexpr std::int64_t k_max_values = 1000;

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t out = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, out);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return out;
}

[[noreturn]] void refuse_range(const std::string& typed, const char* flag) {
  throw Failure(
      Exit::usage,
      fmt::format(
          "{}: expected an option and its values, such as rows:6-12, rows:6-12/2 or "
          "rows:6,8,12, or the place of a number in a rule, such as rules.lua:12:2-5, got \"{}\"",
          flag, typed));
}

// "6-12" or "6-12/2"; nothing if it is not a range of whole numbers.
std::vector<std::string> numbers(const std::string& text, const char* flag) {
  std::vector<std::string> out;
  const std::size_t dash = text.find('-', 1);
  if (dash == std::string::npos) return out;
  const std::size_t slash = std::min(text.find('/', dash), text.size());
  const auto low = whole_number(std::string_view(text).substr(0, dash));
  const auto high = whole_number(std::string_view(text).substr(dash + 1, slash - dash - 1));
  const auto step = slash == text.size() ? std::optional<std::int64_t>(1)
                                         : whole_number(std::string_view(text).substr(slash + 1));
  if (!low || !high || !step) return out;
  std::int64_t width = 0;
  if (*high < *low || *step < 1 || __builtin_sub_overflow(*high, *low, &width) ||
      width / *step >= k_max_values)
    throw Failure(Exit::usage,
                  fmt::format("{}: expected a range from the lowest to the highest value, with at "
                              "most {} values, such as 6-12 or 6-12/2, got \"{}\"",
                              flag, k_max_values, text));
  for (std::int64_t i = 0; i <= width / *step; ++i) out.push_back(std::to_string(*low + i * *step));
  return out;
}

}  // namespace

OptionRange read_option_range(const std::string& typed, const char* flag) {
  // The place of a number contains a colon itself, between its file and its line.
  const std::size_t colon = typed.find(':', names_text(typed) ? typed.find(".lua:") + 5 : 0);
  if (colon == std::string::npos || colon == 0 || colon + 1 == typed.size())
    refuse_range(typed, flag);
  OptionRange out{.option = typed.substr(0, colon),
                  .values = numbers(typed.substr(colon + 1), flag)};
  if (!out.values.empty()) return out;
  for (std::size_t at = colon + 1; at <= typed.size();) {
    const std::size_t comma = std::min(typed.find(',', at), typed.size());
    out.values.push_back(typed.substr(at, comma - at));
    if (out.values.back().empty()) refuse_range(typed, flag);
    at = comma + 1;
  }
  return out;
}

std::vector<std::vector<std::string>> combinations(const std::vector<OptionRange>& ranges,
                                                   std::size_t most, const char* flag) {
  std::vector<std::vector<std::string>> out(1);
  for (const OptionRange& range : ranges) {
    std::vector<std::vector<std::string>> longer;
    for (const auto& settings : out)
      for (const std::string& value : range.values) {
        longer.push_back(settings);
        longer.back().push_back(value);
        if (longer.size() > most)
          throw Failure(
              Exit::usage,
              fmt::format("{}: there are more than {} combinations of values", flag, most));
      }
    out = std::move(longer);
  }
  return out;
}

}  // namespace hr::cli
