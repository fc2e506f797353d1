// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"
#include "core/base/words.h"
#include "core/statistics/simple_fraction.h"

namespace hr::cli {

namespace {

// So much may be lost in adding up, where the value is a point.
constexpr double k_rounding = 1e-12;

Interval as_second(const Interval& first, double sum) {
  return {sum - first.high, sum - first.low};
}

// "-1/18 (-0.055556)", or "-0.085606"
std::string value_text(const Interval& value) {
  const double size = std::max({1.0, std::abs(value.low), std::abs(value.high)});
  const std::optional<Fraction> fraction =
      simple_fraction({value.low - k_rounding * size, value.high + k_rounding * size});
  if (fraction && fraction->below == 1) return std::to_string(fraction->above);
  const std::string number =
      fmt::format("{:.6f}", std::midpoint(value.low, value.high) + 0.0);  // no -0
  return fraction ? fmt::format("{}/{} ({})", fraction->above, fraction->below, number) : number;
}

std::string value_ends(const Interval& value) {
  return value.low == value.high ? "" : fmt::format("{:.7f} to {:.7f}", value.low, value.high);
}

DocumentSection size_of(const Solution& found) {
  DocumentTable table{.columns = {{"", {"what"}, ""}, {"", {"number"}, "number"}}};
  const auto row = [&](const char* what, std::uint64_t number) {
    table.rows.push_back({{what, number}});
  };
  row(found.hides ? "positions, by line of play" : "positions", found.positions);
  row("ends among them", found.ends);
  row("actions in the longest game", found.longest);
  return {"Size", {std::move(table)}};
}

DocumentSection information_of(const Game& game, const Solution& found) {
  DocumentTable table{.key = "information_states",
                      .columns = {{"seat", {"seat"}, ""}, {"number", {"number"}, "number"}}};
  std::uint64_t all = 0;
  for (std::size_t seat = 0; seat < found.information.size(); ++seat) {
    table.rows.push_back({{game.definition().seats[seat].name, found.information[seat]}});
    all += found.information[seat];
  }
  DocumentSection out{"Information states", {}};
  if (found.information.size() > 1)
    out.parts = {std::move(table), fmt::format("Together {}.", all)};
  else
    out.parts = {std::move(table)};
  return out;
}

const char* what_counts(PlayedFor played_for, bool alone) {
  switch (played_for) {
    case PlayedFor::score:
      return "A game counts what is scored.";
    case PlayedFor::victory:
      return "A victory counts 1, a defeat -1, and anything else 0.";
    case PlayedFor::success:
      return "A game that is solved counts 1, any other 0.";
    case PlayedFor::none:
      break;
  }
  return alone ? "" : "A value has only a game of one player, or of two against each other.";
}

// The word for what the value is, in JSON.
const char* played_for_word(PlayedFor played_for) {
  switch (played_for) {
    case PlayedFor::score:
      return "score";
    case PlayedFor::victory:
      return "victory";
    case PlayedFor::success:
      return "success";
    case PlayedFor::none:
      break;
  }
  return "none";
}

DocumentSection value_of(const Game& game, const Solution& found) {
  DocumentSection out{"Value, if all play as well as possible", {}};
  if (found.value) {
    DocumentTable table{.key = "values",
                        .columns = {{"seat", {"seat"}, ""},
                                    {"value", {"value"}, "value"},
                                    {"between", {"low", "high"}, "between"}}};
    const auto row = [&](std::size_t seat, const Interval& value) {
      table.rows.push_back({{game.definition().seats[seat].name,
                             {Json(std::midpoint(value.low, value.high)), value_text(value)},
                             {Json{value.low, value.high}, value_ends(value)}}});
    };
    row(0, *found.value);
    if (game.seats() == 2) row(1, as_second(*found.value, static_cast<double>(found.score_sum)));
    out.parts.emplace_back(std::move(table));
  }
  out.parts.emplace_back(what_counts(found.played_for, game.seats() == 1));
  if (found.value && found.value->low < found.value->high)
    out.parts.emplace_back("Both ends are proven: by a best reply to what each player has learnt.");
  return out;
}

// Where nothing is left to chance.
std::string winner_text(const Game& game, const Solution& found) {
  const auto& seats = game.definition().seats;
  const double value = found.value->low;
  if (found.played_for == PlayedFor::success)
    return value > 0 ? "It can be solved." : "It cannot be solved.";
  if (found.played_for == PlayedFor::score) return "";
  if (value == 0) return "Neither player can be kept from a draw.";
  return full_sentence(seats[value > 0 ? 0 : 1].name + " can win whatever the other does");
}

}  // namespace

Document solve_report(const std::string& name, const Game& game, const Solution& found,
                      const EarlyStop& stop) {
  Document out{.title = name + ": solved",
               .sections = {size_of(found), information_of(game, found), value_of(game, found)},
               .facts = {{"version", name},
                         {"hidden_information", found.hides},
                         {"chance", found.chance},
                         {"positions", found.positions},
                         {"ends", found.ends},
                         {"longest", found.longest},
                         {"played_for", played_for_word(found.played_for)},
                         {"stopped", stop_json(stop)}},
               .stop = stop,
               .worked_out = true};
  if (found.value && !found.hides && !found.chance)
    if (const std::string winner = winner_text(game, found); !winner.empty())
      out.answer = {"In short", {winner}};
  return out;
}

}  // namespace hr::cli
