// SPDX-License-Identifier: MIT
// What the words of terms with a file of their own (core/language/terms) are made of. Such a word
// is a TermWordOf, which holds all that is to be known of it:
// - `row`, as other words have theirs in term_list.h; its `steps` say only how they are planned
// - `step`, the row of its step
// - value(): what the step makes of the values that it takes; if it takes none, there is an action
// - towards(), along() and with_b(): the same with one more value, which is the last. The row says
//   whether it has them: directions (`follows`), links (`along`), a part that may be left out
// - rests_on(), for StepTrace::by_word: some cells of its value are wanted; on which cells of the
//   values that it takes does it rest whether they are in it?
// - look_up(), if something is worth looking up for each board (core/plan/step_tables.h)
//
// Here a game, a plan and a state are not known: these functions are templates, and what they are
// given (core/plan/step_values.h) and call (core/plan/cell_walks.h) is found by its type where they
// are used.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/base/bits.h"
#include "core/base/ids.h"
#include "core/base/wide_bits.h"
#include "core/language/term_table.h"

namespace hr {

// What the step of a word makes a value of.
template <int W>
struct StepValues;

// Without a definition for each word in core/language/terms nothing compiles.
template <TermOp>
struct TermWordOf;

// For rows.
inline constexpr Said k_silent{.how = Says::nothing};
constexpr Said said(std::string_view text) { return {.how = Says::text, .text = text}; }

// What the action has done, which its step only has to read: of such a word all is alike but these.
constexpr TermWord done_by_action(std::string_view word, TermType type, Lies lies,
                                  OfAction of = OfAction::done) {
  return {.word = word,
          .written = Written::alone,
          .type = type,
          .lies = lies,
          .of_action = of,
          .at_once = AtOnce::never,
          .steps = {.how = Planned::pushed},
          .missing = k_silent,
          .present = k_silent};
}
inline constexpr StepRow k_reads_action{
    .takes = 0, .work = k_called, .reads = StepReads::action, .trace = StepTrace::never};

}  // namespace hr
