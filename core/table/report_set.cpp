// SPDX-License-Identifier: MIT
// What an expression of the rules means in the position, for somebody who is editing them.
#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "core/base/words.h"
#include "core/game/bind.h"
#include "core/match/carry.h"
#include "core/match/same_layout.h"
#include "core/table/table_data.h"

namespace hr {

namespace {

// A term that names no zone speaks of the only zone, or of the first one in which it makes sense.
Bound bind_watched(const Game& game, const Term& term) {
  const auto zones = static_cast<int>(game.definition().zones.size());
  for (int zone = static_cast<int>(ZoneId::none); zone < zones; ++zone) try {
      return game.bind(term, ZoneId(zone), k_watched_term, {.before = true});
    } catch (const Error&) {
      if (zone + 1 == zones) throw;
    }
  return nullptr;
}

std::string seats_text(const Game& game, Word seats) {
  std::vector<std::string> names;
  for (int seat = 0; seat < game.seats(); ++seat)
    if ((seats >> seat & 1) != 0) names.push_back(game.definition().seats[SeatId(seat)].name);
  return names.empty() ? "nobody" : list_text(names);
}

std::string words_text(const std::vector<std::string>& all, Word words) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < all.size(); ++i)
    if ((words >> i & 1) != 0) names.push_back(all[i]);
  return names.empty() ? "none" : list_text(names);
}

SetReport value_report(const Game& game, const BoundTerm& term, std::span<const Word> words) {
  SetReport out;
  switch (term.type) {
    case TermType::cells:
      for (int cell = 0; cell < game.cells(); ++cell)
        if ((words[nth(cell) / 64] >> (cell % 64) & 1) != 0)
          out.cells.push_back(game.board().name(CellId(cell)));
      out.value = count_text(out.cells.size(), "cell", "cells");
      break;
    case TermType::seats:
      out.value = seats_text(game, words[0]);
      break;
    case TermType::condition:
      out.value = std::ranges::any_of(words, [](Word word) { return word != 0; }) ? "yes" : "no";
      break;
    case TermType::number:
      out.value = std::to_string(static_cast<std::int64_t>(words[0]));
      break;
    case TermType::words:
      out.value = words_text(term.words, words[0]);
      break;
    case TermType::directions:
      break;
  }
  return out;
}

SetReport evaluated(const TableData& table, const SetQuery& query) {
  const Match& match = table.match;
  const NewRules rules = table.load(query.rules, &query.expression);
  const Game& game = rules.rules.game();
  const std::vector<NamedTerm>& terms = game.definition().terms;
  if (terms.empty() || terms.back().name != k_watched_term) return {};
  const Bound bound = bind_watched(game, terms.back().term);
  std::optional<State> carried;
  if (!same_layout(match.game(), game))
    carried = carry_over(match.game(), match.state(), game).state;
  const bool all = query.seat == SeatId::owner || !game.hides();  // seen, by this viewer
  const std::vector<SeatId> actors = match.actors();
  const SeatId to_act = actors.empty() ? SeatId(0) : actors.front();
  const SeatId seat = all ? to_act : query.seat;
  std::array<Word, k_max_cells / 64> words{};
  rules.rules.engine->evaluate(bound, carried ? *carried : match.state(), seat,
                               all ? SeatId::owner : seat, words.data());
  return value_report(game, *bound, {words.data(), nth(game.layout().stride())});
}

}  // namespace

SetReport answer(TableData& table, const SetQuery& query) {
  const auto& in_force = table.match.rules().text;
  if (!table.load) return {};
  if (ever_secret(table) && query.seat != SeatId::owner && (!in_force || *in_force != query.rules))
    return {};
  constexpr Allowance::Limits k_report{std::chrono::milliseconds(700), std::size_t{64} << 20};
  try {
    const Allowance allowance(k_report);
    return evaluated(table, query);
  } catch (const std::exception&) {
    if (Allowance::unwinding()) throw;
    return {};  // most expressions have no value outside an action
  }
}

}  // namespace hr
