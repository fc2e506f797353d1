// SPDX-License-Identifier: MIT
#include "cli/terminal/csv.h"

#include <fmt/format.h>

#include "core/base/read_number.h"

namespace hr::cli {

namespace {

bool is_number(std::string_view text) {
  double number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = read_number(text.data(), end, number);
  return error == std::errc{} && stop == end;
}

}  // namespace

Csv& Csv::raw(std::string_view field) {
  if (begun_) rows_ += ',';
  rows_ += field;
  begun_ = true;
  return *this;
}

Csv& Csv::text(std::string_view text) {
  std::string quoted = "\"";
  if (!text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos &&
      !is_number(text))
    quoted += '\'';
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return raw(quoted + "\"");
}

Csv& Csv::number(std::uint64_t number) { return raw(std::to_string(number)); }
Csv& Csv::number(std::int64_t number) { return raw(std::to_string(number)); }
Csv& Csv::number(double number) { return raw(fmt::format("{}", number)); }
Csv& Csv::blank() { return raw(""); }

void Csv::end_row() {
  if (!tail_.empty()) rows_ += "," + tail_;
  rows_ += "\r\n";
  begun_ = false;
}

}  // namespace hr::cli
