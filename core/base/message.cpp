// SPDX-License-Identifier: MIT
#include "core/base/message.h"

#include <algorithm>
#include <utility>

#include "core/base/agreement.h"
#include "core/base/letter_case.h"
#include "core/base/words.h"

namespace hr {

Message Message::of(std::string_view text, std::vector<Message> parts) {
  Message out;
  out.form_ = Form::text;
  out.text_ = text;
  out.parts_ = std::move(parts);
  return out;
}

Message Message::name(std::string text, bool plural) {
  Message out;
  if (text.empty()) return out;
  out.form_ = Form::name;
  out.name_ = std::move(text);
  out.many_ = plural;
  return out;
}

Message Message::number(std::int64_t n) { return name(std::to_string(n), n != 1); }

Message Message::list(Form form, std::vector<Message> items) {
  if (items.size() == 1) return std::move(items.front());
  Message out;
  if (items.empty()) return out;
  out.form_ = form;
  out.many_ = true;
  out.parts_ = std::move(items);
  return out;
}

Message Message::any_of(std::vector<Message> items) { return list(Form::any_of, std::move(items)); }
Message Message::all_of(std::vector<Message> items) { return list(Form::all_of, std::move(items)); }

namespace {

std::vector<Message> as_messages(std::span<const std::string> names) {
  std::vector<Message> out;
  out.reserve(names.size());
  for (const std::string& name : names) out.push_back(Message::name(name));
  return out;
}

}  // namespace

Message Message::any_of(std::span<const std::string> names) { return any_of(as_messages(names)); }
Message Message::all_of(std::span<const std::string> names) { return all_of(as_messages(names)); }

const Message& Message::part_of(const MessagePlace& place) const {
  std::size_t number = 0, found = 0;
  each_message_place(text_, [&](const MessagePlace& other) {
    if (place.means(other)) found = number;
    ++number;
  });
  return parts_[found];
}

// `said`: the text in this language.
std::string Message::filled_in(std::string_view said, Language language) const {
  std::string out;
  std::string_view rest = said;
  for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    out.append(rest.substr(0, open));
    const std::size_t close = rest.find('}', open);
    const MessagePlace place(rest.substr(open + 1, close - open - 1));
    rest.remove_prefix(close + 1);
    const Message& part = part_of(place);
    if (place.chooses()) {
      out.append(part.many_ ? place.many : place.one);
      continue;
    }
    std::string words = part.in(language);
    if (place.article) words = with_article(words);
    if (place.owner) words = possessive(words, part.many_);
    out.append(place.capital() ? upper_first(words) : words);
  }
  return out.append(rest);
}

std::string Message::listed(std::string_view link, Language language) const {
  std::vector<std::string> items;
  items.reserve(parts_.size());
  for (const Message& part : parts_) items.push_back(part.in(language));
  return list_text(items, language.text(link).value_or(link));
}

std::string Message::in(Language language) const {
  switch (form_) {
    case Form::nothing:
      return "";
    case Form::name:
      return printable(name_);
    case Form::text:
      if (const auto said = language.text(text_)) return filled_in(*said, language);
      return filled_in(text_, {});
    case Form::any_of:
      return listed(message_text("or"), language);
    case Form::all_of:
      return listed(message_text("and"), language);
  }
  return "";
}

}  // namespace hr
