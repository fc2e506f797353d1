// SPDX-License-Identifier: MIT
// Boards as text: short codes in labelled rows and columns, and a legend.
#include <algorithm>

#include "core/base/message.h"
#include "core/base/words.h"
#include "core/board/board_lines.h"
#include "core/board/link_lines.h"
#include "core/board/marks.h"
#include "core/words/cards_text.h"
#include "core/words/group.h"
#include "core/words/piece_codes.h"
#include "core/words/text.h"

namespace hr {

namespace {

constexpr const char* k_to_cut = "+";  // a cell that some end wants cut off from others

// What the rules print on each cell, or else whether some end wants it cut off.
ById<CellId, std::string> cell_marks(const View& view) {
  const Game& game = view.game();
  ById<CellId, std::string> out = marks_of(game.definition());
  for (const EndDef& end : game.definition().ends)
    for (int s = 0; word_of(end.type).cuts_apart && s < game.seats(); ++s)
      for (const CellId cell :
           view.cells(game.bind(end.to, ZoneId::none, "ends"), SeatId(s)).list())
        if (std::string& mark = out[cell]; mark.empty()) mark = k_to_cut;
  return out;
}

class BoardText {
 public:
  BoardText(const View& view, Language language)
      : view_(view),
        game_(view.game()),
        language_(language),
        codes_(game_),
        won_(winning_group(view)),
        marks_(cell_marks(view)) {}

  std::string text() {
    shown_ = shown_zones(game_);
    for (const ZoneInstance zone : shown_) add_zone(zone);
    if (out_.empty()) return "";
    const std::string legend = legend_text();
    return legend.empty() ? out_ : out_ + legend + "\n";
  }

 private:
  void add_zone(ZoneInstance zone) {
    const ZoneLayout& layout = game_.layout().zone(zone);
    if (game_.definition().zones[layout.zone].of_cards()) {
      out_ += words(Message("{Zone}: {cards}", zone_message(game_, layout),
                            cards_message(view_, zone))) +
              "\n";
      return;
    }
    const bool headed = shown_.size() > 1;
    std::vector<std::string> cells;
    bool all_hidden = true;
    const bool on_links = game_.definition().zones[layout.zone].place_type == PlaceType::links;
    const bool plain = on_links && layout.pieces.size() == 1 && layout.holds == Holds::one;
    const auto seen = seen_;
    for (int cell = 0; cell < card_cells(game_.board()).first; ++cell) {
      if (game_.board().link_cells().has(CellId(cell)) != on_links) {
        cells.emplace_back(".");
        continue;
      }
      const Contents found = contents(view_, zone, CellId(cell));
      all_hidden = all_hidden && found.hidden;
      const std::string& mark = marks_[CellId(cell)];
      if (!mark.empty() && !found.hidden && found.pieces.empty()) {
        cells.push_back(mark);
        continue;
      }
      note(found, layout);
      cells.push_back(codes_.brief(found, layout) + (found.hidden ? "" : mark) +
                      (won(zone, cell) ? "*" : ""));
    }
    if (headed) {
      const Message name = zone_message(game_, layout);
      out_ +=
          words(all_hidden ? Message("{Zone}: ? (all hidden)", name) : Message("{Zone}:", name)) +
          "\n";
    }
    if (all_hidden && headed) return;
    if (plain && seen_ != seen) {  // drawn as lines, not as codes
      seen_ = seen;
      drawn_.push_back(layout.pieces[0]);
    }
    const auto lines = on_links ? link_lines(game_.board(), cells, plain)
                                : board_lines(game_.board(), cells, 1, language_);
    for (const std::string& line : lines) out_ += line + "\n";
  }

  std::string words(const Message& said) const { return said.in(language_); }

  bool won(ZoneInstance zone, int cell) const {
    return won_ && won_->zone == zone && won_->cells.has(CellId(cell));
  }

  // The codes that the legend has to explain.
  void note(const Contents& found, const ZoneLayout& zone) {
    hidden_ = hidden_ || found.hidden;
    empty_ = empty_ || (!found.hidden && found.pieces.empty());
    stacks_ = stacks_ || (zone.holds != Holds::pile && found.pieces.size() > 1);
    piles_ = piles_ || (zone.holds == Holds::pile && !found.pieces.empty());
    for (const Pieces& pieces : found.pieces)
      if (std::find(seen_.begin(), seen_.end(), pieces.piece) == seen_.end())
        seen_.push_back(pieces.piece);
  }

  std::string legend_text() {
    std::sort(seen_.begin(), seen_.end(), [](Piece a, Piece b) {
      return a.kind != b.kind ? a.kind < b.kind : a.owner < b.owner;
    });
    std::vector<std::string> items;
    for (const Piece piece : seen_)
      items.push_back(codes_.piece(piece) + " " + piece_name(game_, piece));
    for (const Piece piece : drawn_)
      items.push_back(std::string(game_.board().is_grid() ? "- " : codes_.piece(piece) + " ") +
                      piece_name(game_, piece));
    if (stacks_) items.push_back(words(Message("/n a stack of n pieces")));
    if (piles_) items.push_back(words(Message("numbers count pieces")));
    if (empty_) items.push_back(words(Message("{mark} empty", ".")));
    if (game_.board().is_grid() && game_.board().closed() > 0)
      items.push_back(words(Message("{mark} closed", k_closed)));
    for (const RegionDef& region : game_.definition().regions)
      if (region.mark != 0) items.push_back(mark_text(region.mark) + " " + spoken(region.name));
    if (std::ranges::find(marks_, k_to_cut) != marks_.end())
      items.push_back(words(Message("{mark} marked", k_to_cut)));
    if (hidden_) items.push_back(words(Message("{mark} hidden", "?")));
    if (won_) items.push_back(words(Message("{mark} what won", "*")));
    std::string out;
    for (const std::string& item : items) out += (out.empty() ? "" : ", ") + item;
    return out;
  }

  const View& view_;
  const Game& game_;
  Language language_;
  PieceCodes codes_;
  std::optional<PieceGroup> won_;
  std::vector<ZoneInstance> shown_;
  std::vector<Piece> seen_;
  std::vector<Piece> drawn_;  // the only kind in a zone on links
  ById<CellId, std::string> marks_;
  bool hidden_ = false, empty_ = false, stacks_ = false, piles_ = false;
  std::string out_;
};

// "Field, A1: a king."; `zone` is empty where there is only one.
Message cell_line(const Message& zone, const std::string& cell, Message contents) {
  const Message where = zone.empty() ? Message::name(cell) : Message("{zone}, {cell}", zone, cell);
  return Message("{Where}: {contents}.", where, std::move(contents));
}

Message hidden_places(bool links, int hidden, int all) {
  if (links)
    return hidden == all ? Message("all links are hidden")
                         : Message("{n} {n:link is|links are} hidden", hidden);
  return hidden == all ? Message("all cells are hidden")
                       : Message("{n} {n:cell is|cells are} hidden", hidden);
}

Message hidden_line(const Message& zone, const Message& places) {
  return zone.empty() ? Message("{Places}.", places) : Message("{Zone}, {places}.", zone, places);
}

}  // namespace

std::vector<ZoneInstance> shown_zones(const Game& game) {
  std::vector<ZoneInstance> out;
  for (const ZoneInstance zone : game.layout().zone_instances())
    if (game.definition().zones[game.layout().zone(zone).zone].shown) out.push_back(zone);
  return out;
}

std::string board_text(const View& view, Language language) {
  return BoardText(view, language).text();
}

std::vector<std::string> board_lines_spoken(const View& view, Language language) {
  const Game& game = view.game();
  std::vector<std::string> out;
  const std::vector<ZoneInstance> shown = shown_zones(game);
  for (const ZoneInstance zone : shown) {
    const ZoneLayout& layout = game.layout().zone(zone);
    if (game.definition().zones[layout.zone].of_cards()) {
      out.push_back(
          Message("{Zone}: {cards}.", zone_message(game, layout), cards_message(view, zone))
              .in(language));
      continue;
    }
    const Message name = shown.size() > 1 ? zone_message(game, layout) : Message();
    int hidden = 0;
    const bool on_links = game.definition().zones[layout.zone].place_type == PlaceType::links;
    int all = 0;
    for (int cell = 0; cell < card_cells(game.board()).first; ++cell) {
      if (game.board().link_cells().has(CellId(cell)) != on_links) continue;
      ++all;
      const Contents found = contents(view, zone, CellId(cell));
      hidden += found.hidden ? 1 : 0;
      if (found.pieces.empty()) continue;
      out.push_back(cell_line(name, game.board().name(CellId(cell)),
                              contents_message(game, found, layout.holds))
                        .in(language));
    }
    if (hidden > 0)
      out.push_back(hidden_line(name, hidden_places(on_links, hidden, all)).in(language));
  }
  return out;
}

}  // namespace hr
