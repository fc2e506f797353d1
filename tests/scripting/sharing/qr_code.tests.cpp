// SPDX-License-Identifier: MIT
#include "scripting/sharing/qr_code.h"

#include <algorithm>
#include <catch2/catch.hpp>

namespace hr::tests {

TEST_CASE("A text has a QR code if it is short enough", "[scripting]") {
  CHECK_FALSE(scripting::qr_code("").has_value());
  CHECK_FALSE(scripting::qr_code(std::string(scripting::k_max_qr + 1, 'x')).has_value());
  CHECK(scripting::qr_code(std::string(scripting::k_max_qr, 'x'))->side == 177);
  const auto code = scripting::qr_code("hr1.abc");
  REQUIRE(code.has_value());
  CHECK(code->side == 21);
  CHECK(code->dark.size() == 441);
  // The finder pattern, and what is around the code.
  for (int i = 0; i < 7; ++i) CHECK(code->is_dark(i, 0));
  CHECK_FALSE(code->is_dark(1, 1));
  CHECK(code->is_dark(3, 3));
  CHECK_FALSE(code->is_dark(-1, 0));
  CHECK_FALSE(code->is_dark(0, 21));
}

TEST_CASE("A QR code is drawn two rows a line, with a border", "[scripting]") {
  const auto code = scripting::qr_code("hr1.abc");
  const std::string text = scripting::qr_text(*code);
  CHECK(std::ranges::count(text, '\n') == 15);
  CHECK(scripting::qr_columns(*code) == 29);
  std::string light, line;
  for (int i = 0; i < 29; ++i) light += "█";
  CHECK(text.starts_with(light + "\n" + light + "\n"));
  // Row 0 is dark for the finder pattern, and row 1 for its sides.
  line = "████ ▄▄▄▄▄ ";
  CHECK(text.substr(2 * (light.size() + 1), line.size()) == line);
}

}  // namespace hr::tests
