// SPDX-License-Identifier: MIT
// Compares a drawn board with what a view shows.
#include <algorithm>

#include "core/board/board_lines.h"
#include "core/scenario/scenario_checks.h"
#include "core/words/cards_text.h"
#include "core/words/piece_codes.h"
#include "core/words/text.h"

namespace hr {

namespace {

class BoardCheck {
 public:
  BoardCheck(const View& view, const DrawnPosition& drawing)
      : view_(view), game_(view.game()), drawing_(drawing) {}

  void run(int line) {
    for (const ZoneInstance zone : game_.layout().zone_instances())
      game_.definition().zones[game_.layout().zone(zone).zone].of_cards() ? compare_cards(zone)
                                                                          : compare_zone(zone);
    for (const auto& [place, value] : drawing_.vars) compare_var(place.first, place.second, value);
    if (differing_.empty()) return;
    UnmetExpectation differs(
        line, differing_.size() == 1
                  ? "the board differs in one place"
                  : "the board differs in " + std::to_string(differing_.size()) + " places");
    differs.differing = std::move(differing_);
    differs.difference = std::move(difference_);
    differs.cells = std::move(cells_);
    differs.viewer = view_.viewer();
    throw UnmetExpectation(differs);
  }

 private:
  // Cards are compared, and shown, as a whole.
  void compare_cards(ZoneInstance zone) {
    const std::string is = cards_text(view_, zone);
    std::string meant;
    bool same = true;
    if (const auto hidden = drawing_.hidden_cards.find(zone);
        hidden != drawing_.hidden_cards.end()) {
      meant = hidden->second;
      same = is == meant || (meant == "hidden" && is.ends_with(meant));
    } else {
      std::vector<PlacedCards> cards;
      for (const auto& [place, drawn] : drawing_.cells) {
        if (place.first != zone) continue;
        for (const Pieces& pieces : drawn.pieces) cards.emplace_back(place.second, pieces);
        if (drawn != contents(view_, zone, place.second)) {
          same = false;
          cells_.push_back({zone, place.second, drawn});
        }
      }
      meant = cards_text(game_, game_.layout().zone(zone), std::move(cards));
    }
    if (!same && is != meant)
      differing_.push_back(sentence(zone_name(game_, game_.layout().zone(zone)) + ": expected " +
                                    meant + ", found " + is));
  }

  void compare_zone(ZoneInstance zone) {
    const ZoneLayout& layout = game_.layout().zone(zone);
    const PieceCodes codes(game_);
    std::vector<std::string> expected, found;
    bool same = true;
    for (int c = 0; c < card_cells(game_.board()).first; ++c) {
      const Contents is = contents(view_, zone, CellId(c));
      const auto drawn = drawing_.cells.find({zone, CellId(c)});
      const Contents& meant = drawn == drawing_.cells.end() ? is : drawn->second;
      expected.push_back(codes.full(meant, layout));
      found.push_back(codes.full(is, layout));
      if (meant == is) continue;
      same = false;
      cells_.push_back({zone, CellId(c), meant});
      const std::string where =
          game_.layout().zone_instances().size() > 1 ? zone_name(game_, layout) + ", " : "";
      differing_.push_back(sentence(where + game_.board().name(CellId(c)) + ": expected " +
                                    contents_text(game_, meant, layout.holds) + ", found " +
                                    contents_text(game_, is, layout.holds)));
    }
    if (!same) add_difference(layout, expected, found);
  }

  void add_difference(const ZoneLayout& layout, const std::vector<std::string>& expected,
                      const std::vector<std::string>& found) {
    const std::size_t width = std::max(widest(expected), widest(found));
    const std::vector<std::string> was = board_lines(game_.board(), expected, width),
                                   is = board_lines(game_.board(), found, width);
    if (game_.layout().zone_instances().size() > 1)
      difference_.push_back("  " + sentence(zone_name(game_, layout)) + ":");
    for (std::size_t i = 0; i < was.size(); ++i) {
      difference_.push_back((was[i] == is[i] ? "  " : "- ") + was[i]);
      if (was[i] != is[i]) difference_.push_back("+ " + is[i]);
    }
  }

  void compare_var(VarId var, SeatId seat, const std::optional<std::int64_t>& meant) {
    const VarDef& def = game_.definition().vars[var];
    const auto is = view_.var(var, seat);
    if (is == meant) return;
    const auto said = [&](const std::optional<std::int64_t>& value) {
      return value ? value_text(game_, def, *value) : "hidden";
    };
    differing_.push_back(
        sentence(var_name(game_, var, seat) + ": expected " + said(meant) + ", found " + said(is)));
  }

  const View& view_;
  const Game& game_;
  const DrawnPosition& drawing_;
  std::vector<std::string> differing_, difference_;
  std::vector<DifferingCell> cells_;
};

}  // namespace

void unmet(int line, const std::string& sentence, const std::string& expected,
           const std::string& found) {
  UnmetExpectation out(line, sentence);
  out.expected = expected;
  out.found = found;
  throw UnmetExpectation(out);
}

void check_board(const View& view, const DrawnPosition& drawing, int line) {
  BoardCheck(view, drawing).run(line);
}

}  // namespace hr
