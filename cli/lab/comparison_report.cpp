// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cmath>

#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

Cell value_cell(const MeasureComparison& m, double value) {
  Cell out = number_cell(m.pairs, value);
  out.text = m.measure.first.share ? percent(value) : fmt::format("{:.6g}", value);
  return out;
}

// Where a value lies: a share, or a median.
Cell spread_cell(const MeasureComparison& m, const Interval& share, const QuantileInterval& median,
                 const char* median_key) {
  if (m.measure.first.share) return interval_cell(m.pairs, share);
  Cell out = median_cell(median);
  out.key = median_key;
  return out;
}

// Of 100 points, games or pairs.
std::string difference_text(const MeasureComparison& m) {
  const auto of_100 = [](double share) { return fmt::format("{:.1f}", std::abs(100 * share)); };
  const auto& [low, high] = m.difference_interval;
  const std::string least = of_100(std::min(std::abs(low), std::abs(high))),
                    most = of_100(std::max(std::abs(low), std::abs(high)));
  if (most == "0.0") {
    const double closely = 100 * std::max(std::abs(low), std::abs(high));
    if (closely == 0) return "Nothing differs in these games.";
    return fmt::format("If there is a difference, it is no larger than {:.2g} in 100.", closely);
  }
  const std::string range =
      low < 0 && high > 0 ? fmt::format("between {} fewer and {} more", of_100(low), of_100(high))
                          : fmt::format("{} to {} {}", least, most, low >= 0 ? "more" : "fewer");
  if (m.measure.first.share) return fmt::format("B has {} in 100.", range);
  return fmt::format("In 100 pairs, the number is larger in B in {} of them than in A.", range);
}

// To two figures, as it is no more than an estimate.
std::uint64_t rounded(std::uint64_t number) {
  std::uint64_t unit = 1;
  while (number / unit >= 100) unit *= 10;
  return (number + unit - 1) / unit * unit;
}

// So many times the pairs that were played are a guess, not an estimate.
constexpr std::uint64_t k_far = 10;

std::string estimate_text(const Comparison& found) {
  if (!found.more_pairs)
    return "These pairs are too much alike to estimate how many more it takes.";
  if (*found.more_pairs > k_far * found.pairs)
    return fmt::format(
        "If there is a difference, it is small: to find one as large as in these games would take "
        "about {}, and it may well be none.",
        count_text(rounded(*found.more_pairs), "more pair", "more pairs"));
  return fmt::format(
      "An estimate: about {} would do, if the difference is in truth what it is in these games.",
      count_text(rounded(*found.more_pairs), "more pair", "more pairs"));
}

std::vector<std::string> answer_words(const Comparison& found, const ComparisonRun& run) {
  const MeasureComparison& m = found.measures[found.question];
  const std::string pairs = count_text(found.pairs, "pair", "pairs"),
                    values = fmt::format("{} in A, {} in B. ", value_cell(m, m.first).text,
                                         value_cell(m, m.second).text);
  if (found.same_rules && found.answer != Answer::alike)
    return {
        fmt::format("{}A and B have the same rules, so there is nothing to find: what differs "
                    "in {} is chance. {}",
                    values, pairs, difference_text(m))};
  switch (found.answer) {
    case Answer::differs:
      return {fmt::format("{}The two differ. {}", values, difference_text(m))};
    case Answer::alike:
      return {fmt::format("{}No difference was found, and it is known closely enough. {}", values,
                          difference_text(m))};
    case Answer::unknown:
      break;
  }
  const std::string enough =
      run.target_width == 0
          ? "--target-width says how close is close enough"
          : fmt::format("{:.3g} points wide would be enough", 100 * run.target_width);
  return {fmt::format("{}Undecided after {}: not enough games to tell. {}", values, pairs,
                      difference_text(m)),
          estimate_text(found), fmt::format("More games (--games) tell more; {}.", enough)};
}

// Rows that say nothing: never so in either version.
bool is_idle(const MeasureComparison& m) {
  return m.pairs == 0 || (m.measure.first.share && m.first == 0 && m.second == 0);
}

Row row_of(const MeasureComparison& m) {
  const bool share = m.measure.first.share;
  const Interval& difference = m.difference_interval;
  return {
      .cells = {m.measure.first.name,
                share ? "share" : "amount",
                m.pairs,
                value_cell(m, m.first),
                spread_cell(m, m.first_interval, m.first_median, "first_median_95"),
                value_cell(m, m.second),
                spread_cell(m, m.second_interval, m.second_median, "second_median_95"),
                number_cell(m.pairs, m.difference),
                interval_cell(m.pairs, difference),
                // Of what the difference is a part, from -1 to 1.
                share ? "share, B minus A" : "pairs, larger in B minus larger in A",
                share ? Cell() : median_cell(m.median_difference),
                {Json(), share ? points_between(difference) : ends_text(m.median_difference, true)},
                share ? ""
                      : fmt::format("larger in {:+.0f} to {:+.0f} of 100 pairs *",
                                    100 * difference.low, 100 * difference.high),
                number_cell(1, m.log_evidence),
                {m.differs, m.differs ? "differs" : ""}}};
}

DocumentSection measures_of(const Comparison& found) {
  DocumentTable table{
      .key = "measures",
      .columns = {{"measure", {"row"}, ""},
                  {"type", {"type"}},
                  {"pairs", {"pairs"}},
                  {"first", {"A"}, "A"},
                  {"first_95", {"A low", "A high"}, "95 %", ShownOn::page},
                  {"second", {"B"}, "B"},
                  {"second_95", {"B low", "B high"}, "95 %", ShownOn::page},
                  {"difference", {"difference"}},
                  {"difference_95", {"difference low", "difference high"}},
                  {"difference_unit", {"difference unit"}},
                  {"median_difference_95", {"median difference low", "median difference high"}},
                  {"", {}, "B minus A, 95 %"},
                  {"", {}, "", ShownOn::terminal},
                  {"log_evidence", {"log evidence"}},
                  {"differs", {"differs"}, ""},
                  {"", {"answer"}}}};
  DifferencesPlot shares{.title = "Shares, B minus A, in points of 100"},
      amounts{.title = "Amounts: in how many more of 100 pairs each is larger in B than smaller"};
  for (std::size_t i = 0; i < found.measures.size(); ++i) {
    const MeasureComparison& m = found.measures[i];
    Row& row = table.rows.emplace_back(row_of(m));
    if (i == found.question) row.cells.emplace_back(answer_word(found.answer));
    row.idle = is_idle(m) && i != 0;
    if (!is_idle(m))
      (m.measure.first.share ? shares : amounts)
          .rows.push_back({m.measure.first.name, m.difference, m.difference_interval, m.differs});
  }
  DocumentSection out{"Measures", {shares}};
  if (!amounts.rows.empty()) out.parts.emplace_back(amounts);
  out.parts.emplace_back(std::move(table));
  out.parts.emplace_back(k_what_points);
  if (!amounts.rows.empty())
    out.parts.emplace_back(
        "Of amounts, A, B and B minus A are medians; \"differs\" is judged by in how many more of "
        "100 pairs the number is larger in B than in A (*), which is often clear before the "
        "medians "
        "are.");
  out.parts.emplace_back(
      "Two versions that are alike get a row marked \"differs\" in at most 5 of 100 reports.");
  return out;
}

}  // namespace

Document comparison_report(const Comparison& found, const ComparisonRun& run,
                           const EarlyStop& stop) {
  const std::string& question = found.measures[found.question].measure.first.name;
  Document out{
      .title = fmt::format("A: {}\nB: {}", found.first, found.second),
      .played = fmt::format(
          "{} of games, from {}; bots: {}", count_text(found.pairs, "pair", "pairs"),
          run.independent ? "seeds of their own" : "the same seeds", pair_bots_text(run.play.bots)),
      .nothing = found.pairs == 0 ? "No pair of games was finished in time." : "",
      .sections = {measures_of(found)},
      .facts = {{"first", found.first},
                {"second", found.second},
                {"bots", bots_json(run.play.bots)},
                {"seed", run.seed},
                {"pairs", found.pairs},
                {"actions", found.actions},
                {"stopped", stop_json(stop)},
                {"same_rules", found.same_rules},
                {"question", question},
                {"answer", answer_word(found.answer)},
                {"more_pairs_estimate", found.more_pairs ? Json(*found.more_pairs) : Json()}},
      .stop = stop,
      .seed = run.seed,
      .timed = timed(run.play.bots)};
  if (found.pairs == 0) return out;
  out.answer.heading = "Question: " + question;
  for (std::string& words : answer_words(found, run)) out.answer.parts.emplace_back(words);
  return out;
}

}  // namespace hr::cli
