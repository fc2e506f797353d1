// SPDX-License-Identifier: MIT
#include "editor/board/board_canvas.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "editor/board/board_foot.h"
#include "editor/board/board_painter.h"
#include "editor/board/board_pointer.h"
#include "editor/board/canvas_state.h"
#include "editor/board/slides.h"
#include "editor/board/thumbnail.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr float k_low = 240;                        // at scale 1
constexpr float k_drag_turn = 0.008F;               // radians per pixel
constexpr float k_wheel = 1.15F, k_button = 1.25F;  // zoom factors of a step

PicturePoint spot(ImVec2 at) { return {at.x, at.y}; }

// Where there is little height, the board needs the room more than buttons that the wheel replaces.
bool zoom_buttons(const Box& whole) { return whole.height() >= ui::scaled(k_low); }

float tools_width(const Board& board, bool zoom) {
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  float width = 0;
  const std::vector<ViewType> views = views_of(board);
  for (const ViewType type : views)
    if (views.size() > 1) width += ui::button_width(view_name(board, type)) + gap;
  for (const std::string_view label :
       {std::string_view("–"), std::string_view("+"), "Fit"_text.words()})
    if (zoom) width += ui::button_width(label) + gap;
  return width;
}

// "Red's board" → "Red", "Foxes' board" → "Foxes"
std::string tab_label(const DrawnBoard& board) {
  for (const std::string_view end : {"'s board", "' board"})
    if (board.title.ends_with(end)) return board.title.substr(0, board.title.size() - end.size());
  return board.title;
}

// The tabs of several boards, in rows: where each begins, and how high all are.
struct BoardTabs {
  std::vector<ImVec2> at;
  float height = 0;
};
BoardTabs tabs_of(const std::vector<DrawnBoard>& boards, float width) {
  BoardTabs out;
  const ImVec2 gap = ImGui::GetStyle().ItemSpacing;
  ImVec2 at{0, 0};
  for (const DrawnBoard& board : boards) {
    if (board.of_cards()) break;
    const float wide = ui::button_width(tab_label(board));
    if (at.x > 0 && at.x + wide > width) at = {0, at.y + ImGui::GetFrameHeight() + gap.y};
    out.at.push_back(at);
    at.x += wide + gap.x;
  }
  out.height = at.y + ImGui::GetFrameHeight() + gap.y;
  return out;
}

// The board of whoever is to act, else the viewer's.
int first_board(const Report& report, const std::vector<DrawnBoard>& boards) {
  const auto find = [&](const auto& fits) {
    const auto found = std::ranges::find_if(boards, [&](const DrawnBoard& board) {
      return !board.of_cards() && is_seat(board.seat) && fits(board.seat);
    });
    return found == boards.end() ? 0 : static_cast<int>(found - boards.begin());
  };
  if (is_seat(report.seat)) return find([&](SeatId seat) { return seat == report.seat; });
  return find([&](SeatId seat) { return report.seats[seat].to_act; });
}

float tools_height() { return ImGui::GetFrameHeight() + ui::scaled(6); }

void move_to(MouseFrame& mouse, PicturePoint at, const CanvasState& look) {
  mouse.at = at;
  mouse.cell.reset();
  if (const CellRef below = hit(look.layout(), look.camera().to_layout(at))) mouse.cell = below;
}

MouseFrame mouse_frame(const CanvasState& look) {
  MouseFrame out;
  move_to(out, spot(ImGui::GetIO().MousePos), look);
  out.over = ImGui::IsItemHovered();
  out.pressed = out.over && ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  out.doubled = ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
  out.down = ImGui::IsMouseDown(ImGuiMouseButton_Left);
  out.right_pressed = ImGui::IsMouseClicked(ImGuiMouseButton_Right);
  out.middle_down = ImGui::IsMouseDown(ImGuiMouseButton_Middle);
  out.space_down = held(Key::space);
  out.far = ui::scaled(5);
  return out;
}

}  // namespace

struct BoardCanvas::Impl {
  CanvasState look;
  BoardPointer pointer;
  bool wants_focus = false;
  bool steering = false;              // the mouse moves the view on the overview
  std::vector<BoardContents> boards;  // of this frame
  BoardFoot foot;                     // of this frame
  Slides slides;
  std::uint64_t version = 0;  // of the scene …
  SeatId viewer = SeatId::none;
  std::uint32_t ply = 0;
  std::vector<Slide> came;  // by the last move, from one board or hand to another
  LyingPieces lay;          // … and what lay on its boards
  std::optional<std::pair<CellRef, CellRef>> dropped;  // slides no more: it was carried there

  void take(const BoardScene& scene, const Box& whole);
  void follow(const BoardScene& scene, bool same_game);
  void begin_slides(const BoardScene& scene, std::span<const BoardPieces> was,
                    std::span<const BoardPieces> is);
  void slide();
  std::optional<Overview> overview(const BoardScene& scene) const;
  bool steer(const BoardScene& scene);
  void mouse(const BoardScene& scene, BoardInput& out);
  void paint_between(const MouseFrame& mouse, const BoardScene& scene, BoardInput& out);
  void keys(BoardInput& out);
  void paint(const BoardScene& scene, const BoardInput& input) const;
  Box box_of(CellRef at) const;
  void expose(const BoardScene& scene) const;
  void expose_board(const BoardScene& scene, int number) const;
  std::span<const RegionName> legend(const BoardScene& scene) const;
  void tools();
  void tabs();
};

void BoardCanvas::Impl::take(const BoardScene& scene, const Box& whole) {
  boards = contents_of(scene);
  CanvasArea room{.game = scene.game, .whole = whole, .scale = ui::context().scale, .boards = {}};
  room.tight = !scene.tools || !zoom_buttons(whole);
  room.least_cell = ui::scaled(scene.least_cell);
  for (const BoardContents& board : boards) room.boards.push_back(board.shown);
  foot = {};
  if (scene.tools && scene.report != nullptr) {
    room.tabs = tabs_of(room.boards, whole.width()).height;
    room.first = first_board(*scene.report, room.boards);
  }
  if (scene.tools) {
    const ImVec2 tools{tools_width(scene.game->board, zoom_buttons(whole)), tools_height()};
    foot = foot_of(scene, legend(scene), whole, tools);
    if (foot.height <= 0) room.tools_width = tools.x, room.tools_height = tools.y;
  }
  room.foot = foot.height;
  const bool same_game = scene.game == look.shown();
  look.take(room);
  if (scene.version != version) follow(scene, same_game);
  for (const Slide& one : came)
    if (one.board < static_cast<int>(boards.size()) && boards[one.board].shown.of_cards())
      boards[one.board].arrived.push_back(one.to);
  slide();
}

void BoardCanvas::Impl::follow(const BoardScene& scene, bool same_game) {
  version = scene.version;
  std::vector<BoardPieces> was, is;
  const bool same_boards = lay.follow(scene.report, look.boards(), was, is);
  const SeatId before =
      std::exchange(viewer, scene.report != nullptr ? scene.report->seat : viewer);
  const bool alike = viewer == before || !scene.game->secrets;  // else another view, not a move
  const bool same = same_game && alike && same_boards;
  const std::uint32_t before_ply = std::exchange(ply, scene.report ? scene.report->ply : 0);
  if (!same || ply < before_ply) came.clear();
  if (same && ply > before_ply) came = arrivals(was, is);
  if (!same || !ui::context().slides)
    slides.end();
  else if (was != is)
    begin_slides(scene, was, is);
  const auto last = std::ranges::find(scene.marks, Highlight::to, &CellMark::what);
  if (last != scene.marks.end()) look.show({std::max(last->board, 0), last->cell});
}

void BoardCanvas::Impl::begin_slides(const BoardScene& scene, std::span<const BoardPieces> was,
                                     std::span<const BoardPieces> is) {
  const auto marked = [&](Highlight what) {
    const auto found = std::ranges::find(scene.marks, what, &CellMark::what);
    return found == scene.marks.end() ? CellId::none : found->cell;
  };
  const std::pair moved{marked(Highlight::from), marked(Highlight::to)};
  std::vector<Slide> all = arrivals(was, is);
  if (all.empty())
    for (std::size_t b = 0; b < is.size(); ++b)
      if (const auto fall =
              fall_between(look.board(), was[b], is[b], static_cast<int>(b), scene.falls))
        all.push_back(*fall);
  for (std::size_t b = 0; b < is.size(); ++b)
    for (const Slide& one : slides_between(was[b], is[b], static_cast<int>(b), moved)) {
      const CellRef from{one.board, one.from}, to{one.board, one.to};
      if (look.layout().shown(from) && look.layout().shown(to) && dropped != std::pair{from, to})
        all.push_back(one);
    }
  std::erase_if(all, [&](const Slide& one) {
    return dropped && one.from_board >= 0 && dropped->second == CellRef{one.board, one.to};
  });
  dropped.reset();
  slides.begin(std::move(all), ImGui::GetTime());
}

// Puts the sliding pieces where they are now, and asks for the next frame.
void BoardCanvas::Impl::slide() {
  const double now = ImGui::GetTime();
  if (!slides.moving(now)) return;
  ui::context().moving = true;
  const float left = slides.left(now);
  const BoardLayout& layout = look.layout();
  for (const Slide& one : slides.all()) {
    const CellRef from{one.from_board < 0 ? one.board : one.from_board, one.from};
    const CellRef to{one.board, one.to};
    if (one.board < static_cast<int>(boards.size()) && layout.shown(from) && layout.shown(to))
      boards[one.board].sliding.emplace_back(one.to,
                                             (layout.middle(from) - layout.middle(to)) * left);
  }
}

// A quick stroke paints the cells that the mouse has crossed since the last frame, too.
void BoardCanvas::Impl::paint_between(const MouseFrame& mouse, const BoardScene& scene,
                                      BoardInput& out) {
  const PicturePoint from = pointer.last(), way = mouse.at - from;
  const int steps = static_cast<int>(length(way) / ui::scaled(5));
  MouseFrame between = mouse;
  between.down = true;
  for (int i = 1; i < steps; ++i) {
    move_to(between, from + way * (static_cast<float>(i) / static_cast<float>(steps)), look);
    pointer.frame(between, look.solid(), scene.paint, out);
  }
}

// Of a board of which only a part is shown.
std::optional<Overview> BoardCanvas::Impl::overview(const BoardScene& scene) const {
  if (scene.least_cell <= 0 || !look.partial()) return {};
  std::optional<PicturePoint> clear;
  if (look.layout().shown(look.cursor()))
    clear = look.camera().to_screen(look.layout().middle(look.cursor()));
  return Overview(look.layout(), look.whole(), clear);
}

// Whether the mouse is on the overview, where it moves the view.
bool BoardCanvas::Impl::steer(const BoardScene& scene) {
  const std::optional<Overview> map = overview(scene);
  const ImVec2 at = ImGui::GetIO().MousePos;
  const bool over = map && inside(map->box(), spot(at)) && ImGui::IsItemHovered();
  if (over && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) steering = true;
  if (!map || !ImGui::IsMouseDown(ImGuiMouseButton_Left)) steering = false;
  if (steering) look.centre_on(map->camera().to_layout(spot(at)));
  return over || steering;
}

void BoardCanvas::Impl::mouse(const BoardScene& scene, BoardInput& out) {
  if (ImGui::GetIO().MouseDelta.x != 0 || ImGui::GetIO().MouseDelta.y != 0) look.forget_steps();
  if (steer(scene)) return;
  const MouseFrame mouse = mouse_frame(look);
  if (pointer.drag() == Drag::paint) paint_between(mouse, scene, out);
  pointer.frame(mouse, look.solid(), scene.paint, out);
  if (out.clicked) look.set_cursor(*out.clicked);
  if (out.dragged) dropped = out.dragged;
  const PicturePoint moved = pointer.moved();
  if (pointer.drag() == Drag::pan) look.pan(moved);
  if (pointer.drag() == Drag::turn)
    look.turn(moved.x * k_drag_turn / ui::scaled(1), moved.y * k_drag_turn / ui::scaled(1));
  if (pointer.empty_doubled()) look.fit();
  const float wheel = ImGui::GetIO().MouseWheel;
  if (mouse.over && wheel != 0) look.zoom(mouse.at, std::pow(k_wheel, wheel));
}

void BoardCanvas::Impl::keys(BoardInput& out) {
  constexpr std::array<std::pair<Key, PicturePoint>, 4> k_arrows{
      {{Key::left, {-1, 0}}, {Key::right, {1, 0}}, {Key::up, {0, -1}}, {Key::down, {0, 1}}}};
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeyAlt) return;
  for (const auto& [key, way] : k_arrows) {
    if (!pressed(key, true)) continue;
    if (io.KeyShift && look.solid())
      look.turn(-way.x * k_key_turn, -way.y * k_key_turn);
    else
      look.step(way);
  }
  ImGui::NavMoveRequestCancel();  // arrow keys must not move the focus to other widgets
  const bool pans = pointer.drag() != Drag::none;
  if (look.layout().shown(look.cursor()) &&
      (pressed(Key::enter) || (pressed(Key::space) && !pans))) {
    out.clicked = look.cursor();
    out.by_key = true;
  }
  if (pressed(Key::equal, true)) look.zoom(k_button);
  if (pressed(Key::minus, true)) look.zoom(1 / k_button);
  if (pressed(key_of('0'))) look.fit();
}

// The largest square in which pieces are drawn; of a card, all of it.
Box BoardCanvas::Impl::box_of(CellRef at) const {
  const PicturePoint middle = look.camera().to_screen(look.layout().middle(at));
  const PieceSpot& place = look.layout().of(at.board).at(at.cell);
  const bool card = at.board >= look.layout().boards();
  const float scale = look.camera().scale;
  const float across = std::max(1.0F, (card ? place.across.x : place.radius()) * scale);
  const float along = std::max(1.0F, (card ? place.along.y : place.radius()) * scale);
  return {middle.x - across, middle.y - along, middle.x + across, middle.y + along};
}

void BoardCanvas::Impl::expose_board(const BoardScene& scene, int number) const {
  const DrawnBoard& board = boards[number].shown;
  const BoardLayout& layout = look.layout();
  for (int c = 0; c < static_cast<int>(layout.of(number).piece_spots.size()); ++c) {
    const CellRef at{number, static_cast<CellId>(c)};
    if (!layout.shown(at)) continue;
    const Box box = clipped(box_of(at), look.whole());
    const std::string words =
        scene.report != nullptr ? cell_words(*scene.report, board, at.cell) : "empty";
    ui::expose("cell " + look.board().name(at.cell), "cell", words, {box.left, box.top},
               {box.right, box.bottom}, at == look.cursor());
  }
}

void BoardCanvas::Impl::expose(const BoardScene& scene) const {
  if (!ui::context().screen.listening()) return;
  for (int b = 0; b < static_cast<int>(boards.size()); ++b) {
    if (!look.layout().shows(b)) continue;
    const std::string& title = boards[b].shown.title;
    if (!title.empty()) ui::context().screen.enter(title);
    expose_board(scene, b);
    if (!title.empty()) ui::context().screen.leave();
  }
}

void BoardCanvas::Impl::paint(const BoardScene& scene, const BoardInput& input) const {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const BoardLayout& layout = look.layout();
  BoardPainter painter(list, scene, layout, look.camera(), look.regions(), look.looks());
  painter.areas();
  for (std::size_t b = 0; b < boards.size() && b < layout.origins.size(); ++b)
    if (layout.shows(static_cast<int>(b))) painter.board(static_cast<int>(b), boards[b]);
  painter.titles();
  if (input.hovered && *input.hovered != look.cursor()) painter.cursor(*input.hovered, false, true);
  if (scene.keys) painter.cursor(look.cursor(), input.focused, false);
  const auto read = look.stepped() && input.focused ? look.cursor() : input.hovered;
  if (read && !input.carried && read->board < layout.boards())
    painter.ghost(*read, boards[read->board]);
  draw_bars(list, look.layout(), look.camera(), look.whole());
  if (const std::optional<Overview> map = overview(scene))
    map->draw(list, scene, layout, look.regions(), look.looks(), boards, look.camera());
  draw_foot(foot, list, painter, legend(scene), look.looks(), look.whole());
  if (input.carried && scene.report != nullptr)
    painter.carried(*input.carried, boards[input.carried->board], spot(ImGui::GetIO().MousePos));
  if (read && !input.carried) draw_enlarged_card(list, scene, look, *read, boards);
}

// In the first frame of another game its regions are not known yet.
std::span<const RegionName> BoardCanvas::Impl::legend(const BoardScene& scene) const {
  if (!scene.regions || scene.game != look.shown()) return {};
  return look.regions().names;
}

void BoardCanvas::Impl::tools() {
  const std::array<std::pair<std::string_view, float>, 3> zooms{
      {{"–", 1 / k_button}, {"+", k_button}, {"Fit"_text, 0.0F}}};
  const ImVec2 back = ImGui::GetCursorScreenPos();
  ImGui::BeginGroup();  // SameLine must not change the height of the line below the board
  const bool zoom = zoom_buttons(look.whole());
  const float high = std::max(tools_height(), foot.height);
  ImGui::SetCursorScreenPos({look.whole().right - tools_width(look.board(), zoom),
                             look.whole().bottom - (high + ImGui::GetFrameHeight()) / 2});
  const std::vector<ViewType> views = views_of(look.board());
  for (const ViewType type : views) {
    if (views.size() < 2) break;
    if (ui::tab(view_name(look.board(), type), type == look.view().type)) look.set_view(type);
    ImGui::SameLine();
  }
  for (const auto& [label, by] : zooms) {
    if (zoom && ui::button(label)) by > 0 ? look.zoom(by) : look.fit();
    ImGui::SameLine();
  }
  ImGui::EndGroup();
  ImGui::SetCursorScreenPos(back);
}

// Of the boards, if they are shown one at a time.
void BoardCanvas::Impl::tabs() {
  if (!look.tabbed()) return;
  const ui::Named named("Boards");
  const ImVec2 back = ImGui::GetCursorScreenPos();
  ImGui::BeginGroup();  // as above
  const BoardTabs where = tabs_of(look.boards(), look.whole().width());
  const int shown = look.layout().only;
  for (std::size_t b = 0; b < where.at.size(); ++b) {
    ImGui::SetCursorScreenPos(
        {look.whole().left + where.at[b].x, look.whole().top + where.at[b].y});
    const auto number = static_cast<int>(b);
    if (ui::tab(tab_label(look.boards()[b]), number == shown) && number != shown)
      look.choose_board(number);
  }
  ImGui::EndGroup();
  ImGui::SetCursorScreenPos(back);
}

BoardCanvas::BoardCanvas() : impl_(std::make_unique<Impl>()) {}
BoardCanvas::~BoardCanvas() = default;

ViewType BoardCanvas::view() const { return impl_->look.view().type; }
void BoardCanvas::set_view(ViewType type) { impl_->look.set_view(type); }
void BoardCanvas::fit() { impl_->look.fit(); }
void BoardCanvas::focus() { impl_->wants_focus = true; }
CellRef BoardCanvas::cursor() const { return impl_->look.cursor(); }
void BoardCanvas::set_cursor(CellRef at) { impl_->look.set_cursor(at); }

Box BoardCanvas::cell_box(CellRef at) const { return impl_->box_of(at); }

float BoardCanvas::useful_height(const BoardScene& scene, float width, float height) {
  CanvasState& look = impl_->look;
  if (scene.game != look.shown() || look.solid() || look.tabbed()) return height;
  return look.useful_height(width, height);
}

BoardInput BoardCanvas::draw(const BoardScene& scene, ImVec2 size) {
  Impl& my = *impl_;
  BoardInput out;
  const ImVec2 at = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
  if (size.x <= 0) size.x = std::max(room.x, 16.0F);
  if (size.y <= 0) size.y = std::max(room.y, 16.0F);
  ImGui::InvisibleButton("canvas", size,
                         ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight |
                             ImGuiButtonFlags_MouseButtonMiddle);
  ImGui::SetItemAllowOverlap();
  ui::expose_last("canvas", "canvas", {});
  take_wheel();
  if (scene.game == nullptr || scene.game->board.cells() == 0) return out;
  if (std::exchange(my.wants_focus, false))
    ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentWindow());
  out.focused = ImGui::IsItemFocused();
  my.take(scene, {at.x, at.y, at.x + size.x, at.y + size.y});
  my.mouse(scene, out);
  if (out.focused && scene.keys) my.keys(out);
  ImGui::GetWindowDrawList()->PushClipRect(at, {at.x + size.x, at.y + size.y}, true);
  my.paint(scene, out);
  my.expose(scene);
  ImGui::GetWindowDrawList()->PopClipRect();
  if (scene.tools) my.tools(), my.tabs();
  return out;
}

}  // namespace hr::editor
