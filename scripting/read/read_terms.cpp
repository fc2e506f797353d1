// SPDX-License-Identifier: MIT
// Reads terms and conditions.
#include <fmt/format.h>

#include <algorithm>

#include "scripting/lua/stack.h"
#include "scripting/lua/term_mistakes.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"

namespace hr::scripting {

namespace {

// What a name of the ruleset has to look like as a term; "" if nothing has that name.
std::string as_term(const std::string& name, const GameDef& def, bool only_set) {
  const auto has = [&](const auto& list) {
    return std::ranges::any_of(list, [&](const auto& entry) { return entry.name == name; });
  };
  if (has(def.zones))
    return fmt::format("any.{0}{1}", name,
                       only_set ? "" : fmt::format(" for what is in it, or zone \"{}\"", name));
  if (has(def.seats)) return fmt::format("seats \"{}\"", name);
  if (has(def.vars)) return fmt::format("var \"{}\"", name);
  if (has(def.regions)) return fmt::format("region \"{}\"", name);
  if (has(def.kinds)) return fmt::format("any \"{}\"", name);
  if (has(def.terms)) return fmt::format("the \"{}\"", name);
  return "";
}

}  // namespace

void not_a_term(const FieldReader& term, const GameDef& def, std::string_view expected) {
  std::string instead = instead_of_term(term.state(), term.index());
  if (term.is_text())
    if (const std::string known = as_term(term.text(), def, !expected.empty()); !known.empty())
      instead = "; write " + known;
  if (expected.empty())
    expected = def.board.plain_cells() > 0 ? "a term, such as own, some(enemy) or count(own)"
                                           : "a term, such as any.hand, me or count(any.hand)";
  term.complain(
      "", fmt::format("expected {}, got {}{}", expected,
                      term.is_nil() ? "nothing" : found(term.state(), term.index()), instead));
}

Term read_term(const FieldReader& term, const GameDef& def, std::string_view expected) {
  const SetValue* value = to_set(term.state(), term.index());
  if (value == nullptr) {
    if (lua_isinteger(term.state(), term.index()) != 0) return number_term(term.integer());
    not_a_term(term, def, expected);
  }
  const std::string wrong = unknown_name(*value->set, def);
  if (!wrong.empty()) term.complain("", wrong);
  return value->set;
}

namespace {

Condition read_condition(const FieldReader& value, const GameDef& def, Functions* functions) {
  if (functions == nullptr || !value.is_function()) return {read_term(value, def), ""};
  functions->numbers.push_back(value.keep());
  functions->number_paths.push_back(value.shown());
  return {nullptr, "", static_cast<int>(functions->numbers.size()) - 1};
}

}  // namespace

std::vector<Condition> read_conditions(const FieldReader& conditions, const GameDef& def,
                                       Functions* functions) {
  std::vector<Condition> out;
  const auto single = [](const FieldReader& value) {
    return to_set(value.state(), value.index()) != nullptr || !value.is_table();
  };
  const auto with_reason = [&](const FieldReader& pair) {
    static constexpr std::array<std::string_view, 0> none{};
    pair.only(none, 2);
    Condition condition;
    pair.with(1,
              [&](const FieldReader& term) { condition = read_condition(term, def, functions); });
    pair.with(2, [&](const FieldReader& reason) { condition.reason = reason.text(); });
    out.push_back(std::move(condition));
  };
  if (conditions.is_nil()) return out;
  if (single(conditions)) {
    out.push_back(read_condition(conditions, def, functions));
    return out;
  }
  bool explained = false;
  conditions.with(2, [&](const FieldReader& second) { explained = second.is_text(); });
  if (explained) {
    with_reason(conditions);
    return out;
  }
  conditions.list([&](const FieldReader& item) {
    if (single(item))
      out.push_back(read_condition(item, def, functions));
    else
      with_reason(item);
  });
  return out;
}

}  // namespace hr::scripting
