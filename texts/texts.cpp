// SPDX-License-Identifier: MIT
#include "texts/texts.h"

#include <atomic>

namespace hr::texts {

namespace {

// The one thing that the whole process has in common, as a screen has one reader: a language given
// to whatever is drawn would be an argument of every function of the window.
std::atomic<Language> spoken;

}  // namespace

Language language() { return spoken.load(std::memory_order_relaxed); }
void speak(Language language) { spoken.store(language, std::memory_order_relaxed); }

std::string_view Text::words() const { return language().text(english_).value_or(english_); }

Plural plural_form(std::int64_t number) { return number == 1 ? Plural::one : Plural::other; }

}  // namespace hr::texts
