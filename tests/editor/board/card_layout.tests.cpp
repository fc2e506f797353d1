// SPDX-License-Identifier: MIT
#include "editor/board/card_layout.h"

#include <catch2/catch.hpp>
#include <set>

#include "editor/board/board_layout.h"
#include "tests/editor/board/boards.h"

namespace hr::tests {

namespace {

struct Laid {
  Seated game;
  std::vector<DrawnBoard> boards;
  editor::BoardLayout layout;

  Laid(const std::string& ruleset, int actions, float width, float height) : game(ruleset) {
    game.play(actions);
    const Report report = game.table.report(Issuer::owner(), ViewQuery{SeatId(0)});
    boards = drawn_boards(*game.game, report);
    layout = editor::layout_of(*game.game, {}, boards, width, height);
  }
  Box box(std::size_t board) const {
    const Box inner = layout.of(static_cast<int>(board)).bounds;
    const PicturePoint at = layout.origins[board];
    return {at.x + inner.left, at.y + inner.top, at.x + inner.right, at.y + inner.bottom};
  }
};

const std::vector<std::string> k_card_games{"deck_builder", "sixteen_cards", "others_hands",
                                            "secret_envelope", "liars_dice"};

}  // namespace

TEST_CASE("groups of cards do not overlap and fit the room", "[editor]") {
  for (const std::string& name : k_card_games)
    for (const auto& [width, height] :
         {std::pair(770.0F, 430.0F), {400.0F, 800.0F}, {1900.0F, 1200.0F}}) {
      const Laid laid(name, 20, width, height);
      INFO(name << " in " << width << " by " << height);
      const editor::Camera camera = editor::fitted(laid.layout, {0, 0, width, height}, 1, 1000);
      CHECK(laid.layout.bounds.width() * camera.scale <= width + 1);
      CHECK(laid.layout.bounds.height() * camera.scale <= height + 1);
      for (std::size_t a = 0; a < laid.boards.size(); ++a)
        for (std::size_t b = a + 1; b < laid.boards.size(); ++b) {
          const Box one = laid.box(a), other = laid.box(b);
          const bool apart = one.right <= other.left || other.right <= one.left ||
                             one.bottom <= other.top || other.bottom <= one.top;
          INFO(laid.boards[a].title << " and " << laid.boards[b].title);
          CHECK(apart);
        }
    }
}

TEST_CASE("the hand of the viewer is the lowest group and has the largest cards", "[editor]") {
  for (const std::string name : {"deck_builder", "sixteen_cards", "others_hands"}) {
    const Laid laid(name, 0, 770, 430);
    INFO(name);
    const std::size_t hand = laid.boards.size() - 1;
    CHECK(laid.boards[hand].title == "Hand of Ann");
    const auto wide = [&](std::size_t board) {
      return laid.layout.of(static_cast<int>(board)).at(laid.boards[board].cards.at(0)).across.x;
    };
    for (std::size_t b = 0; b < hand; ++b) {
      CHECK(laid.box(b).top <= laid.box(hand).top);
      if (!laid.boards[b].cards.empty()) CHECK(wide(b) < wide(hand));
    }
  }
}

TEST_CASE("what lies before another seat is in its area, which says whose it is", "[editor]") {
  for (const std::string& name : k_card_games) {
    const Laid laid(name, 20, 770, 430);
    INFO(name);
    std::set<SeatId> others;
    for (std::size_t b = 0; b < laid.boards.size(); ++b) {
      const DrawnBoard& group = laid.boards[b];
      if (group.place != BoardPlace::others) continue;
      others.insert(group.seat);
      if (laid.layout.areas.empty()) continue;
      const auto area = std::ranges::find(laid.layout.areas, group.seat, &editor::SeatArea::seat);
      REQUIRE(area != laid.layout.areas.end());
      const Box inner = laid.box(b), &outer = area->box;
      CHECK((inner.left >= outer.left && inner.right <= outer.right));
      CHECK((inner.top >= outer.top && inner.bottom <= outer.bottom));
      CHECK(laid.layout.titles[b].text == group.heading_at_seat());
    }
    CHECK(laid.layout.areas.size() == (others.size() > 1 ? others.size() : 0));
  }
}

TEST_CASE("a hand is sorted by suits and ranks, and numbered suits are called as the cards are",
          "[editor]") {
  RulesetText ruleset_text;
  ruleset_text.ruleset = "t";
  ruleset_text.files.push_back(
      {"rules.lua",
       "local kinds = { joker = { suit = 0, rank = 0, begins_in = { hand = 1 } } }\n"
       "for s, suit in ipairs{ 'spades', 'hearts' } do for rank = 9, 11 do\n"
       "kinds[suit .. '_' .. rank] = { suit = s, rank = rank, begins_in = { hand = 1 } } end end\n"
       "return { name = 'S', seats = { 'ann', 'bob' }, kinds = kinds,\n"
       "zones = { hand = bag{ per = 'seat', see = 'owner' } },\n"
       "verbs = { play = { pick{ any.hand }, does = take(here) } }, stuck = 'draws' }"});
  const Table table(scripting::begin_game(scripting::load_ruleset(ruleset_text), {.seed = 1}));
  const GameReport game = table.report(Issuer::owner(), GameQuery());
  const Report report = table.report(Issuer::owner(), ViewQuery{SeatId(0)});
  const CardFace& nine = game.card_faces.at("hearts_9");
  CHECK((nine.rank == "9" && nine.suit == "hearts" && nine.strength == 9));
  CHECK(game.card_faces.at("joker").suit.empty());
  std::string hand;
  for (const DrawnBoard& group : drawn_boards(game, report))
    for (const CellId cell : group.cards)
      if (group.place == BoardPlace::hand)
        hand += report.zones[group.zones.front()].cells[nth(cell)].name + " ";
  CHECK(hand == "joker hearts_9 hearts_10 hearts_11 spades_9 spades_10 spades_11 ");
}

TEST_CASE("arrow keys reach every card", "[editor]") {
  for (const std::string& name : k_card_games) {
    const Laid laid(name, 20, 770, 430);
    std::vector<editor::CellRef> reached{editor::neighbour_towards(laid.layout, {}, {1, 0})};
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (const PicturePoint way :
           {PicturePoint{1, 0}, PicturePoint{-1, 0}, PicturePoint{0, 1}, PicturePoint{0, -1}})
        if (const auto to = editor::neighbour_towards(laid.layout, reached[i], way);
            std::ranges::find(reached, to) == reached.end())
          reached.push_back(to);
    std::size_t all = 0;
    for (const DrawnBoard& board : laid.boards) all += board.cards.size();
    INFO(name);
    CHECK(reached.size() == all);
  }
}

TEST_CASE("cards of a market of ten kinds are wide enough to read", "[editor]") {
  const Laid laid("deck_builder", 0, 770, 430);  // the room in a window of 1280 by 800
  const editor::Camera camera = editor::fitted(laid.layout, {0, 0, 770, 430}, 23, 150);
  for (std::size_t b = 0; b < laid.boards.size(); ++b)
    for (const CellId cell : laid.boards[b].cards) {
      const PieceSpot& spot = laid.layout.of(static_cast<int>(b)).at(cell);
      const float wide = 2 * spot.across.x * camera.scale, high = 2 * spot.along.y * camera.scale;
      INFO(laid.boards[b].title);
      CHECK(wide > (laid.boards[b].source ? 62 : laid.boards[b].printed ? 50 : 42));
      // For a name, two lines and the number of equal cards.
      if (laid.boards[b].printed) CHECK(high > 1.1F * wide);
    }
}

}  // namespace hr::tests
