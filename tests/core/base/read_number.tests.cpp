// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>
#include <string_view>
#include <tuple>

#include "core/base/read_number.h"

namespace hr::tests {

namespace {

struct Read {
  double number = -1;
  std::string_view rest;
  bool ok = false;
};

Read read(std::string_view text, std::chars_format how = std::chars_format::general) {
  Read out;
  const auto [at, error] = read_number(text.data(), text.data() + text.size(), out.number, how);
  out.rest = text.substr(static_cast<std::size_t>(at - text.data()));
  out.ok = error == std::errc();
  return out;
}

}  // namespace

TEST_CASE("a number is read as far as it goes", "[core]") {
  for (const auto& [text, number, rest] : {std::tuple{"12", 12.0, ""},
                                           {"-0.5,3", -0.5, ",3"},
                                           {".25", 0.25, ""},
                                           {"7.", 7.0, ""},
                                           {"1e3x", 1000.0, "x"},
                                           {"1.5E-2", 0.015, ""},
                                           {"2e", 2.0, "e"},
                                           {"2e+", 2.0, "e+"},
                                           {"1.2.3", 1.2, ".3"},
                                           {"0.0", 0.0, ""},
                                           {"3 4", 3.0, " 4"}}) {
    CAPTURE(text);
    const Read got = read(text);
    CHECK(got.ok);
    CHECK(got.number == number);
    CHECK(got.rest == rest);
  }
  CHECK(read("1e3", std::chars_format::fixed).rest == "e3");
}

TEST_CASE("what is no number, or too large for one, is not read", "[core]") {
  for (const char* const text : {"", "-", ".", "-.", "e5", "+1", " 1", "x"}) {
    CAPTURE(text);
    const Read got = read(text);
    CHECK_FALSE(got.ok);
    CHECK(got.rest == text);
    CHECK(got.number == -1);
  }
  CHECK_FALSE(read("1e999").ok);
  CHECK(read("1e999").rest.empty());
}

}  // namespace hr::tests
