// SPDX-License-Identifier: MIT
// Lesson files: what was read is written so that it is read as the same.
#include "core/record/lesson.h"
#include "tests/fuzz/accepted.h"
#include "tests/fuzz/fuzz_target.h"

namespace hr::fuzz {

bool fuzz_lessons(std::string_view input) {
  return accepted([&] {
    const std::string text = lesson_text(read_lesson(input, "fuzz.lesson"));
    std::string again;
    if (!accepted([&] { again = lesson_text(read_lesson(text, "fuzz.lesson")); }))
      throw Contradiction("a lesson that was written cannot be read:\n" + text);
    must_agree(text, again, "a lesson that was written is read as a different one");
  });
}

}  // namespace hr::fuzz
