// SPDX-License-Identifier: MIT
#include "core/trials/world_comparison.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "core/base/message.h"
#include "core/engine/asks.h"
#include "core/match/log.h"
#include "core/table/table_access.h"
#include "core/words/text.h"

namespace hr {

namespace {

// What the seat has to answer now, as everybody will know when it has answered.
std::string asked_text(const Match& match, SeatId seat) {
  const Game& game = match.game();
  const std::string name = seat_text(game, seat);
  if (match.ended() || match.all_asked()) return "";
  const int open = open_ask(match.state(), game, seat);
  if (open < 0) return Message("{Seat} is not asked anything.", name).in_english();
  const Ask ask = ask_at(match.state(), game, open);
  const std::string_view verb = game.verb_name(ask.verb);
  return (ask.mode == AskMode::may ? Message("{Seat} may {verb}.", name, verb)
                                   : Message("{Seat} has to {verb}.", name, verb))
      .in_english();
}

// Another seat that is asked for different verbs: its answer will tell, whatever it is.
std::optional<Difference> asked_otherwise(const Match& one, const Match& two, SeatId viewer) {
  if (one.header().asks == 0 && two.header().asks == 0) return {};
  for (int s = 0; s < one.game().seats(); ++s)
    if (const auto seat = SeatId(s); seat != viewer) {
      Difference out{Channel::asked, asked_text(one, seat), asked_text(two, seat)};
      if (out.one != out.other) return out;
    }
  return {};
}

}  // namespace

Likeness WorldComparison::compare(Match& one, Match& two, Random& random, Extent extent) {
  differences_.clear();
  if (const Likeness told = compare_logs(one, two); told != Likeness::alike) return told;
  const bool outcome =
      outcome_text(one.game(), one.state()) != outcome_text(two.game(), two.state());
  if (outcome && (end_reveals(one) || end_reveals(two))) return Likeness::diverged;
  if (std::optional<Difference> asked = asked_otherwise(one, two, viewer_)) {
    differences_ = {*asked};
    return Likeness::leaked;
  }
  if (extent == Extent::quick && sight_.view(one.state()) == sight_.view(two.state()))
    return Likeness::alike;
  const Likeness found = compare_outputs(one, two, options(random, extent));
  return found == Likeness::leaked && excused(one, two) ? Likeness::diverged : found;
}

// The scores that end a game are as marked as its end.
bool WorldComparison::excused(const Match& one, const Match& two) const {
  return one.ended() && two.ended() && (end_reveals(one) || end_reveals(two)) &&
         std::ranges::all_of(differences_, [](const Difference& difference) {
           return difference.channel == Channel::scores || difference.channel == Channel::record;
         });
}

// The export contains the whole game, so in a long game it is made less often; all exports together
// then take time in proportion to the actions.
OutputOptions WorldComparison::options(Random& random, Extent extent) {
  constexpr int k_lines = 2048;  // lines of the log per export put off
  OutputOptions out{.seed = random.next(), .log_from = heard_};
  out.record =
      extent == Extent::with_record || (random.below(24) == 0 && ++waiting_ * k_lines >= heard_);
  if (out.record) waiting_ = 0;
  return out;
}

// Where the digests of two views are equal, so are their texts, unless the engine itself errs; that
// is looked at now and then.
Likeness WorldComparison::compare_outputs(Match& one, Match& two, OutputOptions options) {
  constexpr int k_rendered = 8;  // comparisons for one that renders equal views
  options.contents =
      outputs_++ % k_rendered == 0 || sight_.view(one.state()) != sight_.view(two.state());
  options.readable = false;
  differences_ = hr::differences(output_of(one, options), output_of(two, options));
  if (!differences_.empty() && options.record) {
    options.readable = true;
    differences_ = hr::differences(output_of(one, options), output_of(two, options));
  }
  return differences_.empty() ? Likeness::alike : Likeness::leaked;
}

SeatOutput WorldComparison::output_of(Match& match, const OutputOptions& options) {
  Table table(std::move(match));
  SeatOutput out = run_.output(table, viewer_, options);
  match = release(std::move(table));
  return out;
}

Likeness WorldComparison::compare_logs(const Match& one, const Match& two) {
  for (const Match* match : {&one, &two})  // something may have been taken back
    heard_ = std::min(heard_, log_size(*match, viewer_));
  const SeatLines::Result result =
      SeatLines::compare(SeatLines(one, viewer_, heard_), SeatLines(two, viewer_, heard_));
  if (result.comparison == Likeness::alike) heard_ += result.alike;
  if (result.first) differences_ = {*result.first};
  return result.comparison;
}

namespace {

std::string text_of(const LogLine& line) {
  std::string out = line.text;
  for (const int& face : line.dice)
    out += (&face == line.dice.data() ? " Dice and draws: " : ", ") + std::to_string(face);
  return out;
}

using StepTexts = std::map<int, std::vector<std::string>>;

StepTexts texts_of(const Match& match) {
  StepTexts out;
  int size = 0;
  for (const LogLine& line : log_lines(match, SeatId::owner, 0, size))
    out[line.step].push_back(text_of(line));
  if (const std::vector<int>& faces = match.node(NodeId::root).faces(); !faces.empty()) {
    std::string text = "The setup rolls and draws";
    for (const int& face : faces)
      text += (&face == faces.data() ? " " : ", ") + std::to_string(face);
    out[0].insert(out[0].begin(), text + ".");
  }
  return out;
}

// The lines of one that are not among those of the other.
std::string only_in(const std::vector<std::string>& one, std::vector<std::string> other) {
  std::string out;
  for (const std::string& line : one) {
    if (const auto found = std::ranges::find(other, line); found != other.end())
      other.erase(found);
    else
      out += (out.empty() ? "" : " ") + line;
  }
  return out;
}

std::vector<std::string> listed(const std::string& text) {
  constexpr std::string_view k_comma = ", ";
  std::vector<std::string> out;
  std::size_t from = 0;
  for (std::size_t at = 0; (at = text.find(k_comma, from)) != std::string::npos;
       from = at + k_comma.size())
    out.push_back(text.substr(from, at - from));
  out.push_back(text.substr(from));
  return out;
}

// Of a long list that has as many entries in both worlds, only the entries that differ, with those
// beside them, and its ends: the shuffle of a deck is too long to read.
void shorten(DifferentStep& step) {
  constexpr std::size_t k_long = 40;
  const std::vector<std::string> one = listed(step.one), other = listed(step.other);
  if (one.size() != other.size() || one.size() < k_long) return;
  const auto differs = [&](std::size_t i) { return i < one.size() && one[i] != other[i]; };
  step.one.clear();
  step.other.clear();
  bool skipped = false;
  for (std::size_t i = 0; i < one.size(); ++i) {
    const bool end = i == 0 || i + 1 == one.size();
    const bool shown = end || differs(i) || differs(i + 1) || differs(i - 1);
    if (!shown && skipped) continue;
    skipped = !shown;
    for (const auto& [text, list] : {std::pair(&step.one, &one), std::pair(&step.other, &other)})
      *text += (i == 0 ? "" : ", ") + (shown ? (*list)[i] : "…");
  }
}

}  // namespace

std::vector<DifferentStep> different_steps(const Match& one, const Match& two) {
  std::vector<DifferentStep> out;
  StepTexts in_one = texts_of(one), in_two = texts_of(two);
  for (const auto& [step, texts] : in_two) in_one.try_emplace(step);
  for (const auto& [step, texts] : in_one)
    if (DifferentStep both{step, only_in(texts, in_two[step]), only_in(in_two[step], texts)};
        both.one != both.other) {
      shorten(both);
      out.push_back(std::move(both));
    }
  return out;
}

}  // namespace hr
