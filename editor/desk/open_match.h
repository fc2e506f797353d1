// SPDX-License-Identifier: MIT
// The match on the desk: a Table, the files of its rules, whose eyes look at it, and who plays by
// himself. Commands are methods; what is refused throws Error, a sentence, and changes nothing.
//
// A rule exists in three texts, each with one owner:
//   in force  the edition at the match's cursor. The game runs under it. A change of it is a step
//   of
//             the match; undo, redo and branches move it with the cursor, and nothing else does.
//   saved     the files on disk, whoever wrote them. A save, here or elsewhere, tries them under
//   the
//             variants and options in force: either they come into force, as a step, or the verdict
//             says what is wrong with them. There is one verdict, on what is saved now.
//   typed     drafts; they concern no game until they are saved.
// Options, variants and boards change the edition in force by that one thing; only the file of a
// variant that is switched on is taken from what is saved. A new game begins under the rules in
// force. What is saved need not be in force: it may have been undone, refused, or never tried. Then
// the window says so, shows either text, and puts what is saved in force when asked.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/record/record.h"
#include "editor/desk/drafts.h"
#include "editor/desk/keeping.h"
#include "editor/desk/rule_texts.h"
#include "editor/desk/shown.h"
#include "editor/desk/step_keeper.h"
#include "scripting/check/live_rules.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/table/rules_at_hand.h"

namespace hr::editor {

// The verdict on rules that were tried, because they were saved or asked for. It is news until they
// are tried again.
class RulesRefused : public Error {
 public:
  using Error::Error;
};

class OpenMatch {
 public:
  // A new game. Where the rules cannot be loaded there is no table yet: their files can be mended.
  OpenMatch(const Keeping& keeping, Drafts& drafts, const Title& title, StartGame start,
            TimeSource now);
  // One that goes on, from a record and, where there is one, the title of its rules.
  OpenMatch(const Keeping& keeping, Drafts& drafts, const Record& record, const Title* title,
            TimeSource now);

  bool playing() const { return table_.has_value(); }
  const Table& table() const { return *table_; }
  const Edition& edition() const { return *in_force(); }
  const std::string& ruleset() const { return id_; }
  KeptMatch facts() const;
  const std::vector<SourceShown>& files() const { return files_; }

  void restart();        // under the rules in force
  void restart_saved();  // under those that are saved
  void act(const Act& command);
  void act(const Choose& command);
  void answer(const TakeBack& command);
  void answer(const StartOver& command);
  void answer(const ChangeAnswer& command);
  void type_dice(const TypeDice& command);
  void undo();
  void redo();
  void go_to(const GoTo& command);
  void go_to(const GoToStep& command);
  void promote(const Promote& command);
  void compare(const Compare& command);
  void look_as(SeatId eyes);
  void follow_screen();  // after every command
  void pass_screen();
  void lift_curtain();
  void sit_down(const SitDown& command);
  void play_by_itself(const AutoPlay& command);
  void bot_move();

  void note(const WriteNote& command);
  void note(const MarkPassage& command);
  void note(const UndoNote& command);
  void note(const RedoNote& command);
  void use_clock(const UseClock& command);

  void set_option(const SetOption& command);
  void reset_option(const ResetOption& command);
  void set_variant(const SetVariant& command);
  void save_file(const SaveFile& command);
  void read_again() { take_up(); }
  void keep_draft(const KeepSource& command);
  void drop_draft(const std::string& file);
  void revert_file(const RevertSource& command);
  void all_as_shipped();
  void own_rules_again();
  void save_board(const SaveBoard& command);
  void arrange(const PutPieces& command);
  void arrange(const GiveTurn& command);
  void arrange(const Arrange& command);
  std::string export_text(SeatId seat) const;

  // How often the saved files have been tried: a RulesRefused from before the last time no longer
  // holds.
  std::uint64_t readings() const { return readings_; }

  // What time has brought. True when something is to be shown; `next` becomes how long there is
  // nothing more to do, as far as is known.
  bool tick(std::optional<std::chrono::milliseconds>& next);

  GameShown shown() const;

 private:
  using Ruleset = scripting::Ruleset;

  void begin(StartGame start, const Edition& edition);
  StartGame once_more() const;
  void sit(Table table);
  std::unique_ptr<scripting::LiveRules> watch() const;
  void listen();
  void require_table() const;
  void require_eyes() const;
  void require_owner() const;
  void require_owner_goes() const;
  bool secret() const { return status().secrets; }

  // What is refused throws. What the table tells of itself is kept until something is carried out.
  void carry_out(const TableCommand& command);
  const StatusReport& status() const;
  const std::shared_ptr<const Edition>& in_force() const;
  const std::shared_ptr<const GameReport>& game() const;
  std::vector<Player> players() const;  // by the seats that they sat in at the start
  bool is_bot(SeatId seat) const { return status().seats[seat].bot; }

  int persons() const;
  bool curtain_wanted() const;
  SeatId person_to_act() const;
  SeatId turn_eyes() const;
  SeatId eyes() const;
  std::string passes_to() const;  // who is to come before the screen; "" when nobody else is
  SeatId owner_or_eyes() const;
  SeatId actor(SeatId seat) const;
  std::vector<int> take_dice();
  void keep_notes_apart();

  void swap(const std::shared_ptr<Ruleset>& next);
  void take_up();
  void take_up_news();
  bool files_changed(std::optional<std::chrono::milliseconds>& next);
  bool look_at_files();
  void require_as_shown(const std::string& name, const std::optional<std::string>& text);
  SourceShown& file(const std::string& name);
  std::shared_ptr<Ruleset> ruleset_in_force() const;
  void remember(std::shared_ptr<Ruleset> ruleset) const;
  void make_own();
  std::filesystem::path aside() const;
  std::filesystem::path to_bring_back(const RuleTexts& now, const RuleTexts& shipped) const;
  std::filesystem::path put_board(const SaveBoard& command);
  void read_files();
  std::vector<std::string> variants_in_force() const;

  // What the saved files make under the variants and options in force, or why they make nothing.
  struct Saved {
    std::optional<Edition> edition;
    std::string problem;
  };
  const Saved& saved() const;
  const Edition& require_saved() const;
  Saved read_saved() const;
  Edition saved_beside(const Edition& now) const;
  bool saved_in_force() const { return table_ && saved().edition == edition(); }
  void try_again();
  void judge(const std::string& problem);
  std::vector<scripting::Finding> findings() const;
  std::vector<std::string> not_in_force() const;
  std::string in_force_since() const;
  RuleFile variant_file(const std::string& name) const;

  void show_rules(GameShown& out) const;
  void show_variants(GameShown& out) const;
  void show_worths(GameShown& out) const;
  bool bot_due(std::optional<std::chrono::milliseconds>& next);

  const Keeping& keeping_;
  Drafts& drafts_;
  TimeSource now_;
  std::string id_, name_;
  std::filesystem::path folder_, shipped_;  // "" where there are none
  std::filesystem::path set_aside_;         // rules of one's own that can come back; "": none
  bool own_ = false, changed_ = false;      // … and some file is not as it was shipped
  StartGame start_;                         // how it began, or is to begin
  std::optional<Table> table_;
  std::shared_ptr<scripting::RulesAtHand> at_hand_ = std::make_shared<scripting::RulesAtHand>();
  // As the table told it last; of the rules in force, by their number.
  static constexpr int k_no_rules = -1;
  mutable std::optional<StatusReport> status_;
  mutable std::shared_ptr<const Edition> edition_;
  mutable std::shared_ptr<const GameReport> game_;
  mutable int edition_of_ = k_no_rules, game_of_ = k_no_rules;
  std::unique_ptr<scripting::LiveRules> live_;  // null: the files are looked at every so often
  Moment looked_at_{0};
  bool look_again_ = false;                   // they are not what is shown
  mutable std::shared_ptr<Ruleset> ruleset_;  // of the edition in force
  mutable int ruleset_of_ = k_no_rules;
  mutable std::vector<std::string> labels_;  // of the same
  mutable std::vector<std::string> worths_;  // of the cells, as they were shown last …
  struct ShownWorths {  // … under this edition, at this moment, to these eyes
    int rules = k_no_rules;
    NodeId at = NodeId::none;
    SeatId eyes = k_turn;
    friend bool operator==(const ShownWorths&, const ShownWorths&) = default;
  };
  mutable ShownWorths worths_of_;
  std::vector<SourceShown> files_;
  mutable std::optional<Saved> saved_;  // of files_ …
  mutable int saved_for_ = k_no_rules;  // … under the variants and options of these rules
  struct Verdict {
    std::optional<Edition> of;  // what was tried; none: the files could not even be read
    std::vector<scripting::Finding> findings;
  };
  Verdict verdict_;
  std::uint64_t readings_ = 0;
  std::vector<scripting::VariantNote> variants_;
  std::optional<RuleChangeReport> change_;
  mutable std::map<SeatId, StepKeeper> steps_;  // by the eyes that look
  NodeId compared_ = NodeId::none;
  NodeId changed_at_ = NodeId::none;
  SeatId changed_for_ = k_turn;  // whose eyes saw the actions that it tells of

  SeatId chosen_eyes_ = k_turn;
  int at_screen_ = -1;  // the player before it; -1: nobody yet
  bool noted_ = false;
  AutoPlay auto_play_{.on = true, .pause = 500};
  std::optional<Moment> bot_at_;  // when the next one is to act
  std::vector<int> dice_;
  int second_ = -1;  // of the clock, as it was shown last
};

}  // namespace hr::editor
