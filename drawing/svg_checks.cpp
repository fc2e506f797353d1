// SPDX-License-Identifier: MIT
#include "drawing/svg_checks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/base/error.h"
#include "drawing/svg_numbers.h"

namespace hr::drawing {

namespace {

constexpr double k_min_side = 4, k_max_side = 4096;
constexpr double k_reach = 4;  // in sides of the drawing
constexpr int k_max_numbers = 4000;
constexpr std::size_t k_max_quoted = 40;

bool is_hex(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

double single(std::string_view text) {
  SvgNumbers numbers(text);
  const double out = numbers.number();
  numbers.end();
  return out;
}

}  // namespace

std::string quoted(std::string_view text) {
  if (text.size() <= k_max_quoted) return fmt::format("\"{}\"", text);
  std::size_t length = k_max_quoted;  // not in the middle of a character
  while (length > 0 && (static_cast<unsigned char>(text[length]) & 0xc0U) == 0x80) --length;
  return fmt::format("\"{}…\"", text.substr(0, length));
}

std::string SvgChecks::view_box(std::string_view text) {
  SvgNumbers numbers(text);
  std::array<double, 4> box{};
  for (double& number : box) number = numbers.number();
  numbers.end();
  const auto [x, y, width, height] = box;
  for (const double side : {width, height})
    if (side < k_min_side || side > k_max_side)
      throw Error(fmt::format("expected a width and a height from {} to {}, got {}", k_min_side,
                              k_max_side, quoted(text)));
  reach_ = k_reach * std::max(width, height);
  for (const double corner : {x, y}) checked(corner);
  return fmt::format("{} {} {} {}", written(x), written(y), written(width), written(height));
}

double SvgChecks::checked(double position) {
  if (++numbers_ > k_max_numbers)
    throw Error(fmt::format("a drawing has at most {} numbers", k_max_numbers));
  if (std::abs(position) > reach_)
    throw Error(fmt::format("expected a number from {} to {}, near the drawing, got {}", -reach_,
                            reach_, written(position)));
  return position;
}

std::string SvgChecks::position(std::string_view text) { return written(checked(single(text))); }

std::string SvgChecks::size(std::string_view text) {
  const double size = checked(single(text));
  if (size < 0) throw Error(fmt::format("expected 0 or more, got {}", quoted(text)));
  return written(size);
}

std::string SvgChecks::share(std::string_view text) const {
  const double share = single(text);
  if (share < 0 || share > 1)
    throw Error(fmt::format("expected a number from 0 to 1, got {}", quoted(text)));
  return written(share);
}

std::string SvgChecks::points(std::string_view text) {
  SvgNumbers numbers(text);
  std::string out;
  while (!numbers.done()) {
    const double x = checked(numbers.number()), y = checked(numbers.number());
    out += fmt::format("{}{},{}", out.empty() ? "" : " ", written(x), written(y));
  }
  return out;
}

std::string SvgChecks::transform(std::string_view text) {
  SvgNumbers numbers(text);
  std::string out;
  while (!numbers.done()) {
    const std::string_view what = numbers.word();
    if ((what != "translate" && what != "rotate") || numbers.take() != '(')
      throw Error(fmt::format("expected translate(…) or rotate(…), got {}", quoted(text)));
    std::vector<std::string> arguments;
    while (numbers.next() != ')') {
      // An angle is not a position, but no position is needed that is further away than this.
      const double number = numbers.number();
      arguments.push_back(written(
          arguments.empty() && what == "rotate" ? std::remainder(number, 360.0) : checked(number)));
    }
    numbers.take();
    const std::size_t n = arguments.size();
    if (n != 1 && n != (what == "rotate" ? 3 : 2))
      throw Error(fmt::format(
          "{}: expected {}, got {}", what,
          what == "rotate" ? "an angle, or an angle and a point" : "one or two numbers", n));
    if (numbers.next() == ',') numbers.take();
    out += fmt::format("{}({})", what, fmt::join(arguments, " "));
  }
  return out;
}

std::string SvgChecks::paint(std::string_view text) {
  if (text == "owner" || text == "outline") return fmt::format("{{{}}}", text);
  if (text == "none") return "none";
  const bool hex = text.starts_with('#') && (text.size() == 4 || text.size() == 7) &&
                   std::ranges::all_of(text.substr(1), is_hex);
  if (!hex)
    throw Error(fmt::format(
        "expected owner, outline, none or a colour such as #fff or #1f5fa8, got {}", quoted(text)));
  return std::string(text);
}

std::string SvgChecks::word(std::string_view text, std::span<const std::string_view> allowed) {
  if (std::ranges::find(allowed, text) == allowed.end())
    throw Error(fmt::format("expected one of {}, got {}", fmt::join(allowed, ", "), quoted(text)));
  return std::string(text);
}

}  // namespace hr::drawing
