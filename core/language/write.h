// SPDX-License-Identifier: MIT
// A write: what follows from an action, as data, carried out by the engine. The terms of each are
// worked out on the full state when its turn comes, before it changes anything. A write that fails
// (no room, a number out of its range) throws Error, and the whole action is undone; an empty set
// is no failure, nothing is done.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/language/term.h"
#include "core/language/writes_names.h"

namespace hr {

// A write for each file in core/language/writes.
#define HR_WRITE_NAME(name) name,
enum class WriteOp : std::uint8_t { HR_WRITES(HR_WRITE_NAME) };
#undef HR_WRITE_NAME

// What the text of an event is given: a number, the members of a set, or else a text.
struct ToldArgument {
  Term term = {};
  std::string text = {};
};

struct Write {
  WriteOp op = WriteOp::go_on;
  std::string name = {};
  std::vector<std::string> verbs = {};
  Term a = {}, b = {}, number = {};
  Set pieces =
      {};  // take, flip, become, send: own, enemy or any, if only some of the pieces are meant
  // become: the kind of each piece before and after; "" before: of any. Or else the kind is the
  // word that was chosen in this part of the action, from 1 (0: the only one).
  std::vector<std::pair<std::string, std::string>> kinds = {};
  std::optional<std::int64_t> chosen = {};
  std::vector<ToldArgument> arguments = {};
  std::vector<Write> body = {}, otherwise = {};
};

inline constexpr std::int64_t k_max_times_together = 1000;  // at_once
inline constexpr std::int64_t k_max_sides = 1'000'000;      // of a die
inline constexpr int k_max_writes = 200;         // of one ruleset, those inside others included
inline constexpr int k_max_event_arguments = 9;  // tell

}  // namespace hr
