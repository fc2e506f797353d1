// SPDX-License-Identifier: MIT
#include "scripting/read/amounts.h"

#include "core/base/number_range.h"
#include "scripting/lua/values.h"

namespace hr::scripting {

Amount read_amount(const FieldReader& value, std::int64_t least, std::int64_t most,
                   LoadedRuleset& out) {
  if (to_set(value.state(), value.index()) != nullptr)
    return {.value = 0, .term = read_term(value, out.definition), .along = {}};
  Functions& functions = out.functions;
  const bool number = lua_isinteger(value.state(), value.index()) != 0;
  if (!number && !value.is_function())
    value.expected("an integer, or a function(v) that gives one");
  if (number) return {.value = value.integer(least, most), .term = {}, .along = {}};
  functions.numbers.push_back(value.keep());
  functions.number_paths.push_back(value.shown());
  const int rule = static_cast<int>(functions.numbers.size()) - 1;
  return {.value = 0, .rule = rule, .term = {}, .along = {}};
}

Amount read_number(const FieldReader& value, LoadedRuleset& out) {
  return read_amount(value, k_min_number, k_max_number, out);
}

Amount read_exactly(const FieldReader& value, LoadedRuleset& out) {
  if (description(value.state(), value.index()) != "along")
    return read_amount(value, 1, k_max_slide, out);
  Amount amount;
  value.only({}, 1);
  value.with(1, [&](const FieldReader& set) { amount.along = read_set(set, out.definition); });
  return amount;
}

Term read_worth(const FieldReader& value, const LoadedRuleset& out) {
  if (to_set(value.state(), value.index()) != nullptr) return read_term(value, out.definition);
  if (lua_isinteger(value.state(), value.index()) == 0)
    value.expected("an integer, or a term that is a number");
  return number_term(value.integer(0, k_max_number));
}

}  // namespace hr::scripting
