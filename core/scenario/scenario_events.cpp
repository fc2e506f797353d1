// SPDX-License-Identifier: MIT
// Checks the events of a step, and who was told of them.
#include <algorithm>

#include "core/scenario/scenario_checks.h"
#include "core/scenario/scenario_seats.h"
#include "core/words/spoken.h"
#include "core/words/text.h"

namespace hr {

namespace {

std::string lines_text(const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines) out += (out.empty() ? "" : "\n") + line;
  return out.empty() ? "nothing" : out;
}

class EventsCheck {
 public:
  EventsCheck(const Game& game, const DoneAction& done) : game_(game), done_(done) {
    for (const Event& event : done.events) events_.push_back(trimmed(event_text(game_, event)));
  }

  void check_line(const TextLine& line) {
    const SplitLine below = split_at_colon(line.text);
    line_ = line.number;
    if (below.head == "event")
      check_event(below.text, all_seats(game_.seats()));
    else if (below.head.starts_with("told "))
      check_event_told(below);
    else if (below.head.starts_with("not told "))
      check_event_not_told(below);
  }

 private:
  [[noreturn]] void fail(const std::string& sentence, const std::string& expected = "",
                         const std::string& found = "") const {
    unmet(line_, sentence, expected, found);
  }

  // Whether all of `seats` were told of this event; without seats: whether nobody was.
  bool told_to(std::size_t event, std::uint32_t seats) const {
    const std::uint32_t audience = done_.events[event].audience;
    return seats == 0 ? audience == 0 : (audience & seats) == seats;
  }

  // Events must appear in the order of the lines; others in between need not be listed.
  void check_event(const std::string& text, std::uint32_t seats) {
    if (text == "nothing" && events_.empty()) return;
    for (std::size_t i = next_; i < events_.size(); ++i)
      if (events_[i] == text && told_to(i, seats)) {
        next_ = i + 1;
        return;
      }
    if (text == "nothing") fail("an event was told", text, lines_text(events_));
    const auto there = std::find(events_.begin(), events_.end(), text);
    if (there == events_.end()) fail("no such event was shown", text, lines_text(events_));
    const std::size_t place = there - events_.begin();
    if (told_to(place, seats))
      fail("this event was told, but not in this order", text, lines_text(events_));
    fail("this event was told to " + audience_of(place) + " only");
  }

  std::string audience_of(std::size_t event) const {
    std::vector<std::string> told;
    for (int seat = 0; seat < game_.seats(); ++seat)
      if (told_to(event, seat_bit(SeatId(seat)))) told.push_back(seat_text(game_, SeatId(seat)));
    return told.empty() ? "nobody" : list_text(told);
  }

  void check_event_told(const SplitLine& below) {
    const std::vector<SeatId> seats = seats_named(game_, below.head.substr(5));
    if (seats.empty()) return check_event(below.text, 0);
    std::uint32_t by_event = 0;  // seats that did not learn of it as the action itself
    for (const SeatId seat : seats) {
      const std::vector<std::string> told = sentences_for(game_, done_, seat);
      const bool acted = done_.action && (!done_.apart || done_.seat == seat);
      if (below.text == "nothing") {
        if (told.size() > (acted ? 1U : 0U))
          fail(seat_text(game_, seat) + " was told something", "nothing", lines_text(told));
        continue;
      }
      if (std::find(told.begin(), told.end(), below.text) == told.end())
        fail(seat_text(game_, seat) + " was not told this", below.text, lines_text(told));
      if (!acted || told.front() != below.text) by_event |= seat_bit(seat);
    }
    if (by_event != 0) check_event(below.text, by_event);
  }

  void check_event_not_told(const SplitLine& below) const {
    for (const SeatId seat : seats_named(game_, below.head.substr(9))) {
      const std::vector<std::string> told = sentences_for(game_, done_, seat);
      if (std::find(told.begin(), told.end(), below.text) != told.end())
        fail(seat_text(game_, seat) + " was told this: " + below.text);
    }
  }

  const Game& game_;
  const DoneAction& done_;
  std::vector<std::string> events_;
  std::size_t next_ = 0;  // the first event after those listed so far
  int line_ = 0;
};

}  // namespace

void check_events(const Game& game, const DoneAction& done, const Statement& statement) {
  EventsCheck check(game, done);
  for (const TextLine& line : statement.body) {
    try {
      check.check_line(line);
    } catch (const UnmetExpectation&) {
      throw;
    } catch (const Error& error) {
      throw LocatedError(line.number, 0, error.what());
    }
  }
}

}  // namespace hr
