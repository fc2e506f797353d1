// SPDX-License-Identifier: MIT
#include "core/table/fixed_sentences.h"

#include <string_view>

#include "core/base/message.h"

namespace hr {

Message owners_alone_message(const Message& what) {
  return Message("In a game with hidden information only the table's owner may {act}.", what);
}

std::string owners_alone(std::string_view what) {
  return owners_alone_message(Message::name(std::string(what))).in_english();
}

const FixedSentences& fixed_sentences() {
  static const FixedSentences k_sentences;
  return k_sentences;
}

std::string with_name(const std::string& sentence, const std::string& name) {
  constexpr std::string_view k_name = "{1}";
  std::string out = sentence;
  if (const auto at = out.find(k_name); at != std::string::npos)
    out.replace(at, k_name.size(), name);
  return out;
}

}  // namespace hr
