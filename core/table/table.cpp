// SPDX-License-Identifier: MIT
#include "core/table/table.h"

#include <algorithm>
#include <utility>

#include "core/base/allowance.h"
#include "core/base/mix.h"
#include "core/base/utf8.h"
#include "core/board/cell_names.h"
#include "core/engine/asks.h"
#include "core/words/contents.h"
#include "core/words/text.h"

namespace hr {

namespace {

constexpr const char* k_rules_failed = "The rules of this game failed here; nothing has changed.";

// Seats are told one sentence, whatever failed: its text might know what they may not.
Reply failed(std::string& failure, const std::exception& error) {
  failure = error.what();
  return {false, k_rules_failed};
}

constexpr const char* k_table_alone =
    "In a game with hidden information only the table's owner may undo or redo: what was seen "
    "stays "
    "seen.";

// Whether an action rolls dice, how many and with which sides may hang on what is hidden.
constexpr const char* k_owner_types_dice =
    "In a game with hidden information only the table's owner may enter dice.";

bool is_seat(const Match& match, SeatId seat) {
  return index(seat) >= 0 && index(seat) < match.game().seats();
}

std::vector<ZoneReport> zone_reports(const View& view) {
  const Game& game = view.game();
  std::vector<ZoneReport> out;
  for (int zone = 0; zone < game.zone_instances(); ++zone) {
    const ZoneLayout& layout = game.zone(zone);
    const auto& def = game.definition().zones[layout.zone];
    ZoneReport report{
        .name = def.name, .seat = index(layout.seat), .holds = def.holds, .cells = {}};
    for (int c = 0; c < game.cells(); ++c) {
      const Contents found = contents(view, zone, CellId(c));
      CellReport cell{.name = game.board().name(CellId(c)),
                      .position = game.board().position(CellId(c)),
                      .hidden = found.hidden,
                      .pieces = {}};
      for (const Pieces& p : found.pieces) {
        const auto& kind = game.definition().kinds[p.piece.kind];
        cell.pieces.push_back({kind.name, index(p.piece.owner), p.count});
      }
      report.cells.push_back(std::move(cell));
    }
    out.push_back(std::move(report));
  }
  return out;
}

std::vector<std::string> cell_names(const Game& game, std::span<const CellId> cells) {
  std::vector<std::string> out;
  out.reserve(cells.size());
  for (const CellId cell : cells) out.push_back(game.board().name(cell));
  return out;
}

std::optional<WinReport> win_report(const View& view) {
  const std::optional<Group> group = winning_group(view);
  if (!group) return {};
  const Game& game = view.game();
  WinReport out{.seat = index(group->seat),
                .cells = cell_names(game, group->cells.list()),
                .parts = {},
                .sentences = group_text(game, *group)};
  for (const BoardPart& part : group->parts)
    out.parts.push_back({cell_names(game, part.cells.list()), cell_names(game, part.marks)});
  return out;
}

std::vector<ActionReport> action_reports(const Match& match, SeatId seat) {
  std::vector<ActionReport> out;
  for (const SeatId actor : match.actors()) {
    if (seat != SeatId::none && seat != actor) continue;
    const std::size_t first = out.size();
    for (const Choice& choice : match.legal(actor))
      out.push_back({index(actor), choice.action, action_text(match.game(), choice.action),
                     is_range(match.game(), choice.action)});
    // By verb and cells: the engine has them by pattern and direction.
    std::stable_sort(
        out.begin() + static_cast<std::ptrdiff_t>(first), out.end(),
        [](const ActionReport& a, const ActionReport& b) { return a.action < b.action; });
  }
  return out;
}

int times_asked(const Match& match, SeatId seat) {
  const int open = seat == SeatId::none ? -1 : open_ask(match.state(), match.game(), seat);
  return open < 0 ? 0 : static_cast<int>(ask_at(match.state(), match.game(), open).times);
}

std::vector<ActionReport> part_reports(const Match& match, SeatId seat) {
  std::vector<ActionReport> out;
  if (seat == SeatId::none || match.is_ready(seat)) return out;
  for (const Answer& answer : match.part(seat))
    out.push_back(
        {index(seat), answer.choice.action, action_text(match.game(), answer.choice.action)});
  return out;
}

}  // namespace

Table::Table(Match match, std::vector<Player> players, std::vector<Notes> notes)
    : match_(std::move(match)), players_(std::move(players)), notes_(std::move(notes)) {
  const auto& seats = match_.game().definition().seats;
  while (players_.size() < seats.size()) players_.push_back({.name = seats[players_.size()].name});
  players_.resize(seats.size());
  constexpr std::size_t k_longest = 200;  // bytes
  for (Player& player : players_) player.name = cut_short(printable(player.name), k_longest);
  notes_.resize(seats.size());
}

template <class F>
Reply Table::attempt(F&& command) {
  failure_.clear();
  try {
    return command();
  } catch (const Refusal& refusal) {
    return {false, refusal.what()};
  } catch (const std::exception& error) {
    if (Allowance::unwinding()) throw;
    return failed(failure_, error);
  }
}

Reply Table::play(SeatId seat, std::string_view text, std::span<const int> faces) {
  const SeatId asker = seat;
  return attempt([&]() -> Reply {
    if (seat == SeatId::none && !match_.actors().empty()) seat = match_.actors().front();
    if (seat == SeatId::none) return {false, not_to_act_text(match_.view(seat))};
    if (!is_seat(match_, seat)) return {false, "There is no such seat."};
    if (!may_type_dice(asker, faces)) return {false, k_owner_types_dice};
    const Parsed parsed = parse_action(match_.view(seat), text, match_.legal(seat));
    if (!parsed.choice) return {false, parsed.refusal};
    match_.play(seat, parsed.choice->action, faces);
    return {};
  });
}

Reply Table::play(SeatId seat, const Action& action, std::span<const int> faces) {
  return attempt([&]() -> Reply {
    if (!may_type_dice(seat, faces)) return {false, k_owner_types_dice};
    if (seat == SeatId::none && !match_.actors().empty()) seat = match_.actors().front();
    match_.play(seat, action, faces);
    return {};
  });
}

Reply Table::bot_move(SeatId seat) {
  return attempt([&]() -> Reply {
    if (!is_seat(match_, seat)) return {false, "There is no such seat."};
    // A stream of its own: dice come from mix(mix(seed, ply), number of the roll).
    const std::uint64_t own = mix(match_.seed() ^ 0x626f74, match_.header().ply);
    Random random(mix(own, static_cast<std::uint64_t>(index(seat)) + 0x10000));
    match_.play_at_random(seat, random);
    return {};
  });
}

Reply Table::undo(SeatId seat) {
  return attempt([&]() -> Reply {
    if (!may_go_back(seat)) return {false, k_table_alone};
    if (!match_.undo()) return {false, "There is nothing to undo."};
    return {};
  });
}

Reply Table::redo(SeatId seat) {
  return attempt([&]() -> Reply {
    if (!may_go_back(seat)) return {false, k_table_alone};
    if (!match_.redo()) return {false, "There is nothing to redo."};
    return {};
  });
}

Reply Table::take_back(SeatId seat) {
  return attempt([&]() -> Reply {
    match_.take_back(seat);
    return {};
  });
}

Reply Table::start_over(SeatId seat) {
  return attempt([&]() -> Reply {
    match_.start_over(seat);
    return {};
  });
}

// The answer is read as if those from there on had not been given yet.
Reply Table::change(SeatId seat, std::size_t answer, std::string_view text) {
  return attempt([&]() -> Reply {
    if (!is_seat(match_, seat)) return {false, "There is no such seat."};
    Engine& engine = match_.engine();
    const State before = match_.before(seat, answer);
    const std::vector<Choice> legal =
        engine.legal(before, seat) == 0 ? std::vector<Choice>() : engine.list();
    const Parsed parsed = parse_action(View(engine, before, seat), text, legal);
    if (!parsed.choice) return {false, parsed.refusal};
    match_.change(seat, answer, parsed.choice->action);
    return {};
  });
}

Reply Table::go_to(NodeId node) {
  return attempt([&]() -> Reply {
    match_.go_to(node);
    return {};
  });
}

Reply Table::promote(NodeId node) {
  return attempt([&]() -> Reply {
    match_.promote(node);
    return {};
  });
}

Reply Table::sit_down(int player, Player who) {
  if (player < 0 || static_cast<std::size_t>(player) >= players_.size())
    return {false, "There is no such seat."};
  const auto place = static_cast<std::size_t>(player);
  if (who.name.empty()) who.name = match_.game().definition().seats[place].name;
  players_[place] = std::move(who);
  return {};
}

Reply Table::new_game(std::uint64_t seed) {
  return attempt([&]() -> Reply {
    match_ = Match(match_.rulebook(), seed);
    notes_.assign(notes_.size(), {});
    clock_.reset();
    return {};
  });
}

Reply Table::swap(Rulebook rulebook, const Match::Trial& trial) {
  return attempt([&]() -> Reply {
    match_.swap(std::move(rulebook), trial);
    return {};
  });
}

Reply Table::arrange(State state) {
  return attempt([&]() -> Reply {
    match_.arrange(std::move(state));
    return {};
  });
}

// Two seats exchange their players when the pie rule's swap stands on the line to the cursor.
std::size_t Table::player_at(SeatId seat) const {
  const auto number = nth(seat);
  return match_.header().pie == Pie::taken ? 1 - number : number;
}

SeatId Table::seat_of(int player) const {
  for (int seat = 0; seat < match_.game().seats(); ++seat)
    if (player_at(SeatId(seat)) == static_cast<std::size_t>(player)) return SeatId(seat);
  return SeatId::none;
}

SeatId Table::bot_to_act() const {
  for (const SeatId seat : match_.actors())
    if (player(seat).bot) return seat;
  return SeatId::none;
}

std::vector<SeatReport> Table::seat_reports() const {
  std::vector<SeatReport> out;
  const std::vector<SeatId> actors = match_.actors(), winners = match_.winners();
  const auto in = [](const std::vector<SeatId>& seats, SeatId seat) {
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
  };
  for (int s = 0; s < match_.game().seats(); ++s) {
    const SeatId seat{static_cast<std::int8_t>(s)};
    SeatReport report{.name = seat_text(match_.game(), seat),
                      .player = static_cast<int>(player_at(seat)),
                      .player_name = player(seat).name,
                      .bot = player(seat).bot,
                      .to_act = in(actors, seat),
                      .ready = match_.is_ready(seat),
                      .won = in(winners, seat),
                      .score = std::nullopt};
    out.push_back(std::move(report));
  }
  return out;
}

Report Table::report(SeatId seat, int log_from) const {
  Report out;
  out.seat = index(seat);
  failure_.clear();
  if (seat != SeatId::none && !is_seat(match_, seat)) {
    out.problem = "There is no such seat.";
    return out;
  }
  constexpr Allowance::Limits k_report{std::chrono::milliseconds(700), std::size_t{64} << 20};
  try {
    const Allowance allowance(k_report);
    fill(out, seat, log_from);
  } catch (const Exhausted& exhausted) {
    if (Allowance::unwinding()) throw;
    const std::string text = match_.engine().rules().located(exhausted.place(), exhausted.what());
    out = {};
    out.seat = index(seat);
    out.problem = failed(failure_, Error(text)).text;
  } catch (const std::exception& error) {
    out.problem = failed(failure_, error).text;
  }
  return out;
}

std::vector<LogLine> Table::log(SeatId seat, int from, int& size) const {
  return log_lines(match_, seat, from, size);
}

Reply Table::group(SeatId seat, std::string_view cell) const {
  const Game& game = match_.game();
  const View view = match_.view(seat);
  std::optional<Group> found;
  if (cell.empty()) {
    found = winning_group(view);
    if (!found && match_.ended()) return {false, "This game was not won by pieces on the board."};
    if (!found) return {false, "Nobody has won yet; type \"group\" and a cell with a piece."};
  } else {
    const std::optional<CellId> at = game.board().find(cell);
    if (!at)
      return {false,
              "There is no cell " + hr::quote(cell) + "; " + cell_names_text(game.board()) + "."};
    found = group_at(view, *at);
    if (!found) return {false, "You see no player's piece at " + game.board().name(*at) + "."};
  }
  std::string text;
  for (const std::string& line : group_text(game, *found))
    text += (text.empty() ? "" : "\n") + line;
  return {true, text};
}

// What asks the rules comes last: when they fail, the rest is there all the same.
void Table::fill(Report& out, SeatId seat, int log_from) const {
  const View view = match_.view(seat);
  out.seats = seat_reports();
  out.ply = match_.header().ply;
  out.part = part_reports(match_, seat);
  out.ended = match_.ended();
  out.outcome = outcome_text(match_.game(), match_.state());
  out.win = win_report(view);
  out.may_undo = may_go_back(seat) && match_.may_undo();
  out.may_redo = may_go_back(seat) && match_.may_redo();
  out.notes = noted(seat);
  out.clock = clock();
  out.log = log(seat, log_from, out.log_size);
  out.zones = zone_reports(view);
  out.board = board_text(view);
  out.spoken = board_lines_spoken(view);
  out.vars = vars_shown(view);
  out.to_act = std::ranges::any_of(out.seats, [&](const SeatReport& who) {
    return who.to_act && (seat == SeatId::none || &who == &out.seats[nth(seat)]);
  });
  out.legal = action_reports(match_, seat);
  out.times = times_asked(match_, seat);
  out.stuck = stuck_text(view);
  // Scores are counted from the truth.
  if (seat != SeatId::none && !match_.ended() && match_.game().hides()) return;
  const std::vector<std::int64_t> scores = match_.scores();
  for (std::size_t s = 0; s < scores.size(); ++s) out.seats[s].score = scores[s];
}

}  // namespace hr
