// SPDX-License-Identifier: MIT
// The language that a person reads: English, in which all texts are written, or one with a
// catalogue in the folder `languages`. A plain value, given with whatever is put into words; the
// process has none. Catalogues are checked when they are compiled: each text has the places of its
// key, and none of the forms that only English knows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hr {

class Language {
 public:
  constexpr Language() = default;  // English
  // By its code, "de", or a locale that begins with it: "de_AT.UTF-8".
  static std::optional<Language> named(std::string_view code);
  static std::vector<Language> all();

  constexpr bool is_english() const { return number_ == 0; }
  std::string_view code() const;
  // "Deutsch"
  std::string_view name() const;
  // A text of messages (message.h) in this language; nullopt if its catalogue lacks it.
  std::optional<std::string_view> text(std::string_view english) const;

  friend constexpr bool operator==(Language, Language) = default;

 private:
  explicit constexpr Language(std::uint8_t number) : number_(number) {}
  std::uint8_t number_ = 0;  // 0: English; else one more than that of its catalogue
};

// "en, de", for messages that ask for one.
std::string language_codes();

}  // namespace hr
