// SPDX-License-Identifier: MIT
#include "scripting/read/write_mistakes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>

#include "core/base/suggest.h"
#include "core/language/term_table.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"
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
  return term != nullptr && word_of(term->set->op).sort == Sort::seats;
}

// draw{ "deck", "hand" }
void check_parentheses(const FieldReader& write, WriteOp op) {
  write.with(1, [&](const FieldReader& value) {
    if (value.is_table() && description(value.state(), value.index()).empty())
      write.complain(
          "", fmt::format("expected parentheses, as in {}, got braces", word_of(op).example));
  });
}

// roll(3, "cup"), draw("deck", 2, "hand"), put("hand", "ace"), send(any.hand, 2)
void check_order(const FieldReader& write, WriteOp op, const Definition& def) {
  const auto no_number = [&](lua_Integer i, const char* what) {
    write.with(i, [&](const FieldReader& value) {
      if (is_lua_number(value))
        value.expected(fmt::format("{}, as in {}", what, word_of(op).example));
    });
  };
  for (int i = 1; i <= word_of(op).zones; ++i)
    no_number(i, op == WriteOp::roll ? "the name of a zone or a variable" : "the name of a zone");
  if (op == WriteOp::send || op == WriteOp::put) no_number(2, "the name of a zone");
  if (op != WriteOp::put) return;
  write.with(1, [&](const FieldReader& kind) {
    if (kind.is_text() && has_entry(kind.text(), def.zones) && !has_entry(kind.text(), def.kinds))
      kind.expected(fmt::format("a kind first and then the zone, as in {}", word_of(op).example));
  });
}

// ask(others, "answer"), ask("answer", others)
void check_asked(const FieldReader& write, WriteOp op) {
  for (const lua_Integer i : {1, 2})
    write.with(i, [&](const FieldReader& value) {
      if (is_seats(value))
        value.complain("", fmt::format("who is asked comes first: as(others, {}(\"answer\"))",
                                       word_of(op).word));
    });
}

// at_once(1, "bid")
void check_verb(const FieldReader& write, WriteOp op) {
  if (op != WriteOp::at_once) return;
  write.with(1, [&](const FieldReader& verb) {
    if (is_lua_number(verb)) verb.expected("the name of a verb, as in at_once(\"bid\", 1)");
  });
}

// any.deck, or as(others, any.hand)
bool is_contents(const Term& term) {
  if (!term) return false;
  if (term->op == TermOp::as) return is_contents(term->b);
  return term->op == TermOp::any || term->op == TermOp::own || term->op == TermOp::having ||
         term->op == TermOp::here;
}

// draw(any.deck, any.hand)
void check_zones(const FieldReader& write, WriteOp op) {
  for (int i = 1; i <= word_of(op).zones; ++i)
    write.with(i, [&](const FieldReader& value) {
      const SetValue* const term = to_set(value.state(), value.index());
      if (term != nullptr && is_contents(term->set))
        value.complain("", fmt::format("expected the name of a zone, in quotes, as in {}",
                                       word_of(op).example));
    });
}

// show(me, any.deck); send(here, others)
void check_seats(const FieldReader& write, WriteOp op) {
  if (op == WriteOp::show)
    write.with(1, [&](const FieldReader& value) {
      if (is_seats(value))
        value.complain("", "which cards are shown comes first, as in show(any.hand, everyone)");
    });
  if (op != WriteOp::send && op != WriteOp::draw) return;
  write.with(2, [&](const FieldReader& value) {
    if (is_seats(value))
      value.complain("",
                     "expected a zone, got a set of seats; the zone of a seat is "
                     "as(SEATS, zone \"hand\")");
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

void check_length(const FieldReader& write, WriteOp op, const Definition& def) {
  if (op != WriteOp::roll || write.length() < 3) return;
  bool dice = false;
  write.with(1, [&](const FieldReader& value) {
    dice = value.is_text() && has_entry(value.text(), def.zones);
  });
  write.complain("", dice ? "expected a zone and how many dice, as in roll(\"cup\", 5); how many "
                            "faces they have is said in the zone: dice{ 6 }"
                          : "expected a variable and how many sides, as in roll(\"die\", 6); who "
                            "sees the variable sees the roll");
}

void check_values(const FieldReader& write, WriteOp op, const Definition& def) {
  switch (op) {
    case WriteOp::ask:
    case WriteOp::offer:
    case WriteOp::at_once:
      check_verb(write, op);
      return check_asked(write, op);
    case WriteOp::as:
      return;
    case WriteOp::tell:
      check_event(write, def);
      break;
    case WriteOp::set:
    case WriteOp::add:
      if (write.length() == 1)
        write.complain("", fmt::format("expected {} as value 2, as in {}, got none",
                                       op == WriteOp::add ? "how much" : "the new value",
                                       word_of(op).example));
      break;
    case WriteOp::take:
    case WriteOp::put:
    case WriteOp::flip:
    case WriteOp::become:
    case WriteOp::send:
    case WriteOp::draw:
    case WriteOp::shuffle:
    case WriteOp::cut:
    case WriteOp::turn_over:
    case WriteOp::trade:
    case WriteOp::show:
    case WriteOp::roll:
    case WriteOp::turn_to:
    case WriteOp::go_on:  // no calls
    case WriteOp::when:
      break;
  }
  check_parentheses(write, op);
  check_order(write, op, def);
  check_zones(write, op);
  check_seats(write, op);
}

void check_asked_verbs(const LoadedRuleset& ruleset) {
  std::vector<std::string> all, askable;
  for (const VerbDef& verb : ruleset.definition.verbs) {
    all.push_back(verb.name);
    if (verb.asked) askable.push_back("\"" + verb.name + "\"");
  }
  for (const AskedVerb& asked : ruleset.asked_verbs) {
    if (std::ranges::find(all, asked.name) != all.end()) continue;
    std::string instead = did_you_mean(asked.name, all);
    if (instead.empty())
      instead = askable.empty()
                    ? "; declare it under verbs, with asked = true"
                    : fmt::format("; verbs with asked = true: {}", fmt::join(askable, ", "));
    throw RuleError(
        fmt::format("{}there is no verb called \"{}\"{}", asked.where, asked.name, instead));
  }
}

}  // namespace hr::scripting
