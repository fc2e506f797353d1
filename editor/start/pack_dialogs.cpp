// SPDX-License-Identifier: MIT
#include "editor/start/pack_dialogs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "editor/panels/file_dialog.h"
#include "editor/panels/pending_command.h"
#include "editor/ui/keys.h"
#include "editor/ui/typed_texts.h"
#include "editor/ui/ui.h"
#include "scripting/sharing/fact_words.h"
#include "scripting/sharing/qr_code.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_pack_title = texts::open_game::title, k_share_title = texts::share::title;

class PackDialog : public Panel {
 public:
  std::string_view name() const override { return k_pack_title; }

  void draw(const DeskState& state, Requests& requests) override {
    if (state.pack && state.pack->number != shown_) {
      shown_ = state.pack->number;
      ImGui::OpenPopup(k_pack_title.c_str());
    }
    bool stays = true;
    const ui::Dialog dialog(k_pack_title, 560, &stays);
    if (!dialog) return;
    if (!state.pack) return ImGui::CloseCurrentPopup();
    if (!stays || pressed(Key::escape)) return close(requests);
    draw_offer(*state.pack, requests);
  }

 private:
  void draw_offer(const PackOffer& pack, Requests& requests) {
    ui::strong(pack.title);
    for (const std::string& sentence : pack.sentences) ui::text(sentence);
    ui::muted(fill(texts::open_game::from, pack.source));
    if (pack.playable && ui::primary(texts::common::play)) {
      requests.add(PlayPack{});
      ImGui::CloseCurrentPopup();
    }
    if (pack.playable) ui::flow(ui::button_width(texts::common::close));
    if (ui::button(texts::common::close)) close(requests);
  }

  static void close(Requests& requests) {
    requests.add(ClosePack{});
    ImGui::CloseCurrentPopup();
  }

  std::uint64_t shown_ = 0;
};

// Dark on light whatever the theme is, as scanners expect.
void draw_code(const scripting::QrCode& code, float room) {
  const int across = scripting::qr_columns(code);
  const float step = std::max(2.0F, std::floor(room / static_cast<float>(across)));
  const float side = step * static_cast<float>(across);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(at, {at.x + side, at.y + side}, IM_COL32_WHITE);
  for (int y = 0; y < code.side; ++y)
    for (int x = 0; x < code.side; ++x) {
      if (!code.is_dark(x, y)) continue;
      const ImVec2 from{at.x + step * static_cast<float>(x + scripting::k_qr_border),
                        at.y + step * static_cast<float>(y + scripting::k_qr_border)};
      list.AddRectFilled(from, {from.x + step, from.y + step}, IM_COL32_BLACK);
    }
  ImGui::Dummy({side, side});
  ui::expose_last("QR code", "picture", fmt::format("{} modules", code.side));
}

// The files with changes that the game does not use, so that nobody would get them.
std::string left_out(const DeskState& state) {
  if (!state.game) return "";
  std::vector<std::string> names = state.game->not_in_force;
  for (const RuleFileState& file : state.game->files)
    if (file.draft && std::ranges::count(names, file.name) == 0) names.push_back(file.name);
  return fmt::format("{}", fmt::join(names, ", "));
}

class ShareDialog : public Panel {
 public:
  std::string_view name() const override { return k_share_title; }
  bool open(const std::string& name) override { return name == "share" && (opening_ = true); }

  void draw(const DeskState& state, Requests& requests) override {
    if (std::exchange(opening_, false)) {
      requests.add(ShareGame{});
      return ImGui::OpenPopup(k_share_title.c_str());
    }
    bool stays = true;
    const ui::Dialog dialog(k_share_title, 560, &stays);
    if (!dialog) return;
    if (!stays || pressed(Key::escape) || (!state.shared && !waiting())) return close(requests);
    draw_name(state, requests);
    if (const std::string files = left_out(state); !files.empty())
      ui::coloured(ui::colours().warning, fill(texts::share::left_out, files));
    if (state.shared) draw_shared(*state.shared, requests);
  }

 private:
  // The desk answers after the first frame.
  bool waiting() { return ImGui::IsWindowAppearing(); }

  void draw_name(const DeskState& state, Requests& requests) {
    ui::strong(texts::share::name);
    ImGui::SetNextItemWidth(-1);
    if (const auto name = typed_.field("name", "name", state.sender)) {
      name_.send(state, requests, SetSender{*name});
      typed_.hold("name", *name);
    }
    if (name_.done(state)) typed_.forget("name");
    if (!name_.complaint().empty()) ui::coloured(ui::colours().bad, name_.complaint());
    ui::muted(texts::share::name_help);
  }

  void draw_shared(const SharedGame& shared, Requests& requests) {
    ui::text(shared.sentence);
    if (link_ != shared.link) {
      link_ = shared.link;
      code_ = scripting::qr_code(link_);
    }
    if (ui::primary(texts::share::copy_link)) ImGui::SetClipboardText(link_.c_str());
    ui::flow(ui::button_width("Save as pack…"_text));
    if (ui::button("Save as pack…"_text)) {
      requests.act("dialog.pack");
      return close(requests);
    }
    ui::flow(ui::button_width(texts::common::close));
    if (ui::button(texts::common::close)) return close(requests);
    if (code_)
      draw_code(*code_, ui::scaled(380));
    else
      ui::text(scripting::no_qr_sentence(link_.size()));
  }

  static void close(Requests& requests) {
    requests.add(ShareGame{.on = false});
    ImGui::CloseCurrentPopup();
  }

  bool opening_ = false;
  TypedTexts typed_;
  PendingCommand name_;
  std::string link_;
  std::optional<scripting::QrCode> code_;  // of link_
};

class SavePackDialog : public FileDialog {
 public:
  SavePackDialog()
      : FileDialog("pack", "Save as pack"_text, texts::common::save, true, {".houserules"}) {}

 protected:
  void draw_question(const DeskState&) override { ui::text(texts::share::pack_about); }
  std::string file_name(const DeskState& state) const override {
    return (state.game ? state.game->ruleset : std::string("game")) + ".houserules";
  }
  DeskCommand command(const DeskState&, const std::string& path) const override {
    return SavePack{path};
  }
};

}  // namespace

std::unique_ptr<Panel> make_pack_dialog() { return std::make_unique<PackDialog>(); }
std::unique_ptr<Panel> make_share_dialog() { return std::make_unique<ShareDialog>(); }
std::unique_ptr<Panel> make_save_pack_dialog() { return std::make_unique<SavePackDialog>(); }

}  // namespace hr::editor
