// SPDX-License-Identifier: MIT
// What a pack opens with: a game under its options and variants, a lesson, or a recorded game.
#pragma once

#include <string>

#include "core/record/lesson.h"
#include "core/record/record.h"
#include "scripting/pack/pack.h"

namespace hr::scripting {

// The lesson in a pack; an empty one if there is none. Throws Error, "NAME: lesson: …", if it
// cannot be read or belongs to another ruleset.
Lesson lesson_in(const Pack& pack, const std::string& name);
// The pack with the options and variants of its lesson as its own. Throws as lesson_in() does, and
// Error if the pack has no such variant.
Pack with_lesson(Pack pack, const std::string& name);

// The record in a pack, which must have one. Throws Error, "NAME: record:12: …", if it cannot be
// read, or if the rules in it are not those of the pack: then what was said about the pack would
// not be what is played.
Record record_in(const Pack& pack, const std::string& name);

// Put into a pack: throws Error if they do not belong there.
void enclose_lesson(Pack& pack, const std::string& text, const std::string& name);
void enclose_record(Pack& pack, const std::string& text, const std::string& name);

}  // namespace hr::scripting
