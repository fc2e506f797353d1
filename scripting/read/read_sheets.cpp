// SPDX-License-Identifier: MIT
// Reads the sheets. The field by which a type of block is recognised comes first among its fields
// in k_blocks.
#include "scripting/read/read_sheets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/suggest.h"
#include "scripting/source/messages.h"

namespace hr::scripting {

namespace {

constexpr std::size_t k_max_sheets = 100, k_max_blocks = 200;
constexpr std::int64_t k_widest_cut_out = 175;
constexpr std::int64_t k_max_rows = 1000, k_max_columns = 30, k_max_lines = 40;

// False items are skipped, so that a block can depend on an option.
bool left_out(const FieldReader& value) {
  return lua_isboolean(value.state(), value.index()) && !value.flag();
}

void must_be_true(const FieldReader& block, const char* field) {
  block.with(field, [](const FieldReader& value) {
    if (!value.flag()) value.expected("true");
  });
}

std::string text_of(const FieldReader& value) {
  if (lua_isinteger(value.state(), value.index()) != 0) return std::to_string(value.integer());
  if (!value.is_text()) value.expected("a text or an integer");
  return value.text();
}

std::vector<std::string> texts_of(const FieldReader& block, const char* field, bool needed = true) {
  std::vector<std::string> out;
  block.with(field, [&](const FieldReader& list) {
    if (list.is_nil() && !needed) return;
    list.list([&](const FieldReader& item) {
      if (!left_out(item)) out.push_back(text_of(item));
    });
  });
  return out;
}

Block read_heading(const FieldReader& block, const GameDef& /*def*/) {
  return Writing{.style = Writing::Style::heading, .text = block.text("heading", "")};
}

Block read_text(const FieldReader& block, const GameDef& /*def*/) {
  const bool small = block.flag("small", false);
  return Writing{.style = small ? Writing::Style::small : Writing::Style::text,
                 .text = block.text("text", "")};
}

Block read_list(const FieldReader& block, const GameDef& /*def*/) {
  return Points{.items = texts_of(block, "list"), .numbered = block.flag("numbered", false)};
}

Block read_card(const FieldReader& block, const GameDef& def) {
  must_be_true(block, "card");
  if (def.card.empty()) block.complain("card", "the ruleset has no card to print");
  return CardCopy();
}

Block read_board_block(const FieldReader& block, const GameDef& def) {
  BoardPicture out;
  block.with("board", [&](const FieldReader& picture) { out = read_picture(picture, def); });
  return out;
}

// A text or an integer; false for a box to write in; or { circled = … }.
SheetCell read_entry(const FieldReader& entry) {
  static constexpr std::array<std::string_view, 1> fields{"circled"};
  if (left_out(entry)) return {};
  if (!entry.is_table()) return {.text = text_of(entry)};
  entry.only(fields);
  SheetCell out{.circled = true};
  entry.with("circled", [&](const FieldReader& text) { out.text = text_of(text); });
  return out;
}

Block read_table(const FieldReader& block, const GameDef& /*def*/) {
  SheetTable out;
  out.head = texts_of(block, "head", false);
  out.side = block.flag("side", false);
  out.small = block.flag("small", false);
  out.large = block.flag("large", false);
  if (out.small && out.large)
    block.complain("large", "a table with small = true has small letters");
  out.height = block.integer("height", out.height, 4, 100);
  const auto check_columns = [](const FieldReader& row) {
    if (row.length() > k_max_columns)
      row.complain("",
                   fmt::format("expected at most {} columns, got {}", k_max_columns, row.length()));
  };
  block.with("head", [&](const FieldReader& head) {
    if (!head.is_nil()) check_columns(head);
  });
  block.with("table", [&](const FieldReader& rows) {
    if (rows.is_table() && rows.length() > k_max_rows)
      rows.complain("", fmt::format("expected at most {} rows, got {}", k_max_rows, rows.length()));
    rows.list([&](const FieldReader& row) {
      if (left_out(row)) return;
      auto& entries = out.rows.emplace_back();
      row.list([&](const FieldReader& entry) { entries.push_back(read_entry(entry)); });
      check_columns(row);
    });
  });
  return out;
}

Block read_question(const FieldReader& block, const GameDef& /*def*/) {
  Question out;
  out.text = block.text("ask", "");
  out.choices = texts_of(block, "choices", false);
  out.lines = block.integer("lines", 0, 0, k_max_lines);
  out.ticked = block.integer("ticked", 0, 0, static_cast<std::int64_t>(out.choices.size()));
  return out;
}

Block read_blanks(const FieldReader& block, const GameDef& /*def*/) {
  Blanks out{.labels = texts_of(block, "blanks")};
  if (out.labels.empty() || out.labels.size() > 6)
    block.complain("blanks", fmt::format("expected from 1 to 6 texts, got {}", out.labels.size()));
  return out;
}

CutOut read_cut_out(const FieldReader& piece) {
  static constexpr std::array<std::string_view, 3> fields{"size", "copies", "dark"};
  if (!piece.is_table()) piece.expected(R"(a table such as { "pawn", copies = 2 })");
  piece.only(fields, piece.length());
  CutOut out;
  piece.items([&](const FieldReader& text) { out.texts.push_back(text_of(text)); });
  if (out.texts.empty() || out.texts.size() > 6)
    piece.complain("", fmt::format("expected from 1 to 6 texts, got {}", out.texts.size()));
  out.size = piece.integer("size", 1, 1, 4);
  out.copies = piece.integer("copies", 1, 1, 100);
  out.dark = piece.flag("dark", false);
  return out;
}

Block read_cut_outs(const FieldReader& block, const GameDef& /*def*/) {
  CutOuts out;
  out.side = block.integer("side", out.side, 8, 40);
  block.with("cutouts", [&](const FieldReader& pieces) {
    pieces.list([&](const FieldReader& piece) {
      if (left_out(piece)) return;
      const CutOut& last = out.pieces.emplace_back(read_cut_out(piece));
      // Every paper size is at least that wide.
      const std::int64_t wide = static_cast<std::int64_t>(last.texts.size()) * last.size * out.side;
      if (wide > k_widest_cut_out)
        piece.complain("", fmt::format("expected a piece at most {} mm wide, got {} mm",
                                       k_widest_cut_out, wide));
    });
  });
  return out;
}

Block read_answer_key(const FieldReader& block, const GameDef& def) {
  AnswerKey out;
  if (!def.par)
    block.complain("best_runs", "the ruleset declares no par, which is needed to find them");
  block.with("best_runs",
             [&](const FieldReader& picture) { out.picture = read_picture(picture, def); });
  return out;
}

using Read = Block (*)(const FieldReader&, const GameDef&);
struct BlockKind {
  std::array<std::string_view, 6> fields;  // unused ones are "" at the end
  Read read = nullptr;
};
constexpr std::array<BlockKind, 10> k_blocks{{
    {{"heading"}, read_heading},
    {{"text", "small"}, read_text},
    {{"list", "numbered"}, read_list},
    {{"card"}, read_card},
    {{"board"}, read_board_block},
    {{"table", "head", "side", "height", "small", "large"}, read_table},
    {{"ask", "choices", "lines", "ticked"}, read_question},
    {{"blanks"}, read_blanks},
    {{"cutouts", "side"}, read_cut_outs},
    {{"best_runs"}, read_answer_key},
}};

[[noreturn]] void complain_of_block(const FieldReader& block) {
  std::vector<std::string> known;
  std::vector<std::string_view> words;
  for (const BlockKind& kind : k_blocks) {
    known.emplace_back(kind.fields[0]);
    words.push_back(kind.fields[0]);
  }
  std::string found;
  block.each([&](const std::string& name, const FieldReader& /*value*/) {
    if (found.empty()) found = name;
  });
  const std::string got =
      found.empty() ? "an empty table" : fmt::format("\"{}\"{}", found, did_you_mean(found, known));
  block.complain(
      "", fmt::format("expected a text, or a table with {}, got {}", quoted_list(words), got));
}

Block read_block(const FieldReader& block, const GameDef& def) {
  if (block.is_text()) return Writing{.text = block.text()};
  if (!block.is_table()) block.expected("a text or a table");
  for (const BlockKind& kind : k_blocks) {
    if (!block.has(kind.fields[0])) continue;
    const auto end = std::ranges::find(kind.fields, "");
    block.only({kind.fields.begin(), end});
    return kind.read(block, def);
  }
  complain_of_block(block);
}

Sheet read_sheet(const FieldReader& sheet, const GameDef& def,
                 const std::vector<std::string>& variants) {
  static constexpr std::array<std::string_view, 4> fields{"title", "variant", "each", "landscape"};
  static constexpr std::array<std::string_view, 1> eaches{"seat"};
  if (!sheet.is_table()) sheet.expected("a table with a title and blocks");
  sheet.only(fields, sheet.length());
  Sheet out;
  sheet.with("title", [&](const FieldReader& title) { out.title = title.text(); });
  out.off_variant = sheet.text("variant", "");
  if (std::ranges::count(variants, out.off_variant) > 0) out.off_variant.clear();
  sheet.with("each", [&](const FieldReader& each) {
    if (!each.is_nil()) out.each_seat = each.word(eaches) == 0;
  });
  out.landscape = sheet.flag("landscape", false);
  sheet.items([&](const FieldReader& block) {
    if (!left_out(block)) out.blocks.push_back(read_block(block, def));
  });
  if (out.blocks.empty() || out.blocks.size() > k_max_blocks)
    sheet.complain(
        "", fmt::format("expected from 1 to {} blocks, got {}", k_max_blocks, out.blocks.size()));
  if (out.each_seat && is_answer_key(out))
    sheet.complain("each", "best_runs are for the game leader; they cannot be given to seats");
  return out;
}

}  // namespace

Sheets read_sheets(const FieldReader& field, const GameDef& def,
                   const std::vector<std::string>& variants) {
  Sheets out;
  if (field.is_nil()) return out;
  if (!field.is_table()) field.expected("a list of sheets");
  field.list([&](const FieldReader& sheet) {
    if (!left_out(sheet)) out.push_back(read_sheet(sheet, def, variants));
  });
  if (out.empty() || out.size() > k_max_sheets)
    field.complain("",
                   fmt::format("expected from 1 to {} sheets, got {}", k_max_sheets, out.size()));
  return out;
}

}  // namespace hr::scripting
