// SPDX-License-Identifier: MIT
#include "core/language/term_table.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/message.h"
#include "core/base/rows.h"
#include "core/language/all_terms.h"
#include "core/language/term_words.h"

namespace hr {

namespace {

constexpr StepsOf k_constant{.how = Planned::constant};
constexpr StepsOf k_unbound{.how = Planned::never};
constexpr StepsOf pushed(TermStepOp step) { return {.how = Planned::pushed, .step = step}; }
constexpr StepsOf of_attribute(TermStepOp step) {
  return {.how = Planned::attribute, .step = step};
}
constexpr StepsOf parts(TermStepOp step) { return {.how = Planned::parts, .step = step}; }

constexpr Said k_says_pieces{.how = Says::pieces};
// A set of the pieces of a zone, perhaps of some kinds alone.
constexpr TermWord pieces(std::string_view word, MeantPieces which, Said missing, Said present) {
  return {.word = word,
          .written = Written::alone,
          .type = TermType::cells,
          .name = NameOf::kind,
          .lies = Lies::in_zone,
          .pieces = which,
          .by_seat = owner_decides(which),
          .at_once = AtOnce::pieces,
          .steps = {.how = Planned::pieces},
          .missing = missing,
          .present = present};
}

using Seats = std::optional<std::uint32_t>;

// Of a word with a file of its own: its row, with the steps that it has.
template <TermOp op>
consteval TermWord with_steps(const std::array<TermStepOp, 4>& steps) {
  const auto [plain, towards, along, with_b] = steps;
  using Word = TermWordOf<op>;
  static_assert(
      requires { &Word::template value<1>; }, "a step needs a value");
  TermWord out = word_row<TermWord>(op, Word::row);
  out.steps.step = plain;
  if (requires { &Word::template towards<1>; }) out.steps.towards = towards;
  if (requires { &Word::template along<1>; }) out.steps.along = along;
  if (requires { &Word::template with_b<1>; }) out.steps.with_b = with_b;
  return out;
}
#define HR_STEP_OP(op, ...) TermStepOp::op,
#define HR_TERM_OF_FILE(word) with_steps<TermOp::word>({HR_STEPS_OF_WORD(HR_STEP_OP, word)}),

constexpr std::array<TermWord, k_terms> k_term_rows{
#define HR_TERM(name, ...) word_row<TermWord>(TermOp::name, __VA_ARGS__),
#include "core/language/term_list.h"
    HR_TERMS(HR_TERM_OF_FILE)};
#undef HR_TERM_OF_FILE
#undef HR_STEP_OP

// Whether a sentence speaks of the cell, and else only of what a set has.
constexpr bool can_be_said(const Said& said) {
  if (said.text.empty()) return said.how != Says::text;
  bool out = said.how == Says::text || said.how == Says::not_in_a, of_cell = false;
  each_message_place(said.text, [&](const MessagePlace& place) {
    constexpr std::array<std::string_view, 6> known{"a", "b", "c", "set", "low", "attribute"};
    const bool cell = place.means(MessagePlace("cell"));
    of_cell = of_cell || cell;
    out = out && (cell || std::ranges::find(known, place.name) != known.end());
  });
  return out && of_cell;
}

constexpr bool is_complete_term(const TermWord& row) {
  const Planned how = row.steps.how;
  const bool steps = how == Planned::pushed || how == Planned::parts || how == Planned::joined ||
                     how == Planned::count || how == Planned::attribute;
  const bool of_cells = row.a == Takes::cells;
  const bool has_type = row.typed != Typed::by_word || row.type || row.name != NameOf::nothing;
  return row.written != Written::unset && has_type && row.lies != Lies::unset &&
         (!of_cells || (row.members != Members::unset && row.needs.has_value())) &&
         row.at_once != AtOnce::unset && (row.at_once == AtOnce::seats) == (row.seats != nullptr) &&
         (row.at_once != AtOnce::by_step || how == Planned::parts) &&
         (row.name == NameOf::attribute) == (row.attribute != OfAttribute::nothing) &&
         (how == Planned::pieces) == (row.pieces != MeantPieces::none) &&
         (how != Planned::joined || row.joins != Joins::nothing) && how != Planned::unset &&
         steps == row.steps.step.has_value() &&
         (row.follows == Follows::dirs || row.follows == Follows::dirs_or_links) ==
             row.steps.towards.has_value() &&
         row.along == row.steps.along.has_value() &&
         (!row.perhaps || how != Planned::parts || row.steps.with_b.has_value()) &&
         (how == Planned::joined) == row.steps.of_numbers.has_value() &&
         (row.number.most == 0 ||
          (row.number.least <= row.number.most && !row.number.what.empty())) &&
         (row.number.most == 0 || row.one_of.empty()) && row.missing.how != Says::unset &&
         row.present.how != Says::unset && can_be_said(row.missing) && can_be_said(row.present);
}
static_assert(std::ranges::all_of(k_term_rows, is_complete_term),
              "a word lacks something: what it does not have is written, too");

template <TermOp op>
consteval StepRow row_in(StepForm form) {
  using Word = TermWordOf<op>;
  static_assert(
      (Word::step.trace == StepTrace::by_word) == requires { &Word::template rests_on<1>; },
      "rests_on() is for steps with StepTrace::by_word, and they need it");
  StepRow out = Word::step;
  if (form == StepForm::plain) return out;
  ++out.takes;
  out.work = k_called;
  out.trace = StepTrace::never;
  out.in_loop = false;
  return out;
}

constexpr std::array<StepRow, std::size_t{k_step_ops}> k_all_steps{
#define HR_STEP_ROW(op, takes, work, reads, trace) \
  StepRow{takes, work, StepReads::reads, StepTrace::trace},
#define HR_STEP_ROW_OF_WORD(op, word, form) row_in<TermOp::word>(StepForm::form),
#define HR_STEP_ROWS(word) HR_STEPS_OF_WORD(HR_STEP_ROW_OF_WORD, word)
    HR_QUICK_STEPS(HR_STEP_ROW) HR_PUSH_STEPS(HR_STEP_ROW) HR_LOOP_STEPS(HR_STEP_ROW)
        HR_CALLED_STEPS(HR_STEP_ROW) HR_TERMS(HR_STEP_ROWS)};
#undef HR_STEP_ROWS
#undef HR_STEP_ROW_OF_WORD
#undef HR_STEP_ROW
static_assert(std::ranges::all_of(k_all_steps,
                                  [](const StepRow& row) {
                                    return row.takes >= 0 && row.work > 0 &&
                                           row.reads != StepReads::unset &&
                                           row.trace != StepTrace::unset;
                                  }),
              "a step lacks something");

}  // namespace

constinit const std::array<StepRow, std::size_t{k_step_ops}> k_step_rows = k_all_steps;
constinit const std::array<TermWord, k_terms> k_term_words = k_term_rows;

}  // namespace hr
