// SPDX-License-Identifier: MIT
// What one viewer may know of the game at this moment.
#include <algorithm>
#include <span>
#include <utility>

#include "core/base/message.h"
#include "core/base/utf8.h"
#include "core/base/words.h"
#include "core/board/cell_names.h"
#include "core/engine/asks.h"
#include "core/engine/cards.h"
#include "core/game/cards.h"
#include "core/match/log.h"
#include "core/table/final_steps.h"
#include "core/table/position_differences.h"
#include "core/table/report_text.h"
#include "core/table/table_data.h"
#include "core/words/contents.h"
#include "core/words/drawing.h"
#include "core/words/group.h"
#include "core/words/named_arguments.h"
#include "core/words/piece_words.h"
#include "core/words/refusal.h"
#include "core/words/spoken.h"
#include "core/words/text.h"
#include "core/words/text_verbs.h"

namespace hr {

namespace {

// Those that the viewer may see, without those for book-keeping.
std::vector<VarReport> var_reports(const View& view) {
  const Game& game = view.game();
  std::vector<VarReport> out;
  for (int v = 0; v < static_cast<int>(game.definition().vars.size()); ++v) {
    const VarDef& var = game.definition().vars[v];
    for (int s = 0; var.shown && s < (var.per_seat ? game.seats() : 1); ++s)
      if (const auto value = view.var(VarId(v), SeatId(s)))
        out.push_back({.name = spoken(var.name),
                       .seat = var.per_seat ? SeatId(s) : SeatId::none,
                       .label = var_label(game, VarId(v), SeatId(s)),
                       .value = value_text(game, var, *value)});
  }
  return out;
}

// What a seat knows of cards that it does not see. Of a bag, how many there are: so many pieces
// "back" on the cell of that name, which is hidden if the seat does not know that either. Of a row,
// which of its places are empty.
void add_backs(const View& view, ZoneInstance zone, ZoneReport& report) {
  const Game& game = view.game();
  const ZoneLayout& layout = game.layout().zone(zone);
  if (std::ranges::none_of(report.cells, &CellReport::hidden)) return;
  const bool backs = game.definition().zones[layout.zone].backs;
  if (layout.holds == Holds::bag) {
    CellReport& back = report.cells[nth(back_cell(game.definition()))];
    back.hidden = !backs;
    const int n = backs ? count_cards(view.state(), game, layout) : 0;
    if (n > 0) back.pieces.push_back({back.name, SeatId::none, n, true});
  } else if (backs) {
    const std::vector<CellId> taken = taken_places(view.state(), game, layout);
    for (std::size_t c = 0; c < report.cells.size(); ++c)
      if (std::ranges::find(taken, CellId(static_cast<int>(c))) == taken.end())
        report.cells[c].hidden = false;
  }
}

std::vector<ZoneReport> zone_reports(const View& view) {
  const Game& game = view.game();
  std::vector<ZoneReport> out;
  for (const ZoneInstance zone : shown_zones(game)) {
    const ZoneLayout& layout = game.layout().zone(zone);
    const auto& def = game.definition().zones[layout.zone];
    ZoneReport report{.name = def.name, .seat = layout.seat, .holds = def.holds, .cells = {}};
    for (int c = 0; c < game.cells(); ++c) {
      const Contents found = contents(view, zone, CellId(c));
      CellReport cell{.name = game.board().name(CellId(c)),
                      .position = game.board().position(CellId(c)),
                      .hidden = found.hidden,
                      .pieces = {}};
      for (const Pieces& p : found.pieces) {
        const auto& kind = game.definition().kinds[p.piece.kind];
        cell.pieces.push_back({kind.name, p.piece.owner, p.count});
      }
      report.cells.push_back(std::move(cell));
    }
    if (def.of_cards()) add_backs(view, zone, report);
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

std::optional<WinReport> win_report(const View& view, Language language) {
  const std::optional<PieceGroup> group = winning_group(view);
  if (!group) return {};
  const Game& game = view.game();
  WinReport out{.seat = group->seat,
                .cells = cell_names(game, group->cells.list()),
                .parts = {},
                .sentences = group_text(game, *group, language)};
  for (const BoardPart& part : group->parts)
    out.parts.push_back({cell_names(game, part.cells.list()), cell_names(game, part.marks)});
  return out;
}

// Fills in where the arguments are in its text, and which are cells to click on. The cell jumped
// over need not be clicked.
void add_arguments(const Game& game, ActionReport& out) {
  const std::vector<Argument>& arguments = game.arguments(out.action.verb);
  const std::size_t most =
      std::min<std::size_t>(out.action.count, needed_arguments(game, out.action.verb));
  std::size_t end = out.verb.size();
  for (std::size_t i = 0; i < most; ++i) {
    if (arguments[i].type == ArgumentType::cell) out.cells |= static_cast<std::uint8_t>(1U << i);
    end += 1 + argument_word(game, out.action, i).size();
    out.ends[i] = static_cast<std::uint16_t>(end);
  }
}

void add_warnings(const Match& match, SeatId actor, std::span<ActionReport> actions) {
  const Game& game = match.game();
  const View view = match.view(actor);
  for (ActionReport& action : actions)
    if (!game.built_in(action.action.verb) && game.verb_def(action.action.verb).warns)
      action.warning = plain_text(match.engine().rules().warning(view, action.action));
}

std::vector<std::string> reminders_of(const Match& match, const View& view) {
  std::vector<std::string> out;
  if (!match.game().definition().reminders) return out;
  for (const std::string& text : match.engine().rules().reminders(view))
    out.push_back(plain_text(text));
  return out;
}

// What the rules say is to be done with the verbs that are legal: "pay the rent or sell a house". A
// verb without a task is there by its name. "": none has one.
std::string task_of(const Game& game, const std::vector<ActionReport>& legal, Language language) {
  std::vector<VerbId> verbs;
  for (const ActionReport& action : legal)
    if (std::ranges::find(verbs, action.action.verb) == verbs.end())
      verbs.push_back(action.action.verb);
  const auto task = [&](VerbId verb) {
    return game.built_in(verb) ? std::string() : game.verb_def(verb).task;
  };
  std::vector<std::string> words;
  bool any = false;
  for (const VerbId verb : verbs) {
    any = any || !task(verb).empty();
    words.push_back(task(verb).empty() ? spoken(game.verb_name(verb)) : task(verb));
  }
  return any ? Message::any_of(words).in(language) : "";
}

std::vector<ActionReport> legal_reports(const Match& match, const ViewQuery& query) {
  std::vector<ActionReport> out;
  for (const SeatId actor : match.actors()) {
    if (query.seat != SeatId::owner && query.seat != actor) continue;
    const std::size_t first = out.size();
    for (const Choice& choice : match.legal(actor))
      out.push_back(action_report(match.game(), actor, choice.action, query.arguments));
    add_warnings(match, actor, std::span(out).subspan(first));
    // Sorted by verb and cells; the engine lists them by pattern and direction.
    std::stable_sort(
        out.begin() + static_cast<std::ptrdiff_t>(first), out.end(),
        [](const ActionReport& a, const ActionReport& b) { return a.action < b.action; });
  }
  return out;
}

int times_asked(const Match& match, SeatId seat) {
  const int open = !is_seat(seat) ? -1 : open_ask(match.state(), match.game(), seat);
  return open < 0 ? 0 : static_cast<int>(ask_at(match.state(), match.game(), open).times);
}

std::vector<ActionReport> part_reports(const Match& match, const ViewQuery& query) {
  std::vector<ActionReport> out;
  if (!is_seat(query.seat) || match.is_ready(query.seat)) return out;
  for (const SecretAnswer& answer : match.part(query.seat))
    out.push_back(action_report(match.game(), query.seat, answer.choice.action, query.arguments));
  return out;
}

// The pie rule exchanges players in mid-game, so each line may have its own names. `now`: those of
// the position, or none.
std::vector<LogLine> log_with_names(const TableData& table, SeatId seat, int from, bool named,
                                    const SeatNames& now, Language language) {
  const bool exchanged = named && table.match.header().pie == Pie::taken;
  return table_log(
      table, seat, from,
      [&](const LogEntry& told) { return exchanged ? names_then(table, told) : now; }, language);
}

void tell_log(const TableData& table, Report& out, const ViewQuery& query, const SeatNames& now,
              Language language) {
  out.log_size = table_log_size(table, query.seat);
  const int from = std::max({0, query.log_from, out.log_size - std::max(query.log_last, 0)});
  out.log = log_with_names(table, query.seat, from, query.named, now, language);
}

void fill_contents(TableData& table, Report& out, const View& view, bool text, Language language) {
  out.zones = zone_reports(view);
  if (out.seat == SeatId::owner || !view.game().hides())
    out.taken = table.taken.at_cursor(table.match);
  for (TakenPieces& taken : out.taken) {
    const std::string owner =
        is_seat(taken.owner) ? view.game().definition().seats[taken.owner].name : "";
    const CountedName pieces{piece_words(spoken(taken.kind), owner), taken.count};
    taken.text = contents_words(std::span(&pieces, 1), Holds::pile);
  }
  if (text) {
    out.board = board_text(view, language);
    out.spoken = board_lines_spoken(view, language);
  }
  out.vars = var_reports(view);
}

// What calls the rules comes last: if they fail, the rest is still there.
void fill(TableData& table, Report& out, const ViewQuery& query, Language language) {
  const Match& match = table.match;
  const SeatId seat = query.seat;
  const View view = match.view(seat);
  const SeatNames names = query.named ? names_at(table, match.cursor()) : SeatNames();
  out.seats = seat_reports(table);
  out.ply = match.header().ply;
  out.part = part_reports(match, query);
  out.ended = match.ended();
  out.outcome = outcome_text(match.game(), match.state(), names, language);
  out.result = result_word(match.game(), match.header());
  out.win = win_report(view, language);
  out.may_undo = table.may_go_back(seat) && match.tree().may_undo() &&
                 (seat == SeatId::owner || !undo_is_final(table));
  out.may_redo = table.may_go_back(seat) && match.tree().may_redo();
  out.steps = table_steps_report(table, seat, query.named, language);
  out.notes = answer(table, NotesQuery{seat}, language);
  out.clock = answer(table, ClockQuery(), language);
  out.seat_clocks = answer(table, SeatClocksQuery{query.seat});
  tell_log(table, out, query, names, language);
  if (query.contents) fill_contents(table, out, view, query.text, language);
  out.to_act = std::ranges::any_of(out.seats, [&](const SeatReport& who) {
    return who.to_act && (seat == SeatId::owner || (is_seat(seat) && &who == &out.seats[seat]));
  });
  out.legal = legal_reports(match, query);
  out.task = task_of(match.game(), out.legal, language);
  out.times = times_asked(match, seat);
  out.stuck = stuck(view).in(language);
  out.turn = turn_text(out);
  out.viewing = viewing_text(out, language);
  out.reminders = reminders_of(match, view);
  // Scores are computed from the full state.
  if (seat != SeatId::owner && !match.ended() && match.game().hides()) return;
  const std::vector<std::int64_t> scores = scores_of(match);
  for (std::size_t s = 0; s < scores.size(); ++s) out.seats[s].score = scores[s];
  const GameDef& def = match.game().definition();
  const Standing places = standing(def, match.header(), scores);
  if (one_side(def) && !scores.empty()) out.total = places.scores.front();
  if (out.total && places.total)
    out.outcome += " " + total_text(match.game(), *out.total, language);
  if (out.ended) out.turn = out.outcome;
  if (!match.ended() || one_side(def)) return;
  if (!places.scored) return;
  out.places = places_text(match.game(), places, names);
  out.margin = places.margin;
  for (std::size_t s = 0; s < scores.size(); ++s) out.seats[s].rank = places.ranks[s];
}

// The report of the same viewer at another node, made on a copy that goes there.
const Report& report_then(TableData& table, const ViewQuery& query, Language language) {
  const auto& then = table.then;
  if (!then || then->node != query.compared_with || then->seat != query.seat ||
      then->named != query.named || then->language != language) {
    TableData there = table;
    there.match.go_to(query.compared_with);
    table.then = {
        query.compared_with, query.seat, query.named, language,
        answer(there, ViewQuery{.seat = query.seat, .log_from = k_no_log, .named = query.named},
               language)};
  }
  return then->report;
}

ComparisonReport compared(TableData& table, const Report& now, const ViewQuery& query,
                          Language language) {
  ComparisonReport out = position_differences(report_then(table, query, language), now, language);
  out.with = query.compared_with;
  const Match& match = table.match;
  const auto &was = match.rules(match.node(out.with)).text, &is = match.rules().text;
  if (!was || !is) return out;
  const std::vector<std::string> rules = differences(*was, *is, language);
  if (!rules.empty())
    out.sentences.insert(out.sentences.begin(), rules_changed_text(rules).in(language));
  return out;
}

}  // namespace

ActionReport action_report(const Game& game, SeatId seat, const Action& action, bool arguments) {
  ActionReport out{.seat = seat,
                   .action = action,
                   .verb = std::string(game.verb_name(action.verb)),
                   .asked = !game.built_in(action.verb) && game.verb_def(action.verb).asked,
                   .text = action_text(game, action),
                   .ends = {},
                   .range = is_range(game, action),
                   .arguments = {}};
  add_arguments(game, out);
  if (arguments) out.arguments = named_arguments(game, action);
  return out;
}

Report answer(TableData& table, const ViewQuery& query, Language language) {
  Report out;
  out.seat = query.seat;
  out.language = language;
  table.failure.clear();
  constexpr Allowance::Limits k_report{std::chrono::milliseconds(700), std::size_t{64} << 20};
  try {
    const Allowance allowance(k_report);
    fill(table, out, query, language);
  } catch (const Exhausted& exhausted) {
    if (Allowance::unwinding()) throw;
    const std::string text =
        table.match.engine().rules().located(exhausted.place(), exhausted.what());
    out = {};
    out.seat = query.seat;
    out.language = language;
    out.seats = seat_reports(table);
    out.problem = failed(table, Error(text)).said.in(language);
  } catch (const std::exception& error) {
    out.problem = failed(table, error).said.in(language);
  }
  if (query.compared_with != NodeId::none && knows(table, query.seat, query.compared_with))
    out.comparison = compared(table, out, query, language);
  return out;
}

LogReport answer(TableData& table, const LogQuery& query, Language language) {
  LogReport out;
  out.size = table_log_size(table, query.seat);
  out.lines =
      log_with_names(table, query.seat, std::clamp(query.from, 0, out.size), query.named,
                     query.named ? names_at(table, table.match.cursor()) : SeatNames(), language);
  return out;
}

DrawingReport answer(TableData& table, const DrawingQuery& query) {
  return {drawing_lines(table.match.view(query.seat))};
}

namespace {

Reply group_reply(TableData& table, const GroupQuery& query, Language language) {
  const Match& match = table.match;
  const Game& game = match.game();
  const View view = match.view(query.seat);
  std::optional<PieceGroup> found;
  if (query.cell.empty()) {
    found = winning_group(view);
    if (!found && match.ended())
      return Reply::refused(Message("This game was not won by pieces on the board."));
    if (!found)
      return Reply::refused(Message("Nobody has won yet; type \"group\" and a cell with a piece."));
  } else {
    const std::optional<CellId> at = game.board().find(query.cell);
    if (!at) return Reply::refused(no_such_cell(game.board(), query.cell));
    found = group_at(view, *at);
    if (!found)
      return Reply::refused(
          Message("You see no player's piece at {cell}.", game.board().name(*at)));
  }
  std::string text;
  for (const std::string& line : group_text(game, *found, language))
    text += (text.empty() ? "" : "\n") + line;
  return Reply::done(text);
}

}  // namespace

Reply answer(TableData& table, const GroupQuery& query, Language language) {
  Reply out = group_reply(table, query, language);
  out.put_into(language);
  return out;
}

}  // namespace hr
