// SPDX-License-Identifier: MIT
#include "scripting/source/option_words.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using scripting::Option;
using scripting::option_note;

namespace {

Option number(std::int64_t value, std::int64_t min, std::int64_t max) {
  Option out;
  out.name = "claimed_steps";
  out.value = value;
  out.standard = value;
  out.min = min, out.max = max;
  return out;
}

}  // namespace

TEST_CASE("an option is described by its help, its range and its default", "[scripting]") {
  constexpr std::int64_t k_most = scripting::k_max_option_number;
  Option option = number(4, 2, 6);
  CHECK(scripting::option_title(option) == "Claimed steps");
  CHECK(option_note(option) == "2–6, default 4.");
  option.help = "How many teams play";
  CHECK(option_note(option) == "How many teams play. 2–6, default 4.");
  option.help = "";
  option.even = true;
  CHECK(option_note(option) == "Even, 2–6, default 4.");
  CHECK(option_note(number(4, 3, k_most)) == "At least 3, default 4.");
  CHECK(option_note(number(4, -k_most, 9)) == "At most 9, default 4.");
  CHECK(option_note(number(4, -k_most, k_most)) == "Default 4.");
  option = number(0, 5, 9);
  option.zero = true;
  CHECK(option_note(option) == "0 or 5–9, default 0.");

  Option list;
  list.value = list.standard = std::vector<std::string>{"3x", "4x"};
  list.words = {"3x", "4x", "5x"};
  list.min = 1, list.max = 3;
  CHECK(option_note(list) == "Choose 1–3, default 3x, 4x.");
  list.min = 3;
  CHECK(option_note(list) == "Choose 3, default 3x, 4x.");
  list.min = 0;
  CHECK(option_note(list) == "Default 3x, 4x.");
  Option flag;
  flag.value = true;
  flag.standard = false;
  CHECK(option_note(flag) == "Default off.");
  CHECK(scripting::value_words(flag.value) == "on");
  option = {};
  CHECK(scripting::option_group(option) == "Options");
  option.variant = "big_board";
  CHECK(scripting::option_group(option) == "Big board options");
  option.group = "Walking";
  CHECK(scripting::option_group(option) == "Walking");
  option.name = "at_a_time";
  option.title = "Thefts after one move";
  CHECK(scripting::option_title(option) == "Thefts after one move");
  CHECK(scripting::idle_note("size is small") == "Not used: size is small.");
}

TEST_CASE("a step of a number leads to an allowed value, or nowhere", "[scripting]") {
  CHECK(scripting::one_step_less(number(2, 2, 6)) == std::nullopt);
  CHECK(scripting::one_step_more(number(2, 2, 6)) == 3);
  CHECK(scripting::one_step_more(number(6, 2, 6)) == std::nullopt);
  CHECK(scripting::one_step_more(number(1995, 0, 2000)) == 2000);
  CHECK(scripting::one_step_less(number(1995, 0, 2000)) == 1985);
  Option option = number(5, 5, 9);
  option.zero = true;  // 0 is below the lowest
  CHECK(scripting::one_step_less(option) == 0);
  option.value = std::int64_t{0};
  CHECK(scripting::one_step_less(option) == std::nullopt);
  CHECK(scripting::one_step_more(option) == 5);
  option = number(6, 4, 26);
  option.even = true;
  CHECK(scripting::one_step_more(option) == 8);
}

}  // namespace hr::tests
