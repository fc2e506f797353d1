// SPDX-License-Identifier: MIT
#include "printing/print.h"

#include <algorithm>

namespace hr::printing {

namespace {

constexpr const char* k_for_no_pupil = "ANSWERS: for the game leader only";

// A sheet and its seat; none if it is for everybody.
struct Copy {
  const hr::Sheet* sheet;
  SeatId seat;
};

// Every sheet as it is printed, in order.
std::vector<Copy> copies(const PrintPlan& what) {
  std::vector<Copy> out;
  for (const hr::Sheet& sheet : what.sheets) {
    if (!sheet.each_seat) out.push_back({&sheet, SeatId::none});
    for (std::size_t s = 0; sheet.each_seat && s < what.definition.seats.size(); ++s)
      out.push_back({&sheet, SeatId(static_cast<int>(s))});
  }
  std::ranges::stable_partition(out, [](const Copy& copy) { return !is_answer_key(*copy.sheet); });
  return out;
}

bool is_of_cards(const hr::Sheet& sheet) {
  return std::ranges::any_of(
      sheet.blocks, [](const Block& block) { return std::holds_alternative<CardSheet>(block); });
}

class PrintJob {
 public:
  PrintJob(Paper& paper, const PrintPlan& what) : paper_(paper), what_(what) {}

  void operator()(const CardCopy& /*block*/) const { draw_card(paper_, what_.definition.card); }
  void operator()(const BoardPicture& block) const { draw(paper_, block, what_.definition); }
  void operator()(const AnswerKey& block) const {
    draw(paper_, block, what_.definition, what_.answers);
  }
  void operator()(const CutOuts& block) const { draw(paper_, block, what_.definition); }
  void operator()(const CardSheet& block) const { draw(paper_, block, what_.definition); }
  template <class Other>
  void operator()(const Other& block) const {
    draw(paper_, block);
  }

 private:
  Paper& paper_;
  const PrintPlan& what_;
};

std::string seat_name(const PrintPlan& what, SeatId seat) {
  return seat == SeatId::none ? "" : what.definition.seats[seat].name;
}

PrintResult print(const PrintPlan& what, const std::vector<Copy>& sheets, Canvas& canvas,
                  std::size_t of) {
  Paper paper(canvas, what.paper, {.text = what.footer, .of = of});
  PrintResult out;
  hr::Sheet own;
  for (const auto& [each, seat] : sheets) {
    if (seat != SeatId::none) own = sheet_of(*each, what.definition, seat);
    const hr::Sheet& sheet = seat == SeatId::none ? *each : own;
    const bool key = is_answer_key(sheet);
    const std::size_t before = paper.pages();
    if (is_of_cards(sheet))
      paper.begin_bare(sheet);
    else
      paper.begin(sheet, key ? k_for_no_pupil : "");
    for (const Block& block : sheet.blocks) std::visit(PrintJob(paper, what), block);
    out.sheets.push_back({.title = sheet.title,
                          .seat = seat_name(what, seat),
                          .off_variant = sheet.off_variant,
                          .key = key,
                          .extra = is_extra(sheet),
                          .landscape = sheet.landscape,
                          .first = before + 1,
                          .pages = paper.pages() - before});
  }
  paper.end();
  out.pages = paper.pages();
  return out;
}

}  // namespace

PrintResult print(const PrintPlan& what, Canvas& measuring, Canvas& drawing) {
  const std::vector<Copy> sheets = copies(what);
  const std::size_t pages = print(what, sheets, measuring, 0).pages;
  return print(what, sheets, drawing, pages);
}

PrintResult print_again(const PrintPlan& what, std::size_t pages, Canvas& canvas) {
  return print(what, copies(what), canvas, pages);
}

}  // namespace hr::printing
