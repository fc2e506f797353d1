// SPDX-License-Identifier: MIT
// The rules of the open table, and changing them while it is played.
#include <algorithm>

#include "core/base/words.h"
#include "core/board/board_draft.h"
#include "core/protocol/values.h"
#include "scripting/ruleset/changed_settings.h"
#include "scripting/sharing/card_note.h"
#include "scripting/source/read_ruleset_text.h"
#include "web/engine/json.h"
#include "web/engine/shipped.h"
#include "web/engine/work.h"

namespace hr::web {

namespace {

RulesetText in_force(const Table& table) {
  return table.report(Issuer::owner(), RulesetTextQuery()).text.value();
}

RulesetText without_setting(RulesetText ruleset_text, const std::string& name) {
  std::erase_if(ruleset_text.settings, [&](const auto& setting) { return setting.first == name; });
  return ruleset_text;
}

std::shared_ptr<scripting::Ruleset> with_option(const RulesetText& now,
                                                const OptionChange& change) {
  return change.value ? scripting::with_setting(now, change.name, *change.value)
                      : std::shared_ptr(scripting::load_ruleset(without_setting(now, change.name)));
}

std::shared_ptr<scripting::Ruleset> with_variant(const RulesetText& now,
                                                 const VariantChange& change) {
  const bool on = std::ranges::count(now.variants, change.name) > 0;
  if (!change.on) return scripting::without_variant(now, change.name);
  // There is one board.
  if (change.file && change.file->name == scripting::board_file_name(change.name))
    return scripting::load_ruleset(scripting::with_board(now, change.name, change.file->text));
  if (on && !change.file) throw Error("This variant is switched on already.");
  if (!change.file) throw Error("change.variant.file: expected the variant's file, got none");
  return scripting::with_variant(on ? scripting::without_variant(now, change.name)->text() : now,
                                 *change.file);
}

std::shared_ptr<scripting::Ruleset> with_board(const RulesetText& now, const BoardChange& change) {
  if (!scripting::is_module_word(change.name))
    throw Error("change.board.name: expected letters, digits, _ and -, got " + quote(change.name));
  return scripting::load_ruleset(
      scripting::with_board(now, change.text ? change.name : "", change.text.value_or("")));
}

// The saved files, under the options and variants in force.
RulesetText with_files(const RulesetText& now, const std::vector<RuleFile>& files) {
  return scripting::text_of_files(now.ruleset, files, now.variants, now.settings);
}

std::shared_ptr<scripting::Ruleset> changed(const RulesetText& now, const Change& change) {
  const int given = (change.option ? 1 : 0) + (change.variant ? 1 : 0) + (change.board ? 1 : 0) +
                    (change.files ? 1 : 0);
  if (given != 1) throw Error("change: expected one of option, variant, board and files");
  if (change.option) return with_option(now, *change.option);
  if (change.variant) return with_variant(now, *change.variant);
  if (change.board) return with_board(now, *change.board);
  return scripting::load_ruleset(with_files(now, *change.files));
}

void keep_board(std::vector<RuleFile>& files, const BoardChange& change) {
  const std::string name = scripting::board_file_name(change.name);
  std::erase_if(files, [&](const RuleFile& file) { return file.name == name; });
  if (change.text) files.push_back({name, *change.text});
}

// All of its cells that are on the board, by the names that they have now.
std::vector<std::string> cells_of(const RegionDef& region, std::size_t part, const Board& board) {
  std::vector<std::string> out;
  if (part < region.cells.size())
    for (const CellId cell : region.cells[part].list()) out.push_back(board.name(cell));
  return out;
}

// The same as the window's region tool: if the first cell is in the region, cells are removed.
void paint_region(BoardDraft& draft, const GameReport& game, const EditBoard& ask) {
  const auto region = std::ranges::find(game.regions, ask.region, &RegionDef::name);
  if (region == game.regions.end()) throw Error("there is no region " + quote(ask.region));
  const auto seat = std::ranges::find(game.seats, ask.seat, &SeatDef::name);
  const auto part = region->cells.size() == 1 || seat == game.seats.end()
                        ? std::size_t{0}
                        : static_cast<std::size_t>(seat - game.seats.begin());
  std::vector<std::string> now = cells_of(*region, part, game.board);
  std::vector<std::string> painted;
  for (const std::string& cell : ask.cells) {
    const std::optional<CellId> at = game.board.find(cell);
    if (!at) throw Error(quote(cell) + " is closed or is not a cell of this board");
    painted.push_back(game.board.name(*at));
  }
  const bool out = std::ranges::count(now, painted.front()) > 0;
  for (const std::string& cell : painted) {
    std::erase(now, cell);
    if (!out) now.push_back(cell);
  }
  draft.mark(ask.region, ask.seat, now);
}

void edit(BoardDraft& draft, const GameReport& game, const EditBoard& ask) {
  if (ask.cells.empty()) throw Error("board.cells: expected some");
  const bool pair = ask.operation == "link" || ask.operation == "cut";
  if (pair && ask.cells.size() != 2) throw Error("board.cells: expected two");
  const bool close = ask.operation == "close";
  if (ask.operation == "region") return paint_region(draft, game, ask);
  if (ask.operation == "link") return draft.link(ask.cells[0], ask.cells[1]);
  if (ask.operation == "cut") return draft.cut(ask.cells[0], ask.cells[1]);
  if (!close && ask.operation != "open")
    throw Error("board.operation: expected close, open, link, cut or region, got " +
                quote(ask.operation));
  draft.set_closed(ask.cells, close);
}

// All variants of the game: those in force as they are, and the others of its files.
Json variants_of(OpenTable& open, const RulesetText& now) {
  std::vector<RuleFile> files = now.files;
  for (const RuleFile& file : open.files)
    if (file.name.starts_with("variants/") && now.find(file.name) == nullptr) files.push_back(file);
  std::ranges::sort(files, {}, &RuleFile::name);
  if (!open.known_variants || open.known_variants->files != files)
    open.known_variants = {files, scripting::describe_variants(now.ruleset, files)};
  return json_of(open.known_variants->variants, now.variants);
}

}  // namespace

Json run(Asked& asked, const Rules&) {
  const RulesetText now = in_force(asked.table().table);
  const std::shared_ptr<scripting::Ruleset> ruleset = load(now);
  return {{"ruleset", now.ruleset},
          {"files", json_of(now.files)},
          {"variants", now.variants},
          {"settings", json_of(now.settings)},
          {"options", json_of(ruleset->options())},
          {"variants_known", variants_of(asked.table(), now)},
          {"labels", protocol::to_json(labels_of(*ruleset))},
          {"card_note", scripting::card_note(shipped_files(now.ruleset), now,
                                             scripting::game_report(*ruleset).card)},
          {"notices", notices_of(*ruleset)}};
}

Json run(Asked& asked, const EditBoard& ask) {
  const RulesetText now = in_force(asked.table().table);
  const GameReport game = scripting::game_report(*load(now));
  BoardDraft draft(game);
  const std::string before = draft.changes().text;
  if (!ask.operation.empty()) {
    try {
      edit(draft, game, ask);
    } catch (const Error& error) {
      throw Error(sentence(error.what()) + ".");
    }
    if (draft.changes().text == before) throw Error("The board is already like that.");
  }
  Json closed = Json::array();
  for (const BoardWord& cell : draft.changes().closed) closed.push_back(cell.text);
  const auto pairs = [](const std::vector<BoardChanges::WordPair>& changed) {
    Json out = Json::array();
    for (const auto& [a, b] : changed) out.push_back(Json::array({a.text, b.text}));
    return out;
  };
  const std::string& text = draft.changes().text;
  return {{"name", scripting::board_in_force(now)},
          {"before", before.empty() ? Json() : Json(before)},
          {"text", text.empty() ? Json() : Json(text)},
          {"closed", closed},
          {"links", pairs(draft.changes().links)},
          {"cuts", pairs(draft.changes().cuts)}};
}

Json run(Asked&, const GetRulesStatus& ask) {
  using enum editor::RulesStatusText::Tone;
  const editor::RulesStatusText told = editor::text_of(ask.status);
  return {{"tone", told.tone == bad       ? "bad"
                   : told.tone == warning ? "warning"
                                          : "muted"},
          {"text", told.text + (told.also.empty() ? "" : " " + told.also)}};
}

// Rules that are in force already are no step.
Json run(Asked& asked, const Change& ask) {
  OpenTable& open = asked.table();
  const RulesetText now = in_force(open.table);
  // The place of an error is looked for in the files that were given.
  const RulesetText given =
      ask.files
          ? RulesetText{.ruleset = now.ruleset, .files = *ask.files, .variants = {}, .settings = {}}
          : now;
  std::shared_ptr<scripting::Ruleset> next;
  try {
    next = changed(now, ask);
  } catch (const Error& error) {
    throw refused(given, error.what());
  }
  const auto known = [&](const std::string& text, bool changed) -> Json {
    if (ask.files) open.files = *ask.files;
    if (ask.board) keep_board(open.files, *ask.board);
    return {{"text", text}, {"changed", changed}};
  };
  if (next->text() == now) return known("", false);
  open.cache->keep(next);
  const Reply reply = open.table.give(Issuer::owner(), ChangeRules{next->text()});
  if (!reply.ok) {
    const std::string failure = open.table.report(Issuer::owner(), OwnerQuery()).failure;
    throw refused(given, failure.empty() ? reply.text : failure);
  }
  return known(reply.text, true);
}

}  // namespace hr::web
