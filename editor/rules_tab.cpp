// SPDX-License-Identifier: MIT
#include "editor/rules_tab.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/rules_panel.h"
#include "editor/ui.h"

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
              .drafts = {},
              .news = news(shown),
              .trouble = !game.findings.empty()};
    for (const SourceShown& file : game.files) {
      rules_.files.push_back({file.name, file.text, file.shipped});
      if (file.shipped && game.own) rules_.copy_of = game.ruleset;
      if (file.draft) rules_.drafts.push_back({file.name, *file.draft, file.draft_base});
    }
  }

  // What came of the last save stands until something else is done.
  static std::string news(const Shown& shown) {
    if (!shown.game->findings.empty()) return shown.notice.text;
    if (!shown.game->change) return {};
    const RuleChange& change = *shown.game->change;
    const auto edited = [](const std::string& what) { return what.ends_with("is edited"); };
    if (std::ranges::none_of(change.what, edited)) return {};
    std::string out = "The game goes on under the new rules: ";
    if (change.gone.empty() && change.come.empty()) return out + "the same actions are legal.";
    return out +
           fmt::format("{} no longer legal, {} legal now.", change.gone.size(), change.come.size());
  }

  static void want(const SaveRules& command, Wishes& wishes) {
    for (const FileText& file : command.files)
      wishes.want(SaveFile{file.file, file.text, false, &file != &command.files.back()});
    if (command.files.empty()) wishes.want(ReadAgain{});
  }
  static void want(const RestartGame&, Wishes& wishes) { wishes.want(Restart{}); }
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
