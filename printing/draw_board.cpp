// SPDX-License-Identifier: MIT
// Draws a board from the outlines and positions of its cells, level by level, scaled to the
// available room. All labels have the same size, the largest that fits every cell.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

#include "core/board/board_lines.h"
#include "core/board/cell_shape.h"
#include "core/board/marks.h"
#include "drawing/colours.h"
#include "printing/blocks.h"

namespace hr::printing {

namespace {

constexpr double k_max_cell_size = mm(24), k_max_label_size = 15;
// As fractions of a cell's width: signs, alone and above a label, and the label below one.
constexpr double k_sign = 0.6, k_small_sign = 0.42, k_low_label = 0.21;
constexpr double k_caption = 14;  // the level's name above it
constexpr Font k_note{10, true};

struct PictureFrame {
  double left = std::numeric_limits<double>::max(), bottom = left;
  double right = std::numeric_limits<double>::lowest(), top = right;

  void take(double x, double y) {
    left = std::min(left, x), right = std::max(right, x);
    bottom = std::min(bottom, y), top = std::max(top, y);
  }
  double width() const { return right - left; }
  double height() const { return top - bottom; }
};

// Parallel lines over a polygon without hollows, a distance apart, at an angle to the horizontal.
void hatch(Canvas& canvas, const std::vector<PagePoint>& corners, double angle, double pitch,
           LineStyle style) {
  const double across = std::cos(angle), along = std::sin(angle);
  const auto depth = [&](PagePoint at) { return at.y * across - at.x * along; };
  double low = std::numeric_limits<double>::max(), high = std::numeric_limits<double>::lowest();
  for (const PagePoint& corner : corners) {
    low = std::min(low, depth(corner));
    high = std::max(high, depth(corner));
  }
  // The lines of cells beside each other go on.
  for (double at = std::ceil(low / pitch) * pitch; at < high; at += pitch) {
    std::vector<PagePoint> ends;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const PagePoint a = corners[i], b = corners[(i + 1) % corners.size()];
      const double from = depth(a) - at, to = depth(b) - at;
      if ((from < 0) == (to < 0)) continue;
      const double share = from / (from - to);
      ends.push_back({a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share});
    }
    if (ends.size() == 2) canvas.line(ends, style);
  }
}

int level_of(const Board& board, CellId cell) { return board.is_grid() ? board.where(cell).z : 1; }

// The bounds of all levels together, so that they are drawn alike.
PictureFrame frame_of(const BoardPicture& picture, const Board& board) {
  PictureFrame frame;
  for (const CellId cell : picture.cells.list())
    for (const Point& corner : outline(board, cell)) frame.take(corner.x, corner.y);
  for (const BoardNote& note : picture.notes) {
    frame.take(note.x - 0.5, note.y - 0.3);
    frame.take(note.x + 0.5, note.y + 0.3);
  }
  for (const BoardLine& line : picture.lines)
    for (const auto& [x, y] : line) frame.take(x, y);
  return frame;
}

// An arrangement of levels in rows and columns, as large as possible.
struct Arrangement {
  int columns = 1, rows = 1;
  double scale = 0;  // points per unit

  static Arrangement best(const PictureFrame& frame, int levels, double width, double height,
                          double largest) {
    Arrangement out;
    for (int columns = 1; columns <= levels; ++columns) {
      const int rows = (levels + columns - 1) / columns;
      const double caption = levels > 1 ? rows * k_caption : 0;
      const double scale =
          std::min({(width - (columns - 1) * mm(6)) / columns / frame.width(),
                    (height - caption - (rows - 1) * mm(4)) / rows / frame.height(), largest});
      if (scale > out.scale) out = {.columns = columns, .rows = rows, .scale = scale};
    }
    return out;
  }
};

class BoardDrawing {
 public:
  // As large as fits into a width and a height.
  BoardDrawing(Canvas& canvas, const BoardPicture& picture, const GameDef& definition, double width,
               double height)
      : canvas_(canvas),
        picture_(picture),
        definition_(definition),
        board_(definition.board),
        frame_(frame_of(picture, board_)),
        levels_(board_.is_grid() ? board_.size().z : 1),
        width_(width),
        on_route_(board_.cells()) {
    const double largest =
        picture.side > 0 ? mm(static_cast<double>(picture.side)) : k_max_cell_size;
    plan_ = Arrangement::best(frame_, levels_, width, height, largest);
    caption_ = levels_ > 1 ? k_caption : 0;
  }

  double height() const {
    return plan_.rows * (frame_.height() * plan_.scale + caption_) + (plan_.rows - 1) * mm(4);
  }

  // In the middle of the width that begins at this corner.
  void draw(PagePoint corner) {
    if (!canvas_.draws()) return;
    const double width = frame_.width() * plan_.scale, height = frame_.height() * plan_.scale;
    const double all = plan_.columns * width + (plan_.columns - 1) * mm(6);
    prepare();
    for (int level = 1; level <= levels_; ++level) {
      const int column = (level - 1) % plan_.columns, row = (level - 1) / plan_.columns;
      corner_ = {corner.x + (width_ - all) / 2 + column * (width + mm(6)),
                 corner.y + row * (height + caption_ + mm(4))};
      draw_level(level, width);
    }
  }

 private:
  // Computes what is the same on all levels.
  void prepare() {
    cells_.resize(levels_);
    for (const CellId cell : picture_.cells.list())
      cells_[level_of(board_, cell) - 1].push_back(cell);
    for (const CellId cell : picture_.route) on_route_.add(cell);
    labels_ = label_size();
    notes_ = note_font();
    looks_ = drawn_cells(definition_, definition_.look);
    lines_ = drawn_lines(definition_, definition_.look);
    std::vector<std::string> names;
    for (const SeatDef& seat : definition_.seats) names.push_back(seat.name);
    seats_ = drawing::seat_colours(names);
    for (const DrawnCell& cell : looks_)
      if (const std::string& name = cell.look.drawing; !name.empty() && !drawings_.contains(name))
        drawings_[name] = drawing::find_drawing(name, definition_.drawings);
  }

  PagePoint spot(double x, double y) const {
    return {corner_.x + (x - frame_.left) * plan_.scale,
            corner_.y + caption_ + (frame_.top - y) * plan_.scale};
  }
  PagePoint middle(CellId cell) const {
    const Point at = board_.position(cell);
    return spot(at.x, at.y);
  }

  void draw_level(int level, double width) {
    if (levels_ > 1)
      canvas_.text_in({corner_.x + width / 2, corner_.y + caption_ / 2 - 1},
                      level_heading(board_, level), k_note, width);
    for (const BoardLine& line : picture_.lines) draw_line(line);
    if (on_points()) draw_plate(level);
    if (picture_.links || on_points()) draw_links(level);
    draw_route(level);
    for (const CellId cell : cells_[level - 1]) draw_cell(cell);
    for (const BoardNote& note : picture_.notes)
      canvas_.text_in(spot(note.x, note.y), note.text, notes_, widest_note());
  }

  double widest_note() const { return 0.95 * plan_.scale; }

  // All labels have one size, the largest at which each is narrower than its cell.
  Font note_font() const {
    Font font = k_note;
    for (const BoardNote& note : picture_.notes) {
      const double wide = canvas_.width(note.text, font);
      if (wide > widest_note()) font.size *= widest_note() / wide;
    }
    return font;
  }

  void draw_line(const BoardLine& line) {
    std::vector<PagePoint> spots;
    for (const auto& [x, y] : line) spots.push_back(spot(x, y));
    canvas_.line(spots, {.ink = k_pale, .width = 0.5});
  }

  bool on_points() const { return definition_.look.style == GridStyle::points; }

  // Under the lines; the outline of the board is that of its cells.
  void draw_plate(int level) {
    for (const CellId cell : cells_[level - 1]) {
      const Ink fill = fill_of(cell, false);
      if (!fill.colour) continue;
      std::vector<PagePoint> corners;
      for (const Point& corner : outline(board_, cell)) corners.push_back(spot(corner.x, corner.y));
      canvas_.polygon(corners, fill, {.ink = fill, .width = 0.3});
    }
  }

  bool stands_on(CellId cell, int level) const {
    return cell != CellId::none && picture_.cells.has(cell) && level_of(board_, cell) == level;
  }

  void draw_links(int level) {
    for (const DrawnLine& line : lines_)
      if (stands_on(line.a, level) && stands_on(line.b, level))
        draw_link(middle(line.a), middle(line.b), line.look);
  }

  void draw_link(PagePoint from, PagePoint to, LinkLook look) {
    const LinkLine line = look.line;
    LineStyle style{.ink = k_dim, .width = at_most(line == LinkLine::heavy ? 2.2 : 0.9)};
    if (look.colour != Tint::plain) style.ink.colour = hue_of(look.colour, SeatId::none);
    if (line == LinkLine::dashed) style.dash = at_most(5);
    if (line == LinkLine::dotted) style.dash = at_most(1);
    if (line == LinkLine::none) return;
    if (line != LinkLine::twofold) return canvas_.line(std::array{from, to}, style);
    const double far = std::hypot(to.x - from.x, to.y - from.y), off = at_most(1.2) / far;
    const PagePoint side{(from.y - to.y) * off, (to.x - from.x) * off};
    for (const double sign : {-1.0, 1.0})
      canvas_.line(std::array{PagePoint{from.x + sign * side.x, from.y + sign * side.y},
                              PagePoint{to.x + sign * side.x, to.y + sign * side.y}},
                   style);
  }

  // The width of a line, thinner on small boards.
  double at_most(double width) const { return width * std::min(1.0, plan_.scale / mm(9)); }

  void draw_route(int level) {
    for (std::size_t i = 1; i < picture_.route.size(); ++i) {
      const CellId from = picture_.route[i - 1], to = picture_.route[i];
      if (!stands_on(from, level) || !stands_on(to, level)) continue;
      canvas_.line(std::array{middle(from), middle(to)}, {.width = at_most(2.6)});
    }
  }

  void draw_cell(CellId cell) {
    const double size = labels_;
    std::vector<PagePoint> corners;
    for (const Point& corner : outline(board_, cell)) corners.push_back(spot(corner.x, corner.y));
    const bool marked = picture_.marked.has(cell);
    const LineStyle line_style{.width = at_most(marked || on_route_.has(cell) ? 1.6 : 0.7)};
    const CellLook& look = looks_[cell].look;
    const PagePoint at = middle(cell);
    const Ink fill = fill_of(cell, marked);
    if (!on_points())
      canvas_.polygon(corners, fill, line_style);
    else if (fill.grey < k_white || !picture_.labels[cell].empty())
      canvas_.circle(at, 0.42 * plan_.scale, fill, {.width = 0});
    if (hatched(cell)) draw_hatch(cell, corners);
    if (!picture_.route.empty() && cell == picture_.route.front())
      canvas_.circle(at, 0.33 * plan_.scale, k_shade, {.width = 1});
    else if (!picture_.route.empty() && cell == picture_.route.back())
      canvas_.circle(at, 0.33 * plan_.scale, k_white, {.width = 1});
    const std::string& label = picture_.labels[cell];
    const std::string mark = picture_.marks.empty() ? "" : picture_.marks[cell];
    if (mark.empty() && look.drawing.empty())
      return canvas_.text_in(at, label, {.size = size, .bold = marked}, inside(cell));
    const double wide = width_of(cell);
    const PagePoint sign{at.x, at.y - (label.empty() ? 0 : 0.1 * wide)};
    const double high = (label.empty() ? k_sign : k_small_sign) * wide;
    if (look.drawing.empty())
      draw_mark(mark, sign, high);
    else
      canvas_.drawing({sign.x - 0.6 * high, sign.y - 0.6 * high}, 1.2 * high,
                      drawings_.at(look.drawing), inks_of(cell));
    canvas_.text_in({at.x, at.y + 0.33 * wide}, label,
                    {.size = std::min(size, k_low_label * wide), .bold = marked}, inside(cell));
  }

  drawing::Rgb hue_of(Tint tint, SeatId seat) const {
    if (tint == Tint::owner && seat != SeatId::none) return seats_[nth(seat)];
    return drawing::k_tint_hues[static_cast<std::size_t>(tint)];
  }

  // Marked cells are grey; in colour, those with a fill have that.
  Ink fill_of(CellId cell, bool marked) const {
    constexpr double k_share = 0.4;
    constexpr drawing::Rgb k_paper = 0xffffff, k_marked = 0xd8d8d8;
    const DrawnCell& drawn = looks_[cell];
    if (drawn.look.fill == Tint::plain) return marked ? Ink(k_shade) : Ink(k_white);
    const drawing::Rgb hue = hue_of(drawn.look.fill, drawn.filled_for);
    return {marked ? k_shade : k_white, drawing::mixed(marked ? k_marked : k_paper, hue, k_share)};
  }

  // In black and white, cells are hatched that are filled in another way than most.
  bool hatched(CellId cell) const {
    const Tint fill = looks_[cell].look.fill;
    return !canvas_.in_colour() && fill != Tint::plain && fill != definition_.look.cells.fill;
  }

  // Each colour, and each seat's, has its own direction and distance of lines. They leave room for
  // what is written.
  void draw_hatch(CellId cell, const std::vector<PagePoint>& corners) {
    constexpr std::array<double, 4> k_angles{45, -45, 0, 90};
    const DrawnCell& drawn = looks_[cell];
    const std::size_t number = drawn.look.fill == Tint::owner && drawn.filled_for != SeatId::none
                                   ? nth(drawn.filled_for)
                                   : static_cast<std::size_t>(drawn.look.fill) - 1;
    const double angle = k_angles[number % k_angles.size()] * std::numbers::pi / 180;
    const double pitch = at_most(number < k_angles.size() ? mm(1.6) : mm(2.6));
    hatch(canvas_, corners, angle, pitch, {.ink = k_dim, .width = at_most(0.5)});
    const std::string& label = picture_.labels[cell];
    const bool signs =
        !drawn.look.drawing.empty() || (!picture_.marks.empty() && !picture_.marks[cell].empty());
    if (label.empty() && !signs) return;
    canvas_.circle(middle(cell), (signs ? 0.43 : 0.3) * width_of(cell), k_white,
                   {.ink = k_white, .width = 0});
  }

  drawing::Inks inks_of(CellId cell) const {
    const DrawnCell& drawn = looks_[cell];
    if (!canvas_.in_colour()) return k_on_white;
    if (drawn.drawn_for != SeatId::none) return {seats_[nth(drawn.drawn_for)], 0x000000};
    if (drawn.look.fill == Tint::plain) return k_on_white;
    return {hue_of(drawn.look.fill, drawn.filled_for), 0x000000};
  }

  // Draws the marks that the rules print on the board itself, at this height.
  void draw_mark(const std::string& mark, PagePoint at, double high) {
    if (read_mark(mark) != k_house)
      return canvas_.text_in(at, mark, {.size = high / 0.73, .bold = true}, high);
    std::vector<PagePoint> corners;
    for (const Point& corner : house_outline())
      corners.push_back({at.x + corner.x * high / 2, at.y - corner.y * high / 2});
    canvas_.polygon(corners, k_white, {.width = 1.2});
  }

  double width_of(CellId cell) const {
    PictureFrame frame;
    for (const Point& corner : outline(board_, cell)) frame.take(corner.x, corner.y);
    return frame.width() * plan_.scale;
  }

  // The width of a cell at the height of its label.
  double inside(CellId cell) const { return 0.78 * width_of(cell); }

  double label_size() const {
    double size = std::min(k_max_label_size, 0.42 * plan_.scale);
    for (const CellId cell : picture_.cells.list()) {
      const std::string& label = picture_.labels[cell];
      const double width = canvas_.width(label, {.size = size, .bold = true});
      if (width > inside(cell)) size *= inside(cell) / width;
    }
    return size;
  }

  Canvas& canvas_;
  const BoardPicture& picture_;
  const GameDef& definition_;
  const Board& board_;
  PictureFrame frame_;
  int levels_;
  double width_;
  Arrangement plan_;
  double caption_ = 0;
  PagePoint corner_;
  std::vector<std::vector<CellId>> cells_;  // the cells that are drawn, by level
  CellSet on_route_;
  ById<CellId, DrawnCell> looks_;
  std::vector<DrawnLine> lines_;
  std::vector<drawing::Rgb> seats_;                                // their colours
  std::map<std::string, drawing::Drawing, std::less<>> drawings_;  // on cells, by name
  double labels_ = 0;                                              // the size of all labels
  Font notes_;
};

}  // namespace

void draw(Paper& paper, const BoardPicture& picture, const GameDef& definition) {
  const double max_share = static_cast<double>(picture.height) / 100;
  // Less than a third of a page is too small to read.
  paper.need(std::min(max_share, 1.0 / 3) * paper.full_room());
  const double height = std::min(paper.room(), max_share * paper.full_room()) - mm(4);
  BoardDrawing drawing(paper.canvas(), picture, definition, paper.width(), height);
  drawing.draw({paper.left(), paper.y()});
  paper.advance(drawing.height() + mm(3));
}

void draw_side_by_side(Paper& paper, const std::vector<CaptionedBoard>& boards,
                       const GameDef& definition) {
  constexpr std::size_t k_columns = 2;
  constexpr std::size_t k_rows = 3;  // on a page
  constexpr double k_gap = mm(8), k_heading = 18;
  constexpr Font k_font{11, true};
  const double width = (paper.width() - k_gap) / k_columns;
  const double high = paper.full_room() / k_rows - k_heading - mm(5);
  for (std::size_t from = 0; from < boards.size(); from += k_columns) {
    std::vector<BoardDrawing> row;
    double height = 0;
    for (std::size_t i = from; i < std::min(boards.size(), from + k_columns); ++i) {
      row.emplace_back(paper.canvas(), boards[i].picture, definition, width, high);
      height = std::max(height, row.back().height());
    }
    paper.need(k_heading + height);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const double left = paper.left() + static_cast<double>(i) * (width + k_gap);
      paper.canvas().text_in({left + width / 2, paper.y() + k_heading / 2},
                             boards[from + i].caption, k_font, width);
      row[i].draw({left, paper.y() + k_heading});
    }
    paper.advance(k_heading + height + mm(5));
  }
}

}  // namespace hr::printing
