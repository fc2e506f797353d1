// SPDX-License-Identifier: MIT
#include "core/scenario/scenario_run.h"

#include <algorithm>
#include <utility>

#include "core/match/match.h"
#include "core/match/position.h"
#include "core/scenario/scenario_checks.h"
#include "core/scenario/scenario_seats.h"
#include "core/words/spoken.h"
#include "core/words/text.h"

namespace hr {

namespace {

class ScenarioRun {
 public:
  ScenarioRun(const Scenario& scenario, const OpenScenario& open)
      : scenario_(scenario), open_(open) {}

  void run() {
    line_ = scenario_.line;
    begin();
    for (const Statement& statement : scenario_.statements) {
      line_ = statement.line.number;
      step(statement);
    }
  }

  // The current line, for errors that have no place of their own.
  int line() const { return line_; }
  std::shared_ptr<const Match> match_so_far() const {
    return match_ ? std::make_shared<const Match>(*match_) : nullptr;
  }

 private:
  Match& match() { return *match_; }
  const Game& game() const { return match_->game(); }

  [[noreturn]] void fail(const std::string& sentence, const std::string& expected = "",
                         const std::string& found = "") const {
    unmet(line_, sentence, expected, found);
  }

  const Statement* find(StatementType says) const {
    for (const Statement& statement : scenario_.statements)
      if (statement.type == says) return &statement;
    return nullptr;
  }

  // The line of the option or variant that an error message is about.
  int line_of(const std::string& complaint) const {
    for (std::size_t i = 0; i < scenario_.settings.size(); ++i)
      if (complaint.starts_with("options." + scenario_.settings[i].first + ":"))
        return scenario_.setting_lines[i];
    for (std::size_t i = 0; i < scenario_.variants.size(); ++i)
      if (complaint.find(scenario_.variants[i]) != std::string::npos)
        return scenario_.variant_lines[i];
    return scenario_.line;
  }

  PlayableRules rules() {
    try {
      return open_(scenario_.settings, scenario_.variants);
    } catch (const Error& error) {
      line_ = line_of(error.what());
      throw;
    }
  }

  void begin() {
    const PlayableRules playable = rules();
    std::vector<int> faces;
    if (const Statement* start = find(StatementType::start)) faces = read_dice(*start);
    line_ = scenario_.line;
    match_.emplace(playable, scenario_.seed, faces);
  }

  void step(const Statement& statement) {
    switch (statement.type) {
      case StatementType::start:
        return check_events(game(), {.events = match().node().events()}, statement);
      case StatementType::position:
        return set_up(statement);
      case StatementType::play:
        return play(statement);
      case StatementType::refused:
        return check_refused(statement);
      case StatementType::legal:
        return check_legal(match(), statement);
      case StatementType::board:
        return check_board(statement);
      case StatementType::to_act:
        return check_seats(statement, match().actors(), "who is to act differs");
      case StatementType::score:
        return check_score(statement);
      case StatementType::winner:
        return check_winner(statement);
      case StatementType::draw:
        return check_draw();
      case StatementType::unfinished:
        return check_unfinished();
      case StatementType::outcome:
        return check_outcome(statement);
    }
  }

  void set_up(const Statement& statement) {
    const TurnContext moment = read_moment(statement);
    const DrawnPosition drawing = read_drawing(game(), statement.body);
    match().arrange(arrange(match().engine(), match().state(), drawing, moment));
  }

  // "black to move, 30 actions played, 198 actions without progress"
  TurnContext read_moment(const Statement& statement) const {
    TurnContext moment{.turn = match_->header().turn};
    std::string rest = statement.text;
    while (!rest.empty()) {
      const std::size_t comma = std::min(rest.find(", "), rest.size());
      const std::string part = rest.substr(0, comma);
      rest = rest.substr(std::min(comma + 2, rest.size()));
      const std::size_t first = std::min(part.find(' '), part.size());
      const std::string what = part.substr(first);
      const bool one = what.starts_with(" action ");
      if (part.ends_with(" to move"))
        moment.turn = seat_named(game(), part.substr(0, part.size() - 8));
      else if (what == (one ? " action without progress" : " actions without progress"))
        moment.idle = static_cast<std::uint32_t>(whole_number(part.substr(0, first), 1'000'000));
      else if (what == (one ? " action played" : " actions played"))
        moment.ply = static_cast<std::uint32_t>(whole_number(part.substr(0, first), 1'000'000));
      else
        fail(
            "expected \"position: SEAT to move, N actions played, N actions without progress\", "
            "got " +
            quote(statement.line.text));
    }
    return moment;
  }

  std::vector<int> read_dice(const Statement& statement) {
    std::vector<int> faces;
    for (const TextLine& line : statement.body) {
      const SplitLine below = split_at_colon(line.text);
      if (below.head != "dice") continue;
      line_ = line.number;
      for (const std::string& word : split_words(below.text))
        faces.push_back(whole_number(word, 10000));
    }
    line_ = statement.line.number;
    return faces;
  }

  // The sentence that refuses the action; "" if it was carried out.
  std::string attempt(const Statement& statement, const std::string& typed) {
    const std::vector<int> faces = read_dice(statement);
    const SeatId seat = seat_named(game(), statement.subject);
    const Parsed parsed = parse_action(match().view(seat), typed, match().legal(seat));
    if (!parsed.choice) return parsed.refusal.text;
    try {
      match().play(seat, parsed.choice->action, faces);
    } catch (const Refusal& refusal) {
      return refusal.what();
    } catch (const Error& error) {
      fail("the rules failed: " + std::string(error.what()));
    }
    return "";
  }

  void play(const Statement& statement) {
    const std::string refusal = attempt(statement, statement.text);
    if (!refusal.empty()) fail(quote(statement.line.text) + " is refused: " + refusal);
    const SeatId seat = seat_named(game(), statement.subject);
    check_events(game(), last_done_action(match(), seat), statement);
  }

  void check_refused(const Statement& statement) {
    const std::string refusal = attempt(statement, statement.text);
    if (refusal.empty()) fail(quote(statement.text) + " is not refused: it was carried out");
    bool says = false;
    for (const TextLine& line : statement.body) {
      const SplitLine below = split_at_colon(line.text);
      if (below.head != "says") continue;
      says = true;
      line_ = line.number;
      if (trimmed(refusal) != below.text) fail("the refusal differs", below.text, refusal);
    }
    // Misspelt actions are refused as well, so the words must name an action.
    if (!says) legal_text(match(), seat_named(game(), statement.subject), statement.text);
  }

  void check_board(const Statement& statement) {
    constexpr std::string_view k_by = "seen by ";
    SeatId viewer = SeatId::owner;
    if (statement.subject.starts_with(k_by))
      viewer = seat_named(game(), statement.subject.substr(k_by.size()));
    else if (!statement.subject.empty())
      fail(R"(expected "board:" or "board seen by SEAT:", got )" + quote(statement.line.text));
    const DrawnPosition drawing = read_drawing(game(), statement.body);
    if (drawing.cells.empty() && drawing.vars.empty())
      fail("expected a drawing below " + quote(statement.line.text) + ", got none");
    hr::check_board(match().view(viewer), drawing, line_);
  }

  void check_seats(const Statement& statement, const std::vector<SeatId>& found,
                   const std::string& sentence) const {
    if (seats_named(game(), statement.text) == found) return;
    std::vector<std::string> names;
    names.reserve(found.size());
    for (const SeatId seat : found) names.push_back(seat_text(game(), seat));
    fail(sentence, statement.text, names.empty() ? "nobody" : list_text(names));
  }

  void check_score(const Statement& statement) {
    const SeatId seat = seat_named(game(), statement.subject);
    const std::vector<std::int64_t> scores = scores_of(match());
    if (scores.empty()) fail("this game has no scores");
    const std::string found = std::to_string(scores[nth(seat)]);
    if (found != statement.text)
      fail("the score of " + seat_text(game(), seat) + " differs", statement.text, found);
  }

  std::string outcome() const {
    return match_->ended() ? outcome_text(game(), match_->state()) : "The game goes on.";
  }

  void check_winner(const Statement& statement) {
    if (!match().ended()) fail("the game is not over", statement.text, "nobody");
    check_seats(statement, match().winners(), "who wins differs");
  }

  void check_draw() {
    if (!match().ended() || !match().winners().empty())
      fail("the game is not drawn", "", outcome());
  }

  void check_unfinished() {
    if (match().ended()) fail("the game is over", "", outcome());
  }

  void check_outcome(const Statement& statement) {
    if (const std::string found = outcome(); statement.text != trimmed(found))
      fail("the outcome differs", statement.text, found);
  }

  const Scenario& scenario_;
  const OpenScenario& open_;
  std::optional<Match> match_;
  int line_ = 1;
};

}  // namespace

std::optional<UnmetExpectation> run_scenario(const Scenario& scenario, const OpenScenario& open) {
  ScenarioRun run(scenario, open);
  std::optional<UnmetExpectation> out;
  try {
    run.run();
    return std::nullopt;
  } catch (const UnmetExpectation& unmet) {
    out = unmet;
  } catch (const LocatedError& error) {
    out.emplace(error.line(), error.what());
    out->column = error.column();
    out->broken = true;
  } catch (const Error& error) {
    out.emplace(run.line(), error.what());
    out->broken = true;
  }
  out->match = run.match_so_far();
  return out;
}

}  // namespace hr
