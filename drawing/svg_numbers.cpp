// SPDX-License-Identifier: MIT
#include "drawing/svg_numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/error.h"
#include "core/base/read_number.h"
#include "drawing/svg_checks.h"

namespace hr::drawing {

namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Other readers also take "inf" and "nan" for numbers.
bool begins_number(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && (text[0] == '.' || (text[0] >= '0' && text[0] <= '9'));
}

}  // namespace

void SvgNumbers::skip_spaces() {
  while (!rest_.empty() && is_space(rest_.front())) rest_.remove_prefix(1);
}

void SvgNumbers::skip_separator() {
  skip_spaces();
  if (!rest_.starts_with(',')) return;
  rest_.remove_prefix(1);
  skip_spaces();
  if (done()) throw Error("expected a number after the last comma");
}

char SvgNumbers::take() {
  const char out = next();
  if (!done()) rest_.remove_prefix(1);
  skip_spaces();
  return out;
}

std::string_view SvgNumbers::word() {
  const auto end = std::ranges::find_if_not(rest_, is_letter);
  const std::string_view out = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
  rest_.remove_prefix(out.size());
  skip_spaces();
  return out;
}

double SvgNumbers::number() {
  if (rest_.starts_with('+')) rest_.remove_prefix(1);
  double out = 0;
  const char* const end = rest_.data() + rest_.size();
  const auto read = begins_number(rest_) ? read_number(rest_.data(), end, out)
                                         : std::from_chars_result{end, std::errc::invalid_argument};
  if (read.ec != std::errc() || !std::isfinite(out))
    throw Error(fmt::format("expected a number, got {}", quoted(rest_)));
  rest_.remove_prefix(static_cast<std::size_t>(read.ptr - rest_.data()));
  skip_separator();
  return out;
}

bool SvgNumbers::flag() {
  const char c = next();
  if (c != '0' && c != '1') throw Error(fmt::format("expected 0 or 1, got {}", quoted(rest_)));
  rest_.remove_prefix(1);
  skip_separator();
  return c == '1';
}

void SvgNumbers::end() const {
  if (!done()) throw Error(fmt::format("expected nothing more, got {}", quoted(rest_)));
}

std::string written(double number) { return fmt::format("{:.6g}", number == 0 ? 0 : number); }

}  // namespace hr::drawing
