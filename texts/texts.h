// SPDX-License-Identifier: MIT
// What the window says, and what the page and the terminal share with it. A text is written in
// English, under a key in texts/english.json (the key "undo" of the group "common" is the constant
// texts::common::undo) or, if it is said in one place only, where it is said: "Undo edit"_text. It
// becomes words last, in the language of whoever sits before the window; its translation is the
// entry of that English text in languages/*.po.
//
//   fill(texts::history::compared_with, name)        a text with places, which must be as many
//   fill("The name of {}.", name)
//   counted<texts::start::moves>(n)                  the form for a number, which comes first
//   counted("{} cell of {}", "{} cells of {}", n, board)
//
// tests/lint/languages.py finds the texts by these forms, so that each language has each of them.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/base/language.h"

namespace hr::texts {

// The language of all texts from now on. A process with a window has one reader; any other leaves
// it English. May be asked for in any thread.
Language language();
void speak(Language language);

class Text {
 public:
  constexpr Text() = default;  // says nothing
  // Of a literal: here, or one that another room declares (message_text()).
  constexpr explicit Text(std::string_view english) : english_(english) {}

  constexpr std::string_view english() const { return english_; }
  // In the current language; in English if that lacks it. What it points to stays.
  std::string_view words() const;
  const char* c_str() const { return words().data(); }  // ends in a 0
  // NOLINTBEGIN(google-explicit-constructor): it is used as the words that it stands for
  operator std::string_view() const { return words(); }
  operator std::string() const { return std::string(words()); }
  // NOLINTEND(google-explicit-constructor)
  constexpr bool empty() const { return english_.empty(); }

  friend constexpr bool operator==(Text, Text) = default;

 private:
  std::string_view english_ = "";
};

// A text whose places take arguments of these types.
template <class... Args>
class TextWithPlaces {
 public:
  // NOLINTBEGIN(google-explicit-constructor): a literal is given, as to fmt::format
  consteval TextWithPlaces(const char* literal) : TextWithPlaces(Text(std::string_view(literal))) {}
  consteval TextWithPlaces(Text text) : text_(text) {
    [[maybe_unused]] const fmt::format_string<Args...> checked(text.english());
  }
  // NOLINTEND(google-explicit-constructor)
  Text text() const { return text_; }

 private:
  Text text_;
};

template <class... Args>
std::string fill(std::type_identity_t<TextWithPlaces<Args...>> text, const Args&... args) {
  return fmt::vformat(text.text().words(), fmt::make_format_args(args...));
}

enum class Plural { one, other };
// The form that the language uses for a number of things.
Plural plural_form(std::int64_t number);

template <class... Args>
std::string counted(std::type_identity_t<TextWithPlaces<std::int64_t, Args...>> one,
                    std::type_identity_t<TextWithPlaces<std::int64_t, Args...>> other,
                    std::int64_t number, const Args&... args) {
  const Text text = plural_form(number) == Plural::one ? one.text() : other.text();
  return fmt::vformat(text.words(), fmt::make_format_args(number, args...));
}
template <class Forms, class... Args>
std::string counted(std::int64_t number, const Args&... args) {
  return counted<Args...>(Forms::one, Forms::other, number, args...);
}

}  // namespace hr::texts

namespace hr {

consteval texts::Text operator""_text(const char* english, std::size_t) {
  return texts::Text(english);
}
using texts::fill;

}  // namespace hr

template <>
struct fmt::formatter<hr::texts::Text> : fmt::formatter<std::string_view> {
  auto format(hr::texts::Text text, fmt::format_context& context) const {
    return fmt::formatter<std::string_view>::format(text.words(), context);
  }
};

#include "texts/english.h"  // needs what is above
