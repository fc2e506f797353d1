// SPDX-License-Identifier: MIT
#include "scripting/read/write_mistakes.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "scripting/lua/values.h"
#include "scripting/read/write_words.h"

namespace hr::scripting {

namespace {

bool has_entry(const std::string& name, const auto& list) {
  return std::ranges::any_of(list, [&](const auto& entry) { return entry.name == name; });
}

bool is_lua_number(const FieldReader& value) {
  return lua_type(value.state(), value.index()) == LUA_TNUMBER;
}

bool is_seats(const FieldReader& value) {
  const SetValue* const term = to_set(value.state(), value.index());
  if (term == nullptr) return false;
  switch (term->set->op) {
    case TermOp::me:
    case TermOp::others:
    case TermOp::everyone:
    case TermOp::next_seat:
    case TermOp::actor:
    case TermOp::partners:
    case TermOp::opponents:
    case TermOp::seats:
    case TermOp::seats_for:
    case TermOp::best:
      return true;
    default:
      return false;
  }
}

// draw{ "deck", "hand" }
void check_parentheses(const FieldReader& write, WriteOp op) {
  write.with(1, [&](const FieldReader& value) {
    if (value.is_table() && description(value.state(), value.index()).empty())
      write.complain("",
                     fmt::format("expected parentheses, as in {}, got braces", write_example(op)));
  });
}

// The first values that are names of zones.
int zones_of(WriteOp op) {
  switch (op) {
    case WriteOp::draw:
      return 2;
    case WriteOp::roll:
    case WriteOp::cut:
    case WriteOp::shuffle:
    case WriteOp::trade:
      return 1;
    default:
      return 0;
  }
}

// roll(3, "cup"), draw("deck", 2, "hand"), put("hand", "ace"), send(any.hand, 2)
void check_order(const FieldReader& write, WriteOp op, const Definition& def) {
  const auto no_number = [&](lua_Integer i, const char* what) {
    write.with(i, [&](const FieldReader& value) {
      if (is_lua_number(value))
        value.expected(fmt::format("{}, as in {}", what, write_example(op)));
    });
  };
  for (int i = 1; i <= zones_of(op); ++i)
    no_number(i, op == WriteOp::roll ? "the name of a zone or a variable" : "the name of a zone");
  if (op == WriteOp::send || op == WriteOp::put) no_number(2, "the name of a zone");
  if (op != WriteOp::put) return;
  write.with(1, [&](const FieldReader& kind) {
    if (kind.is_text() && has_entry(kind.text(), def.zones) && !has_entry(kind.text(), def.kinds))
      kind.expected(fmt::format("a kind first and then the zone, as in {}", write_example(op)));
  });
}

// ask(others, "answer"), ask("answer", others)
void check_asked(const FieldReader& write, WriteOp op) {
  const char* const word = op == WriteOp::ask ? "ask" : op == WriteOp::offer ? "offer" : "at_once";
  for (const lua_Integer i : {1, 2})
    write.with(i, [&](const FieldReader& value) {
      if (is_seats(value))
        value.complain("",
                       fmt::format("who is asked comes first: as(others, {}(\"answer\"))", word));
    });
}

// tell(everyone, "There are 3.")
void check_event(const FieldReader& write, const Definition& def) {
  write.with(2, [&](const FieldReader& event) {
    if (event.is_text() && event.text().find(' ') != std::string::npos &&
        !has_entry(event.text(), def.events))
      event.complain("",
                     fmt::format("expected the name of an event, got {0}; declare the sentence, "
                                 "as in events = {{ found = {0} }}, and write "
                                 "tell(everyone, \"found\")",
                                 found(event.state(), event.index())));
  });
}

}  // namespace

void check_values(const FieldReader& write, WriteOp op, const Definition& def) {
  switch (op) {
    case WriteOp::ask:
    case WriteOp::offer:
    case WriteOp::at_once:
      return check_asked(write, op);
    case WriteOp::as:
      return;
    case WriteOp::tell:
      check_event(write, def);
      break;
    case WriteOp::set:
    case WriteOp::add:
      if (write.length() == 1)
        write.complain(
            "", fmt::format("expected {} as value 2, as in {}, got none",
                            op == WriteOp::add ? "how much" : "the new value", write_example(op)));
      break;
    default:
      break;
  }
  check_parentheses(write, op);
  check_order(write, op, def);
}

}  // namespace hr::scripting
