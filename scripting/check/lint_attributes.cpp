// SPDX-License-Identifier: MIT
#include "scripting/check/lint_attributes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/language/term_table.h"
#include "scripting/check/asked_terms.h"

namespace hr::scripting {

namespace {

class Attributes {
 public:
  Attributes(const SourcePlaces& places, const GameDef& def) : places_(places), def_(def) {}

  std::vector<Finding> take() {
    for (const KindDef& kind : def_.kinds)
      for (const Attribute& attribute : kind.attributes) check_quotes(kind, attribute);
    for (const VerbDef& verb : def_.verbs) check_verb(verb);
    return std::move(out_);
  }

 private:
  void add(const std::string& path, const std::string& sentence, std::string advice) {
    out_.push_back(finding(places_.of(path), Finding::Severity::warning, path + ": " + sentence,
                           std::move(advice)));
  }

  std::set<std::int64_t> numbers_of(const std::string& name) const {
    std::set<std::int64_t> out;
    for (const KindDef& kind : def_.kinds)
      for (const Attribute& attribute : kind.attributes)
        if (attribute.name == name && attribute.text.empty()) out.insert(attribute.number);
    return out;
  }

  // worth = "5", where others have a number.
  void check_quotes(const KindDef& kind, const Attribute& attribute) {
    const bool digits = !attribute.text.empty() &&
                        attribute.text.find_first_not_of("0123456789") == std::string::npos;
    if (!digits || numbers_of(attribute.name).empty()) return;
    add(fmt::format("kinds.{}.{}", kind.name, attribute.name),
        fmt::format("\"{}\" is a text, and other kinds have a number here", attribute.text),
        "write it without quotes, so that it can be compared and added up");
  }

  void check_verb(const VerbDef& verb) {
    const TermExpr* wrong = nullptr;
    each_asked_term(verb, [&](const Term& term) {
      if (wrong == nullptr) wrong = without_kind(term);
    });
    if (wrong == nullptr) return;
    const std::string path = "verbs." + verb.name;
    add(path, fmt::format("no kind has {} = {}", wrong->name, wrong->b->low),
        fmt::format("the kinds have {}; {{ 2, 4 }} means from 2 to 4",
                    fmt::join(numbers_of(wrong->name), ", ")));
  }

  // any.hand{ cost = 9 }, if there is no such card. 0 and 1 may be false and true.
  const TermExpr* without_kind(const Term& term) const {
    if (!term) return nullptr;
    if (word_of(term->op).attribute == OfAttribute::in_range && term->b && !term->c &&
        is_number(*term->b)) {
      const std::set<std::int64_t> numbers = numbers_of(term->name);
      if (term->b->low > 1 && !numbers.empty() && !numbers.contains(term->b->low))
        return term.get();
    }
    for (const Term& part : {term->a, term->b, term->c})
      if (const TermExpr* found = without_kind(part)) return found;
    return nullptr;
  }

  const SourcePlaces& places_;
  const GameDef& def_;
  std::vector<Finding> out_;
};

}  // namespace

std::vector<Finding> lint_attributes(const SourcePlaces& places, const GameDef& def) {
  return Attributes(places, def).take();
}

}  // namespace hr::scripting
