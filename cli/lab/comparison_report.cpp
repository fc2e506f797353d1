// SPDX-License-Identifier: MIT
#include "cli/lab/csv.h"
#include "cli/lab/lab_report.h"
#include "cli/lab/report_parts.h"

#include <fmt/format.h>

#include <cmath>

#include "core/base/words.h"

namespace hr::cli {

namespace {

std::string amount(double median) { return fmt::format("{:.6g}", median); }

std::string value_cell(const MeasureComparison& m, bool second) {
  const double value = second ? m.second : m.first;
  return m.measure.first.share ? percent(value) : amount(value);
}

std::string more_or_fewer(const Interval& interval) {
  const auto points = [](double share) { return fmt::format("{:.1f}", std::abs(100 * share)); };
  if (interval.low >= 0)
    return fmt::format("{} to {} more", points(interval.low), points(interval.high));
  if (interval.high <= 0)
    return fmt::format("{} to {} fewer", points(interval.high), points(interval.low));
  return fmt::format("anything from {} fewer to {} more", points(interval.low),
                     points(interval.high));
}

// Of 100 points, games or pairs.
std::string difference_text(const MeasureComparison& m) {
  const std::string range = more_or_fewer(m.difference_interval);
  return m.measure.first.share ? fmt::format("Of 100, B has {}.", range)
                               : fmt::format(
                                     "It is larger in B in {} of 100 pairs than it is "
                                     "smaller.",
                                     range);
}

// To two figures, as it is no more than an estimate.
std::uint64_t rounded(std::uint64_t number) {
  std::uint64_t unit = 1;
  while (number / unit >= 100) unit *= 10;
  return (number + unit - 1) / unit * unit;
}

std::string estimate_text(const Comparison& found) {
  if (!found.more_pairs)
    return "These pairs are too much alike to estimate how many more it takes.\n";
  return fmt::format(
      "An estimate: about {} would do, if the difference is in truth what it is in these games.\n",
      count_text(rounded(*found.more_pairs), "more pair", "more pairs"));
}

std::string answer_text(const Comparison& found, const ComparisonRun& run) {
  const MeasureComparison& m = found.measures[found.question];
  switch (found.answer) {
    case Answer::differs:
      return fmt::format("Yes, it differs: {} in A, {} in B. {}\n", value_cell(m, false),
                         value_cell(m, true), difference_text(m));
    case Answer::alike:
      return fmt::format("No difference was found, and it is known closely enough. {}\n",
                         difference_text(m));
    case Answer::unknown:
      break;
  }
  const std::string enough =
      run.target_width == 0
          ? "--target-width says how close is close enough"
          : fmt::format("{:.3g} points wide would be enough", 100 * run.target_width);
  return fmt::format(
      "Undecided after {}: not enough games to tell. {}\n{}More games (--games) tell "
      "more; {}.\n",
      count_text(found.pairs, "pair", "pairs"), difference_text(m), estimate_text(found), enough);
}

std::string row(const MeasureComparison& m) {
  const std::string difference =
      m.measure.first.share ? points_between(m.difference_interval)
                            : fmt::format("{:+.0f} to {:+.0f} *", 100 * m.difference_interval.low,
                                          100 * m.difference_interval.high);
  return fmt::format("  {:<44} {:>9} {:>9}   {:>16}  {}\n", m.measure.first.name,
                     value_cell(m, false), value_cell(m, true), difference,
                     m.differs ? "differs" : "");
}

// Rows that say nothing: never so in either version. The first one is always shown.
bool is_idle(const MeasureComparison& m) {
  return m.pairs == 0 || (m.measure.first.share && m.first == 0 && m.second == 0);
}

}  // namespace

std::string comparison_text(const Comparison& found, const ComparisonRun& run) {
  std::string out =
      fmt::format("A: {}\nB: {}\n{} of games, from the same seeds; bots: {}\n\n", found.first,
                  found.second, count_text(found.pairs, "pair", "pairs"), bots_text(run.play.bots));
  if (found.pairs == 0) return out + "No pair of games was finished in time.\n";
  out += fmt::format("Question: {}\n{}\n", found.measures[found.question].measure.first.name,
                     answer_text(found, run));
  out += fmt::format("  {:<44} {:>9} {:>9}   {:>16}\n", "", "A", "B", "B less A, 95 %");
  bool amounts = false;
  for (const MeasureComparison& m : found.measures) {
    if (is_idle(m) && &m != &found.measures.front()) continue;
    out += row(m);
    amounts = amounts || !m.measure.first.share;
  }
  out += "\nPoints: 1 for a victory, divided if several win or nobody does.\n";
  if (amounts)
    out +=
        "* A and B are medians; the difference tells in how many more of 100 pairs it is larger in "
        "B "
        "than smaller.\n";
  return out +
         "Two versions that are alike get a row marked \"differs\" in at most 5 of 100 reports.\n";
}

Json comparison_json(const Comparison& found, const ComparisonRun& run) {
  Json measures = Json::array();
  for (const MeasureComparison& m : found.measures) {
    Json entry{{"measure", m.measure.first.name},
               {"type", m.measure.first.share ? "share" : "amount"},
               {"pairs", m.pairs},
               {"first", m.first},
               {"second", m.second},
               {"difference", m.difference},
               {"difference_95", interval_json(m.difference_interval)}};
    if (m.measure.first.share) {
      entry["first_95"] = interval_json(m.first_interval);
      entry["second_95"] = interval_json(m.second_interval);
    } else {
      entry["first_median_95"] = median_json(m.first_median);
      entry["second_median_95"] = median_json(m.second_median);
    }
    entry["log_evidence"] = m.log_evidence;
    entry["differs"] = m.differs;
    measures.push_back(std::move(entry));
  }
  return {{"first", found.first},
          {"second", found.second},
          {"bots", bots_json(run.play.bots)},
          {"seed", run.seed},
          {"pairs", found.pairs},
          {"actions", found.actions},
          {"question", found.measures[found.question].measure.first.name},
          {"answer", answer_word(found.answer)},
          {"more_pairs_estimate", found.more_pairs ? Json(*found.more_pairs) : Json()},
          {"measures", std::move(measures)}};
}

namespace {

void add_interval(Csv& csv, const MeasureComparison& m, const Interval& share,
                  const QuantileInterval& median) {
  if (m.measure.first.share)
    csv.number(share.low).number(share.high);
  else
    csv.number(median.low).number(median.high);
}

}  // namespace

std::string comparison_csv(const Comparison& found) {
  Csv csv;
  for (const char* name :
       {"row", "type", "pairs", "A", "A low", "A high", "B", "B low", "B high", "difference",
        "difference low", "difference high", "log evidence", "differs", "answer"})
    csv.text(name);
  csv.end_row();
  for (std::size_t i = 0; i < found.measures.size(); ++i) {
    const MeasureComparison& m = found.measures[i];
    csv.text(m.measure.first.name).text(m.measure.first.share ? "share" : "amount");
    csv.number(m.pairs).number(m.first);
    add_interval(csv, m, m.first_interval, m.first_median);
    csv.number(m.second);
    add_interval(csv, m, m.second_interval, m.second_median);
    csv.number(m.difference).number(m.difference_interval.low).number(m.difference_interval.high);
    csv.number(m.log_evidence).text(m.differs ? "yes" : "no");
    i == found.question ? csv.text(answer_word(found.answer)) : csv.empty();
    csv.end_row();
  }
  return csv.rows();
}

}  // namespace hr::cli
