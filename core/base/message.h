// SPDX-License-Identifier: MIT
// A sentence as data: its text in English, by which another language (language.h) finds its own,
// and what is to be filled in. It becomes words last, whole and in one place (message.cpp), which
// alone knows how nouns, verbs and lists are inflected. So a text is a whole sentence, or a phrase
// that is one in any language: "your king", "a leap from A1"; never a beginning or an end.
//
// A text names its places; what is filled in follows in the order in which it first names them:
//
//   Message("{Piece} cannot go to {to}; {piece} may go to {cells}.", piece, "B5", any_of(cells))
//
//   {king}           as it is                     {King}     with a capital letter
//   {a king}         with its article: "an ant"   {king's}   of it: "white's", "attackers'"
//   {n:step|steps}   the form for one, or that for none or several: of a number, a list, a name in
//                    the plural
//
// A text with more places than are filled in, or fewer, does not compile. tests/lint/languages.py
// collects all texts, so that each language has each of them: it sees literals after `Message(` and
// `message_text(`, and those in rows of core/language.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/language.h"

namespace hr {

// What stands between the braces of a place, taken apart.
struct MessagePlace {
  std::string_view name;  // as written, perhaps with a capital letter
  bool article = false, owner = false;
  std::string_view one = {}, many = {};  // of {name:one|many}

  constexpr explicit MessagePlace(std::string_view inside) : name(inside) {
    if (const std::size_t colon = name.find(':'); colon != std::string_view::npos) {
      const std::size_t bar = name.find('|', colon);
      one = name.substr(colon + 1, bar - colon - 1);
      many = name.substr(bar + 1);
      name = name.substr(0, colon);
    }
    article = name.starts_with("a ");
    if (article) name.remove_prefix(2);
    owner = name.ends_with("'s");
    if (owner) name.remove_suffix(2);
  }
  constexpr bool chooses() const { return one.data() != nullptr; }
  constexpr bool capital() const { return !name.empty() && name[0] >= 'A' && name[0] <= 'Z'; }
  constexpr bool means(const MessagePlace& other) const {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return name.size() == other.name.size() && !name.empty() &&
           small(name[0]) == small(other.name[0]) && name.substr(1) == other.name.substr(1);
  }
};

// The places of a text that name something which none before them names, in order.
template <class F>
constexpr void each_message_place(std::string_view text, const F& each) {
  const std::string_view all = text;
  std::size_t before = 0;
  for (std::size_t open = text.find('{'); open != std::string_view::npos;
       open = all.find('{', before)) {
    const std::size_t close = all.find('}', open);
    const MessagePlace place(all.substr(open + 1, close - open - 1));
    bool known = false;
    for (std::size_t at = all.find('{'); at < open; at = all.find('{', at + 1))
      known = known || place.means(MessagePlace(all.substr(at + 1, all.find('}', at) - at - 1)));
    if (!known) each(place);
    before = close + 1;
  }
}

template <std::size_t filled>
struct MessageText {
  std::string_view text;
  // NOLINTNEXTLINE(google-explicit-constructor): a literal is given, as to std::format
  consteval MessageText(const char* literal) : text(literal) {
    std::size_t places = 0;
    each_message_place(text, [&](const MessagePlace&) { ++places; });
    if (places != filled) throw "a text has other places than are filled in";
  }
};

// A text that is given to Message::of().
consteval std::string_view message_text(const char* literal) { return literal; }

class Message {
 public:
  // Says nothing.
  Message() = default;
  // `text` and what its places stand for: other messages, names (std::string) or whole numbers.
  template <class... Parts>
  explicit Message(std::type_identity_t<MessageText<sizeof...(Parts)>> text, Parts&&... parts)
      : form_(Form::text), text_(text.text) {
    parts_.reserve(sizeof...(Parts));
    (parts_.push_back(part(std::forward<Parts>(parts))), ...);
  }
  // The same for a text that a table holds, which must outlive the message; `parts` are as many as
  // each_message_place() tells.
  static Message of(std::string_view text, std::vector<Message> parts);

  // What is the same in every language: the name of a cell, or a text of the rules. `plural`: verbs
  // that follow it are in the plural.
  static Message name(std::string text, bool plural = false);
  static Message number(std::int64_t n);
  // "A1, A2 or A3"; "white and black". Of none: nothing.
  static Message any_of(std::vector<Message> items);
  static Message all_of(std::vector<Message> items);
  static Message any_of(std::span<const std::string> names);
  static Message all_of(std::span<const std::string> names);

  // Whether it says nothing.
  bool empty() const { return form_ == Form::nothing; }
  // Without control characters. What a language lacks is in English whole, with all its parts.
  std::string in(Language language) const;
  std::string in_english() const { return in({}); }

 private:
  enum class Form : std::uint8_t { nothing, name, text, any_of, all_of };

  static Message part(Message message) { return message; }
  static Message part(std::string text) { return name(std::move(text)); }
  static Message part(std::string_view text) { return name(std::string(text)); }
  static Message part(const char* text) { return name(text); }
  static Message part(std::integral auto n) { return number(static_cast<std::int64_t>(n)); }
  static Message list(Form form, std::vector<Message> items);
  std::string filled_in(std::string_view said, Language language) const;
  std::string listed(std::string_view link, Language language) const;
  // What a place of this text stands for.
  const Message& part_of(const MessagePlace& place) const;

  Form form_ = Form::nothing;
  bool many_ = false;      // that several are meant, as for {n:step|steps}
  std::string_view text_;  // of a text
  std::string name_;
  std::vector<Message> parts_;
};

}  // namespace hr
