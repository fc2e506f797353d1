// SPDX-License-Identifier: MIT
// The one description of what messages contain: for each command, query and report, and what they
// consist of, its fields in order. A field that a struct has and its description lacks does not
// compile. each_field(it, visit) calls visit(name, member, help); `help` says what the name does
// not.
#pragma once

#include <array>
#include <concepts>
#include <string_view>
#include <type_traits>
#include <variant>

#include "core/table/command.h"
#include "core/table/query.h"

namespace hr::protocol {

template <class T, class Of>
concept Is = std::same_as<std::remove_const_t<T>, Of>;

// In the order of TableCommand, TableQuery and TableReport; one that is missing does not compile.
inline constexpr auto k_commands = std::to_array<std::string_view>({"act",
                                                                    "choose",
                                                                    "bot_move",
                                                                    "take_back",
                                                                    "start_over",
                                                                    "change_answer",
                                                                    "resign",
                                                                    "offer_draw",
                                                                    "decline_draw",
                                                                    "undo",
                                                                    "redo",
                                                                    "go_to",
                                                                    "go_to_step",
                                                                    "answer_request",
                                                                    "promote",
                                                                    "new_game",
                                                                    "change_rules",
                                                                    "put_pieces",
                                                                    "give_turn",
                                                                    "arrange",
                                                                    "write_note",
                                                                    "mark_passage",
                                                                    "mark_cells",
                                                                    "undo_note",
                                                                    "redo_note",
                                                                    "use_clock",
                                                                    "set_seat_clocks",
                                                                    "run_seat_clocks",
                                                                    "add_seat_time",
                                                                    "call_time",
                                                                    "replace_player",
                                                                    "look_as"});
static_assert(k_commands.size() == std::variant_size_v<TableCommand>);
inline constexpr auto k_queries = std::to_array<std::string_view>(
    {"view",    "status", "log",         "history",      "node",        "game",
     "picture", "boards", "cell_text",   "ruleset_text", "rules_since", "rule_change",
     "drawing", "group",  "why",         "set",          "par",         "cell_values",
     "notes",   "clock",  "seat_clocks", "owner"});
static_assert(k_queries.size() == std::variant_size_v<TableQuery>);

inline constexpr std::string_view k_for_seat = "for which seat; null: the sender's own";
inline constexpr std::string_view k_as_seat = "as which seat; null: the sender's own";

// Commands.

void each_field(Is<PlayTyped> auto& it, auto&& f) {
  auto& [seat, text, faces] = it;
  f("seat", seat, k_for_seat);
  f("text", text, "the action as it is typed: \"move A2 A3\"");
  f("faces", faces, "dice that were rolled by hand");
}
void each_field(Is<PlayChosen> auto& it, auto&& f) {
  auto& [seat, action, faces] = it;
  f("seat", seat, k_for_seat);
  f("action", action, "one of those in a view's `legal`");
  f("faces", faces, "dice that were rolled by hand");
}
void each_field(Is<BotMove> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, "the bot's; \"to act\": the first that is to act");
}
void each_field(Is<TakeBack> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_for_seat);
}
void each_field(Is<StartOver> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_for_seat);
}
void each_field(Is<ChangeAnswer> auto& it, auto&& f) {
  auto& [seat, answer, text] = it;
  f("seat", seat, k_for_seat);
  f("answer", answer, "its number in a view's `part`, from 0");
  f("text", text, "what is answered instead, as it is typed");
}
void each_field(Is<Resign> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_for_seat);
}
void each_field(Is<OfferDraw> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat,
    "for which seat; null: the sender's own. Accepts the draw that is offered, if one is");
}
void each_field(Is<DeclineDraw> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_for_seat);
}
void each_field(Is<Undo> auto&, auto&&) { static_assert(std::is_empty_v<Undo>); }
void each_field(Is<Redo> auto&, auto&&) { static_assert(std::is_empty_v<Redo>); }
void each_field(Is<GoTo> auto& it, auto&& f) {
  auto& [node] = it;
  f("node", node, "");
}
void each_field(Is<GoToStep> auto& it, auto&& f) {
  auto& [step] = it;
  f("step", step, "its depth on this line; null: the end of the line");
}
void each_field(Is<AnswerRequest> auto& it, auto&& f) {
  auto& [seat, agrees] = it;
  f("seat", seat, k_for_seat);
  f("agrees", agrees, "to what another seat asks for with `undo`, `redo`, `go_to` or `go_to_step`");
}
void each_field(Is<Promote> auto& it, auto&& f) {
  auto& [node] = it;
  f("node", node, "the line to it becomes the main line");
}
void each_field(Is<NewGame> auto& it, auto&& f) {
  auto& [seed] = it;
  f("seed", seed, "");
}
void each_field(Is<ChangeRules> auto& it, auto&& f) {
  auto& [rules] = it;
  f("rules", rules, "");
}
void each_field(Is<PutPieces> auto& it, auto&& f) {
  auto& [zone, seat, cell, pieces] = it;
  f("zone", zone, "");
  f("seat", seat, "of a zone that each seat has: whose");
  f("cell", cell, "");
  f("pieces", pieces, "they replace what is on the cell");
}
void each_field(Is<GiveTurn> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, "whose turn it becomes");
}
void each_field(Is<Arrange> auto& it, auto&& f) {
  auto& [drawing] = it;
  f("drawing", drawing, "lines as in the report on `drawing`");
}
void each_field(Is<WriteNote> auto& it, auto&& f) {
  auto& [seat, cell, text] = it;
  f("seat", seat, k_for_seat);
  f("cell", cell, "\"\": the note belongs to no cell");
  f("text", text, "\"\" removes the note");
}
void each_field(Is<MarkPassage> auto& it, auto&& f) {
  auto& [seat, cell, more] = it;
  f("seat", seat, k_for_seat);
  f("cell", cell, "");
  f("more", more, "by how many the count of passages changes");
}
void each_field(Is<MarkCells> auto& it, auto&& f) {
  auto& [seat, cells, brush] = it;
  f("seat", seat, k_for_seat);
  f("cells", cells, "their names, in the order of the stroke");
  f("brush", brush, "");
}
void each_field(Is<UndoNote> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_for_seat);
}
void each_field(Is<RedoNote> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_for_seat);
}
void each_field(Is<UseClock> auto& it, auto&& f) {
  auto& [operation, minutes] = it;
  f("operation", operation, "");
  f("minutes", minutes, "to add");
}
void each_field(Is<SetSeatClocks> auto& it, auto&& f) {
  auto& [control] = it;
  f("control", control, "all 0: no clocks");
}
void each_field(Is<RunSeatClocks> auto& it, auto&& f) {
  auto& [run] = it;
  f("run", run, "false: they wait until a person acts");
}
void each_field(Is<AddSeatTime> auto& it, auto&& f) {
  auto& [seat, seconds] = it;
  f("seat", seat, "to which");
  f("seconds", seconds, "");
}
void each_field(Is<CallTime> auto&, auto&&) { static_assert(std::is_empty_v<CallTime>); }
void each_field(Is<ReplacePlayer> auto& it, auto&& f) {
  auto& [player, who] = it;
  f("player", player, "");
  f("who", who, "");
}
void each_field(Is<LookAs> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, "\"owner\": at everything");
}

// Queries.

void each_field(Is<ViewQuery> auto& it, auto&& f) {
  auto& [seat, log_from, log_last, named, arguments, contents, compared_with, text] = it;
  f("seat", seat, k_as_seat);
  f("log_from", log_from, "the first line of the log that is wanted");
  f("log_last", log_last, "how many of the last lines at most");
  f("named", named, "log and outcome use the names of the players");
  f("arguments", arguments, "actions have their arguments by name");
  f("contents", contents, "pieces and variables, as data");
  f("compared_with", compared_with, "a node whose position is compared with this one");
  f("text", text, "pieces as text and in sentences, too");
}
void each_field(Is<StatusQuery> auto&, auto&&) { static_assert(std::is_empty_v<StatusQuery>); }
void each_field(Is<LogQuery> auto& it, auto&& f) {
  auto& [seat, from, named] = it;
  f("seat", seat, k_as_seat);
  f("from", from, "the first line that is wanted");
  f("named", named, "the lines use the names of the players");
}
void each_field(Is<HistoryQuery> auto& it, auto&& f) {
  auto& [seat, named, tree, known, cursor] = it;
  f("seat", seat, k_as_seat);
  f("named", named, "the steps use the names of the players");
  f("tree", tree, "whether the last report was a `tree` …");
  f("known", known, "… how many steps of it the client has …");
  f("cursor", cursor, "… and its `cursor`");
}
void each_field(Is<NodeQuery> auto& it, auto&& f) {
  auto& [seat, node] = it;
  f("seat", seat, k_as_seat);
  f("node", node, "");
}
void each_field(Is<GameQuery> auto&, auto&&) { static_assert(std::is_empty_v<GameQuery>); }
void each_field(Is<PictureQuery> auto& it, auto&& f) {
  auto& [view, turn, aspect] = it;
  f("view", view,
    "flat: floors side by side, a cube as its net; if a board has no such view, it is flat");
  f("turn", turn, "of a solid");
  f("aspect", aspect, "width divided by height of the room for it");
}
void each_field(Is<BoardsQuery> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_as_seat);
}
void each_field(Is<CellTextQuery> auto& it, auto&& f) {
  auto& [seat, board, cell, worth, verb, picked, dragged, brush] = it;
  f("seat", seat, k_as_seat);
  f("board", board, "by its place in the report of `boards`");
  f("cell", cell, "");
  f("worth", worth, "the number that the client shows on the cell; \"\": none");
  f("verb", verb, "of what was chosen before; null: only cells were clicked");
  f("picked", picked, "what was clicked and chosen before, in order");
  f("dragged", dragged, "something was dragged from there");
  f("brush", brush, "what a click would note, as in `mark_cells`");
}
void each_field(Is<RulesetTextQuery> auto&, auto&&) {
  static_assert(std::is_empty_v<RulesetTextQuery>);
}
void each_field(Is<RulesSinceQuery> auto&, auto&&) {
  static_assert(std::is_empty_v<RulesSinceQuery>);
}
void each_field(Is<RuleChangeQuery> auto& it, auto&& f) {
  auto& [seats, rules] = it;
  f("seats", seats, "whose actions are compared; none: those that the sender may see");
  f("rules", rules, "null: those of the step to the cursor");
}
void each_field(Is<DrawingQuery> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_as_seat);
}
void each_field(Is<GroupQuery> auto& it, auto&& f) {
  auto& [seat, cell] = it;
  f("seat", seat, k_as_seat);
  f("cell", cell, "\"\": the group that won");
}
void each_field(Is<WhyQuery> auto& it, auto&& f) {
  auto& [seat, text] = it;
  f("seat", seat, "for whom; \"to act\": the first that is to act");
  f("text", text, "the action as it is typed");
}
void each_field(Is<SetQuery> auto& it, auto&& f) {
  auto& [seat, rules, expression] = it;
  f("seat", seat, k_as_seat);
  f("rules", rules, "");
  f("expression", expression, "where in them it is written");
}
void each_field(Is<ParQuery> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_as_seat);
}
void each_field(Is<CellValuesQuery> auto& it, auto&& f) {
  auto& [seat, labels] = it;
  f("seat", seat, k_as_seat);
  f("labels", labels, "what the client shows on cells anyway, by cell");
}
void each_field(Is<NotesQuery> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_as_seat);
}
void each_field(Is<ClockQuery> auto&, auto&&) { static_assert(std::is_empty_v<ClockQuery>); }
void each_field(Is<SeatClocksQuery> auto& it, auto&& f) {
  auto& [seat] = it;
  f("seat", seat, k_as_seat);
}
void each_field(Is<OwnerQuery> auto&, auto&&) { static_assert(std::is_empty_v<OwnerQuery>); }

// What commands, queries and reports consist of.

void each_field(Is<Player> auto& it, auto&& f) {
  auto& [name, bot] = it;
  f("name", name, "\"\": the seat's name");
  f("bot", bot, "as in \"search:500\"; null: a person");
}
void each_field(Is<PlayerType> auto& it, auto&& f) {
  auto& [name, many, bot] = it;
  f("name", name, "\"Bot: easy\"");
  f("many", many, "of bots that are quick enough for many games: \"Easy bots\"; or \"\"");
  f("bot", bot, "as in \"search:500\"; null: a person");
}
void each_field(Is<RuleFile> auto& it, auto&& f) {
  auto& [name, text, from] = it;
  f("name", name, "relative to the ruleset's folder: \"rules.lua\"");
  f("text", text, "");
  static_cast<void>(from);  // a path on somebody's machine is nobody else's affair
}
void each_field(Is<RulesetText> auto& it, auto&& f) {
  auto& [ruleset, files, variants, settings] = it;
  f("ruleset", ruleset, "the name of its folder");
  f("files", files, "in the order of their names");
  f("variants", variants, "those switched on");
  f("settings", settings, "options that differ from their defaults: name and value");
}
void each_field(Is<TextSpan> auto& it, auto&& f) {
  auto& [file, from, size] = it;
  f("file", file, "");
  f("from", from, "in bytes");
  f("size", size, "in bytes");
}
void each_field(Is<PickedArgument> auto& it, auto&& f) {
  auto& [value, cell] = it;
  f("value", value, "as in an action");
  f("cell", cell, "by a click on it");
}
void each_field(Is<PieceReport> auto& it, auto&& f) {
  auto& [kind, owner, count, back] = it;
  f("kind", kind, "");
  f("owner", owner, "null: nobody's");
  f("count", count, "");
  f("back", back, "so many cards of which only the backs are seen");
}
void each_field(Is<Point> auto& it, auto&& f) {
  auto& [x, y, z] = it;
  f("x", x, "to the right; one unit a cell");
  f("y", y, "away from the viewer");
  f("z", z, "up");
}
void each_field(Is<VarReport> auto& it, auto&& f) {
  auto& [name, seat, label, value] = it;
  f("name", name, "");
  f("seat", seat, "whose, if each seat has one");
  f("label", label, "\"carrying (penny)\"");
  f("value", value, "");
}
void each_field(Is<CellReport> auto& it, auto&& f) {
  auto& [name, position, hidden, pieces] = it;
  f("name", name, "");
  f("position", position, "");
  f("hidden", hidden, "");
  f("pieces", pieces, "a stack: from the bottom to the top");
}
void each_field(Is<ZoneReport> auto& it, auto&& f) {
  auto& [name, seat, holds, cells] = it;
  f("name", name, "");
  f("seat", seat, "of a zone that each seat has: whose");
  f("holds", holds, "");
  f("cells", cells, "");
}
void each_field(Is<SeatReport> auto& it, auto&& f) {
  auto& [name, player, player_name, called, plural, bot, to_act, ready, won, out, score, rank] = it;
  f("name", name, "");
  f("player", player, "who sits there now");
  f("player_name", player_name, "");
  f("called", called, "\"Anna (white)\"");
  f("plural", plural, "what it is called takes the plural: \"Attackers move\"");
  f("bot", bot, "null: a person");
  f("to_act", to_act, "");
  f("ready", ready, "has completed its part of what all are asked");
  f("won", won, "");
  f("out", out, "has resigned");
  f("score", score, "only where it reveals nothing");
  f("rank", rank, "its place, after a game that scores have decided");
}
void each_field(Is<WinReport::CutPart> auto& it, auto&& f) {
  auto& [cells, marks] = it;
  f("cells", cells, "");
  f("marks", marks, "");
}
void each_field(Is<WinReport> auto& it, auto&& f) {
  auto& [seat, cells, parts, sentences] = it;
  f("seat", seat, "whose");
  f("cells", cells, "");
  f("parts", parts, "into which it cuts the rest of the board");
  f("sentences", sentences, "");
}
void each_field(Is<ActionReport> auto& it, auto&& f) {
  auto& [seat, action, cells, verb, asked, text, ends, range, arguments, warning] = it;
  f("seat", seat, "who may play it");
  f("action", action, "");
  f("cells", cells, "which of its arguments are cells to click on, one bit each");
  f("verb", verb, "");
  f("asked", asked, "legal only when asked for, not in an ordinary turn");
  f("text", text, "as it is typed");
  f("ends", ends, "where the word of each argument ends in `text`; 0: it is not there");
  f("range", range, "stands for all numbers from the first argument to the second");
  f("arguments", arguments, "if asked for");
  f("warning", warning, "what the rules warn of, in a sentence; \"\": nothing");
}
void each_field(Is<LogLine> auto& it, auto&& f) {
  auto& [number, step, ply, type, text, name, arguments, seat, typed, dice, repeats, rules] = it;
  f("number", number, "in this log, from 0");
  f("step", step, "the depth of its node");
  f("ply", ply, "");
  f("type", type, "null: an event");
  f("text", text, "");
  f("name", name, "the verb of an action, or the kind of an event");
  f("arguments", arguments, "null: they are not known, or there cannot be any");
  f("seat", seat, "the name of who acted; \"\" for an event");
  f("typed", typed, "an action with arguments, as it is typed");
  f("dice", dice, "");
  f("repeats", repeats, "adds nothing to the line before");
  f("rules", rules, "the rules in force, numbered along this line of play");
}
void each_field(Is<TakenPieces> auto& it, auto&& f) {
  auto& [kind, owner, count, last, text] = it;
  f("kind", kind, "");
  f("owner", owner, "");
  f("count", count, "");
  f("last", last, "of these, how many the last step took");
  f("text", text, "\"2 white cubes\"");
}
void each_field(Is<NoteReport> auto& it, auto&& f) {
  auto& [cell, text, passages, on_board] = it;
  f("cell", cell, "\"\": it belongs to no cell");
  f("text", text, "");
  f("passages", passages, "");
  f("on_board", on_board, "");
}
void each_field(Is<ComparisonReport::Cell> auto& it, auto&& f) {
  auto& [zone, seat, cell] = it;
  f("zone", zone, "");
  f("seat", seat, "of a zone that each seat has: whose");
  f("cell", cell, "");
}
void each_field(Is<ComparisonReport> auto& it, auto&& f) {
  auto& [with, sentences, cells] = it;
  f("with", with, "");
  f("sentences", sentences, "");
  f("cells", cells, "");
}
void each_field(Is<StepReport> auto& it, auto&& f) {
  auto& [node, parent, type, seat, ply, text, events, first] = it;
  f("node", node, "");
  f("parent", parent, "");
  f("type", type, "");
  f("seat", seat, "who acted; null: nobody did");
  f("ply", ply, "");
  f("text", text, "");
  f("events", events, "");
  f("first", first, "the first child of its parent; the main line consists of these");
}
void each_field(Is<ChangedAction> auto& it, auto&& f) {
  auto& [seat, text, cells] = it;
  f("seat", seat, "");
  f("text", text, "as it is typed");
  f("cells", cells, "");
}
void each_field(Is<RunReport> auto& it, auto&& f) {
  auto& [score, route, text, summary] = it;
  f("score", score, "");
  f("route", route, "");
  f("text", text, "");
  f("summary", summary, "a sentence without the route, for where that is drawn");
}
void each_field(Is<CellValue> auto& it, auto&& f) {
  auto& [worth, usual] = it;
  f("worth", worth, "");
  f("usual", usual, "what it would be worth if no rule raised that");
}
void each_field(Is<CellLook> auto& it, auto&& f) {
  auto& [fill, drawing, legend, marked] = it;
  f("fill", fill, "");
  f("drawing", drawing, "\"\": none");
  f("legend", legend, "of a region: how it is explained; \"\": by its name");
  f("marked", marked, "of a region: whether it is marked at all");
}
void each_field(Is<LinkLook> auto& it, auto&& f) {
  auto& [colour, line] = it;
  f("colour", colour, "");
  f("line", line, "");
}
void each_field(Is<LinkLooks> auto& it, auto&& f) {
  auto& [all, directions] = it;
  f("all", all, "those that are drawn anyway");
  f("directions", directions, "by name, where they differ");
}
void each_field(Is<BoardLook> auto& it, auto&& f) {
  auto& [style, cells, closed, regions, links, region_links] = it;
  f("style", style, "of a grid");
  f("cells", cells, "");
  f("closed", closed, "");
  f("regions", regions, "by name");
  f("links", links, "the lines between cells; a picture has each with its look");
  f("region_links", region_links, "… of two cells of a region, by its name");
}
void each_field(Is<PieceType> auto& it, auto&& f) {
  auto& [kind, owner, text] = it;
  f("kind", kind, "");
  f("owner", owner, "");
  f("text", text, "\"white's cube\"");
}
void each_field(Is<ZoneType> auto& it, auto&& f) {
  auto& [name, seat, holds, room, place_type, slots, open, pieces] = it;
  f("name", name, "");
  f("seat", seat, "of a zone that each seat has: whose");
  f("holds", holds, "");
  f("room", room, "the most pieces on a cell");
  f("ground", place_type, "what its cells stand for");
  f("slots", slots, "of a row of cards");
  f("open", open, "every seat sees all of it");
  f("pieces", pieces, "that it can hold");
}
void each_field(Is<CardFace> auto& it, auto&& f) {
  auto& [rank, suit, strength, lines] = it;
  f("rank", rank, "");
  f("suit", suit, "");
  f("strength", strength, "the rank as a number, by which hands are sorted");
  f("lines", lines, "what is not in the corner: \"rank 3\", \"cost 3\"");
}
void each_field(Is<CardSource> auto& it, auto&& f) {
  auto& [verb, argument, zone, own] = it;
  f("verb", verb, "");
  f("argument", argument, "the number of the argument that names a card");
  f("zone", zone, "from which it is taken");
  f("own", own, "false: of any seat, where each has such a zone");
}
void each_field(Is<PlacedFootprint> auto& it, auto&& f) {
  auto& [verb, kind, whole, cells] = it;
  f("verb", verb, "");
  f("kind", kind, "of the pieces that it puts");
  f("whole", whole, "they are drawn as one thing");
  f("cells", cells, "by the cell that it names: all that it covers");
}
void each_field(Is<SeatDef> auto& it, auto&& f) {
  auto& [name, faces, team, plural] = it;
  f("name", name, "");
  f("faces", faces, "a direction of the board; \"\": none");
  f("team", team, "\"\": by itself");
  f("plural", plural, "its name takes the plural: \"Attackers move\"");
}

void each_field(Is<Rotation> auto& it, auto&& f) {
  auto& [yaw, pitch] = it;
  f("yaw", yaw, "to the right, in radians");
  f("pitch", pitch, "the view from above, in radians");
}
void each_field(Is<PicturePoint> auto& it, auto&& f) {
  auto& [x, y] = it;
  f("x", x, "");
  f("y", y, "downwards");
}
void each_field(Is<Box> auto& it, auto&& f) {
  auto& [left, top, right, bottom] = it;
  f("left", left, "");
  f("top", top, "");
  f("right", right, "");
  f("bottom", bottom, "");
}
void each_field(Is<Tile> auto& it, auto&& f) {
  auto& [cell, outline, box, shade, light, link, bare] = it;
  f("cell", cell, "");
  f("outline", outline, "");
  f("box", box, "around it");
  f("shade", shade, "0 or 1: light or dark squares");
  f("light", light, "how bright this side of a solid is, from 0 to 1");
  f("link", link, "it stands for a link");
  f("bare", bare, "it is drawn only while it is marked: what is below shows through");
}
void each_field(Is<PieceSpot> auto& it, auto&& f) {
  auto& [middle, across, along, pane, shown] = it;
  f("middle", middle, "of the ellipse in which pieces lie");
  f("across", across, "one half of an axis …");
  f("along", along, "… and of the other");
  f("pane", pane, "");
  f("shown", shown, "false: on a side of a solid that is not seen");
}
void each_field(Is<Caption> auto& it, auto&& f) {
  auto& [text, at, side, title] = it;
  f("text", text, "");
  f("at", at, "");
  f("side", side, "");
  f("title", title, "of a pane; otherwise the name of a row or column");
}
void each_field(Is<DiagramCell> auto& it, auto&& f) {
  auto& [outline, middle, mark] = it;
  f("outline", outline, "");
  f("middle", middle, "");
  f("mark", mark, "whether a piece may go there, if it is empty or another seat's piece is there");
}
void each_field(Is<MoveDiagram> auto& it, auto&& f) {
  auto& [verb, kind, cells, bounds] = it;
  f("verb", verb, "");
  f("kind", kind, "\"\": of any kind");
  f("cells", cells, "around a piece, which is in the middle");
  f("bounds", bounds, "");
}
void each_field(Is<Pane> auto& it, auto&& f) {
  auto& [title, box] = it;
  f("title", title, "");
  f("box", box, "");
}
void each_field(Is<PictureLink> auto& it, auto&& f) {
  auto& [from, to, look] = it;
  f("from", from, "");
  f("to", to, "");
  f("look", look, "");
}

// Reports.

void each_field(Is<Reply> auto& it, auto&& f) {
  f("ok", it.ok, "");
  f("text", it.text, "if not ok, why; else an answer, if there is one");
  f("begun", it.begun, "an action that lacks arguments, as typed so far; or \"\"");
  f("failure", it.failure, "the error message of rules that failed, for the owner alone; or \"\"");
  f("place", it.place,
    "of a typed action that was refused: where the rules declare it, for the owner, and for seats "
    "if "
    "nothing was ever hidden; or \"\"");
}
void each_field(Is<TableStepsReport> auto& it, auto&& f) {
  auto& [resigns, offers_draw, answers_draw, draw_by, draw, asked_by, request, answers_request] =
      it;
  f("resigns", resigns, "for which seat the sender can resign; null: it cannot");
  f("offers_draw", offers_draw, "for which seat it can offer a draw; null: it cannot");
  f("answers_draw", answers_draw,
    "for which seats it can accept or decline the one that is offered");
  f("draw_by", draw_by, "who has offered a draw; null: nobody");
  f("draw", draw, "\"White offers a draw.\"; or \"\"");
  f("asked_by", asked_by, "who asks to go back or forward; null: nobody");
  f("request", request, "\"White asks to undo 1 step.\"; or \"\"");
  f("answers_request", answers_request, "for which seats the sender can answer it");
}
// Without the language, which is that of whoever asked.
void each_field(Is<Report> auto& it, auto&& f) {
  auto& [seat, language, ply, seats, zones, taken, board, spoken, vars, reminders, to_act, legal,
         part, task, times, stuck, turn, viewing, log, log_size, ended, outcome, result, total,
         places, margin, win, may_undo, may_redo, steps, notes, clock, seat_clocks, comparison,
         problem] = it;
  f("seat", seat, "who sees it so; null: a spectator");
  f("ply", ply, "");
  f("seats", seats, "");
  f("zones", zones, "");
  f("taken", taken, "pieces that have left the board");
  f("board", board, "drawn as text");
  f("spoken", spoken, "the same in sentences");
  f("vars", vars, "");
  f("reminders", reminders, "what is to be in sight all the time, in sentences");
  f("to_act", to_act, "");
  f("legal", legal, "what may be played; to the owner: by all seats that may act");
  f("part", part, "the seat's secret answers so far, which it may take back");
  f("task", task, "what the rules say is to be done, as in \"hide your treasure\"; or \"\"");
  f("times", times, "answers still to give");
  f("stuck", stuck, "why it has no action although it is asked; or \"\"");
  f("turn", turn, "whose turn it is and what to do, or the outcome: a sentence");
  f("viewing", viewing, "who looks: \"Viewing as Anna (white).\"");
  f("log", log, "");
  f("log_size", log_size, "how many lines there are in all");
  f("ended", ended, "");
  f("outcome", outcome, "a sentence");
  f("result", result, "in a word; \"\" while the game goes on");
  f("total", total, "of all who play together");
  f("places", places, "who is first, second … in a sentence");
  f("margin", margin, "by how much it was won");
  f("win", win, "what decided the game");
  f("may_undo", may_undo, "");
  f("may_redo", may_redo, "");
  f("steps", steps, "beside the rules");
  f("notes", notes, "the seat's own");
  f("clock", clock, "for planning");
  f("seat_clocks", seat_clocks, "");
  f("comparison", comparison, "if asked for");
  f("problem", problem, "\"\", or that the rules failed, so that a part is missing");
}
void each_field(Is<StatusReport> auto& it, auto&& f) {
  auto& [cursor, type, depth, ply, rules, seats, to_act, bot_to_act, all_asked, asked, ended,
         outcome, may_undo, may_redo, secrets, has_private_information] = it;
  f("cursor", cursor, "");
  f("step_type", type, "of the step that led to the cursor");
  f("depth", depth, "of the cursor");
  f("ply", ply, "");
  f("rules", rules, "those in force, numbered");
  f("seats", seats, "without scores");
  f("to_act", to_act, "");
  f("bot_to_act", bot_to_act, "null: no bot is");
  f("all_asked", all_asked, "all seats are asked in secret, and not all are ready");
  f("asked", asked, "somebody is asked for something outside an ordinary turn");
  f("ended", ended, "");
  f("outcome", outcome, "");
  f("may_undo", may_undo, "there is a step to undo");
  f("may_redo", may_redo, "");
  f("secrets", secrets, "the game has hidden information");
  f("has_private_information", has_private_information, "one seat sees what another does not");
}
void each_field(Is<LogReport> auto& it, auto&& f) {
  auto& [lines, size] = it;
  f("lines", lines, "");
  f("size", size, "the number of all lines");
}
void each_field(Is<HistoryReport> auto& it, auto&& f) {
  auto& [tree, keep, steps, left, joined, cursor] = it;
  f("tree", tree, "true: all nodes, by number; false: one line only");
  f("keep", keep, "how many of the client's steps are still valid");
  f("steps", steps, "those that follow them");
  f("left", left, "of a tree: nodes that left the cursor's line …");
  f("joined", joined, "… and joined it");
  f("cursor", cursor, "");
}
void each_field(Is<NodeReport> auto& it, auto&& f) {
  auto& [known] = it;
  f("known", known, "");
}
// A game report has a base, so that a field which is missing here is not noticed.
void each_field(Is<GameReport> auto& it, auto&& f) {
  f("name", it.name, "");
  f("by", it.by, "");
  f("about", it.about, "");
  f("card", it.card, "the rules card, line by line");
  f("seats", it.seats, "");
  f("board", it.board, "in force");
  f("regions", it.regions, "of the board");
  f("zones", it.zones, "as in a view");
  f("letters", it.letters, "on the pieces of each kind, by name: for all owners, or for each seat");
  f("looks", it.looks, "the drawing of each kind that declares one");
  f("drawings", it.drawings, "the ruleset's own drawings: SVG by name");
  f("look", it.look, "of the board");
  f("card_faces", it.card_faces, "by kind");
  f("card_sources", it.card_sources, "from which zones actions take cards");
  f("footprints", it.footprints, "of verbs that put a thing on several cells");
  f("diagrams", it.diagrams, "how pieces move, for the rules card");
  f("verbs", it.verbs, "by number");
  f("views", it.views, "in which the board can be drawn, the usual one first");
  f("secrets", it.secrets, "the game has hidden information");
  f("captures", it.captures, "pieces can be captured");
  f("rolls", it.rolls, "dice may be rolled");
  f("par", it.par, "the best run can be asked for");
  f("cell_values", it.cell_values, "cells can have different values");
  f("note_marks", it.note_marks, "what can be put on cells as notes");
  f("sentences", it.sentences, "that are the same in all games");
  f("player_types", it.player_types, "who can be chosen to play a seat");
}
void each_field(Is<NoteBrush> auto& it, auto&& f) {
  auto& [mark, passages, erase] = it;
  f("mark", mark, "added to the notes on all cells, or removed if the first has it");
  f("passages", passages, "1 or -1: counted instead, on every cell of a path but the first");
  f("erase", erase, "removes the notes on the cells instead");
}
void each_field(Is<NoteMark> auto& it, auto&& f) {
  auto& [label, brief, help, brush, own] = it;
  f("label", label, "\"? maybe\"");
  f("brief", brief, "where there is little room");
  f("help", help, "");
  f("brush", brush, "");
  f("own", own, "its mark is what the player types");
}
void each_field(Is<FixedSentences> auto& it, auto&& f) {
  auto& [looks_on, until_back, sees_all, sees_seat, look_is_logged, no_history, owner_notes,
         own_notes, note_off_board, curtain, player_types, bot_plays, thinking, time_is_up,
         cell_worth, cell_noted, cell_move_added, cell_move_removed, cell_differs, cell_in,
         cell_suggested, cell_chosen, cell_may_be_chosen] = it;
  f("looks_on", looks_on, "");
  f("until_back", until_back, "");
  f("sees_all", sees_all, "before the owner looks at everything");
  f("sees_seat", sees_seat, "… or as a seat: {1}");
  f("look_is_logged", look_is_logged, "… and after that");
  f("no_history", no_history, "");
  f("owner_notes", owner_notes, "");
  f("own_notes", own_notes, "");
  f("note_off_board", note_off_board, "");
  f("curtain", curtain, "between two players at one screen");
  f("player_types", player_types, "what their names mean");
  f("bot_plays", bot_plays, "");
  f("thinking", thinking, "the bot {1}");
  f("time_is_up", time_is_up, "");
  f("cell_worth", cell_worth, "read aloud after the contents of a cell: its value {1}");
  f("cell_noted", cell_noted, "… the note {1}");
  f("cell_move_added", cell_move_added, "");
  f("cell_move_removed", cell_move_removed, "");
  f("cell_differs", cell_differs, "");
  f("cell_in", cell_in, "the set {1} of the rules");
  f("cell_suggested", cell_suggested, "");
  f("cell_chosen", cell_chosen, "");
  f("cell_may_be_chosen", cell_may_be_chosen, "");
}
void each_field(Is<Picture> auto& it, auto&& f) {
  auto& [tiles, closed, piece_spots, panes, captions, links, bands, plates, bounds, names_in_cells,
         square] = it;
  f("tiles", tiles, "in drawing order");
  f("closed", closed, "places of a grid without a cell, if the rules say how they look");
  f("piece_spots", piece_spots, "by cell");
  f("panes", panes, "parts of the board that lie side by side");
  f("captions", captions, "");
  f("links", links, "lines that are drawn under the cells");
  f("bands", bands, "… and under the links: staircases");
  f("plates", plates, "under all that, without edges: the board where tiles are bare");
  f("bounds", bounds, "");
  f("names_in_cells", names_in_cells, "no captions name the cells");
  f("square", square, "cells are adjacent axis-parallel squares");
}
void each_field(Is<BoardReport> auto& it, auto&& f) {
  auto& [title, heading, heading_at_seat, seat, zones, place, used, cards, count, row, source,
         printed, large, lines] = it;
  f("title", title, "\"White's board\"; \"\" if there is only one");
  f("heading", heading, "of cards: with their number");
  f("heading_at_seat", heading_at_seat, "… and where it is seen whose they are: \"Hand, 5\"");
  f("seat", seat, "whose zones it shows besides the common ones");
  f("zones", zones, "by their place in a view; common ones first");
  f("place", place, "a board; or cards: at the top, in the middle, at the bottom, or in the hand");
  f("used", used, "of a table without an edge: the cells that are drawn; []: all");
  f("cards", cards, "the cells that are drawn, in order");
  f("count", count, "how many cards there are; -1: not known");
  f("row", row, "a row of places for cards, not a bag");
  f("source", source, "the viewer can choose from these cards");
  f("printed", printed, "more than a name is on some cards that are face up");
  f("large", large, "pieces on several cells that are drawn as one thing");
  f("lines", lines, "of each cell: its name and what lies there: \"B3: white cube\"");
}
void each_field(Is<LargePiece> auto& it, auto&& f) {
  auto& [kind, owner, cells] = it;
  f("kind", kind, "");
  f("owner", owner, "null: nobody's");
  f("cells", cells, "");
}
void each_field(Is<LastAction> auto& it, auto&& f) {
  auto& [from, to] = it;
  f("from", from, "");
  f("to", to, "");
}
void each_field(Is<CellTextReport> auto& it, auto&& f) {
  auto& [text, no_move, note] = it;
  f("text", text, "its name, contents, worth and moves");
  f("no_move", no_move, "why a click on it does nothing, and what can be done instead");
  f("note", note, "what is noted there, and what a click would note; \"\" for the owner");
}
void each_field(Is<ScoreLine> auto& it, auto&& f) {
  auto& [seat, name, status, score, points, has, counted] = it;
  f("seat", seat, "");
  f("name", name, "\"Anna (white)\"");
  f("status", status, "\"to move\", \"won\", \"place 2\"; or \"\"");
  f("score", score, "only where it reveals nothing");
  f("points", points, "the same in words: \"3 points\"; or \"\"");
  f("has", has, "\"bombs: 3\"");
  f("counted", counted, "something of it is counted, if only what it has not");
}
void each_field(Is<Scoreboard> auto& it, auto&& f) {
  auto& [players, together, reminders, common] = it;
  f("players", players, "by seat");
  f("together", together, "\"Together you have 3 points.\"; or \"\"");
  f("reminders", reminders, "what the rules want in sight all the time, in sentences");
  f("common", common, "what concerns all: \"Round: 3. First: blue.\"");
}
void each_field(Is<BoardsReport> auto& it, auto&& f) {
  auto& [boards, last, score] = it;
  f("boards", boards, "first boards, then groups of cards");
  f("last", last, "where the last action began and ended");
  f("score", score, "");
}
void each_field(Is<RulesetTextReport> auto& it, auto&& f) {
  auto& [text] = it;
  f("text", text, "null: the rules do not come from text");
}
void each_field(Is<RulesSinceReport> auto& it, auto&& f) {
  auto& [start, ply, text] = it;
  f("start", start, "since the start of the game");
  f("ply", ply, "");
  f("text", text, "\"the start\", \"before move 1\", \"move 3\"");
}
void each_field(Is<RuleChangeReport> auto& it, auto&& f) {
  auto& [what, of_text, heading, moves, lost, removed, added, refusal] = it;
  f("what", what, "\"columns set to 6\"");
  f("of_text", of_text, "not only options and variants");
  f("heading", heading, "\"Rules changed: columns set to 6.\"; or \"\"");
  f("moves", moves, "\"3 moves removed, 1 added: see the board.\"; or \"\"");
  f("lost", lost, "what could not be carried over");
  f("removed", removed, "actions that are no longer legal");
  f("added", added, "actions that have become legal");
  f("refusal", refusal, "why the rules cannot be used; or \"\"");
}
void each_field(Is<DrawingReport> auto& it, auto&& f) {
  auto& [lines] = it;
  f("lines", lines, "");
}
void each_field(Is<WhyReport> auto& it, auto&& f) {
  f("legal", it.legal, "");
  f("text", it.text, "why not");
  f("place", it.place, "in the rules: \"rules.lua:12: verbs.move\"");
}
void each_field(Is<SetReport> auto& it, auto&& f) {
  auto& [value, cells] = it;
  f("value", value, "\"7 cells\", \"yes\", \"12\"; \"\": it has none here");
  f("cells", cells, "");
}
void each_field(Is<ParReport> auto& it, auto&& f) {
  auto& [refusal, collects, whole, left] = it;
  f("refusal", refusal, "why there is no par; or \"\"");
  f("collects", collects, "");
  f("whole", whole, "from where the game began under these rules");
  f("left", left, "from here on");
}
void each_field(Is<CellValuesReport> auto& it, auto&& f) {
  auto& [cells, badges, text] = it;
  f("cells", cells, "by number; null: the cell does not count");
  f("badges", badges, "what to show on cells that are worth more than usual; \"\" on the others");
  f("text", text, "");
}
void each_field(Is<NotesReport> auto& it, auto&& f) {
  auto& [notes, board, lines, may_undo, may_redo] = it;
  f("notes", notes, "");
  f("board", board, "drawn as text, with a legend");
  f("lines", lines, "\"B3: 2 passages, grave?\"");
  f("may_undo", may_undo, "");
  f("may_redo", may_redo, "");
}
void each_field(Is<ClockReport> auto& it, auto&& f) {
  auto& [length, left, begun, running, up, text] = it;
  f("length", length, "in seconds, as the rules declare; 0: they declare no clock");
  f("left", left, "in seconds, rounded up");
  f("begun", begun, "");
  f("running", running, "");
  f("up", up, "no time is left");
  f("text", text, "");
}
void each_field(Is<TimeControl> auto& it, auto&& f) {
  auto& [main, increment, turn] = it;
  f("main", main, "seconds for the whole game");
  f("increment", increment, "seconds that are added after each action");
  f("turn", turn, "seconds of each turn that go first");
}
void each_field(Is<SeatClockReport> auto& it, auto&& f) {
  auto& [left, turn, runs, up, low, text] = it;
  f("left", left, "of the whole game, in milliseconds");
  f("turn", turn, "of this turn, which goes first, in milliseconds");
  f("runs", runs, "");
  f("up", up, "no time is left");
  f("low", low, "little is left");
  f("text", text, "as a clock shows it: \"4:59\", \"0:09.3\"; \"\" for a bot, which has no clock");
}
void each_field(Is<SeatClocksReport> auto& it, auto&& f) {
  auto& [control, text, running, due, seats] = it;
  f("control", control, "all 0: there are no clocks");
  f("text", text, "what each player has, in a sentence; or \"\"");
  f("running", running, "false: they wait until a person acts");
  f("due", due, "a seat's time is up: `call_time` has the step given");
  f("seats", seats,
    "by seat; empty without clocks. While all choose in secret, those of others do not change");
}
void each_field(Is<OwnerReport> auto& it, auto&& f) {
  auto& [seed, failure] = it;
  f("seed", seed, "secret, since it decides what the setup has hidden");
  f("failure", failure, "the error message of the rules at the last command or report; or \"\"");
}

template <class T>
concept HasFields = requires(const T& it) {
  each_field(it, [](std::string_view, const auto&, std::string_view) {});
};

}  // namespace hr::protocol
