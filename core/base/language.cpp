// SPDX-License-Identifier: MIT
#include "core/base/language.h"

#include <array>
#include <span>
#include <unordered_map>

#include "core/base/message.h"
#include "core/base/words.h"

namespace hr {

namespace {

// An entry of a catalogue: the text in English, and what it is in the language.
struct Translation {
  std::string_view english, text;
};
struct Catalogue {
  std::string_view code, name;
  std::span<const Translation> entries;  // the first is the head of the file
};

constexpr bool balanced(std::string_view text) {
  bool inside = false;
  for (const char c : text) {
    if (c == (inside ? '{' : '}')) return false;
    if (c == '{' || c == '}') inside = !inside;
  }
  return !inside;
}

constexpr bool names_place(std::string_view text, const MessagePlace& wanted) {
  bool found = false;
  each_message_place(text,
                     [&](const MessagePlace& place) { found = found || place.means(wanted); });
  return found;
}

// Articles and possessives are those of English.
constexpr bool plain_places(std::string_view text) {
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    const MessagePlace place(text.substr(at + 1, text.find('}', at) - at - 1));
    if (place.article || place.owner) return false;
  }
  return true;
}

// Texts of a window (texts/texts.h) number what is filled in: "{}" is the next one, "{1}" the
// second.
constexpr bool is_numbered(const MessagePlace& place) {
  return place.name.empty() || (place.name[0] >= '0' && place.name[0] <= '9');
}

// The numbers in a text, as bits.
constexpr unsigned numbers_in(std::string_view text) {
  unsigned found = 0, next = 0;
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    const MessagePlace place(text.substr(at + 1, text.find('}', at) - at - 1));
    if (!is_numbered(place)) continue;
    found |= 1U << (place.name.empty() ? next++ : static_cast<unsigned>(place.name[0] - '0'));
  }
  return found;
}

constexpr bool same_places(const Translation& entry) {
  bool same = numbers_in(entry.english) == numbers_in(entry.text);
  each_message_place(entry.english, [&](const MessagePlace& p) {
    same = same && (is_numbered(p) || names_place(entry.text, p));
  });
  each_message_place(entry.text, [&](const MessagePlace& p) {
    same = same && (is_numbered(p) || names_place(entry.english, p));
  });
  return same;
}

// An entry of a file. Each is a constant of its own, not a part of one, since compilers limit what
// a constant may cost.
consteval Translation checked(std::string_view english, std::string_view text) {
  const Translation entry{english, text};
  if (!balanced(text)) throw "a translation has braces that are not closed";
  if (!plain_places(text)) throw "a translation has a form of English: {a …} or {…'s}";
  if (!same_places(entry)) throw "a translation has other places than its text";
  return entry;
}

// What cmake/EmbedCatalogues.cmake makes of languages/*.po: an array for each, k_NAME, and
// k_catalogues.
#include "core/base/catalogues.inc"

// The texts of each catalogue by those in English; made when the first one is asked for.
using Texts = std::unordered_map<std::string_view, std::string_view>;
const std::vector<Texts>& texts_of_catalogues() {
  static const std::vector<Texts> k_texts = [] {
    std::vector<Texts> out;
    for (const Catalogue& catalogue : k_catalogues) {
      Texts& texts = out.emplace_back();
      for (const auto& [english, text] : catalogue.entries.subspan(1)) texts.emplace(english, text);
    }
    return out;
  }();
  return k_texts;
}

}  // namespace

std::optional<Language> Language::named(std::string_view code) {
  code = code.substr(0, code.find_first_of("_.@-"));
  for (const Language language : all())
    if (language.code() == code) return language;
  return std::nullopt;
}

std::vector<Language> Language::all() {
  std::vector<Language> out;
  for (std::size_t i = 0; i <= k_catalogues.size(); ++i)
    out.push_back(Language(static_cast<std::uint8_t>(i)));
  return out;
}

std::string_view Language::code() const {
  return is_english() ? "en" : k_catalogues[number_ - 1U].code;
}

std::string_view Language::name() const {
  return is_english() ? "English" : k_catalogues[number_ - 1U].name;
}

std::optional<std::string_view> Language::text(std::string_view english) const {
  if (is_english()) return english;
  const Texts& texts = texts_of_catalogues()[number_ - 1U];
  const auto found = texts.find(english);
  if (found == texts.end()) return std::nullopt;
  return found->second;
}

std::string language_codes() {
  std::vector<std::string> codes;
  for (const Language language : Language::all()) codes.emplace_back(language.code());
  return list_text(codes, "or");
}

}  // namespace hr
