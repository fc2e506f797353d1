// SPDX-License-Identifier: MIT
#include "scripting/read/write_mistakes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <initializer_list>
#include <string>

#include "core/base/suggest.h"
#include "core/language/term_table.h"
#include "core/language/write_table.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"

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
  return term != nullptr && word_of(term->set->op).type == TermType::seats;
}

// draw{ "deck", "hand" }
void check_parentheses(const FieldReader& write, WriteOp op) {
  write.with(1, [&](const FieldReader& value) {
    if (value.is_table() && description(value.state(), value.index()).empty())
      write.complain(
          "", fmt::format("expected parentheses, as in {}, got braces", word_of(op).example));
  });
}

// Calls visit(i, value) for each value of the word that is given so.
template <class F>
void each_given(WriteOp op, std::initializer_list<Given> what, const F& visit) {
  lua_Integer i = 0;
  for (const GivenValue& value : word_of(op).values) {
    ++i;
    if (std::ranges::find(what, value.what) != what.end()) visit(i, value);
  }
}

// roll(3, "cup"), draw("deck", 2, "hand"), put("hand", "ace"), send(any.hand, 2)
void check_order(const FieldReader& write, WriteOp op, const GameDef& def) {
  each_given(op, {Given::zone, Given::place, Given::zone_or_variable},
             [&](lua_Integer i, const GivenValue& given) {
               write.with(i, [&](const FieldReader& value) {
                 if (is_lua_number(value))
                   value.expected(
                       fmt::format("the name of a zone{}, as in {}",
                                   given.what == Given::zone_or_variable ? " or a variable" : "",
                                   word_of(op).example));
               });
             });
  each_given(op, {Given::kind}, [&](lua_Integer i, const GivenValue&) {
    write.with(i, [&](const FieldReader& kind) {
      if (kind.is_text() && has_entry(kind.text(), def.zones) && !has_entry(kind.text(), def.kinds))
        kind.expected(fmt::format("a kind first and then the zone, as in {}", word_of(op).example));
    });
  });
}

// ask(others, "answer"), ask("answer", others), anyone_may(others, "answer")
void check_asked(const FieldReader& write, WriteOp op) {
  const bool says_whom = word_of(op).asks == Asks::anyone;
  for (lua_Integer i = 1; i <= (says_whom ? 1 : 2); ++i)
    write.with(i, [&](const FieldReader& value) {
      if (!is_seats(value)) return;
      if (says_whom) value.complain("", "the verb comes first: anyone_may(\"answer\", others)");
      value.complain("", fmt::format("who is asked comes first: as(others, {}(\"answer\"))",
                                     word_of(op).word));
    });
}

// at_once(1, "bid")
void check_verb(const FieldReader& write, WriteOp op) {
  each_given(op, {Given::verb}, [&](lua_Integer i, const GivenValue&) {
    write.with(i, [&](const FieldReader& verb) {
      if (is_lua_number(verb))
        verb.expected(fmt::format("the name of a verb, as in {}", word_of(op).example));
    });
  });
}

// any.deck, as(others, any.hand), or some of these
bool is_contents(const Term& term) {
  if (!term) return false;
  if (is_as(*term)) return is_contents(term->b);
  const TermWord& word = word_of(term->op);
  return word.occupied() || is_here(*term) ||
         (word.members == Members::of_a && is_contents(term->a));
}

// draw(any.deck, any.hand)
void check_zone_names(const FieldReader& write, WriteOp op) {
  each_given(op, {Given::zone, Given::zone_or_variable}, [&](lua_Integer i, const GivenValue&) {
    write.with(i, [&](const FieldReader& value) {
      const SetValue* const term = to_set(value.state(), value.index());
      if (term != nullptr && is_contents(term->set))
        value.complain("", fmt::format("expected the name of a zone, in quotes, as in {}",
                                       word_of(op).example));
    });
  });
}

// show(me, any.deck); send(here, others)
void check_seats(const FieldReader& write, WriteOp op) {
  const auto& values = word_of(op).values;
  if (values[0].what == Given::term && values[1].what == Given::seats)
    write.with(1, [&](const FieldReader& value) {
      if (is_seats(value))
        value.complain(
            "", fmt::format("which cards are shown comes first, as in {}", word_of(op).example));
    });
  if (values[1].what != Given::zone && values[1].what != Given::place) return;
  write.with(2, [&](const FieldReader& value) {
    if (is_seats(value))
      value.complain("",
                     "expected a zone, got a set of seats; the zone of a seat is "
                     "as(SEATS, zone \"hand\")");
  });
}

// tell(everyone, "There are 3.")
void check_event(const FieldReader& write, const GameDef& def) {
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

void check_length(const FieldReader& write, WriteOp op, const GameDef& def) {
  if (!word_of(op).has(Given::number_or_sides) || write.length() < 3) return;
  bool dice = false;
  write.with(1, [&](const FieldReader& value) {
    dice = value.is_text() && has_entry(value.text(), def.zones);
  });
  write.complain("", dice ? "expected a zone and how many dice, as in roll(\"cup\", 5); how many "
                            "faces they have is said in the zone: dice{ 6 }"
                          : "expected a variable and how many sides, as in roll(\"die\", 6); who "
                            "sees the variable sees the roll");
}

void check_values(const FieldReader& write, WriteOp op, const GameDef& def) {
  bool asks = false, others = false;
  each_given(op, {Given::verbs, Given::verb}, [&](lua_Integer, const GivenValue&) { asks = true; });
  each_given(op, {Given::body}, [&](lua_Integer, const GivenValue&) { others = true; });
  if (others) return;
  if (asks) {
    check_verb(write, op);
    return check_asked(write, op);
  }
  each_given(op, {Given::event}, [&](lua_Integer, const GivenValue&) { check_event(write, def); });
  each_given(op, {Given::value}, [&](lua_Integer i, const GivenValue& given) {
    if (write.length() == i - 1)
      write.complain("", fmt::format("expected {} as value {}, as in {}, got none", given.expected,
                                     i, word_of(op).example));
  });
  check_parentheses(write, op);
  check_order(write, op, def);
  check_zone_names(write, op);
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
