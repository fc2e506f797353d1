// SPDX-License-Identifier: MIT
// The steps of the words that have a file (core/language/terms), each as a type, and which of these
// a step is.
#pragma once

#include "core/language/all_terms.h"
#include "core/plan/step_values.h"

namespace hr {

template <TermOp op, StepForm form>
struct WordStep {
  using Word = TermWordOf<op>;
  static constexpr StepForm k_form = form;
  static constexpr int k_takes = Word::step.takes + (form == StepForm::plain ? 0 : 1);
  static constexpr bool k_in_loop = Word::step.in_loop && form == StepForm::plain;

  template <int W>
  HR_INLINE static Bits<W> value(const StepValues<W>& of) {
    if constexpr (form == StepForm::plain && Word::step.takes == 0) {
      return of.places != nullptr ? Word::value(of) : Bits<W>{};
    } else if constexpr (form == StepForm::plain) {
      return Word::value(of);
    } else if constexpr (form == StepForm::towards && requires { Word::towards(of); }) {
      return Word::towards(of);
    } else if constexpr (form == StepForm::along && requires { Word::along(of); }) {
      return Word::along(of);
    } else if constexpr (form == StepForm::with_b && requires { Word::with_b(of); }) {
      return Word::with_b(of);
    } else {
      not_of_this_range();
    }
  }
};

// Calls use(WordStep) of a step of a word; of any other, nothing.
template <class Use>
HR_INLINE void with_word_step(TermStepOp op, const Use& use) {
  switch (op) {
#define HR_WORD_STEP(op, word, form) \
  case TermStepOp::op:               \
    return use(WordStep<TermOp::word, StepForm::form>{});
#define HR_WORD_STEPS(word) HR_STEPS_OF_WORD(HR_WORD_STEP, word)
    HR_TERMS(HR_WORD_STEPS)
#undef HR_WORD_STEPS
#undef HR_WORD_STEP
    HR_QUICK_STEP_CASES HR_PUSH_STEP_CASES HR_LOOP_STEP_CASES HR_CALLED_STEP_CASES return;
  }
}

}  // namespace hr
