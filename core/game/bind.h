// SPDX-License-Identifier: MIT
// Looks up the names in a term that must be of one type; Game::bind does it for any. All throw
// Error, starting with `where`, if it is of another.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/game/game.h"
#include "core/language/write.h"

namespace hr {

// A term of a type that does not fit where it is used. `named`: the declared terms that may be to
// blame, by their names under `terms`.
class TypeError : public Error {
 public:
  TypeError(const std::string& text, std::vector<std::string> named)
      : Error(text), named_(std::move(named)) {}
  const std::vector<std::string>& named() const { return named_; }

 private:
  std::vector<std::string> named_;
};

// "a set of cells" and so on.
std::string term_type_text(TermType type);

// Finds out the type of a bound term whose parts have theirs.
void find_type(const TermExpr& term, BoundTerm& bound, const std::string& where);
// Throws Error if a part, which `word` names, is of another type.
void expect_type(const BoundTerm& part, TermType type, const std::string& where,
                 const std::string& word);

Bound bind_set(const Game& game, const Term& term, ZoneId zone, const std::string& where,
               Choosing choosing = {});
// A set that stands for a condition becomes one.
Bound bind_condition(const Game& game, const Term& term, const std::string& where,
                     Choosing choosing = {});
Bound bind_number(const Game& game, const Term& term, const std::string& where,
                  Choosing choosing = {});
Bound bind_directions(const Game& game, const Term& term, const std::string& where,
                      Choosing choosing = {});
Bound bind_seats(const Game& game, const Term& term, const std::string& where,
                 Choosing choosing = {});

// Whether a term can be the name of a word: a text, or a number.
bool may_name_word(const TermExpr& term);
// That one of some words, as a constant. Throws Error, starting with `where`, if it is none of
// them.
Bound word_named(const TermExpr& term, const std::vector<std::string>& words,
                 const std::string& where);
// A set of words as a set of these words; null: not all of its words are among them.
Bound among_words(const Bound& term, const std::vector<std::string>& words);

// What a write gives a variable, bound as the variable's type wants it. `me`: whose variable;
// `zone`: the zone that a set speaks of unless it says otherwise.
Bound bind_value(const Game& game, const Write& write, VarType type, SeatId me, ZoneId zone,
                 const std::string& where, const Choosing& choosing);

// Why a term whose names are looked up cannot be used; "" if it can.
std::string tower_complaint(const GameDef& definition, const BoundTerm& term);

}  // namespace hr
