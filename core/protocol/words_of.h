// SPDX-License-Identifier: MIT
// The words that stand for the values of an enumeration in messages, in the order of its values.
#pragma once

#include <array>
#include <string_view>

#include "core/base/rows.h"
#include "core/board/board.h"
#include "core/board/board_look.h"
#include "core/picture/picture.h"
#include "core/table/command.h"
#include "core/table/move_diagrams.h"
#include "core/table/report.h"

namespace hr::protocol {

using Word = std::string_view;

template <class T>
struct Words {};
template <>
struct Words<UseClock::Operation> {
  static constexpr std::array<Word, 4> k_words{"start", "pause", "reset", "add"};
};
template <>
struct Words<Holds> {
  static constexpr std::array<Word, 5> k_words{"one", "stack", "pile", "tower", "bag"};
};
template <>
struct Words<StepType> {
  static constexpr std::array<Word, 10> k_words{"start",    "action",   "answers", "rules",
                                                "position", "resigned", "offered", "accepted",
                                                "declined", "timed_out"};
};
template <>
struct Words<BoardShape> {
  static constexpr std::array<Word, 4> k_words{"grid", "hex", "cube", "graph"};
};
template <>
struct Words<ViewType> {
  static constexpr std::array<Word, 3> k_words{"flat", "stacked", "solid"};
};
template <>
struct Words<BoardPlace> {
  static constexpr std::array<Word, 5> k_words{"board", "others", "common", "own", "hand"};
};
template <>
struct Words<TextAlign> {
  static constexpr std::array<Word, 3> k_words{"left", "centre", "right"};
};
template <>
struct Words<DiagramMark> {
  static constexpr std::array<Word, 6> k_words{"none",  "piece",  "goes",
                                               "takes", "either", "jumped"};
};
template <>
struct Words<Tint> {
  static constexpr const auto& k_words = k_tints;
};
template <>
struct Words<GridStyle> {
  static constexpr const auto& k_words = k_grid_styles;
};
template <>
struct Words<LinkLine> {
  static constexpr const auto& k_words = k_link_lines;
};
template <>
struct Words<PlaceType> {  // one bit each; of messages only single ones are part
  static constexpr std::array<Word, 9> k_words{"nothing", "cells", "links", "places", "cards",
                                               "",        "",      "",      "slots"};
};

template <class T>
concept HasWords = requires {
  Words<T>::k_words.size();
};

// Whether each enumerator has one.
template <class T>
consteval bool has_word_for_each() {
  return !is_enumerator<static_cast<T>(Words<T>::k_words.size())>();
}

}  // namespace hr::protocol
