// SPDX-License-Identifier: MIT
#include "core/trials/seat_lines.h"

#include <algorithm>

#include "core/match/log.h"

namespace hr {

bool is_marked(const Game& game, EventId event) {
  if (event == game.stuck_event()) return game.definition().stuck_reveals;
  return game.event_def(event).reveals;
}

bool end_reveals(const Match& match) {
  const Header& header = match.header();
  const GameDef& def = match.game().definition();
  if (header.reason == EndReason::stuck || header.reason == EndReason::all_stuck)
    return def.stuck_reveals;
  return header.reason == EndReason::end && def.ends[header.end].reveals;
}

SeatLines::SeatLines(const Match& match, SeatId seat, int from) {
  const std::vector<LogEntry> told = log_entries(match, seat, from);
  int size = 0;
  for (LogLine& line : log_lines(match, seat, from, size)) {
    const Event* const event = told[lines_.size()].event;
    lines_.push_back({std::move(line), event != nullptr && is_marked(match.game(), event->kind)});
  }
}

std::vector<SeatLines::Line> SeatLines::marks(std::size_t from) const {
  std::vector<Line> out;
  for (std::size_t i = from; i < lines_.size(); ++i)
    if (lines_[i].marked) out.push_back(lines_[i]);
  return out;
}

// The first line of `here` from `from` on, before the next marked one, that `there` does not
// contain from there on, in this order; if there is none, the number of lines.
std::size_t SeatLines::kept_back(const SeatLines& here, const SeatLines& there, std::size_t from) {
  auto next = there.lines_.begin() + static_cast<std::ptrdiff_t>(from);
  for (std::size_t i = from; i < here.lines_.size() && !here.lines_[i].marked; ++i) {
    next = std::find(next, there.lines_.end(), here.lines_[i]);
    if (next == there.lines_.end()) return i;
    ++next;
  }
  return here.lines_.size();
}

SeatLines::Result SeatLines::compare(const SeatLines& one, const SeatLines& two) {
  const auto [here, there] = std::ranges::mismatch(one.lines_, two.lines_);
  const auto alike = static_cast<std::size_t>(here - one.lines_.begin());
  Result out{.alike = static_cast<int>(alike), .first = {}};
  if (here == one.lines_.end() && there == two.lines_.end()) return out;
  const std::size_t i = kept_back(one, two, alike), k = kept_back(two, one, alike);
  if (i == one.lines_.size() && k == two.lines_.size() && one.marks(alike) != two.marks(alike)) {
    out.comparison = Likeness::diverged;
    return out;
  }
  const std::size_t in_one = i < one.lines_.size() ? i : alike,
                    in_two = k < two.lines_.size() ? k : alike;
  out.comparison = Likeness::leaked;
  out.first =
      first_difference(one.event(in_one) || two.event(in_two) ? Channel::events : Channel::log,
                       one.text(in_one), two.text(in_two));
  return out;
}

}  // namespace hr
