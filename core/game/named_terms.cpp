// SPDX-License-Identifier: MIT
#include "core/game/named_terms.h"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "core/base/error.h"
#include "core/game/each_term.h"
#include "core/language/term_table.h"

namespace hr {

namespace {

class NamedTerms {
 public:
  explicit NamedTerms(const std::vector<NamedTerm>& terms) : terms_(terms), open_(terms.size()) {}

  // What is shared stays shared, and a term without names stays itself.
  Term resolved(const Term& term) {
    if (!term) return term;
    if (const auto known = done_.find(term); known != done_.end()) return known->second;
    Term out = word_of(term->op).name == NameOf::term ? meaning(term) : with_parts(term);
    done_.emplace(term, out);
    return out;
  }

 private:
  Term meaning(const Term& term) {
    const auto it = std::ranges::find(terms_, term->name, &NamedTerm::name);
    if (it == terms_.end() || !it->term) return term;
    const auto number = static_cast<std::size_t>(it - terms_.begin());
    if (open_[number]) throw Error("terms." + it->name + ": it depends on itself");
    open_[number] = true;
    TermExpr out = *resolved(it->term);
    open_[number] = false;
    if (out.parts > k_max_parts)
      throw Error("terms." + it->name + ": with what it names, it consists of more than " +
                  std::to_string(k_max_parts) + " parts");
    out.named = it->name;
    return std::make_shared<TermExpr>(std::move(out));
  }

  Term with_parts(const Term& term) {
    const Term a = resolved(term->a), b = resolved(term->b), c = resolved(term->c),
               ways = resolved(term->ways);
    if (a == term->a && b == term->b && c == term->c && ways == term->ways) return term;
    TermExpr out = *term;
    out.a = a;
    out.b = b;
    out.c = c;
    out.ways = ways;
    return make_term(std::move(out));
  }

  const std::vector<NamedTerm>& terms_;
  std::vector<bool> open_;  // by term: it is being resolved
  std::unordered_map<Term, Term>
      done_;  // keeps what it knows alive, so that no address comes again
};

}  // namespace

void resolve_named_terms(GameDef& definition) {
  if (definition.terms.empty()) return;
  const std::vector<NamedTerm> declared = definition.terms;
  NamedTerms named(declared);
  each_term(definition, [&](Term& term) { term = named.resolved(term); });
}

Term resolved(const GameDef& definition, const Term& term) {
  return speaks_of(*term, TermOp::declared) ? NamedTerms(definition.terms).resolved(term) : term;
}

}  // namespace hr
