// SPDX-License-Identifier: MIT
#include "core/words/drawing.h"
#include "core/game/place_type.h"
#include "core/words/cards_text.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "core/base/allowance.h"
#include "core/base/suggest.h"
#include "core/board/board_lines.h"
#include "core/board/cell_rows.h"
#include "core/board/marks.h"
#include "core/words/drawing_names.h"
#include "core/words/piece_codes.h"
#include "core/words/spoken.h"
#include "core/words/text.h"

namespace hr {

namespace {

struct LineWord {
  int column = 1;
  std::string text;
};

std::vector<LineWord> words_of(const TextLine& line) {
  std::vector<LineWord> out;
  bool open = false;
  for (std::size_t i = 0; i < line.text.size(); ++i) {
    const bool space = static_cast<unsigned char>(line.text[i]) <= ' ';
    if (!space && !open) out.push_back({line.column + static_cast<int>(i), ""});
    if (!space) out.back().text += line.text[i];
    open = !space;
  }
  return out;
}

bool is_number(std::string_view text) {
  return !text.empty() && text.size() < 5 && std::all_of(text.begin(), text.end(), [](char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
  });
}

// A zone, or one level of it, of which rows or cells have been drawn.
struct DrawnPart {
  ZoneInstance zone = ZoneInstance::none;
  int level = 1;
  TextLine first;
  std::set<int> drawn;  // rows; for a graph, cells
  bool by_cell = false;
};

class DrawingReader {
 public:
  DrawingReader(const Game& game, std::span<const TextLine> lines)
      : game_(game),
        board_(game.board()),
        lines_(lines),
        codes_(game),
        marks_(marks_of(game.definition())) {
    for (const ZoneInstance zone : game_.layout().zone_instances())
      zones_.push_back(zone_name(game_, game_.layout().zone(zone)));
    if (zones_.size() == 1) zone_ = ZoneInstance(0);
    rows_ = cell_rows(board_);
    if (!rows_.empty())
      for (const std::string& labels : column_lines(board_, column_width(board_) + 1, 0))
        columns_.insert(split_words(lower_case(labels)));
    names_ = drawing_names(game_, rows_, codes_);
  }

  DrawnPosition read() {
    for (const TextLine& line : lines_) read_line(line);
    for (const DrawnPart& part : parts_) check_whole(part);
    for (auto& [place, found] : told_) out_.cells[place] = std::move(found);
    return std::move(out_);
  }

 private:
  [[noreturn]] static void fail(const TextLine& line, const std::string& sentence, int column = 0) {
    throw LocatedError(line.number, column > 0 ? column : line.column, sentence);
  }

  void read_line(const TextLine& line) {
    Allowance::spend(100 * static_cast<std::int64_t>(line.text.size()));
    const std::vector<LineWord> words = words_of(line);
    if (words.empty() || is_legend(line.text)) return;
    const std::size_t colon = line.text.find(':');
    if (colon != std::string::npos) return read_spoken(line, colon);
    if (!rows_.empty()) return read_cell_row(line, words);
    if (!board_.is_grid()) return read_cell_of_graph(line, words);
    if (is_number(words[0].text)) return read_row(line, words);
    if (!labels_columns(words)) fail(line, expected(line));
  }

  std::string expected(const TextLine& line) const {
    return "expected a row of the board, such as \"" + sample_row() + "\", got " + quote(line.text);
  }
  std::string sample_row() const {
    std::string out = std::to_string(board_.size().y);
    for (int x = 1; x <= std::min(board_.size().x, 12); ++x) out += " .";
    return out + (board_.size().x > 12 ? " ..." : "");
  }

  bool labels_columns(const std::vector<LineWord>& words) const {
    if (static_cast<int>(words.size()) != board_.size().x) return false;
    for (std::size_t i = 0; i < words.size(); ++i)
      if (lower_case(words[i].text) != lower_case(column_label(board_, static_cast<int>(i) + 1)))
        return false;
    return true;
  }

  // The last line of a board on the screen; it is allowed here and ignored.
  bool is_legend(const std::string& text) const {
    for (std::size_t from = 0;;) {
      const std::size_t end = text.find(", ", from);
      if (!names_.legend.contains(
              std::string_view(text).substr(from, end == std::string::npos ? end : end - from)))
        return false;
      if (end == std::string::npos) return true;
      from = end + 2;
    }
  }

  bool on_links(ZoneInstance zone) const {
    return game_.definition().zones[game_.layout().zone(zone).zone].place_type == PlaceType::links;
  }
  bool of_cards(ZoneInstance zone) const {
    return game_.definition().zones[game_.layout().zone(zone).zone].of_cards();
  }
  bool can_be_on(ZoneInstance zone, CellId cell) const {
    return hr::can_be_on(game_, game_.layout().zone(zone).zone, cell);
  }

  DrawnPart& part(const TextLine& line) {
    if (zones_.empty()) fail(line, "this game has no board to draw");
    if (zone_ != ZoneInstance::none && of_cards(zone_))
      fail(line, cards_in_one_line(zone_) + ", got " + quote(line.text));
    if (zone_ != ZoneInstance::none && on_links(zone_))
      fail(line, "the links of a zone are given one by one: expected a line such as \"" +
                     sentence(zones_[zone_]) + ", " + board_.name(CellId(board_.plain_cells())) +
                     ": …\", got " + quote(line.text));
    if (zone_ == ZoneInstance::none)
      fail(line, "expected the name of a zone above its board, such as \"" + sentence(zones_[0]) +
                     ":\", got " + quote(line.text));
    if (level_ == 0 && board_.is_grid() && board_.size().z > 1)
      fail(line, "expected \"" + level_heading(board_, 1) + ":\" above the rows, got " +
                     quote(line.text));
    const int level = std::max(level_, 1);
    check_fresh(line, zone_, false);
    const auto [known, fresh] = part_at_.try_emplace({zone_, level}, parts_.size());
    if (fresh) parts_.push_back(DrawnPart{zone_, level, line, {}});
    return parts_[known->second];
  }

  // A closed cell of a grid is drawn as such, and nothing else may be there.
  void check_closed(const LineWord& word, const TextLine& line, Coordinates at) const {
    if (word.text == k_closed) return;
    const std::string name = column_label(board_, at.x) + std::to_string(at.y);
    fail(line, name + " is closed: expected " + quote(k_closed) + ", got " + quote(word.text),
         word.column);
  }

  const std::string& mark_on(CellId cell) const { return marks_[cell]; }

  void put(const LineWord& word, const TextLine& line, CellId cell) {
    if (word.text == k_closed)
      fail(line, board_.name(cell) + " is open: expected a cell, got " + quote(k_closed),
           word.column);
    try {
      std::string text = word.text;
      if (text.size() > 1 && text.back() == '*') text.pop_back();
      for (const std::string& mark : {std::string("+"), mark_on(cell)})
        if (text.ends_with(mark)) text.resize(text.size() - mark.size());
      out_.cells[{zone_, cell}] =
          codes_.read(text.empty() ? "." : text, game_.layout().zone(zone_));
    } catch (const Error& error) {
      fail(line, board_.name(cell) + ": " + error.what(), word.column);
    }
  }

  void read_row(const TextLine& line, const std::vector<LineWord>& words) {
    DrawnPart& here = part(line);
    const int row = std::stoi(words[0].text), columns = board_.size().x;
    if (row < 1 || row > board_.size().y)
      fail(line, "there is no row " + words[0].text + "; rows go from 1 to " +
                     std::to_string(board_.size().y));
    if (!here.drawn.insert(row).second) fail(line, "row " + words[0].text + " is drawn twice");
    const int cells = static_cast<int>(words.size()) - 1;
    if (cells != columns)
      fail(line,
           "row " + words[0].text + ": expected " + std::to_string(columns) + " cells, got " +
               std::to_string(cells),
           cells > columns ? words[columns + 1].column
                           : line.column + static_cast<int>(line.text.size()));
    for (int x = 1; x <= columns; ++x) {
      const Coordinates at{x, row, here.level};
      const LineWord& word = words[x];
      const CellId cell = board_.cell(at);
      cell == CellId::none ? check_closed(word, line, at) : put(word, line, cell);
    }
  }

  void read_cell_row(const TextLine& line, const std::vector<LineWord>& words) {
    if (columns_.contains(split_words(lower_case(line.text)))) return;
    const auto known = names_.rows.find(lower_case(words[0].text));
    if (known == names_.rows.end() && words.size() == 2 && board_.find(words[0].text))
      return read_cell_of_graph(line, words);
    if (known == names_.rows.end())
      fail(line, "expected a row of the board, such as \"" + rows_.back().label + " . . .\", got " +
                     quote(line.text));
    const CellRow* const row = &rows_[known->second];
    DrawnPart& here = part(line);
    if (!here.drawn.insert(known->second).second)
      fail(line, "row " + row->label + " is drawn twice");
    if (words.size() != row->cells.size() + 1)
      fail(line, "row " + row->label + ": expected " + std::to_string(row->cells.size()) +
                     " cells, got " + std::to_string(words.size() - 1));
    for (std::size_t i = 0; i < row->cells.size(); ++i) put(words[i + 1], line, row->cells[i]);
  }

  void read_cell_of_graph(const TextLine& line, const std::vector<LineWord>& words) {
    DrawnPart& here = part(line);
    std::string name = words[0].text;
    for (std::size_t i = 1; i + 1 < words.size(); ++i) name += " " + words[i].text;
    const auto cell = board_.find(name);
    if (!cell || words.size() < 2)
      fail(line, cell ? "expected the contents of " + name + ", got nothing"
                      : unknown_cell(board_, name));
    here.by_cell = true;
    if (!here.drawn.insert(index(*cell)).second) fail(line, name + " is drawn twice");
    put(words.back(), line, *cell);
  }

  void check_whole(const DrawnPart& part) const {
    for (std::size_t row = 0; !part.by_cell && row < rows_.size(); ++row)
      if (!part.drawn.contains(static_cast<int>(row)))
        fail(part.first, "row " + rows_[row].label + " of this board is missing");
    if (!rows_.empty() && !part.by_cell) return;
    const int all = board_.is_grid() ? board_.size().y : board_.plain_cells();
    for (int n = board_.is_grid() ? all : 0; n != (board_.is_grid() ? 0 : all);
         n += board_.is_grid() ? -1 : 1)
      if (!part.drawn.contains(n))
        fail(part.first, board_.is_grid() ? "row " + std::to_string(n) + " of this board is missing"
                                          : board_.name(CellId(n)) + " is missing from this board");
    if (part.level > 1 || !board_.is_grid()) return;
    for (int level = 2; level <= board_.size().z; ++level)
      if (!part_at_.contains({part.zone, level}))
        fail(part.first, level_heading(board_, level) + " of this board is missing");
  }

  // A line with a colon: a heading, a variable, or the contents of one cell.
  void read_spoken(const TextLine& line, std::size_t colon) {
    std::string key = trimmed(line.text.substr(0, colon));
    const std::string value = trimmed(line.text.substr(colon + 1));
    if (read_var(line, key, value) || read_heading(line, key, value)) return;
    ZoneInstance zone = zone_;
    const std::string small = lower_case(key);
    for (const ZoneInstance z : game_.layout().zone_instances()) {
      const std::string& front = names_.zones[z];
      if (!small.starts_with(front) ||
          !std::string_view(small).substr(front.size()).starts_with(", "))
        continue;
      zone = z;
      key = key.substr(front.size() + 2);
      break;
    }
    const auto cell = board_.find(key);
    if (!cell || (zone == ZoneInstance::none && place_type_of(board_, *cell) == PlaceType::cards))
      fail(line, unknown_name(game_, key));
    check_place(line, zone, *cell, key);
    try {
      const bool fresh = told_.try_emplace({zone, *cell}).second;
      if (!fresh) throw Error("given twice");
      told_[{zone, *cell}] = read_contents(game_, game_.layout().zone(zone), value);
    } catch (const Error& error) {
      fail(line, board_.name(*cell) + ": " + error.what());
    }
  }

  // Whether pieces of this zone can be described cell by cell, and be on this cell.
  void check_place(const TextLine& line, ZoneInstance zone, CellId cell,
                   const std::string& key) const {
    const PlaceType place_type = place_type_of(board_, cell);
    if (zone == ZoneInstance::none) {
      auto sample = ZoneInstance(0);
      for (const ZoneInstance z : game_.layout().zone_instances())
        if (!can_be_on(sample, cell)) sample = z;
      fail(line, "expected the zone in front of the cell, such as \"" + sentence(zones_[sample]) +
                     ", " + board_.name(cell) + ":\", got " + quote(key));
    }
    if (of_cards(zone) && (place_type != PlaceType::slots || !can_be_on(zone, cell)))
      fail(line, cards_in_one_line(zone) + ", got " + quote(line.text));
    if (!can_be_on(zone, cell) && place_type != PlaceType::cells && place_type != PlaceType::links)
      fail(line, unknown_name(game_, key));
    if (!can_be_on(zone, cell))
      fail(line, board_.name(cell) + " is " + (on_links(zone) ? "no link" : "a link") +
                     "; the pieces of " + zones_[zone] + " are on " +
                     (on_links(zone) ? "links" : "cells"));
  }

  std::string cards_in_one_line(ZoneInstance zone) const {
    return "the cards of a zone are given in one line, such as \"" + sentence(zones_[zone]) +
           ": empty\"";
  }

  bool read_var(const TextLine& line, const std::string& key, const std::string& value) {
    const auto named = names_.vars.find(lower_case(key));
    if (named == names_.vars.end()) return false;
    const VarDef& var = game_.definition().vars[named->second.first];
    if (out_.vars.contains(named->second)) fail(line, key + " is given twice");
    try {
      out_.vars[named->second] = read_value(game_, var, value);
    } catch (const Error& error) {
      fail(line, key + ": " + error.what());
    }
    return true;
  }

  bool read_heading(const TextLine& line, const std::string& key, const std::string& value) {
    const std::string small = lower_case(key);
    if (const auto level = names_.levels.find(small);
        value.empty() && level != names_.levels.end()) {
      level_ = level->second;
      return true;
    }
    for (const ZoneInstance z : game_.layout().zone_instances()) {
      if (names_.zones[z] != small) continue;
      zone_ = z;
      level_ = 0;
      check_fresh(line, z, !value.empty() || of_cards(z));
      const bool cards_hidden = of_cards(z) && value.ends_with("hidden") && !lists_cards(z, value);
      const bool hidden = (value == "hidden" && (!of_cards(z) || cards_hidden)) ||
                          value == "? (all hidden)" || cards_hidden;
      if (cards_hidden) out_.hidden_cards[z] = value;
      if (of_cards(z) && !hidden) return read_cards(line, z, value);
      if (!hidden && value != "empty" && !value.empty())
        fail(line,
             zones_[z] + R"(: expected "empty", "hidden" or a board below, got )" + quote(value));
      for (int c = 0; !value.empty() && c < game_.cells(); ++c)
        if (can_be_on(z, CellId(c)))
          out_.cells[{zone_, CellId(c)}] = {.hidden = hidden, .pieces = {}};
      return true;
    }
    return false;
  }

  // A kind may be called "hidden".
  bool lists_cards(ZoneInstance zone, const std::string& value) const {
    try {
      return !cards_of(game_, game_.layout().zone(zone), value).empty();
    } catch (const Error&) {
      return false;
    }
  }

  // A zone is described once: as a whole in a line, or by the rows below its name.
  void check_fresh(const TextLine& line, ZoneInstance zone, bool whole) {
    const bool drawn = std::ranges::any_of(parts_, [&](auto& part) { return part.zone == zone; });
    if (whole_.contains(zone) || (whole && drawn)) fail(line, zones_[zone] + " is given twice");
    if (whole) whole_.insert(zone);
  }

  // "guard, 2 priest" or "#1 copper, #3 gold"
  bool read_cards(const TextLine& line, ZoneInstance zone, const std::string& value) {
    for (int c = 0; c < game_.cells(); ++c)
      if (can_be_on(zone, CellId(c))) out_.cells[{zone, CellId(c)}] = {};
    try {
      for (auto& [cell, pieces] : cards_of(game_, game_.layout().zone(zone), value))
        out_.cells[{zone, cell}].pieces.push_back(pieces);
    } catch (const Error& error) {
      fail(line, zones_[zone] + ": " + error.what());
    }
    return true;
  }

  const Game& game_;
  const Board& board_;
  std::span<const TextLine> lines_;
  PieceCodes codes_;
  ById<CellId, std::string> marks_;
  ById<ZoneInstance, std::string> zones_;
  std::vector<CellRow> rows_;  // the rows of a board that is not a grid, if it is drawn in rows
  std::set<std::vector<std::string>> columns_;  // the words of the lines that label its columns
  DrawingNames names_;
  ZoneInstance zone_ = ZoneInstance::none;  // that the rows belong to; none: not known yet
  int level_ = 0;
  std::set<ZoneInstance> whole_;  // described in one line
  std::vector<DrawnPart> parts_;
  std::map<std::pair<ZoneInstance, int>, std::size_t> part_at_;  // by zone and level
  std::map<std::pair<ZoneInstance, CellId>, Contents> told_;
  DrawnPosition out_;
};

}  // namespace

DrawnPosition read_drawing(const Game& game, std::span<const TextLine> lines) {
  return DrawingReader(game, lines).read();
}

}  // namespace hr
