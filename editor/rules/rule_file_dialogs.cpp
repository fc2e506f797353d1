// SPDX-License-Identifier: MIT
#include "editor/rules/rule_file_dialogs.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "drawing/drawing.h"
#include "editor/panels/file_dialog.h"
#include "editor/panels/pending_command.h"
#include "editor/rule_files/file_names.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "scripting/templates/templates.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr float k_file_dialog = 520;  // wide, at scale 1

std::string stem_of(const std::string& file) { return std::filesystem::path(file).stem().string(); }

std::string own_copy(const GameState& game) {
  return fill("This creates your own copy of {}; installed rules are never changed.", game.name);
}

// What these dialogs share: they open by their name and an argument, close with Escape, with the
// game and when their command has been carried out, and show why it was refused.
class RuleFileDialog : public Panel {
 public:
  RuleFileDialog(const char* id, texts::Text title, texts::Text verb)
      : id_(id), title_(title), verb_(verb) {}

  std::string_view name() const override { return title_; }

  bool open(const std::string& name) override {
    const std::string id = name.substr(0, name.find(' '));
    if (id != id_) return false;
    argument_ = name.substr(std::min(id.size() + 1, name.size()));
    return opening_ = true;
  }

  void draw(const DeskState& state, Requests& requests) override {
    if (opening_) ImGui::OpenPopup(title_.c_str());
    bool stays = true;
    const ui::Dialog dialog(title_, k_file_dialog, &stays);
    if (!dialog) return;
    if (!state.game || pressed(Key::escape)) return ImGui::CloseCurrentPopup();
    if (std::exchange(opening_, false)) {
      pending_.forget();
      begin();
    }
    if (pending_.done(state)) {
      done(*state.game, requests);
      return ImGui::CloseCurrentPopup();
    }
    bool wanted = draw_form(*state.game);
    if (!state.game->own) ui::muted(own_copy(*state.game));
    const std::string& wrong = complaint_.empty() ? pending_.complaint() : complaint_;
    if (!wrong.empty()) ui::coloured(ui::colours().bad, wrong);
    wanted = ui::primary(verb_) || wanted;
    ui::flow(ui::button_width(texts::common::cancel));
    if (ui::button(texts::common::cancel)) return ImGui::CloseCurrentPopup();
    if (wanted) send(state, requests);
  }

 protected:
  virtual void begin() {}
  virtual bool draw_form(const GameState& game) = 0;       // true on Enter
  virtual DeskCommand command(const GameState& game) = 0;  // may throw Error
  virtual void done(const GameState& /*game*/, Requests& /*requests*/) {}

  const std::string& argument() const { return argument_; }

  bool draw_name(texts::Text hint) {
    ImGui::SetNextItemWidth(-1);
    const bool wanted = ui::entered("##name", typed_, hint);
    if (wanted) ImGui::SetKeyboardFocusHere(-1);  // if it is refused, the next key corrects it
    ui::expose_last("name", "field", typed_, ImGui::IsItemActive());
    return wanted;
  }

  std::string typed_;

 private:
  void send(const DeskState& state, Requests& requests) {
    complaint_.clear();
    try {
      pending_.send(state, requests, command(*state.game));
    } catch (const Error& error) {
      complaint_ = error.what();
    }
  }

  const char* id_;
  texts::Text title_, verb_;
  bool opening_ = false;
  std::string argument_, complaint_;
  PendingCommand pending_;
};

class NewVariantDialog : public RuleFileDialog {
 public:
  NewVariantDialog()
      : RuleFileDialog("new_variant", texts::files::new_variant, texts::common::create) {}

 protected:
  void begin() override {
    typed_.clear();
    ImGui::SetKeyboardFocusHere();
  }
  bool draw_form(const GameState& game) override {
    ui::text(fill(texts::files::variant_about, game.name));
    const bool wanted = draw_name(texts::files::variant_hint);
    ui::tick(texts::files::switch_it_on, switch_on_);
    ui::muted(texts::files::variant_empty);
    return wanted;
  }
  DeskCommand command(const GameState& game) override {
    const std::string id = stem_of(new_file_name(RuleFileKind::variant, typed_));
    files_ = scripting::variant_files(typed_, id, game.ruleset);
    return AddFile{files_.front().name, files_.front().text};
  }
  void done(const GameState& game, Requests& requests) override {
    const RuleFile& scenario = files_.back();
    if (std::ranges::find(game.files, scenario.name, &RuleFileState::name) == game.files.end())
      requests.add(AddFile{scenario.name, scenario.text});
    if (switch_on_ && game.playing) requests.add(SetVariant{stem_of(files_.front().name), true});
    requests.show(files_.front().name + ":1");
  }

 private:
  bool switch_on_ = true;
  std::vector<RuleFile> files_;
};

class NewFileDialog : public RuleFileDialog {
 public:
  NewFileDialog() : RuleFileDialog("new_file", texts::files::new_file, texts::common::create) {}

 protected:
  void begin() override {
    typed_.clear();
    ImGui::SetKeyboardFocusHere();
  }
  bool draw_form(const GameState& /*game*/) override {
    const bool wanted = draw_name(texts::files::file_hint);
    if (const auto typed = kind_typed(typed_)) kind_ = *typed;  // "dragon.svg"
    if (ui::radio(texts::files::scenario, kind_ == RuleFileKind::scenario))
      kind_ = RuleFileKind::scenario;
    if (ui::radio(texts::files::module, kind_ == RuleFileKind::module))
      kind_ = RuleFileKind::module;
    if (ui::radio(texts::files::drawing, kind_ == RuleFileKind::drawing))
      kind_ = RuleFileKind::drawing;
    return wanted;
  }
  DeskCommand command(const GameState& /*game*/) override {
    const RuleFile file = new_rule_file(kind_, typed_);
    file_ = file.name;
    return AddFile{file.name, file.text};
  }
  void done(const GameState& /*game*/, Requests& requests) override { requests.show(file_ + ":1"); }

 private:
  RuleFileKind kind_ = RuleFileKind::scenario;
  std::string file_;
};

class RenameDialog : public RuleFileDialog {
 public:
  RenameDialog() : RuleFileDialog("rename", texts::files::rename, texts::common::rename) {}

 protected:
  void begin() override {
    typed_ = stem_of(argument());
    ImGui::SetKeyboardFocusHere();
  }
  bool draw_form(const GameState& /*game*/) override {
    ui::text(fill(texts::files::new_name_for, argument()));
    return draw_name(texts::common::name);
  }
  DeskCommand command(const GameState& /*game*/) override {
    file_ = renamed_file(argument(), typed_);
    return RenameFile{argument(), file_};
  }
  void done(const GameState& /*game*/, Requests& requests) override { requests.show(file_ + ":1"); }

 private:
  std::string file_;
};

class DeleteDialog : public RuleFileDialog {
 public:
  DeleteDialog() : RuleFileDialog("delete", texts::files::delete_file, texts::common::delete_it) {}

 protected:
  bool draw_form(const GameState& /*game*/) override {
    ui::text(fill(texts::files::delete_question, argument()));
    return false;
  }
  DeskCommand command(const GameState& /*game*/) override { return DeleteFile{argument()}; }
};

class ImportDrawingDialog : public FileDialog {
 public:
  ImportDrawingDialog()
      : FileDialog("import_drawing", "Import a drawing"_text, "Import"_text, false,
                   {std::string(drawing::k_ending)}) {}

 protected:
  void draw_question(const DeskState& state) override {
    ui::text(
        "Puts an SVG file among the files of the rules. Pieces and cells can look like it."_text);
    if (state.game && !state.game->own) ui::muted(own_copy(*state.game));
  }
  std::string file_name(const DeskState&) const override { return {}; }
  DeskCommand command(const DeskState&, const std::string& path) const override {
    return ImportDrawing{path};
  }
};

}  // namespace

std::unique_ptr<Panel> make_new_variant_dialog() { return std::make_unique<NewVariantDialog>(); }
std::unique_ptr<Panel> make_new_file_dialog() { return std::make_unique<NewFileDialog>(); }
std::unique_ptr<Panel> make_rename_dialog() { return std::make_unique<RenameDialog>(); }
std::unique_ptr<Panel> make_delete_dialog() { return std::make_unique<DeleteDialog>(); }
std::unique_ptr<Panel> make_import_drawing_dialog() {
  return std::make_unique<ImportDrawingDialog>();
}

}  // namespace hr::editor
