// SPDX-License-Identifier: MIT
#include "editor/print/print_job.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <functional>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr Allowance::Limits k_limits{
    .time = std::chrono::seconds(30), .memory = std::size_t{256} << 20, .whole = true};

printing::PrintPlan plan(const Printout& what) {
  return {.definition = *what.rules.definition,
          .sheets = what.rules.sheets,
          .footer = what.rules.settings,
          .paper = what.order.letter ? printing::k_letter : printing::k_a4,
          .in_colour = what.order.in_colour,
          .answers = what.answers};
}

void make(Printout& out) {
  const std::shared_ptr<scripting::Ruleset> ruleset = scripting::load_ruleset(out.order.text);
  out.rules = scripting::printable(*ruleset, out.order.players);
  Sheets& sheets = out.rules.sheets;
  for (const Sheet& sheet : sheets)
    out.choices.push_back({sheet.title, sheet.each_seat, is_extra(sheet), sheet.off_variant});
  std::erase_if(sheets, [&](const Sheet& sheet) {
    if (is_extra(sheet)) return std::ranges::count(out.order.extras, sheet.title) == 0;
    return std::ranges::count(out.order.left_out, sheet.title) > 0;
  });
  if (out.choices.empty()) throw Error("There is neither a board nor a rules card to print."_text);
  if (sheets.empty()) throw Error(texts::print::choose_one);
  if (std::ranges::any_of(sheets, is_answer_key)) out.answers = scripting::answers_of(ruleset);
  out.printed = printing::print_pdf(plan(out));
  out.digest = std::hash<std::string>()(out.printed.pdf);
}

}  // namespace

drawing::Image Printout::page(std::size_t number, int side) const {
  return printing::page_image(plan(*this), number, printed.pages, side);
}

Printout print_out(const PrintOrder& order) {
  Printout out{.order = order};
  try {
    const Allowance allowance(k_limits);
    make(out);
  } catch (const Exhausted& exhausted) {
    out.complaint = fill("These sheets cannot be printed: making them {}", exhausted.what());
  } catch (const std::exception& error) {
    out.complaint = error.what();
  }
  return out;
}

void PrintJob::follow(const PrintOrder& wanted) {
  if (job_.tick()) latest_ = job_.report();
  if (job_.running() || (latest_ != nullptr && latest_->order == wanted)) return;
  job_.begin([wanted](auto& task) {
    const auto made = std::make_shared<const Printout>(print_out(wanted));
    task.update([&](auto& latest) { latest = made; });
  });
}

}  // namespace hr::editor
