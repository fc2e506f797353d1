// SPDX-License-Identifier: MIT
#include "cli/lab/lab_report.h"
#include "cli/lab/report_parts.h"
#include "cli/terminal/csv.h"

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
    return "These pairs are too much alike to estimate how many more it takes.\n";
  if (*found.more_pairs > k_far * found.pairs)
    return fmt::format(
        "If there is a difference, it is small: to find one as large as in these games would take "
        "about {}, and it may well be none.\n",
        count_text(rounded(*found.more_pairs), "more pair", "more pairs"));
  return fmt::format(
      "An estimate: about {} would do, if the difference is in truth what it is in these games.\n",
      count_text(rounded(*found.more_pairs), "more pair", "more pairs"));
}

std::string answer_text(const Comparison& found, const ComparisonRun& run) {
  const MeasureComparison& m = found.measures[found.question];
  if (found.same_rules && found.answer != Answer::alike)
    return fmt::format(
        "A and B have the same rules, so there is nothing to find: what differs in {} is chance. "
        "{}\n",
        count_text(found.pairs, "pair", "pairs"), difference_text(m));
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
  const std::string difference = m.measure.first.share ? points_between(m.difference_interval)
                                                       : medians_between(m.median_difference);
  std::string out = fmt::format("  {:<44} {:>9} {:>9}   {:>16}", m.measure.first.name,
                                value_cell(m, false), value_cell(m, true), difference);
  if (!m.measure.first.share)
    out += fmt::format("  larger in {:+.0f} to {:+.0f} of 100 pairs *",
                       100 * m.difference_interval.low, 100 * m.difference_interval.high);
  return out + (m.differs ? "  differs\n" : "\n");
}

// Rows that say nothing: never so in either version. The first one is always shown.
bool is_idle(const MeasureComparison& m) {
  return m.pairs == 0 || (m.measure.first.share && m.first == 0 && m.second == 0);
}

}  // namespace

std::string comparison_text(const Comparison& found, const ComparisonRun& run,
                            const EarlyStop& stop) {
  std::string out = fmt::format("A: {}\nB: {}\n{} of games, from {}; bots: {}\n", found.first,
                                found.second, count_text(found.pairs, "pair", "pairs"),
                                run.independent ? "seeds of their own" : "the same seeds",
                                pair_bots_text(run.play.bots));
  out += early_stop_line(stop) + "Bots have played, not people.\n\n";
  if (found.pairs == 0) return out + "No pair of games was finished in time.\n";
  out += fmt::format("Question: {}\n{}\n", found.measures[found.question].measure.first.name,
                     answer_text(found, run));
  out += fmt::format("  {:<44} {:>9} {:>9}   {:>16}\n", "", "A", "B", "B minus A, 95 %");
  bool amounts = false;
  for (const MeasureComparison& m : found.measures) {
    if (is_idle(m) && &m != &found.measures.front()) continue;
    out += row(m);
    amounts = amounts || !m.measure.first.share;
  }
  out += "\nPoints: 1 for a victory, divided if several win or nobody does.\n";
  if (amounts)
    out +=
        "* A, B and their difference are medians. The last column tells in how many more of 100 "
        "pairs the number is larger in B than in A; \"differs\" is judged by this.\n";
  return out +
         "Two versions that are alike get a row marked \"differs\" in at most 5 of 100 reports.\n";
}

namespace {

// Of what `difference` is a part, from -1 to 1.
const char* unit_of(const MeasureComparison& m) {
  return m.measure.first.share ? "share, B minus A" : "pairs, larger in B minus larger in A";
}

}  // namespace

Json comparison_json(const Comparison& found, const ComparisonRun& run, const EarlyStop& stop) {
  Json measures = Json::array();
  for (const MeasureComparison& m : found.measures) {
    Json entry{{"measure", m.measure.first.name},
               {"type", m.measure.first.share ? "share" : "amount"},
               {"pairs", m.pairs},
               {"first", m.first},
               {"second", m.second},
               {"difference", m.difference},
               {"difference_95", interval_json(m.difference_interval)},
               {"difference_unit", unit_of(m)}};
    if (m.pairs == 0)
      for (const char* name : {"first", "second", "difference", "difference_95"})
        entry[name] = Json();
    if (m.measure.first.share) {
      entry["first_95"] = interval_json(m.pairs, m.first_interval);
      entry["second_95"] = interval_json(m.pairs, m.second_interval);
    } else {
      entry["first_median_95"] = median_json(m.first_median);
      entry["second_median_95"] = median_json(m.second_median);
      entry["median_difference_95"] = median_json(m.median_difference);
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
          {"stopped", stop_json(stop)},
          {"same_rules", found.same_rules},
          {"question", found.measures[found.question].measure.first.name},
          {"answer", answer_word(found.answer)},
          {"more_pairs_estimate", found.more_pairs ? Json(*found.more_pairs) : Json()},
          {"measures", std::move(measures)}};
}

namespace {

void add_interval(Csv& csv, const MeasureComparison& m, const Interval& share,
                  const QuantileInterval& median) {
  if (m.measure.first.share)
    csv.number(known(m.pairs, share.low)).number(known(m.pairs, share.high));
  else
    csv.number(median.low).number(median.high);
}

}  // namespace

std::string comparison_csv(const Comparison& found, const EarlyStop& stop) {
  Csv csv = csv_report(
      {"row", "type", "pairs", "A", "A low", "A high", "B", "B low", "B high", "difference",
       "difference low", "difference high", "difference unit", "median difference low",
       "median difference high", "log evidence", "differs", "answer"},
      stop);
  for (std::size_t i = 0; i < found.measures.size(); ++i) {
    const MeasureComparison& m = found.measures[i];
    csv.text(m.measure.first.name).text(m.measure.first.share ? "share" : "amount");
    csv.number(m.pairs).number(known(m.pairs, m.first));
    add_interval(csv, m, m.first_interval, m.first_median);
    csv.number(known(m.pairs, m.second));
    add_interval(csv, m, m.second_interval, m.second_median);
    csv.number(known(m.pairs, m.difference));
    csv.number(known(m.pairs, m.difference_interval.low));
    csv.number(known(m.pairs, m.difference_interval.high)).text(unit_of(m));
    csv.number(m.median_difference.low).number(m.median_difference.high);
    csv.number(m.log_evidence).text(m.differs ? "yes" : "no");
    i == found.question ? csv.text(answer_word(found.answer)) : csv.empty();
    csv.end_row();
  }
  return csv.rows();
}

}  // namespace hr::cli
