// SPDX-License-Identifier: MIT
// crossed: the link that the piece of the action went along.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::crossed> {
  static constexpr TermWord row = done_by_action("crossed", TermType::cells, Lies::on_links);
  static constexpr StepRow step = k_reads_action;

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.places->crossed;
  }
};

}  // namespace hr
