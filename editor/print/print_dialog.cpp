// SPDX-License-Identifier: MIT
#include "editor/print/print_dialog.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "core/base/words.h"
#include "editor/panels/file_dialog.h"
#include "editor/print/print_job.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_print_title = texts::print::title;
constexpr float k_wide = 980, k_left = 300;  // at scale 1

// Shared with the dialog that saves them.
struct ChosenPages {
  std::string name;  // of the file
  std::shared_ptr<const std::string> pdf;
};

// What is printed: the open game, or one that is being set up.
struct PrintedGame {
  std::string ruleset;                      // its id
  std::shared_ptr<const RulesetText> text;  // null: there is nothing to print
  std::vector<std::string> players;         // as in PrintOrder
};

PrintedGame game_of(const DeskState& state) {
  PrintedGame out;
  if (state.game) {
    out = {state.game->ruleset, state.game->in_force, {}};
    for (const SeatReport& seat : state.game->report.seats) out.players.push_back(seat.player_name);
  } else if (state.preview && state.preview->complaint.empty()) {
    out = {state.preview->start.ruleset, state.preview->text, {}};
    for (const Player& player : state.preview->start.players) out.players.push_back(player.name);
  }
  return out;
}

const RulesetInfo* ruleset_of(const DeskState& state) {
  const auto found = std::ranges::find(state.rulesets, game_of(state).ruleset, &RulesetInfo::id);
  return found == state.rulesets.end() ? nullptr : &*found;
}

int seats_in(const RulesetText& ruleset_text, const std::string& option, int otherwise) {
  for (const auto& [name, value] : ruleset_text.settings)
    if (name == option) std::from_chars(value.data(), value.data() + value.size(), otherwise);
  return otherwise;
}

void set_option(RulesetText& ruleset_text, const std::string& name, const std::string& value) {
  std::erase_if(ruleset_text.settings, [&](const auto& setting) { return setting.first == name; });
  ruleset_text.settings.emplace_back(name, value);
  std::ranges::sort(ruleset_text.settings);
}

class PrintDialog : public Panel {
 public:
  explicit PrintDialog(std::shared_ptr<ChosenPages> chosen) : chosen_(std::move(chosen)) {}

  std::string_view name() const override { return k_print_title; }
  bool open(const std::string& name) override { return name == "print" && (opening_ = true); }

  void draw(const DeskState& state, Requests& requests) override {
    if (opening_) ImGui::OpenPopup(k_print_title.c_str());
    const bool begins = std::exchange(opening_, false);
    const float wide = std::min(k_wide, ImGui::GetIO().DisplaySize.x / ui::scaled(1) - 24);
    bool stays = true;
    const ui::Dialog dialog(k_print_title, wide, &stays);
    if (!dialog) return;
    const PrintedGame game = game_of(state);
    if (game.text == nullptr || pressed(Key::escape)) return ImGui::CloseCurrentPopup();
    if (begins) begin(game);
    job_.follow(order_);
    if (job_.running()) ui::context().moving = true;  // look again in the next frame
    const float high = 0.72F * ImGui::GetIO().DisplaySize.y;
    const float left = std::min(ui::scaled(k_left), 0.42F * ImGui::GetContentRegionAvail().x);
    {
      const ui::Child choices("choices", {left, high});
      draw_choices(state);
    }
    ImGui::SameLine();
    {
      const ui::Child pages("pages", {0, high}, false, ImGuiWindowFlags_NoScrollbar);
      draw_pages();
    }
    draw_buttons(game.ruleset, requests);
  }

 private:
  void begin(const PrintedGame& game) {
    const bool letter = order_.letter;
    if (game.text->ruleset != order_.text.ruleset) {
      order_.left_out.clear();
      order_.extras.clear();
    }
    order_.text = *game.text;
    order_.players = game.players;
    order_.letter = letter;
    page_ = 1;
  }

  void draw_choices(const DeskState& state) {
    ui::strong(texts::print::sheets);
    if (const auto& latest = job_.latest())
      for (const SheetChoice& sheet : latest->choices) draw_sheet(sheet);
    draw_seats(state);
    ui::strong(texts::print::paper);
    if (ui::radio("A4", !order_.letter)) order_.letter = false;
    ui::same_line(16);
    if (ui::radio(texts::print::letter, order_.letter)) order_.letter = true;
    ui::strong(texts::print::ink);
    if (ui::radio(texts::print::black_and_white, !order_.in_colour)) order_.in_colour = false;
    ui::flow(ImGui::GetFrameHeight() + ImGui::CalcTextSize(texts::print::in_colour.c_str()).x +
             ImGui::GetStyle().ItemInnerSpacing.x);
    if (ui::radio(texts::print::in_colour, order_.in_colour)) order_.in_colour = true;
    ui::muted(texts::print::about);
  }

  void draw_sheet(const SheetChoice& sheet) {
    std::vector<std::string>& listed = sheet.extra ? order_.extras : order_.left_out;
    const auto found = std::ranges::find(listed, sheet.title);
    bool on = (found != listed.end()) == sheet.extra;
    std::string label = sheet.title;
    if (const std::size_t at = label.find("{seat}"); at != std::string::npos)
      label.replace(at, 6, "…");
    const bool changed = ui::tick(label, on);
    if (!sheet.off_variant.empty())
      ui::muted(fill(texts::print::off_variant, spoken(sheet.off_variant)));
    if (!changed) return;
    if (found != listed.end())
      listed.erase(found);
    else
      listed.push_back(sheet.title);
  }

  // How many seats the sheets are for, where an option says that.
  void draw_seats(const DeskState& state) {
    const RulesetInfo* const ruleset = ruleset_of(state);
    if (ruleset == nullptr || ruleset->seats_option.empty()) return;
    ui::strong(sentence(spoken(ruleset->seats_option)));
    const int usual = static_cast<int>(ruleset->seats.size());
    const int seats = seats_in(order_.text, ruleset->seats_option, usual);
    for (int n = ruleset->fewest; n <= ruleset->most; ++n) {
      if (n > ruleset->fewest)
        ui::flow(ImGui::GetFrameHeight() + ImGui::CalcTextSize(std::to_string(n).c_str()).x +
                 ImGui::GetStyle().ItemInnerSpacing.x);
      if (ui::radio(std::to_string(n), n == seats))
        set_option(order_.text, ruleset->seats_option, std::to_string(n));
    }
  }

  void draw_pages() {
    const std::shared_ptr<const Printout>& out = job_.latest();
    if (out == nullptr) return ui::muted(texts::print::making);
    if (!out->complaint.empty()) return ui::coloured(ui::colours().bad, out->complaint);
    page_ = std::clamp<std::size_t>(page_, 1, out->printed.pages);
    turn_pages(*out);
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const double page_wide = out->order.letter ? printing::k_letter.width : printing::k_a4.width;
    const double page_high = out->order.letter ? printing::k_letter.height : printing::k_a4.height;
    const bool lies = landscape(*out);
    const auto shape = static_cast<float>(lies ? page_high / page_wide : page_wide / page_high);
    const float high = std::floor(std::min(room.y - 4, (room.x - 4) / shape));
    draw_page(*out, {high * shape, high});
  }

  void turn_pages(const Printout& out) {
    {
      const ui::Disabled first(page_ <= 1);
      if (ui::button(texts::print::previous_page)) --page_;
    }
    ui::flow(ui::button_width(texts::print::next_page));
    {
      const ui::Disabled last(page_ >= out.printed.pages);
      if (ui::button(texts::print::next_page)) ++page_;
    }
    const std::string where = job_.running()
                                  ? fill("Page {} of {} (updating…)", page_, out.printed.pages)
                                  : fill(texts::print::page_of, page_, out.printed.pages);
    ui::flow(ImGui::CalcTextSize(where.c_str()).x);
    ImGui::AlignTextToFramePadding();
    ui::line(where);
  }

  bool landscape(const Printout& out) const {
    const auto sheet = sheet_at(out);
    return sheet != nullptr && sheet->landscape;
  }

  const printing::PrintResult::PrintedSheet* sheet_at(const Printout& out) const {
    for (const auto& sheet : out.printed.sheets)
      if (page_ >= sheet.first && page_ < sheet.first + sheet.pages) return &sheet;
    return nullptr;
  }

  void draw_page(const Printout& out, ImVec2 size) {
    const ImVec2 from = ImGui::GetCursorScreenPos(), to{from.x + size.x, from.y + size.y};
    const int side = static_cast<int>(std::max(size.x, size.y));
    const TextureKey key{.drawing = out.digest + page_, .inks = {}, .side = side};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(from, to, IM_COL32_WHITE);
    if (const ImTextureID picture =
            ui::context().drawings.find(key, [&] { return out.page(page_, side); }))
      list.AddImage(picture, from,
                    {from.x + static_cast<float>(side), from.y + static_cast<float>(side)});
    list.AddRect(from, to, ui::colours().text, 0, 0, ui::scaled(1));
    ImGui::Dummy(size);
    const auto* const sheet = sheet_at(out);
    ui::expose_last("page", "picture", sheet == nullptr ? "" : sheet->title);
  }

  void draw_buttons(const std::string& ruleset, Requests& requests) {
    const std::shared_ptr<const Printout>& out = job_.latest();
    const bool ready = out != nullptr && out->complaint.empty() && !job_.running();
    {
      const ui::Disabled waiting(!ready);
      if (ui::primary("Save as PDF…"_text) && ready) {
        chosen_->name = ruleset;
        chosen_->pdf = std::make_shared<const std::string>(out->printed.pdf);
        requests.act("dialog.save_pages");
        ImGui::CloseCurrentPopup();
      }
    }
    ui::flow(ui::button_width(texts::common::cancel));
    if (ui::button(texts::common::cancel)) ImGui::CloseCurrentPopup();
  }

  std::shared_ptr<ChosenPages> chosen_;
  bool opening_ = false;
  PrintOrder order_;
  PrintJob job_;
  std::size_t page_ = 1;
};

class SavePagesDialog : public FileDialog {
 public:
  explicit SavePagesDialog(std::shared_ptr<ChosenPages> chosen)
      : FileDialog("save_pages", "Save as PDF"_text, texts::common::save, true, {".pdf"}),
        chosen_(std::move(chosen)) {}

 protected:
  void draw_question(const DeskState&) override {
    ui::text("Writes the pages as a PDF, which any program that shows PDFs can print."_text);
  }
  std::string file_name(const DeskState&) const override { return chosen_->name + ".pdf"; }
  DeskCommand command(const DeskState&, const std::string& path) const override {
    return SavePages{path, chosen_->pdf};
  }

 private:
  std::shared_ptr<ChosenPages> chosen_;
};

}  // namespace

PrintDialogs make_print_dialogs() {
  const auto chosen = std::make_shared<ChosenPages>();
  return {std::make_unique<PrintDialog>(chosen), std::make_unique<SavePagesDialog>(chosen)};
}

}  // namespace hr::editor
