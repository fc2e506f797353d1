// SPDX-License-Identifier: MIT
// Lessons (core/record/lesson.h) in place of a ruleset on the command line.
#pragma once

#include <string>

#include "cli/arguments/arguments.h"
#include "core/record/lesson.h"

namespace hr::cli {

bool is_lesson_file(const std::string& name);  // FILE.lesson
Lesson read_lesson_file(const std::string& name);

// Replaces a lesson by its ruleset, options and variants; options that were typed as well win.
// Returns the lesson, or an empty one if there was none.
Lesson take_lesson(RulesetArguments& arguments);

}  // namespace hr::cli
