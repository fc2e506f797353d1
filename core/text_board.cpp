// SPDX-License-Identifier: MIT
// Boards as text: short codes in rows and columns that say what they are, and a legend.
#include <algorithm>
#include <cctype>
#include <cmath>

#include "core/contents.h"
#include "core/text.h"

namespace hr {

namespace {

// A code for each kind of piece: a letter of its name that no kind before it has, or another
// letter, or (past 26 kinds) k27, k28 …
std::vector<std::string> kind_codes(const Game& game) {
  std::vector<std::string> codes;
  std::string free = "abcdefghijklmnopqrstuvwxyz";
  for (const KindDef& kind : game.definition().kinds) {
    std::size_t place = std::string::npos;
    for (const char c : lower_case(kind.name))
      if (place == std::string::npos) place = free.find(c);
    if (place == std::string::npos && !free.empty()) place = 0;
    codes.push_back(place == std::string::npos ? "k" + std::to_string(codes.size() + 1)
                                               : free.substr(place, 1));
    if (place != std::string::npos) free.erase(place, 1);
  }
  return codes;
}

// "white cube"
std::string piece_name(const Game& game, Piece piece) {
  const std::string kind =
      spoken(game.definition().kinds[static_cast<std::size_t>(index(piece.kind))].name);
  return piece.owner == SeatId::none ? kind : seat_text(game, piece.owner) + " " + kind;
}

std::string zone_name(const Game& game, const ZoneLayout& zone) {
  const std::string name =
      spoken(game.definition().zones[static_cast<std::size_t>(index(zone.zone))].name);
  return zone.seat == SeatId::none ? name : name + " of " + seat_text(game, zone.seat);
}

class BoardText {
 public:
  explicit BoardText(const View& view)
      : view_(view), game_(view.game()), board_(game_.board()), kinds_(kind_codes(game_)) {}

  std::string text() {
    for (int zone = 0; zone < game_.zone_instances(); ++zone) add_zone(zone);
    if (out_.empty()) return "";
    const std::string legend = legend_text();
    return legend.empty() ? out_ : out_ + legend + "\n";
  }

 private:
  void add_zone(int zone) {
    const ZoneLayout& layout = game_.zone(zone);
    const std::string heading =
        game_.zone_instances() > 1 ? sentence(zone_name(game_, layout)) : "";
    codes_.clear();
    bool all_hidden = true;
    for (int cell = 0; cell < board_.cells(); ++cell) {
      const Contents found = contents(view_, zone, CellId(cell));
      all_hidden = all_hidden && found.hidden;
      codes_.push_back(code(found, layout));
    }
    if (!heading.empty()) out_ += heading + (all_hidden ? ": ? (all hidden)\n" : ":\n");
    if (all_hidden && !heading.empty()) return;
    if (!board_.is_grid()) return add_graph();
    for (int level = 1; level <= board_.size().z; ++level) add_level(level);
  }

  // What a cell shows. Notes on the way what the legend has to explain.
  std::string code(const Contents& found, const ZoneLayout& zone) {
    hidden_ = hidden_ || found.hidden;
    empty_ = empty_ || (!found.hidden && found.pieces.empty());
    if (found.hidden) return "?";
    if (found.pieces.empty()) return ".";
    for (const Pieces& pieces : found.pieces) note(pieces.piece);
    if (zone.holds == Holds::pile) return pile_code(found, zone);
    const std::size_t height = found.pieces.size();
    std::string top = code(found.pieces.back().piece);
    if (height == 1) return top;
    stacks_ = true;
    return top + "/" + std::to_string(height);
  }
  std::string pile_code(const Contents& found, const ZoneLayout& zone) {
    piles_ = true;
    std::string out;
    for (const Pieces& pieces : found.pieces) {
      if (!out.empty()) out += "+";
      out += std::to_string(pieces.count);
      if (zone.pieces.size() > 1) out += code(pieces.piece);
    }
    return out;
  }
  // The letter of the kind; capital for the first of two seats; of more, with the seat's number.
  std::string code(Piece piece) const {
    std::string out = kinds_[static_cast<std::size_t>(index(piece.kind))];
    const bool small = game_.seats() == 2 && piece.owner == SeatId(1);
    if (!small) out[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(out[0])));
    if (game_.seats() > 2 && piece.owner != SeatId::none)
      out += std::to_string(index(piece.owner) + 1);
    return out;
  }
  void note(Piece piece) {
    if (std::find(seen_.begin(), seen_.end(), piece) == seen_.end()) seen_.push_back(piece);
  }

  std::string legend_text() {
    std::sort(seen_.begin(), seen_.end(), [](Piece a, Piece b) {
      return a.kind != b.kind ? a.kind < b.kind : a.owner < b.owner;
    });
    std::vector<std::string> items;
    for (const Piece piece : seen_) items.push_back(code(piece) + " " + piece_name(game_, piece));
    if (stacks_) items.emplace_back("/n a stack of n pieces");
    if (piles_) items.emplace_back("numbers count pieces");
    if (empty_) items.emplace_back(". empty");
    if (hidden_) items.emplace_back("? hidden");
    std::string out;
    for (const std::string& item : items) out += (out.empty() ? "" : ", ") + item;
    return out;
  }

  std::size_t widest() const {
    std::size_t most = 1;
    for (const std::string& code : codes_) most = std::max(most, code.size());
    return most;
  }
  static std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, text.size()), ' ');
  }
  void add_line(std::string line) {
    while (!line.empty() && line.back() == ' ') line.pop_back();
    out_ += line + "\n";
  }

  void add_graph() {
    std::size_t width = 0;
    for (int c = 0; c < board_.cells(); ++c) width = std::max(width, board_.name(CellId(c)).size());
    for (int c = 0; c < board_.cells(); ++c)
      add_line(padded(board_.name(CellId(c)), width + 2) + codes_[static_cast<std::size_t>(c)]);
  }

  // Half cells by which a row of hexagons stands to the right of the first one.
  int halves(int row) const {
    return static_cast<int>(std::lround(2 * board_.position(board_.cell({1, row, 1})).x));
  }

  std::string column_label(int x) const {
    const std::string& name = board_.name(board_.cell({x, 1, 1}));
    return name.substr(0, name.find('1'));
  }

  // A level from its last row, the farthest from the viewer, down to row 1; columns named below.
  void add_level(int level) {
    const Coordinates size = board_.size();
    if (size.z > 1) {
      const std::string& name = board_.name(board_.cell({1, 1, level}));
      out_ += "Level " + name.substr(name.find('-') + 1) + ":\n";
    }
    const std::size_t margin = std::to_string(size.y).size();
    std::size_t pitch = std::max(widest(), column_label(size.x).size()) + 1;
    if (halves(size.y) > 0) pitch += pitch % 2;
    const auto row_start = [&](const std::string& label, int shift) {
      return std::string(margin - label.size(), ' ') + label + "  " +
             std::string(static_cast<std::size_t>(shift) * pitch / 2, ' ');
    };
    for (int y = size.y; y >= 1; --y) {
      std::string line = row_start(std::to_string(y), halves(y));
      for (int x = 1; x <= size.x; ++x)
        line += padded(codes_[static_cast<std::size_t>(index(board_.cell({x, y, level})))], pitch);
      add_line(line);
    }
    std::string labels = row_start("", 0);
    for (int x = 1; x <= size.x; ++x) labels += padded(column_label(x), pitch);
    add_line(labels);
  }

  const View& view_;
  const Game& game_;
  const Board& board_;
  std::vector<std::string> kinds_;
  std::vector<std::string> codes_;  // of the zone at hand, by cell
  std::vector<Piece> seen_;
  bool hidden_ = false, empty_ = false, stacks_ = false, piles_ = false;
  std::string out_;
};

// "white cube", "black cube on white cube", "1 red stone and 12 seeds"
std::string contents_text(const Game& game, const Contents& found, Holds holds) {
  std::string stack;
  std::vector<std::string> counts;
  for (const Pieces& pieces : found.pieces) {
    const std::string name = piece_name(game, pieces.piece);
    stack.insert(0, stack.empty() ? name : name + " on ");
    counts.push_back(std::to_string(pieces.count) + " " +
                     (pieces.count == 1 ? name : plural(name)));
  }
  return holds == Holds::pile ? list_text(counts) : stack;
}

}  // namespace

std::string board_text(const View& view) { return BoardText(view).text(); }

std::vector<std::string> board_lines_spoken(const View& view) {
  const Game& game = view.game();
  std::vector<std::string> out;
  for (int zone = 0; zone < game.zone_instances(); ++zone) {
    const ZoneLayout& layout = game.zone(zone);
    const std::string where = game.zone_instances() > 1 ? zone_name(game, layout) + ", " : "";
    int hidden = 0;
    for (int cell = 0; cell < game.cells(); ++cell) {
      const Contents found = contents(view, zone, CellId(cell));
      hidden += found.hidden ? 1 : 0;
      if (found.pieces.empty()) continue;
      out.push_back(sentence(where + game.board().name(CellId(cell)) + ": " +
                             contents_text(game, found, layout.holds) + "."));
    }
    if (hidden == 0) continue;
    const std::string cells = hidden == game.cells() ? "all cells are"
                              : hidden == 1          ? "1 cell is"
                                                     : std::to_string(hidden) + " cells are";
    out.push_back(sentence(where + cells + " hidden."));
  }
  return out;
}

}  // namespace hr
