// SPDX-License-Identifier: MIT
#include "editor/rules/rules_tab.h"

#include <algorithm>

#include "editor/panels/change_text.h"
#include "editor/rules/rules_panel.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

class RulesTab : public Panel {
 public:
  const char* name() const override { return "Rules"; }

  void draw(const Shown& shown, Wishes& wishes) override {
    if (shown.version != version_) follow(shown);
    RulesCommands commands;
    panel_.draw(rules_, commands);
    for (const RulesCommand& command : commands)
      std::visit([&](const auto& what) { want(what, wishes); }, command);
  }

 private:
  void follow(const Shown& shown) {
    version_ = shown.version;
    const GameShown& game = *shown.game;
    rules_ = {.id = game.ruleset,
              .name = game.name,
              .shipped = !game.own,
              .copy_of = {},
              .changed = game.changed,
              .set_aside = game.set_aside,
              .files = {},
              .findings = game.findings,
              .readings = game.readings,
              .drafts = {},
              .playing = game.playing,
              .in_force = {},
              .since = game.in_force_since,
              .saved_in_force = game.saved_in_force,
              .not_in_force = game.not_in_force,
              .news = news(game)};
    if (game.in_force)
      for (const RuleFile& file : game.in_force->files)
        rules_.in_force.push_back({file.name, file.text});
    for (const SourceShown& file : game.files) {
      rules_.files.push_back({file.name, file.text, file.shipped});
      if (file.shipped && game.own) rules_.copy_of = game.ruleset;
      if (file.draft) rules_.drafts.push_back({file.name, *file.draft, file.draft_base});
    }
  }

  // The effects of the last edit of the rules, until the next command.
  static std::string news(const GameShown& game) {
    if (!game.change) return {};
    const auto of_text = [](const std::string& what) {
      return what.find(".lua") != std::string::npos || what.find(".board") != std::string::npos;
    };
    return std::ranges::any_of(game.change->what, of_text) ? change_sentence(*game.change) : "";
  }

  static void want(const SaveRules& command, Wishes& wishes) {
    for (const FileText& file : command.files)
      wishes.want(SaveFile{.name = file.file, .text = file.text, .more = true});
    wishes.want(ReadAgain{.restart = command.restart});
  }
  static void want(const RevertFile& command, Wishes& wishes) {
    wishes.want(RevertSource{command.file});
  }
  static void want(const RevertAll&, Wishes& wishes) { wishes.want(AllAsShipped{}); }
  static void want(const TakeBackRevert&, Wishes& wishes) { wishes.want(OwnRulesAgain{}); }
  static void want(const KeepDraft& command, Wishes& wishes) {
    wishes.want(KeepSource{command.draft.file, command.draft.text, command.draft.base});
  }
  static void want(const DropDraft& command, Wishes& wishes) {
    wishes.want(DropSource{command.file});
  }

  RulesPanel panel_;
  RulesShown rules_;
  std::uint64_t version_ = 0;
};

}  // namespace

std::unique_ptr<Panel> make_rules_tab() { return std::make_unique<RulesTab>(); }

}  // namespace hr::editor
