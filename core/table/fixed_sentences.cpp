// SPDX-License-Identifier: MIT
#include "core/table/fixed_sentences.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "core/base/message.h"

namespace hr {

Message owners_alone_message(const Message& what) {
  return Message("In a game with hidden information only the table's owner may {act}.", what);
}

std::string owners_alone(std::string_view what) {
  return owners_alone_message(Message::name(std::string(what))).in_english();
}

namespace {

constexpr std::array k_all_sentences{
    &FixedSentences::looks_on,          &FixedSentences::until_back,
    &FixedSentences::sees_all,          &FixedSentences::sees_seat,
    &FixedSentences::look_is_logged,    &FixedSentences::no_history,
    &FixedSentences::owner_notes,       &FixedSentences::own_notes,
    &FixedSentences::note_off_board,    &FixedSentences::curtain,
    &FixedSentences::player_types,      &FixedSentences::bot_plays,
    &FixedSentences::thinking,          &FixedSentences::time_is_up,
    &FixedSentences::cell_worth,        &FixedSentences::cell_noted,
    &FixedSentences::cell_move_added,   &FixedSentences::cell_move_removed,
    &FixedSentences::cell_differs,      &FixedSentences::cell_in,
    &FixedSentences::cell_suggested,    &FixedSentences::cell_chosen,
    &FixedSentences::cell_may_be_chosen};
static_assert(sizeof(FixedSentences) == k_all_sentences.size() * sizeof(std::string));

FixedSentences sentences_in(Language language) {
  FixedSentences out;
  for (const auto sentence : k_all_sentences)
    out.*sentence = language.text(out.*sentence).value_or(out.*sentence);
  return out;
}

}  // namespace

const FixedSentences& fixed_sentences(Language language) {
  static const std::vector<FixedSentences> k_sentences = [] {
    std::vector<FixedSentences> out;
    for (const Language each : Language::all()) out.push_back(sentences_in(each));
    return out;
  }();
  const std::vector<Language> all = Language::all();
  return k_sentences[static_cast<std::size_t>(std::ranges::find(all, language) - all.begin())];
}

std::string with_name(const std::string& sentence, const std::string& name) {
  constexpr std::string_view k_name = "{1}";
  std::string out = sentence;
  if (const auto at = out.find(k_name); at != std::string::npos)
    out.replace(at, k_name.size(), name);
  return out;
}

}  // namespace hr
