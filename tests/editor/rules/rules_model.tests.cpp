// SPDX-License-Identifier: MIT
// Which text is in force, saved and typed: random sequences of what a user can do, compared with a
// model that knows neither files nor Lua. The environment variable HOUSERULES_WALKS sets the number
// of sequences; the default suits a test suite.
#include <imgui.h>
#include <stdlib.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <thread>

#include "editor/desk/desk.h"
#include "editor/rules/rules_tab.h"
#include "tests/editor/driver.h"
#include "tests/editor/rules/rules_model.h"

namespace hr::tests {

using namespace editor;
namespace fs = std::filesystem;

namespace {

class Walk {
 public:
  explicit Walk(unsigned seed) : random_(seed), driver_(900, 640) {
    std::string name = (fs::temp_directory_path() / "houserules-walk-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    root_ = name;
    fs::create_directories(folder() / "variants");
    write("rules.lua", rules_text('3'));
    write("variants/loud.lua", variant_text('2'));
    driver_.draws([this] { draw(); });
    open();
    send(StartGame{
        .ruleset = "walk", .settings = {}, .variants = {}, .players = {}, .dice = {}, .seed = 1});
    send(ViewAs{k_owner});
  }
  ~Walk() {
    std::error_code ignored;
    fs::remove_all(root_, ignored);
  }

  void go(int steps) {
    check();
    for (int i = 0; i < steps; ++i) {
      said_ += "\n  ";
      take_step();
      check();
    }
  }

 private:
  fs::path folder() const { return root_ / "data/rulesets/walk"; }
  void write(const std::string& file, const std::string& text) const {
    std::ofstream(folder() / file, std::ios::binary) << text;
  }
  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
  char any_letter() { return "1234x"[below(5)]; }

  void open() {
    desk_ = std::make_unique<Desk>(
        Folders{.data = root_ / "data", .config = root_ / "config", .state = root_ / "state"},
        std::vector<fs::path>{}, [] { return TimePoint(0); });
    tab_ = make_rules_tab();
  }
  const GameState& game() const {
    REQUIRE(desk_->state().game);
    return *desk_->state().game;
  }
  void draw() {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration);
    Requests requests;
    if (desk_->state().game) tab_->draw(desk_->state(), requests);
    ImGui::End();
    desk_->carry_out(requests.commands);
  }
  void send(const DeskCommand& command) {
    desk_->carry_out(command);
    driver_.frame(2);
  }

  void take_step() {
    switch (below(14)) {
      case 0:
      case 1:
      case 2:
        return edit();
      case 3:
      case 4:
        return save();
      case 5:
        return undo();
      case 6:
        return redo();
      case 7:
        return branch();
      case 8:
        return act();
      case 9:
        return variant();
      case 10:
        return option();
      case 11:
        return board();
      case 12:
        return below(3) == 0 ? start_again() : save_outside();
      default:
        return below(3) == 0 ? restart() : below(2) == 0 ? restart_saved() : use_buttons();
    }
  }

  void open_file(bool rules) {
    driver_.click(rules ? "Files/rules.lua" : "Files/variants/loud.lua");
  }
  void edit() {
    const bool rules = below(3) > 0;
    const char letter = any_letter();
    said_ += std::string("type ") + letter + (rules ? " into rules" : " into loud");
    open_file(rules);
    driver_.click("line 1");
    driver_.press(Key::end);
    driver_.press(Key::backspace);
    driver_.type(std::string(1, letter));
    driver_.frame();
    (rules ? model_.typed.rules : model_.typed.loud) = letter;
  }
  void save() {
    said_ += "save";
    driver_.click("Save and continue");
    model_.save_typed();
    model_.use_saved();
  }
  void undo() {
    said_ += "undo";
    send(Undo{});
    if (model_.node(model_.at).parent >= 0) {
      const int from = model_.at;
      model_.at = model_.node(from).parent;
      model_.node(model_.at).onward = from;
    }
  }
  void redo() {
    const int to = model_.node(model_.at).onward;
    if (fresh_ && to < 0) return;  // the redo branch is not saved
    said_ += "redo";
    send(Redo{});
    if (to >= 0) model_.at = to;
  }
  void branch() {
    if (fresh_) return;  // node numbers change when the program is restarted
    const int to = below(static_cast<int>(model_.nodes.size()));
    said_ += "go to " + std::to_string(to);
    send(GoTo{NodeId(to)});
    model_.go_to(to);
  }
  void act() {
    const std::set<std::string> legal = model_.legal();
    const std::string text = *std::next(legal.begin(), below(static_cast<int>(legal.size())));
    said_ += text;
    send(PlayTyped{k_owner, text});
    model_.step(model_.now(), text);
  }
  void variant() {
    PlainText next = model_.now();
    const bool on = next.texts.loud == k_none;
    said_ += on ? "loud on" : "loud off";
    send(SetVariant{"loud", on});
    next.texts.loud = on ? model_.saved.loud : k_none;
    model_.swap(next);
  }
  void option() {
    PlainText next = model_.now();
    next.more = below(4);
    said_ += "more = " + std::to_string(next.more);
    send(SetOption{"more", std::to_string(next.more)});
    model_.swap(next);
  }
  void board() {
    PlainText next = model_.now();
    if (next.texts.board != k_none && below(2) == 0) {
      said_ += "board off";
      send(SetVariant{"pit", false});
      next.texts.board = k_none;
    } else if (model_.saved.board != k_none && below(3) == 0) {
      said_ += "board on";
      send(SetVariant{"pit", true});
      if (next.texts.board == k_none) next.texts.board = model_.saved.board;
    } else {
      next.texts.board = "ABC"[below(3)];
      said_ += std::string("close ") + next.texts.board;
      send(SaveBoard{"pit", board_text(next.texts.board)});
      model_.saved.board = next.texts.board;
    }
    model_.swap(next);
  }
  // Another program saves. If that text was being edited, the window asks which one to keep.
  void save_outside() {
    const bool rules = below(2) == 0;
    const char letter = any_letter();
    char& saved = rules ? model_.saved.rules : model_.saved.loud;
    if (saved == letter) return;
    said_ += std::string("another program saves ") + letter + (rules ? " as rules" : " as loud");
    char& typed = rules ? model_.typed.rules : model_.typed.loud;
    char& base = rules ? model_.base.rules : model_.base.loud;
    const bool apart = typed != base && typed != letter;
    const std::string name = rules ? "rules.lua" : "variants/loud.lua";
    const std::string text = rules ? rules_text(letter) : variant_text(letter);
    write(name, text);
    saved = letter;
    await(name, text);
    model_.use_saved();
    base = letter;
    if (!apart) {
      typed = letter;
      return;
    }
    open_file(rules);
    const bool mine = below(2) == 0;
    driver_.click(mine ? "Keep my version" : "Use version on disk");
    if (!mine) typed = letter;
  }
  // Files are watched in real time; the result must not depend on how long that takes.
  void await(const std::string& name, const std::string& text) {
    const auto there = [&] {
      for (const RuleFileState& file : game().files)
        if (file.name == name) return file.text == text;
      return false;
    };
    for (int i = 0; i < 5000 && !there(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
      desk_->tick();
    }
    REQUIRE(there());
    driver_.frame(2);
  }
  void restart() {
    said_ += "begin again";
    send(Restart{});
    model_.begin(PlainText(model_.now()));
    fresh_ = false;
  }
  void restart_saved() {
    said_ += "begin again under the saved text";
    driver_.click("Save and restart");
    model_.save_typed();
    model_.restart_saved();
    if (!model_.refused) fresh_ = false;
  }
  bool offers(const char* button) const {
    return driver_.has(button) && driver_.item(button).enabled;
  }
  void use_buttons() {
    if (driver_.has("Apply this text")) {
      said_ += "use this text";
      driver_.click("Apply this text");
      model_.save_typed();
      model_.use_saved();
    } else if (offers("Show rules in force")) {
      said_ += "edit what is in force";
      driver_.click("Show rules in force");
      driver_.click("Edit this text");
      model_.typed.rules = model_.now().texts.rules;
      if (model_.now().texts.loud != k_none) model_.typed.loud = model_.now().texts.loud;
      driver_.frame(2);
    }
  }
  // Kills and restarts the program; refused rules are not tried again on their own.
  void start_again() {
    said_ += "kill";
    const std::string file = game().file;
    REQUIRE_FALSE(file.empty());
    desk_.reset();
    tab_.reset();
    open();
    send(OpenRecord{file});
    INFO("walked:" << said_ << "\nnotice: " << desk_->state().notice.text);
    REQUIRE(desk_->state().game);
    send(ViewAs{k_owner});
    model_.refused.reset();
    for (PlainNode& node : model_.nodes) node.onward = -1;
    fresh_ = true;
  }

  void check() {
    INFO("walked:" << said_);
    INFO("notice: " << desk_->state().notice.text);
    check_in_force();
    check_legal();
    check_status();
    check_shown();
  }
  static char letter_of(const std::string* text) {
    if (text == nullptr) return k_none;
    return text->starts_with("closed ") ? text->at(7) : text->at(text->find('\n') - 1);
  }
  void check_in_force() const {
    const RulesetText& ruleset_text = *game().in_force;
    const PlainText& now = model_.now();
    CHECK(letter_of(ruleset_text.find("rules.lua")) == now.texts.rules);
    CHECK(letter_of(ruleset_text.find("variants/loud.lua")) == now.texts.loud);
    CHECK(letter_of(ruleset_text.find("variants/pit.board")) == now.texts.board);
    CHECK(ruleset_text.settings ==
          (now.more == 0 ? Settings{} : Settings{{"more", std::to_string(now.more)}}));
    CHECK(game().saved_in_force == model_.in_force());
  }
  void check_legal() const {
    std::set<std::string> legal;
    for (const ActionReport& action : game().report.legal) {
      legal.insert(action.text);
      CHECK(index(action.seat) == model_.nodes[nth(model_.at)].seat);
    }
    REQUIRE(legal == model_.legal());
  }
  void check_status() const {
    const std::string text = driver_.screen().text();
    const auto says = [&](const char* what) { return text.find(what) != std::string::npos; };
    INFO(text);
    const bool aside = !model_.in_force();
    CHECK(says("The saved rules have an error") == model_.verdict());
    CHECK(says("The game still uses the rules from") == aside);
    CHECK(says("not the text being edited") == (aside && !model_.verdict() && model_.typing()));
    CHECK(says("until you save") == (!aside && model_.typing()));
    CHECK(says("The game uses these rules.") == (!aside && !model_.typing()));
  }
  // The editor shows the edited text and, on demand, the text in force.
  void check_shown() {
    for (const bool rules : {true, false}) {
      open_file(rules);
      const char typed = rules ? model_.typed.rules : model_.typed.loud;
      REQUIRE(driver_.item("line 1").text.back() == typed);
    }
    if (!offers("Show rules in force")) return;
    driver_.click("Show rules in force");
    driver_.click("Files/rules.lua");
    CHECK(driver_.item("line 1").text.back() == model_.now().texts.rules);
    CHECK(driver_.has("Files/variants/loud.lua") == (model_.now().texts.loud != k_none));
    driver_.click("Back to editor");
  }

  std::mt19937 random_;
  Driver driver_;
  fs::path root_;
  std::unique_ptr<Desk> desk_;
  std::unique_ptr<Panel> tab_;
  RulesModel model_;
  bool fresh_ = false;  // the program was restarted during this game
  std::string said_;
};

int walks() {
  const char* const more = std::getenv("HOUSERULES_WALKS");
  return more == nullptr ? 12 : std::max(1, std::atoi(more));
}

}  // namespace

TEST_CASE("the text in force, the saved one and the typed one agree with a plain model",
          "[editor]") {
  const int count = walks();
  for (int seed = 1; seed <= count; ++seed) {
    INFO("seed " << seed);
    Walk walk(static_cast<unsigned>(seed));
    walk.go(24);
  }
}

}  // namespace hr::tests
