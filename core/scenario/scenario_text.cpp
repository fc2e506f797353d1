// SPDX-License-Identifier: MIT
#include "core/scenario/scenario_text.h"

#include <algorithm>

#include "core/scenario/scenario.h"
#include "core/scenario/scenario_seats.h"
#include "core/words/drawing.h"
#include "core/words/spoken.h"
#include "core/words/text.h"

namespace hr {

namespace {

class ScenarioWriter {
 public:
  explicit ScenarioWriter(const Match& match) : match_(match), game_(match.game()) {}

  std::string write(const ScenarioHeader& title) {
    check_table_steps();
    add("scenario: " + trimmed(printable(title.name)));
    for (const auto& [name, value] : title.settings) add("option " + name + ": " + value);
    for (const std::string& variant : title.variants) add("variant: " + variant);
    add("seed: " + std::to_string(match_.seed()));
    add("");
    const std::vector<NodeId> line = match_.tree().line();
    std::size_t first = line.size();
    while (first > 1 && is_play(match_.node(line[first - 1]))) --first;
    add_start(line[first - 1]);
    for (std::size_t i = first; i < line.size(); ++i) add_step(match_.node(line[i]));
    add_open_parts();
    add("");
    add_boards();
    add_end();
    return out_;
  }

 private:
  void add(const std::string& line) { out_ += line + "\n"; }
  void add_below(const std::string& line) { add("  " + line); }

  // What is said of a draw or of time is left out, unless it changes the game.
  void check_table_steps() const {
    const Header& header = match_.header();
    const bool agreed = header.ended && header.reason == EndReason::agreed;
    if (header.out == 0 && !agreed) return;
    throw Error("this game cannot be written as a scenario: " +
                std::string(agreed ? "a draw was agreed" : "a seat has resigned or lost on time"));
  }

  static bool is_play(const Node& node) {
    switch (node.type) {
      case StepType::action:
      case StepType::answers:
      case StepType::resigned:
      case StepType::offered:
      case StepType::accepted:
      case StepType::declined:
      case StepType::timed_out:
        return true;
      case StepType::start:
      case StepType::rules:
      case StepType::position:
        return false;
    }
    return false;
  }

  static std::string names(const Game& game, std::uint32_t mask, bool within) {
    std::vector<std::string> out;
    for (int seat = 0; seat < game.seats(); ++seat)
      if (((mask & seat_bit(SeatId(seat))) != 0) == within)
        out.push_back(seat_text(game, SeatId(seat)));
    return out.empty() ? "nobody" : list_text(out);
  }

  // Writes the setup, or the position that the owner has set up.
  void add_start(NodeId id) {
    const Node& node = match_.node(id);
    if (node.parent == NodeId::none) {
      if (node.faces().empty() && node.events().empty()) return;
      add("start");
      return add_events(node.faces(), {.events = node.events()});
    }
    Match then = match_;
    then.go_to(id);
    const Header& header = then.header();
    if (header.asks > 0 || header.ended)
      throw Error(
          "this game cannot be written as a scenario: it continues from a position in which " +
          std::string(header.ended ? "it is over" : "something is asked"));
    add("position: " + seat_text(game_, header.turn) + " to move" +
        (played(header) == 0 ? ""
                             : ", " + count_text(played(header), "action", "actions") + " played") +
        (header.idle == 0
             ? ""
             : ", " + count_text(header.idle, "action", "actions") + " without progress"));
    for (const std::string& line : drawing_lines(then.view(SeatId::owner))) add_below(line);
    add("");
  }

  // Writes answers one by one; the events of the step follow the last answer, which caused them.
  void add_step(const Node& node) {
    if (node.type == StepType::action)
      return add_action(node.faces(), {.seat = node.seat,
                                       .action = node.choice().action,
                                       .secret = node.secret,
                                       .events = node.events()});
    const SecretAnswer* final = nullptr;
    for (const SeatAnswers& part : node.parts())
      if (!part.empty()) final = &part.back();
    for (std::size_t seat = 0; seat < node.parts().size(); ++seat)
      for (const SecretAnswer& answer : node.parts()[seat]) {
        const bool last = &answer == final;
        add_action(last ? node.faces() : std::vector<int>{},
                   {.seat = SeatId(static_cast<int>(seat)),
                    .action = answer.choice.action,
                    .apart = !last,
                    .events = last ? node.events() : answer.events});
      }
  }

  // Writes the answers to a group that is still open.
  void add_open_parts() {
    for (int seat = 0; seat < game_.seats(); ++seat)
      for (const SecretAnswer& answer : match_.part(SeatId(seat)))
        add_action({}, {.seat = SeatId(seat),
                        .action = answer.choice.action,
                        .apart = true,
                        .events = answer.events});
  }

  void add_action(const std::vector<int>& faces, const DoneAction& done) {
    const std::string seat = seat_text(game_, done.seat);
    add((reads_as_statement(seat) ? "play " : "") + seat + ": " + action_text(game_, *done.action));
    add_events(faces, done);
  }

  void add_events(const std::vector<int>& faces, const DoneAction& done) {
    if (!faces.empty()) {
      std::string dice = "dice:";
      for (const int face : faces) dice += " " + std::to_string(face);
      add_below(dice);
    }
    for (const Event& event : done.events) add_event(done, event);
  }

  void add_event(const DoneAction& done, const Event& event) {
    const std::string text = trimmed(event_text(game_, event));
    if (event.audience == all_seats(game_.seats())) return add_below("event: " + text);
    add_below("told " + names(game_, event.audience, true) + ": " + text);
    std::uint32_t told = event.audience;
    for (int seat = 0; seat < game_.seats(); ++seat) {
      const std::vector<std::string> all = sentences_for(game_, done, SeatId(seat));
      if (std::find(all.begin(), all.end(), text) != all.end()) told |= seat_bit(SeatId(seat));
    }
    if (told != all_seats(game_.seats()))
      add_below("not told " + names(game_, told, false) + ": " + text);
  }

  void add_boards() {
    add_board("board:", SeatId::owner);
    for (int seat = 0; game_.hides() && seat < game_.seats(); ++seat)
      add_board("board seen by " + seat_text(game_, SeatId(seat)) + ":", SeatId(seat));
  }
  void add_board(const std::string& heading, SeatId viewer) {
    const std::vector<std::string> lines = drawing_lines(match_.view(viewer));
    if (lines.empty()) return;
    add(heading);
    for (const std::string& line : lines) add_below(line);
  }

  void add_end() {
    const std::vector<std::int64_t> scores = scores_of(match_);
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
      add("score " + seat_text(game_, SeatId(static_cast<int>(seat))) + ": " +
          std::to_string(scores[seat]));
    if (!match_.ended()) {
      std::uint32_t actors = 0;
      for (const SeatId seat : match_.actors()) actors |= seat_bit(seat);
      add("unfinished");
      return add("to act: " + names(game_, actors, true));
    }
    const std::uint32_t winners = match_.header().winners;
    add(winners == 0 ? "draw" : "winner: " + names(game_, winners, true));
    add("outcome: " + trimmed(outcome_text(game_, match_.state())));
  }

  const Match& match_;
  const Game& game_;
  std::string out_;
};

}  // namespace

std::string scenario_text(const Match& match, const ScenarioHeader& title) {
  return ScenarioWriter(match).write(title);
}

}  // namespace hr
