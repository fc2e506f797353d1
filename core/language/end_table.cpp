// SPDX-License-Identifier: MIT
#include "core/language/end_table.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/message.h"
#include "core/base/rows.h"
#include "core/language/all_ends.h"

namespace hr {

namespace {

constexpr std::array<EndWord, k_end_types> k_end_rows{
#define HR_ROW(name) word_row<EndWord>(EndType::name, EndWordOf<EndType::name>::row),
    HR_ENDS(HR_ROW)
#undef HR_ROW
};

// Whether what people are told speaks only of what an end has.
constexpr bool can_be_told(const EndWord& row) {
  bool out = true;
  each_message_place(row.said, [&](const MessagePlace& place) {
    constexpr std::array<std::string_view, 4> known{"piece", "to", "n", "number"};
    out = out && std::ranges::find(known, place.name) != known.end();
  });
  return out;
}

static_assert(std::ranges::all_of(k_end_rows, can_be_told), "an end tells of what it has not");
static_assert(std::ranges::all_of(k_end_rows,
                                  [](const EndWord& row) {
                                    return row.by != EndsBy::unset &&
                                           (row.by == EndsBy::arrival) ==
                                               row.along_links.has_value() &&
                                           (!row.cuts_apart || row.lists[1] == EndLists::to) &&
                                           row.word.empty() == (row.lists[0] == EndLists::nothing);
                                  }),
              "a word lacks something: what it does not have is written, too");

}  // namespace

constinit const std::array<EndWord, k_end_types> k_end_words = k_end_rows;

}  // namespace hr
