// SPDX-License-Identifier: MIT
// The pages of a print and their order. Their contents are tested from outside, in
// tests/cli/print.tests.cpp.
#include "printing/pdf/print_pdf.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <utility>

#include "core/base/error.h"

namespace hr::tests {

using namespace printing;

namespace {

GameDef two_seats() {
  GameDef out;
  out.name = "Paper";
  out.seats = {{"sun", ""}, {"moon", ""}};
  out.card = {"Be kind."};
  out.board = Board::grid({.columns = 3, .rows = 3});
  return out;
}

const GameDef k_definition = two_seats();

hr::Sheet sheet(const std::string& title, Block block, bool each_seat = false) {
  return {.title = title, .blocks = {std::move(block)}, .each_seat = each_seat};
}

AnswerKey key() {
  return {.picture = {.cells = CellSet::all(9),
                      .marked = CellSet(9),
                      .labels = ById<CellId, std::string>(9, "x")}};
}

PrintedPdf printed(const Sheets& sheets, const Answers& answers = {}) {
  return print_pdf(
      {.definition = k_definition, .sheets = sheets, .footer = "Paper.", .answers = answers});
}

// How many pixels of a column of the image are opaque, and how many of those are dark.
std::pair<int, int> column(const drawing::Image& image, int x) {
  std::pair<int, int> out;
  for (int y = 0; y < image.side; ++y) {
    const std::uint8_t* const pixel =
        image.rgba.data() + 4 * static_cast<std::size_t>(y * image.side + x);
    if (pixel[3] == 255) ++out.first;
    if (pixel[3] == 255 && pixel[0] < 128) ++out.second;
  }
  return out;
}

template <class Visit>
void each_pixel(const drawing::Image& image, const Visit& visit) {
  for (std::size_t i = 0; i + 3 < image.rgba.size(); i += 4)
    if (image.rgba[i + 3] == 255) visit(image.rgba[i], image.rgba[i + 1], image.rgba[i + 2]);
}
bool has_colour(const drawing::Image& image) {
  bool out = false;
  each_pixel(image, [&](int red, int green, int blue) {
    out = out || std::max({red, green, blue}) - std::min({red, green, blue}) > 40;
  });
  return out;
}
std::int64_t ink_on(const drawing::Image& image) {
  std::int64_t out = 0;
  each_pixel(image, [&](int red, int, int) { out += 255 - red; });
  return out;
}

}  // namespace

TEST_CASE("Each sheet is a page, seats have their own, and answers are last", "[printing]") {
  const PrintedPdf all = printed({sheet("Answers", key()), sheet("One", Writing{.text = "One."}),
                                  sheet("For {seat}", CardCopy(), true)});
  CHECK(all.pages == 4);
  REQUIRE(all.sheets.size() == 4);
  CHECK(all.sheets[0].title == "One");
  CHECK(all.sheets[1].title == "For sun");
  CHECK(all.sheets[1].seat == "sun");
  CHECK(all.sheets[2].title == "For moon");
  CHECK(all.sheets[3].title == "Answers");
  CHECK(all.sheets[3].key);
  CHECK_FALSE(all.sheets[2].key);
  for (std::size_t i = 0; i < 4; ++i) CHECK(all.sheets[i].first == i + 1);
  CHECK(all.pdf.starts_with("%PDF-"));
}

TEST_CASE("A sheet that is too full continues on further pages", "[printing]") {
  SheetTable table{.head = {"n"}};
  for (int i = 0; i < 100; ++i) table.rows.push_back({{.text = std::to_string(i)}});
  const PrintedPdf all = printed({sheet("Long", table), sheet("Next", Writing{.text = "Next."})});
  CHECK(all.sheets[0].pages >= 3);
  CHECK(all.sheets[1].first == all.sheets[0].pages + 1);
  CHECK(all.pages == all.sheets[0].pages + 1);
}

TEST_CASE("Pieces to cut out continue on further pages, and none is split", "[printing]") {
  CutOuts pieces{.pieces = {{.texts = {"grave", "plot"}, .copies = 6},
                            {.texts = {"a word that is far too long for its square"}, .size = 4},
                            {.texts = {"red"}, .copies = 100, .dark = true}}};
  CHECK(printed({sheet("Pieces", pieces)}).pages == 2);
  pieces.side = 40;
  CHECK(printed({sheet("Pieces", pieces)}).pages == 7);
}

TEST_CASE("A page as a picture lies at the upper left of it, as wide as the paper is",
          "[printing]") {
  const Sheets sheets{sheet("Board", BoardPicture(key().picture)), sheet("Rules", CardCopy())};
  const PrintPlan plan{.definition = k_definition, .sheets = sheets, .footer = "Paper."};
  constexpr int k_side = 300;
  const drawing::Image first = page_image(plan, 1, 2, k_side);
  REQUIRE(first.side == k_side);
  CHECK(column(first, 0) == std::pair(k_side, 0));
  CHECK(column(first, 211) == std::pair(k_side, 0));  // 300 * 210 / 297
  CHECK(column(first, 213).first == 0);
  int dark = 0;
  for (int x = 0; x < k_side; ++x) dark += column(first, x).second;
  CHECK(dark > 40);
  CHECK(first == page_image(plan, 1, 2, k_side));
  CHECK(first != page_image(plan, 2, 2, k_side));
  CHECK(page_image(plan, 3, 2, k_side).side == 0);
}

TEST_CASE("Too many pages are refused", "[printing]") {
  const std::string line = "line\n";
  std::string text;
  for (int i = 0; i < 60 * 600; ++i) text += line;
  CHECK_THROWS_WITH(printed({sheet("Endless", Writing{.text = text})}),
                    "the sheets fill more than 500 pages");
}

TEST_CASE("The same print gives the same bytes", "[printing]") {
  const Sheets sheets{sheet("Board", key().picture), sheet("Card", CardCopy())};
  CHECK(printed(sheets).pdf == printed(sheets).pdf);
}

TEST_CASE("A ruleset without sheets has its board and its card printed", "[printing]") {
  const Sheets sheets = plain_sheets(k_definition);
  REQUIRE(sheets.size() == 2);
  CHECK(std::get<BoardPicture>(sheets[0].blocks[0]).labels.back() == "C3");
  CHECK(sheets[1].title == "Paper: the rules");
  CHECK(plain_sheets(GameDef()).empty());
}

TEST_CASE("A board that is wider than high is printed on a landscape page", "[printing]") {
  const auto turned = [](const GridSpec& grid) {
    GameDef definition;
    definition.board = Board::grid(grid);
    return plain_sheets(definition)[0].landscape;
  };
  CHECK(turned({.columns = 5, .rows = 2}));
  CHECK_FALSE(turned({.columns = 3, .rows = 3}));
  CHECK_FALSE(turned({.columns = 5, .rows = 2, .levels = 3}));
}

TEST_CASE("For a board in two parts an answer shows the part with the run", "[printing]") {
  AnswerKey answer = key();
  const Answers whole{.collects = "coins", .runs = {{.of = "", .score = 1, .route = {CellId(0)}}}};
  GameDef islands = two_seats();
  islands.board =
      Board::graph({.cells = {"near", "far"}, .directions = {}, .positions = {{0, 0}, {2, 0}}});
  answer.picture = {
      .cells = CellSet::all(2), .marked = CellSet(2), .labels = {"here", "elsewhere"}, .notes = {}};
  const auto drawn = [&](const CellSet& cells) {
    answer.picture.cells = cells;
    const Sheets sheets{sheet("Answers", answer)};
    return print_pdf({.definition = islands, .sheets = sheets, .answers = whole}).pdf;
  };
  CellSet first(2);
  first.add(CellId(0));
  CHECK(drawn(CellSet::all(2)) == drawn(first));
}

TEST_CASE("Pieces to cut out that are called like a kind have its drawing, the same each time",
          "[printing]") {
  GameDef game = two_seats();
  game.kinds = {{.name = "dragon", .looks = {"wyrm.svg"}}, {.name = "stick"}, {.name = "knight"}};
  game.drawings["wyrm.svg"] =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 "
      "64\"><circle r=\"9\" fill=\"{owner}\"></circle></svg>";
  const auto with = [&](const std::string& text) {
    const Sheets sheets{sheet("Pieces", CutOuts{.pieces = {{.texts = {text}}}})};
    return print_pdf({.definition = game, .sheets = sheets}).pdf;
  };
  CHECK(with("dragon") == with("dragon"));
  CHECK(with("knight") == with("knight"));
  const std::string drawn = with("dragon"), plain = with("stick");
  game.kinds.clear();
  CHECK(with("dragon") != drawn);
  CHECK(with("stick") == plain);
}

TEST_CASE("Cells differ by hatching in black and white, and by their fill in colour",
          "[printing]") {
  GameDef game = two_seats();
  game.regions = {{.name = "sea", .cells = {CellSet::all(9)}}};
  const auto page = [&](Tint all, Tint sea, bool in_colour) {
    game.look.cells.fill = all;
    game.look.regions["sea"].fill = sea;
    const Sheets sheets{sheet("Board", BoardPicture(key().picture))};
    const PrintPlan plan{.definition = game, .sheets = sheets, .in_colour = in_colour};
    return page_image(plan, 1, 1, 400);
  };
  const drawing::Image plain = page(Tint::plain, Tint::plain, false);
  CHECK_FALSE(has_colour(plain));
  CHECK(page(Tint::green, Tint::plain, false) == plain);  // as all cells are: nothing to tell apart
  const drawing::Image blue = page(Tint::plain, Tint::blue, false);
  CHECK_FALSE(has_colour(blue));
  CHECK(ink_on(blue) > ink_on(plain));
  CHECK(blue != page(Tint::plain, Tint::red, false));
  CHECK(has_colour(page(Tint::plain, Tint::blue, true)));
  CHECK(has_colour(page(Tint::green, Tint::plain, true)));
  CHECK(page(Tint::plain, Tint::plain, true) == plain);
}

TEST_CASE("A square to cut out that is called like a seat has its colour, in colour",
          "[printing]") {
  const Sheets sheets{sheet("Pieces", CutOuts{.pieces = {{.texts = {"sun"}}}})};
  const auto page = [&](bool in_colour) {
    const PrintPlan plan{.definition = k_definition, .sheets = sheets, .in_colour = in_colour};
    return page_image(plan, 1, 1, 300);
  };
  CHECK_FALSE(has_colour(page(false)));
  CHECK(has_colour(page(true)));
}

namespace {

GameDef card_game(int kinds) {
  GameDef out = two_seats();
  out.board = Board();
  out.zones = {{.name = "deck", .see = {}}, {.name = "hand", .per_seat = true, .see = {}}};
  for (int i = 0; i < kinds; ++i)
    out.kinds.push_back({.name = "card_" + std::to_string(i), .card = i});
  return out;
}

}  // namespace

TEST_CASE("A card game has its cards printed: nine on a page, and their backs after it",
          "[printing]") {
  GameDef game = card_game(10);
  const Sheets sheets = plain_sheets(game);
  REQUIRE(sheets.size() == 3);
  CHECK(sheets[2].title == "Paper: the rules");
  CHECK_FALSE(is_extra(sheets[0]));
  CHECK(is_extra(sheets[1]));
  const auto pages = [&](std::size_t sheet, PaperSize paper = k_a4) {
    const Sheets one{sheets[sheet]};
    return print_pdf({.definition = game, .sheets = one, .paper = paper}).pages;
  };
  CHECK(pages(0) == 4);
  CHECK(pages(0, k_letter) == 4);
  CHECK(pages(1) == 2);
  game.kinds.pop_back();
  CHECK(pages(0) == 2);
  // As many as there are when the game begins: two, and one for each of two seats.
  game.kinds[0].begins_in = {{ZoneId(0), 2}, {ZoneId(1), 1}};
  CHECK(pages(0) == 4);
}

TEST_CASE("A back is behind its face when the paper is turned over", "[printing]") {
  const GameDef game = card_game(1);
  const Sheets sheets{plain_sheets(game)[0]};
  const PrintPlan plan{.definition = game, .sheets = sheets};
  const auto middle = [&](std::size_t page) {
    const drawing::Image image = page_image(plan, page, 2, 600);
    std::int64_t sum = 0, dark = 0;
    for (int y = 0; y < 240; ++y)  // the first row
      for (int x = 60; x < 364; ++x)
        if (image.rgba[4 * static_cast<std::size_t>(y * 600 + x)] < 160) sum += x, ++dark;
    REQUIRE(dark > 0);
    return static_cast<double>(sum) / static_cast<double>(dark) / (600.0 * 210 / 297);
  };
  CHECK(middle(1) < 0.42);
  CHECK(middle(2) > 0.58);
}

TEST_CASE("The second corner of a card is the first one turned round", "[printing]") {
  GameDef game = card_game(1);
  game.kinds[0].attributes = {{.name = "rank", .text = "7"}, {.name = "suit", .text = "spades"}};
  const Sheets sheets{plain_sheets(game)[0]};
  const drawing::Image image = page_image({.definition = game, .sheets = sheets}, 1, 2, 1188);
  // Four pixels a millimetre; the card is the first of three by three in the middle of the page.
  const int left = (840 - 3 * 252) / 2, top = (1188 - 3 * 352) / 2;
  const auto dark = [&](int x, int y) {
    return image.rgba[4 * static_cast<std::size_t>((top + y) * 1188 + left + x)] < 128;
  };
  int inked = 0, differ = 0;
  for (int y = 10; y < 80; ++y)
    for (int x = 10; x < 70; ++x) {
      inked += dark(x, y) ? 1 : 0;
      differ += dark(x, y) != dark(251 - x, 351 - y) ? 1 : 0;
    }
  CHECK(inked > 200);
  CHECK(differ < inked / 4);
}

TEST_CASE("The faces of dice are no cards", "[printing]") {
  GameDef game = card_game(2);
  game.zones.push_back({.name = "cup", .faces = 6, .see = {}});
  game.kinds[0].zone = ZoneId(2);
  CHECK_FALSE(is_printed_card(game, game.kinds[0]));
  CHECK(is_printed_card(game, game.kinds[1]));
  CHECK(plain_sheets(game).size() == 3);
  game.kinds.pop_back();
  REQUIRE(plain_sheets(game).size() == 1);
  CHECK(plain_sheets(game)[0].title == "Paper: the rules");
}

TEST_CASE("A board of points has its lines whole and names at its edges", "[printing]") {
  GameDef game = two_seats();
  game.look.style = GridStyle::points;
  const Sheets sheets = plain_sheets(game);
  const auto& picture = std::get<BoardPicture>(sheets[0].blocks[0]);
  CHECK(picture.labels[CellId(0)].empty());
  REQUIRE(picture.notes.size() == 6);
  CHECK(picture.notes[0].text == "A");
  CHECK(picture.notes[5].text == "3");
  game.look.style = GridStyle::table;  // without an edge: nothing to print
  CHECK(std::holds_alternative<CardCopy>(plain_sheets(game)[0].blocks[0]));
}

}  // namespace hr::tests
