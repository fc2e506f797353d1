// SPDX-License-Identifier: MIT
#include "core/trials/secrecy.h"

#include <algorithm>
#include <utility>

#include "core/match/log.h"
#include "core/match/random_play.h"
#include "core/table/table_access.h"
#include "core/words/text.h"

namespace hr {

namespace {

// How two worlds compare, from the viewer's side.
enum class Comparison : std::uint8_t { alike, diverged, leaked };

class WorldPair {
 public:
  WorldPair(const Rulebook& rulebook, const SecrecyRun& run, std::uint64_t number)
      : run_(run),
        random_(mix(run.seed, number)),
        viewer_(
            SeatId(static_cast<int>(number % static_cast<std::uint64_t>(rulebook.game().seats())))),
        one_(rulebook, mix(run.seed, number)),
        two_(rulebook, chance() ? one_.seed() : random_.next()) {
    leak_.to = viewer_;
    leak_.pair = number + 1;
    late_ = random_.below(4) == 0;
    if (compare() == Comparison::alike) return;
    two_ = Match(rulebook, one_.seed());  // different dice would be visible
    leak_.differences.clear();
  }

  void play(SecrecyResult& sum) {
    Comparison comparison = Comparison::alike;
    for (std::uint32_t n = 0; comparison == Comparison::alike && going_on() && n < run_.actions;
         ++n) {
      comparison = one_.all_asked() ? answer() : act();
      ++sum.actions;
      differ_ = differ_ || one_.state() != two_.state();
    }
    if (comparison == Comparison::alike && !stalled_) comparison = look_back();
    ++sum.pairs;
    sum.different += differ_ ? 1 : 0;
    sum.diverged += comparison == Comparison::diverged ? 1 : 0;
    sum.stalled += stalled_ ? 1 : 0;
    if (comparison == Comparison::leaked) sum.leak = leak_;
  }

 private:
  bool going_on() const { return !stalled_ && !one_.ended() && !two_.ended(); }
  bool chance() { return random_.below(2) == 0; }
  const Game& game() const { return one_.game(); }

  // Answers what all are asked: the viewer's part is the same in both worlds, the others' are not.
  // Any seat may be the one that closes the group.
  Comparison answer() {
    std::vector<SeatId> seats;
    for (const SeatId seat : one_.actors()) seats.push_back(seat);
    std::rotate(seats.begin(),
                seats.begin() + static_cast<std::ptrdiff_t>(random_.below(seats.size())),
                seats.end());
    for (const SeatId seat : seats) {
      const Comparison comparison = seat == viewer_ ? answer_alike() : answer_differently(seat);
      if (comparison != Comparison::alike) return comparison;
    }
    return Comparison::alike;
  }

  Comparison answer_differently(SeatId seat) {
    const std::size_t given = one_.part(seat).size();
    leak_.done = sentence(seat_text(game(), seat) + " sets up in secret.");
    play_part_at_random(one_, seat, random_);
    const SeatAnswers& part = part_of(one_, seat);
    // The answers are the same up to one of those before "ready", or all of them.
    const std::size_t open = part.size() - given - 1;
    const std::size_t same = late_ ? part.size() : open == 0 ? given : given + random_.below(open);
    for (std::size_t i = given; i < same; ++i) two_.play(seat, part[i].choice.action);
    if (same < part.size()) play_part_at_random(two_, seat, random_);
    return compare();
  }

  // A seat's answers, whether still open or just closed.
  static const SeatAnswers& part_of(const Match& match, SeatId seat) {
    if (!match.part(seat).empty()) return match.part(seat);
    return match.node().parts[seat];
  }

  // One answer after another; now and then one is taken back.
  Comparison answer_alike() {
    for (;;) {
      const bool stuck = one_.legal(viewer_).empty();
      if (!stuck && (one_.part(viewer_).empty() || random_.below(8) != 0)) {
        const Action action = random_choice(one_, viewer_, random_).action;
        const Comparison comparison = both(viewer_, action, action);
        if (comparison != Comparison::alike || action.verb == game().ready()) return comparison;
        continue;
      }
      leak_.done = "Something is taken back.";
      for (Match* match : {&one_, &two_})
        stuck ? match->start_over(viewer_) : match->take_back(viewer_);
      if (const Comparison comparison = compare(); comparison != Comparison::alike)
        return comparison;
    }
  }

  Comparison act() {
    const std::vector<SeatId> actors = one_.actors();
    const SeatId seat = actors[random_.below(actors.size())];
    const Action action = random_choice(one_, seat, random_).action;
    const bool secret = !game().built_in(action.verb) && (game().verb_def(action.verb).secret ||
                                                          game().verb_def(action.verb).silent);
    if (seat == viewer_ || !secret) return act_alike(seat, action);
    return act_in_secret(seat, action);
  }

  bool in_two(SeatId seat, const Action& action) const {
    return !two_.legal(seat).empty() && two_.engine().find(action).has_value();
  }

  // Plays the same action in both worlds; if another seat cannot play it in the second one, a
  // different action that is legal in both.
  Comparison act_alike(SeatId seat, Action action) {
    if (!in_two(seat, action)) {
      const std::optional<Action> other = common(seat);
      stalled_ = !other;
      if (stalled_) return Comparison::alike;
      action = *other;
    }
    return both(seat, action, action);
  }

  std::optional<Action> common(SeatId seat) {
    std::vector<Action> actions;
    const std::vector<Choice> two = two_.legal(seat);
    for (const Choice& choice : one_.legal(seat))
      if (std::ranges::any_of(two, [&](const Choice& c) { return c.action == choice.action; }) &&
          !is_range(game(), choice.action))
        actions.push_back(choice.action);
    if (actions.empty()) return {};
    return actions[random_.below(actions.size())];
  }

  // What others do in secret may differ, too. In fog the result may come into sight, as intended;
  // then the same action has to be played in both worlds after all.
  Comparison act_in_secret(SeatId seat, const Action& action) {
    if (!chance() || two_.legal(seat).empty()) return act_alike(seat, action);
    const Action other = random_choice(two_, seat, random_).action;
    if (other.verb != action.verb || other == action) return act_alike(seat, action);
    const int heard = heard_;
    const Comparison comparison = both(seat, action, other);
    if (comparison != Comparison::leaked || !fog_differs()) return comparison;
    one_.undo();
    two_.undo();
    heard_ = heard;
    leak_.differences.clear();
    return act_alike(seat, action);
  }

  bool fog_differs() const {
    const View one = one_.view(viewer_), two = two_.view(viewer_);
    for (const ZoneInstance zone : game().layout().zone_instances()) {
      const ZoneDef& def = game().definition().zones[game().layout().zone(zone).zone];
      for (int c = 0; def.see.who == Visibility::Who::cells && c < game().cells(); ++c)
        if (one.at(zone, CellId(c)) != two.at(zone, CellId(c)) ||
            one.height(zone, CellId(c)) != two.height(zone, CellId(c)))
          return true;
    }
    return false;
  }

  // Carries out the actions. Dice in the second world may differ if that is invisible to the
  // viewer; otherwise they must be the same as in the first.
  Comparison both(SeatId seat, const Action& in_one, const Action& in_two) {
    leak_.done = action_sentence(game(), seat, in_one);
    const bool last_answer = two_.all_asked();  // taking it back would drop the others
    const NodeId before = one_.cursor();
    const NodeId after = one_.play(seat, in_one);
    std::vector<int> faces;
    if (after != before && one_.seed() != two_.seed()) faces = one_.node().faces;
    if (!faces.empty() && !last_answer && chance()) {
      const int heard = heard_;
      two_.play(seat, in_two);
      if (compare() == Comparison::alike) return Comparison::alike;
      two_.undo();
      heard_ = heard;
      leak_.differences.clear();
    }
    try {
      two_.play(seat, in_two, faces);
    } catch (const Refusal&) {  // it rolls different dice there
      two_.play(seat, in_two);
    }
    return compare();
  }

  Comparison leaked(std::vector<Difference> differences) {
    leak_.differences = std::move(differences);
    leak_.action = one_.header().ply;
    return Comparison::leaked;
  }

  // Compares the events in the order in which they were reported, then the outcome, then
  // everything.
  Comparison compare() {
    if (const Comparison told = compare_logs(); told != Comparison::alike) return told;
    if (outcome(one_) != outcome(two_) && (end_reveals(one_) || end_reveals(two_)))
      return Comparison::diverged;
    OutputOptions options{
        .seed = random_.next(), .record = random_.below(8) == 0, .log_from = heard_};
    // The export contains the whole game, so in a long game it is made less often; all exports
    // together then take time in proportion to the actions.
    constexpr int k_lines = 2048;  // lines of the log per export put off
    options.record = options.record && ++waiting_ * k_lines >= heard_;
    if (options.record) waiting_ = 0;
    return compare_outputs(options);
  }

  Comparison compare_outputs(const OutputOptions& options) {
    std::vector<Difference> found = differences(output_of(one_, options), output_of(two_, options));
    return found.empty() ? Comparison::alike : leaked(std::move(found));
  }

  SeatOutput output_of(Match& match, const OutputOptions& options) {
    Table table(std::move(match));
    SeatOutput out = run_.output(table, viewer_, options);
    match = release(std::move(table));
    return out;
  }

  // What the seat was told since the last comparison; `marked` lines may reveal something.
  struct SeatLines {
    struct SeatLine {
      LogLine line;
      bool marked = false;

      bool operator==(const SeatLine& other) const {
        return line.text == other.line.text && line.type == other.line.type &&
               line.arguments == other.line.arguments;
      }
    };
    std::vector<SeatLine> lines;

    std::string text(std::size_t i) const { return i < lines.size() ? lines[i].line.text : ""; }
    bool event(std::size_t i) const { return i < lines.size() && !lines[i].line.type; }
    std::vector<SeatLine> marks(std::size_t from) const {
      std::vector<SeatLine> out;
      for (std::size_t i = from; i < lines.size(); ++i)
        if (lines[i].marked) out.push_back(lines[i]);
      return out;
    }
  };

  SeatLines said(const Match& match) const {
    const std::vector<LogEntry> told = hr::log_entries(match, viewer_, heard_);
    int size = 0;
    SeatLines out;
    for (LogLine& line : log_lines(match, viewer_, heard_, size)) {
      const Event* const event = told[out.lines.size()].event;
      out.lines.push_back({std::move(line), event != nullptr && marked(match, *event)});
    }
    return out;
  }

  // The worlds diverge at a marked event that differs, provided that no unmarked line before it in
  // one world is missing from the other.
  Comparison compare_logs() {
    for (const Match* match : {&one_, &two_})  // something may have been taken back
      heard_ = std::min(heard_, log_size(*match, viewer_));
    const SeatLines one = said(one_), two = said(two_);
    const auto [here, there] = std::ranges::mismatch(one.lines, two.lines);
    const std::ptrdiff_t alike = here - one.lines.begin();
    if (here == one.lines.end() && there == two.lines.end()) {
      heard_ += static_cast<int>(alike);
      return Comparison::alike;
    }
    const std::size_t i = kept_back(one, two, alike), k = kept_back(two, one, alike);
    if (i == one.lines.size() && k == two.lines.size() && one.marks(alike) != two.marks(alike))
      return Comparison::diverged;
    const std::size_t in_one = i < one.lines.size() ? i : alike,
                      in_two = k < two.lines.size() ? k : alike;
    return leaked(
        {first_difference(one.event(in_one) || two.event(in_two) ? Channel::events : Channel::log,
                          one.text(in_one), two.text(in_two))});
  }

  // The first line of `here` from `from` on, before the next marked one, that `there` does not
  // contain from there on, in this order; if there is none, the number of lines.
  static std::size_t kept_back(const SeatLines& here, const SeatLines& there, std::size_t from) {
    auto next = there.lines.begin() + static_cast<std::ptrdiff_t>(from);
    for (std::size_t i = from; i < here.lines.size() && !here.lines[i].marked; ++i) {
      next = std::find(next, there.lines.end(), here.lines[i]);
      if (next == there.lines.end()) return i;
      ++next;
    }
    return here.lines.size();
  }

  static bool marked(const Match& match, const Event& event) {
    const Game& game = match.game();
    if (event.kind == game.stuck_event()) return game.definition().stuck_reveals;
    return game.event_def(event.kind).reveals;
  }

  static std::string outcome(const Match& match) {
    return outcome_text(match.game(), match.state());
  }

  static bool end_reveals(const Match& match) {
    const Header& header = match.header();
    const Definition& def = match.game().definition();
    if (header.reason == EndReason::stuck || header.reason == EndReason::all_stuck)
      return def.stuck_reveals;
    return header.reason == EndReason::end && def.ends[header.end].reveals;
  }

  // Goes a few steps back and forth again.
  Comparison look_back() {
    constexpr int k_steps = 4;
    const OutputOptions whole{.seed = random_.next(), .record = true};
    leak_.done = "The table goes back and forth.";
    for (const bool back : {true, false})
      for (int i = 0; i < k_steps; ++i) {
        if (compare_outputs(whole) == Comparison::leaked) return Comparison::leaked;
        for (Match* match : {&one_, &two_}) back ? match->undo() : match->redo();
      }
    return compare_outputs(whole);
  }

  const SecrecyRun& run_;
  Random random_;
  SeatId viewer_;
  Match one_, two_;
  int heard_ = 0;    // number of log lines compared so far
  int waiting_ = 0;  // exports put off since the last one
  bool differ_ = false, stalled_ = false;
  // The secret setup is the same in both worlds; only then do they stay alike until late in the
  // game, when somebody acts differently in secret.
  bool late_ = false;
  Leak leak_;
};

}  // namespace

SecrecyResult secrecy(const Rulebook& rulebook, const SecrecyRun& run,
                      const std::function<void(std::uint64_t)>& progress) {
  SecrecyResult sum;
  if (!rulebook.game().hides()) return sum;
  try {
    const Allowance allowance(run.limits);
    for (std::uint64_t number = 0; number < run.worlds && !sum.leak; ++number) {
      WorldPair(rulebook, run, number).play(sum);
      if (progress) progress(number + 1);
    }
  } catch (const Exhausted&) {
    if (Allowance::unwinding()) throw;
    sum.stopped = true;
  }
  return sum;
}

}  // namespace hr
