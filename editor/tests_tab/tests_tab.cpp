// SPDX-License-Identifier: MIT
#include "editor/tests_tab/tests_tab.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/panels/dragged_position.h"
#include "editor/panels/tab_ids.h"
#include "editor/tests_tab/check_section.h"
#include "editor/tests_tab/test_rows.h"
#include "editor/ui/ui.h"
#include "scripting/scenarios/test_words.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

using scripting::TestVerdict;

constexpr std::chrono::milliseconds k_look_at_tests{50};

std::size_t count_of(const TestReport& report, TestVerdict verdict) {
  return static_cast<std::size_t>(std::ranges::count_if(
      report.results, [=](const TestReport::Result& r) { return r->verdict == verdict; }));
}

class TestsTab : public Panel {
 public:
  explicit TestsTab(std::shared_ptr<BoardTool> tool) : tool_(std::move(tool)) {}

  std::string_view name() const override { return texts::tabs::tests; }
  const char* id() const override { return tab_ids::tests; }

  std::string alert() const override {
    const TestReport& report = job_.report();
    const std::size_t failed = report.results.size() - count_of(report, TestVerdict::passes);
    if (failed > 0)
      return texts::counted("{} scenario does not pass.", "{} scenarios do not pass.",
                            static_cast<std::int64_t>(failed));
    return report.check != nullptr && !report.check->has_no_errors()
               ? std::string("The check found errors."_text)
               : "";
  }

  bool busy() const override { return wanted_ && (seen_ == 0 || job_.running()); }

  void take_drop(const DeskState& state, Requests& requests) override {
    if (const auto node = position_dropped()) make_test(state, *node, requests);
  }

  bool tick(const DeskState& state, std::optional<std::chrono::milliseconds>& next) override {
    if (!wanted_) return false;
    if (!state.game || state.game->ruleset != ruleset_) {
      end();
      return false;
    }
    const bool begun = state.version != seen_ && follow(state);
    const bool changed = job_.tick() || begun;
    if (changed) ++version_;
    if (job_.running()) next = std::min(next.value_or(k_look_at_tests), k_look_at_tests);
    return changed;
  }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing)
      return ui::muted(
          "These rules cannot be loaded, so nothing can be tested. Correct them in the Rules tab."_text);
    if (!std::exchange(wanted_, true)) {
      ruleset_ = game.ruleset;
      seen_ = 0;
      ui::context().moving = true;
    }
    tool_->drop_drawn = ImGui::GetFrameCount();
    if (const auto node = position_dropped_inside()) make_test(state, *node, requests);
    draw_head(game, requests);
    const ui::Child list("List");
    draw_scenarios(requests);
    ImGui::Dummy({0, ui::scaled(6)});
    if (std::exchange(to_check_, false)) ImGui::SetScrollHereY(0);
    draw_check(job_.report(), game.ruleset, requests);
    ui::keep_scroll();
  }

 private:
  static void make_test(const DeskState& state, NodeId node, Requests& requests) {
    if (state.game && may_make_test(*state.game))
      requests.act(fmt::format("dialog.test {}", static_cast<int>(node)));
  }

  void end() {
    wanted_ = false;
    order_.reset();
    job_.cancel();
    job_.forget();
    rows_.forget();
  }

  // True if something else is tested now.
  bool follow(const DeskState& state) {
    seen_ = state.version;
    std::optional<TestOrder> order = test_order(*state.game);
    if (!order || order_ == order) return false;
    order_ = std::move(order);
    job_.run(*order_);
    return true;
  }

  std::string summary() const {
    const TestReport& report = job_.report();
    if (job_.running() && !report.tested)
      return report.all == 0 ? std::string("Running the scenarios…"_text)
                             : fill("Running: {} of {}…", report.fresh,
                                    texts::counted("{} scenario", "{} scenarios",
                                                   static_cast<std::int64_t>(report.all)));
    std::vector<TestVerdict> verdicts;
    for (const auto& result : report.results) verdicts.push_back(result->verdict);
    return scripting::tests_text(verdicts);
  }

  // Findings are below the scenarios, so it leads there if there are some.
  void draw_check_summary() {
    const TestReport& report = job_.report();
    const std::string text = check_summary(report, job_.running());
    if (report.check == nullptr || report.check->findings.empty()) return ui::text(text);
    const Colours& c = ui::colours();
    to_check_ = ui::link(text + "##check", report.check->has_no_errors() ? c.warning : c.bad);
    ui::tip("Shows what the check has found."_text);
  }

  void draw_head(const GameState& game, Requests& requests) {
    ui::strong(summary());
    draw_check_summary();
    if (ui::button(texts::tests::run_again) && order_) {
      job_.run(*order_);
      ui::context().moving = true;
    }
    ui::tip("Runs all scenarios and the check once more."_text);
    ui::flow(ui::button_width("Make a test…"_text));
    {
      const ui::Disabled disabled(!may_make_test(game));
      if (ui::button("Make a test…"_text)) requests.act("dialog.test");
      if (may_make_test(game))
        ui::tip(
            "Writes a scenario of the position on the board. You can also drag a step of the "
            "history, or Drag to Tests below the board, onto this tab."_text);
      else
        ui::tip(owners_alone_message(Message("make a test of it")).in(texts::language()));
    }
    if (count_of(job_.report(), TestVerdict::passes) < job_.report().results.size()) {
      ui::flow(ui::button_width("Show failure"_text));
      if (ui::button("Show failure"_text)) rows_.scroll_to_failure();
      ui::tip("Shows the first scenario that does not pass."_text);
    }
    ui::muted(fill("Tests the rules in force, and again after each change. {}",
                   texts::tests::check_uses));
    if (const std::string untested = untested_text(game); !untested.empty())
      ui::coloured(ui::colours().warning, untested);
  }

  void draw_scenarios(Requests& requests) {
    const TestReport& report = job_.report();
    if (report.results.empty() && !job_.running()) return ui::muted(texts::tests::about);
    rows_.draw(report, version_, requests);
  }

  std::shared_ptr<BoardTool> tool_;
  bool wanted_ = false;
  std::string ruleset_;
  bool to_check_ = false;      // scroll there
  std::uint64_t seen_ = 0;     // state
  std::uint64_t version_ = 1;  // of the report
  std::optional<TestOrder> order_;
  TestJob job_;
  TestRows rows_;
};

}  // namespace

std::unique_ptr<Panel> make_tests_tab(std::shared_ptr<BoardTool> tool) {
  return std::make_unique<TestsTab>(std::move(tool));
}

}  // namespace hr::editor
