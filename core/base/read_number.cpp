// SPDX-License-Identifier: MIT
#include "core/base/read_number.h"

#include <cmath>
#include <cstdlib>
#include <string>

namespace hr {

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 200000

namespace {

bool is_digit(const char* at, const char* to) { return at != to && *at >= '0' && *at <= '9'; }

const char* after_digits(const char* at, const char* to) {
  while (is_digit(at, to)) ++at;
  return at;
}

// The end of the number at the beginning of a text; its beginning if there is none.
const char* end_of_number(const char* const from, const char* const to, std::chars_format how) {
  const char* at = from != to && *from == '-' ? from + 1 : from;
  const char* const digits = at;
  at = after_digits(at, to);
  auto count = at - digits;
  if (at != to && *at == '.') {
    const char* const behind = after_digits(at + 1, to);
    count += behind - (at + 1);
    if (count > 0) at = behind;
  }
  if (count == 0) return from;
  if (how == std::chars_format::fixed || at == to || (*at != 'e' && *at != 'E')) return at;
  const char* power = at + 1;
  if (power != to && (*power == '+' || *power == '-')) ++power;
  return is_digit(power, to) ? after_digits(power, to) : at;
}

}  // namespace

// Infinity and what is no number are not read: nobody writes them here.
std::from_chars_result read_number(const char* from, const char* to, double& out,
                                   std::chars_format how) {
  const char* const end = end_of_number(from, to, how);
  if (end == from) return {from, std::errc::invalid_argument};
  const double value = std::strtod(std::string(from, end).c_str(), nullptr);
  const bool nought = std::string(from, end).find_first_of("123456789") == std::string::npos;
  if (std::isinf(value) || (value == 0 && !nought)) return {end, std::errc::result_out_of_range};
  out = value;
  return {end, std::errc()};
}

#else

std::from_chars_result read_number(const char* from, const char* to, double& out,
                                   std::chars_format how) {
  return std::from_chars(from, to, out, how);
}

#endif

}  // namespace hr
