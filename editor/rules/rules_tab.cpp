// SPDX-License-Identifier: MIT
#include "editor/rules/rules_tab.h"

#include <algorithm>
#include <string>
#include <utility>

#include "editor/panels/tab_ids.h"
#include "editor/rules/rules_panel.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

class RulesTab : public Panel {
 public:
  std::string_view name() const override { return texts::tabs::rules; }
  const char* id() const override { return tab_ids::rules; }

  bool show(const std::string& place) override {
    if (place == k_word_help) {
      panel_.ask_help();
      return true;
    }
    const std::optional<SourceSpot> spot = read_spot(place);
    if (spot) panel_.go_to(*spot);
    return spot.has_value();
  }

  void leave(Requests& requests) override { requests.add(ShowSet{}); }

  void draw(const DeskState& state, Requests& requests) override {
    if (state.version != version_) follow(state);
    RulesCommands commands;
    panel_.draw(rules_, commands);
    for (const RulesCommand& command : commands)
      std::visit([&](const auto& what) { want(what, requests); }, command);
  }

 private:
  void follow(const DeskState& state) {
    version_ = state.version;
    const GameState& game = *state.game;
    rules_ = {.id = game.ruleset,
              .name = game.name,
              .folder = game.folder.string(),
              .shipped = !game.own,
              .copy_of = {},
              .changed = game.changed,
              .set_aside = game.set_aside,
              .deleted = game.deleted,
              .files = {},
              .findings = game.findings,
              .load_count = game.load_count,
              .drafts = {},
              .playing = game.playing,
              .in_force = {},
              .since = game.in_force_since,
              .saved_in_force = game.saved_in_force,
              .not_in_force = game.not_in_force,
              .news = news(game),
              .set_text = game.set_text,
              .set_value = game.set.value};
    if (game.in_force)
      for (const RuleFile& file : game.in_force->files)
        rules_.in_force.push_back({file.name, file.text});
    for (const RuleFileState& file : game.files) {
      rules_.files.push_back({file.name, file.text, file.shipped});
      if (file.shipped && game.own) rules_.copy_of = game.ruleset;
      if (file.draft) rules_.drafts.push_back({file.name, *file.draft, file.draft_base});
    }
  }

  // The effects of the last edit of the rules, until the next command.
  static std::string news(const GameState& game) {
    return game.change && game.change->of_text ? game.change->moves : "";
  }

  static void want(const SaveRules& command, Requests& requests) {
    for (const FileText& file : command.files)
      requests.add(SaveFile{.name = file.file, .text = file.text, .more = true});
    requests.add(ReloadRules{.restart = command.restart});
  }
  static void want(const RevertFile& command, Requests& requests) {
    requests.add(RestoreFile{command.file});
  }
  static void want(const RevertAll&, Requests& requests) { requests.add(RestoreOriginals{}); }
  static void want(const TakeBackRevert&, Requests& requests) { requests.add(UndoRestore{}); }
  static void want(const KeepDraft& command, Requests& requests) {
    requests.add(SaveDraft{command.draft.file, command.draft.text, command.draft.base});
  }
  static void want(const AskAbout& command, Requests& requests) {
    requests.act("dialog." + command.dialog);
  }
  static void want(const BringBackDeleted&, Requests& requests) { requests.add(UndoDelete{}); }
  static void want(const DropDraft& command, Requests& requests) {
    requests.add(DiscardDraft{command.file});
  }

  static void want(const LookAt& command, Requests& requests) {
    const auto place = [](TextAt at) {
      return scripting::SourcePosition{at.line + 1, at.column + 1};
    };
    requests.add(ShowSet{command.file, place(command.from), place(command.to)});
  }

  RulesPanel panel_;
  RulesPanelState rules_;
  std::uint64_t version_ = 0;
};

}  // namespace

std::unique_ptr<Panel> make_rules_tab() { return std::make_unique<RulesTab>(); }

}  // namespace hr::editor
