// SPDX-License-Identifier: MIT
// actor: the seat whose action it is.
#pragma once

#include <cstdint>
#include <optional>

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::actor> {
  static constexpr TermWord row{
      .word = "actor",
      .written = Written::alone,
      .type = TermType::seats,
      .lies = Lies::nowhere,
      .at_once = AtOnce::seats,
      .seats = [](const SeatsAround& at, std::int64_t) -> std::optional<std::uint32_t> {
        return at.actor;
      },
      .steps = {.how = Planned::pushed},
      .missing = k_silent,
      .present = k_silent};
  static constexpr StepRow step{
      .takes = 0, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    const SeatId actor = of.places->actor;
    return actor != SeatId::none ? Bits<W>::of_word(seat_bit(actor)) : Bits<W>{};
  }
};

}  // namespace hr
