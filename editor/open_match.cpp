// SPDX-License-Identifier: MIT
// Playing: whose eyes look, who acts, bots, going back and forth.
#include "editor/open_match.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "core/par.h"
#include "core/seat_export.h"
#include "core/text.h"
#include "scripting/rulebook.h"

namespace hr::editor {

namespace {

// Where the folder cannot be listened to.
constexpr std::chrono::milliseconds k_look_again{200};

std::uint64_t any_seed() {
  std::random_device device;
  return device() & 0x7fffffffU;
}

Match set_up(const Rulebook& rulebook, const StartGame& start) {
  const std::uint64_t seed = start.seed.value_or(any_seed());
  if (start.dice.size() == 1) return set_up_with_sum(rulebook, seed, start.dice.front());
  return {rulebook, seed, start.dice};
}

}  // namespace

OpenMatch::OpenMatch(const Keeping& keeping, const Title& title, StartGame start, TimeSource now)
    : keeping_(keeping),
      now_(std::move(now)),
      id_(title.id),
      name_(title.name),
      folder_(title.folder),
      shipped_(title.shipped),
      own_(title.own),
      start_(std::move(start)) {
  read_files();
  live_ = watch();
  try {
    begin(start_);
  } catch (const std::exception& error) {
    if (!own_) throw;
    find_fault(error.what());
  }
}

OpenMatch::OpenMatch(const Keeping& keeping, const Record& record, const Title* title,
                     TimeSource now)
    : keeping_(keeping), now_(std::move(now)) {
  Match match = replay(record, scripting::open_rulebook);
  const Edition& in_force = *match.rulebook().edition;
  id_ = in_force.ruleset;
  name_ = match.game().definition().name;
  start_ = {.ruleset = id_,
            .settings = in_force.settings,
            .variants = in_force.variants,
            .players = record.players,
            .dice = {}};
  if (title != nullptr) {
    folder_ = title->folder;
    shipped_ = title->shipped;
    own_ = title->own;
  }
  noted_ =
      std::ranges::any_of(record.notes, [](const Notes& notes) { return !notes.all().empty(); });
  sit(Table(std::move(match), record.players, record.notes));
  read_files();
  live_ = watch();
}

void OpenMatch::begin(StartGame start) {
  const Edition edition = scripting::read_edition(folder_, start.variants, start.settings);
  const std::shared_ptr<Ruleset> ruleset = scripting::load_ruleset(edition);
  Match match = set_up(scripting::make_rulebook(ruleset), start);
  name_ = ruleset->game()->definition().name;
  std::vector<Player> players = start.players;
  const auto& seats = ruleset->game()->definition().seats;
  players.resize(std::min(players.size(), seats.size()));
  for (std::size_t s = 0; s < seats.size(); ++s) {
    if (s >= players.size()) players.push_back({.name = seats[s].name});
    if (players[s].name.empty()) players[s].name = seats[s].name;
  }
  sit(Table(std::move(match), std::move(players)));
  start_ = std::move(start);
  findings_.clear();
}

void OpenMatch::sit(Table table) {
  table_.emplace(std::move(table));
  table_->keep_time(now_);
  chosen_eyes_ = k_turn;
  at_screen_ = -1;
  change_.reset();
  words_.clear();
  compared_ = NodeId::none;
  bot_at_.reset();
  dice_.clear();
}

// A new game of the same rules and players. The files are read again: what was saved counts.
void OpenMatch::restart() {
  StartGame start = start_;
  if (table_) {
    start.players = table_->players();
    start.seed.reset();
    start.settings = edition().settings;
    start.variants = variants_in_force();
  }
  try {
    begin(std::move(start));
  } catch (const std::exception& error) {
    find_fault(error.what());
    throw;
  }
}

KeptMatch OpenMatch::facts() const {
  KeptMatch out{.file = {}, .ruleset = id_, .name = name_, .players = {}, .outcome = {}};
  for (const Player& player : table_->players()) out.players.push_back(player.name);
  const Match& match = table_->match();
  out.actions = match.header().ply;
  out.ended = match.ended();
  out.outcome = outcome_text(match.game(), match.state());
  return out;
}

void OpenMatch::require_table() const {
  if (!table_) throw Error("The rules cannot be loaded yet; mend what is marked in them first.");
}

bool OpenMatch::secret() const { return table_->match().game().hides(); }

// What failed in the rules may give something away: whoever looks as a seat is told one sentence.
void OpenMatch::require(const Reply& reply) const {
  if (reply.ok) return;
  if (table_->failure().empty()) throw Error(reply.text);
  if (secret() && eyes() != k_owner)
    throw Error(reply.text + " What failed may give something away: look as the owner to read it.");
  throw Error(table_->failure());
}

void OpenMatch::require_eyes() const {
  require_table();
  if (eyes() == k_turn) throw Error("The curtain is down.");
}

int OpenMatch::persons() const {
  return static_cast<int>(std::ranges::count(table_->players(), false, &Player::bot));
}

// Whether people at one screen have to keep something from each other.
bool OpenMatch::curtain_wanted() const {
  return persons() > 1 && !table_->match().ended() &&
         (table_->match().game().tells_apart() || noted_);
}

SeatId OpenMatch::person_to_act() const {
  const std::vector<SeatId> actors = table_->match().actors();
  const SeatId here = at_screen_ < 0 ? SeatId::none : table_->seat_of(at_screen_);
  for (const SeatId seat : actors)
    if (seat == here && !table_->player(seat).bot) return seat;
  for (const SeatId seat : actors)
    if (!table_->player(seat).bot) return seat;
  return SeatId::none;
}

// Those of the person who is to act; where nobody is, of who was before the screen last.
int OpenMatch::turn_eyes() const {
  if (persons() == 0 || (table_->match().ended() && secret())) return k_owner;
  const SeatId actor = person_to_act();
  const auto player_of = [&](SeatId seat) {
    for (int p = 0; p < static_cast<int>(table_->players().size()); ++p)
      if (table_->seat_of(p) == seat) return p;
    return -1;
  };
  if (!curtain_wanted()) {
    if (actor != SeatId::none) return index(actor);
    for (int p = 0; p < static_cast<int>(table_->players().size()); ++p)
      if (!table_->players()[static_cast<std::size_t>(p)].bot &&
          (at_screen_ < 0 || at_screen_ == p))
        return index(table_->seat_of(p));
    return k_owner;
  }
  if (actor == SeatId::none) return at_screen_ < 0 ? k_turn : index(table_->seat_of(at_screen_));
  return player_of(actor) == at_screen_ ? index(actor) : k_turn;
}

int OpenMatch::eyes() const { return chosen_eyes_ == k_turn ? turn_eyes() : chosen_eyes_; }

void OpenMatch::look_as(int eyes) {
  require_table();
  if (eyes < k_turn || eyes >= table_->match().game().seats())
    throw Error("There is no such seat.");
  chosen_eyes_ = eyes;
}

void OpenMatch::lift_curtain() {
  require_table();
  dice_.clear();  // they were thrown for somebody else
  const SeatId actor = person_to_act();
  for (int p = 0; p < static_cast<int>(table_->players().size()); ++p)
    if (actor != SeatId::none && table_->seat_of(p) == actor) at_screen_ = p;
}

// Where something is hidden, only the owner goes back; to the table, the eyes tell who asks.
SeatId OpenMatch::owner_or_eyes() const {
  if (!secret() || chosen_eyes_ == k_owner || persons() == 0) return SeatId::none;
  return SeatId(static_cast<std::int8_t>(std::max(eyes(), 0)));
}

SeatId OpenMatch::actor(int seat) const {
  if (seat >= 0) return SeatId(static_cast<std::int8_t>(seat));
  if (eyes() >= 0) return SeatId(static_cast<std::int8_t>(eyes()));
  const SeatId person = person_to_act();
  if (person != SeatId::none) return person;
  const std::vector<SeatId> actors = table_->match().actors();
  return actors.empty() ? SeatId::none : actors.front();
}

std::vector<int> OpenMatch::take_dice() { return std::exchange(dice_, {}); }

void OpenMatch::act(const Act& command) {
  require_eyes();
  const std::vector<int> dice = dice_;
  require(table_->play(actor(command.seat), command.text, dice));
  take_dice();
}

void OpenMatch::act(const Choose& command) {
  require_eyes();
  const std::vector<int> dice = dice_;
  require(table_->play(actor(command.seat), command.action, dice));
  take_dice();
}

void OpenMatch::answer(const TakeBack& command) {
  require_eyes();
  require(table_->take_back(actor(command.seat)));
}

void OpenMatch::answer(const StartOver& command) {
  require_eyes();
  require(table_->start_over(actor(command.seat)));
}

void OpenMatch::answer(const ChangeAnswer& command) {
  require_eyes();
  require(
      table_->change(actor(command.seat), static_cast<std::size_t>(command.answer), command.text));
}

void OpenMatch::type_dice(const TypeDice& command) {
  require_table();
  dice_ = command.faces;
}

void OpenMatch::undo() {
  require_eyes();
  require(table_->undo(owner_or_eyes()));
}

void OpenMatch::redo() {
  require_eyes();
  require(table_->redo(owner_or_eyes()));
}

void OpenMatch::go_to(NodeId node) {
  require_eyes();
  if (owner_or_eyes() != SeatId::none)
    throw Error("In a game with secrets only the owner of the table goes back and forth.");
  require(table_->go_to(node));
}

void OpenMatch::go_to_step(int step) {
  require_table();
  const Match& match = table_->match();
  std::vector<NodeId> line = match.line();
  for (NodeId next = match.node().onward; next != NodeId::none; next = match.node(next).onward)
    line.push_back(next);
  const auto last = static_cast<int>(line.size()) - 1;
  go_to(line[static_cast<std::size_t>(step < 0 ? last : std::min(step, last))]);
}

void OpenMatch::promote(NodeId node) {
  require_eyes();
  if (owner_or_eyes() != SeatId::none)
    throw Error("In a game with secrets only the owner of the table chooses the main line.");
  require(table_->promote(node));
}

void OpenMatch::compare(const Compare& command) {
  require_eyes();
  if (command.with != NodeId::none && !knows(command.with))
    throw Error("There is no such moment to compare with.");
  compared_ = command.with;
}

void OpenMatch::sit_down(const SitDown& command) {
  require_table();
  require(table_->sit_down(command.player, command.who));
}

void OpenMatch::play_by_itself(const AutoPlay& command) {
  auto_play_ = {command.on, std::clamp(command.pause, 0, 10000)};
  bot_at_.reset();
}

void OpenMatch::bot_move() {
  require_table();
  SeatId seat = table_->bot_to_act();
  const std::vector<SeatId> actors = table_->match().actors();
  if (seat == SeatId::none) seat = actor(k_owner);
  if (std::ranges::find(actors, seat) == actors.end())
    seat = actors.empty() ? SeatId::none : actors.front();
  if (seat == SeatId::none) throw Error("The game is over.");
  require(table_->bot_move(seat));
}

void OpenMatch::note(const WriteNote& command) {
  require_eyes();
  require(table_->note(actor(command.seat), command.cell, command.text));
  keep_notes_apart();
}

void OpenMatch::note(const MarkPassage& command) {
  require_eyes();
  require(table_->mark(actor(command.seat), command.cell, command.more));
  keep_notes_apart();
}

// From the first note on there is a curtain between the seats; who wrote it sits before the screen.
void OpenMatch::keep_notes_apart() {
  if (!noted_ && !curtain_wanted()) lift_curtain();
  noted_ = true;
}

void OpenMatch::note(const UndoNote& command) {
  require_eyes();
  require(table_->undo_note(actor(command.seat)));
}

void OpenMatch::note(const RedoNote& command) {
  require_eyes();
  require(table_->redo_note(actor(command.seat)));
}

void OpenMatch::use_clock(const UseClock& command) {
  require_table();
  using What = UseClock::What;
  Reply reply;
  if (command.what == What::start) reply = table_->start_clock();
  if (command.what == What::pause) reply = table_->pause_clock();
  if (command.what == What::reset) reply = table_->reset_clock();
  if (command.what == What::add) reply = table_->add_minutes(command.minutes);
  require(reply);
}

std::string OpenMatch::export_text(int seat) const {
  require_eyes();
  if (secret() && eyes() != k_owner && seat != eyes())
    throw Error("What another seat was shown is not for these eyes.");
  OptionsInForce options;
  for (const scripting::Option& option : ruleset_in_force()->options())
    options.emplace_back(option.name, option.value);
  return seat_export_text(*table_, SeatId(static_cast<std::int8_t>(seat)), options);
}

// The next bot acts when its pause is over. One that cannot is not tried again by itself.
bool OpenMatch::bot_due(std::optional<std::chrono::milliseconds>& next) {
  if (!table_ || !auto_play_.on || table_->bot_to_act() == SeatId::none) {
    bot_at_.reset();
    return false;
  }
  const Moment now = now_();
  if (!bot_at_) bot_at_ = now + Moment(auto_play_.pause);
  if (now < *bot_at_) {
    next = std::min(next.value_or(*bot_at_ - now), *bot_at_ - now);
    return false;
  }
  bot_at_.reset();
  next = Moment(0);
  try {
    bot_move();
  } catch (const Error&) {
    auto_play_.on = false;
    throw;
  }
  return true;
}

bool OpenMatch::tick(std::optional<std::chrono::milliseconds>& next) {
  bool changed = bot_due(next);
  if (live_ != nullptr) {
    if (live_->saved()) take_up_news(), changed = true;
    if (const auto patience = live_->patience())
      next = std::min(next.value_or(*patience), *patience);
    else
      next = std::min(next.value_or(k_look_again), k_look_again);
  }
  if (!table_) return changed;
  const ClockReport clock = table_->clock();
  if (clock.running) next = std::min(next.value_or(Moment(250)), Moment(250));
  if (clock.left != second_) changed = true;
  second_ = clock.left;
  return changed;
}

}  // namespace hr::editor
