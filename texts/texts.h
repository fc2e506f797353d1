// SPDX-License-Identifier: MIT
// The texts that the window, the page and the terminal share, by key: texts/english.json. The key
// "undo" of the group "common" is the constant texts::common::undo, so that fmt can check at
// compile time what is filled in: fmt::format(texts::history::at, n). One with a form for each
// number is a type texts::history::moves; texts::counted() chooses.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>

#include "texts/english.h"

namespace hr::texts {

enum class Plural { one, other };
// The form that the language uses for a number of things.
Plural plural_form(std::int64_t number);

// A text with a number in it, which is filled in first: counted<texts::history::moves>(3).
template <class Forms, class... Args>
std::string counted(std::int64_t number, const Args&... args) {
  if (plural_form(number) == Plural::one) return fmt::format(Forms::one, number, args...);
  return fmt::format(Forms::other, number, args...);
}

}  // namespace hr::texts
