// SPDX-License-Identifier: MIT
// How a match comes onto the desk, and what time brings it.
#include "editor/desk/open_match.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "core/par/par.h"
#include "core/record/seat_export.h"
#include "core/words/text.h"
#include "scripting/ruleset/rulebook.h"

namespace hr::editor {

namespace {

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

OpenMatch::OpenMatch(const Keeping& keeping, Drafts& drafts, const Title& title, StartGame start,
                     TimeSource now)
    : keeping_(keeping),
      drafts_(drafts),
      now_(std::move(now)),
      id_(title.id),
      name_(title.name),
      folder_(title.folder),
      shipped_(title.shipped),
      own_(title.own),
      start_(std::move(start)) {
  read_files();
  listen();
  try {
    begin(start_, require_saved());
  } catch (const std::exception& error) {
    if (!own_) throw;
    judge(error.what());
  }
}

OpenMatch::OpenMatch(const Keeping& keeping, Drafts& drafts, const Record& record,
                     const Title* title, TimeSource now)
    : keeping_(keeping), drafts_(drafts), now_(std::move(now)) {
  Match match = scripting::open_record(record);
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
  listen();
}

void OpenMatch::begin(StartGame start, const Edition& edition) {
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
}

void OpenMatch::sit(Table table) {
  table_.emplace(std::move(table));
  table_->keep_time(now_);
  chosen_eyes_ = k_turn;
  at_screen_ = -1;
  change_.reset();
  forget_names();
  ruleset_of_ = nullptr;
  saved_.reset();
  compared_ = NodeId::none;
  bot_at_.reset();
  dice_.clear();
}

// Whatever was made with them is made anew.
void OpenMatch::forget_names() {
  steps_.clear();
  then_.reset();
}

// A new game of the same players: from another seed, which is the next one where one was given.
StartGame OpenMatch::once_more() const {
  StartGame start = start_;
  if (!table_) return start;
  start.players = table_->players();
  if (start.seed) ++*start.seed;
  start.settings = edition().settings;
  start.variants = edition().variants;
  return start;
}

void OpenMatch::restart() {
  if (!table_) return restart_saved();
  begin(once_more(), Edition(edition()));
}

void OpenMatch::restart_saved() {
  read_files();
  try_again();
  try {
    begin(once_more(), Edition(require_saved()));
  } catch (const std::exception& error) {
    judge(error.what());
    throw RulesRefused(error.what());
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
  if (!table_) throw Error("The rules cannot be loaded; fix the marked errors first.");
}

// What failed in the rules may give something away: whoever looks as a seat is told one sentence.
void OpenMatch::require(const Reply& reply) const {
  if (reply.ok) return;
  if (table_->failure().empty()) throw Error(reply.text);
  if (secret() && eyes() != k_owner)
    throw Error(reply.text + " The error may reveal hidden information: view as owner to read it.");
  throw Error(table_->failure());
}

void OpenMatch::require_eyes() const {
  require_table();
  if (eyes() == k_turn) throw Error("The game is hidden while the screen is passed on.");
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
  if (files_changed(next)) take_up_news(), changed = true;
  if (!table_) return changed;
  const ClockReport clock = table_->clock();
  if (clock.running) next = std::min(next.value_or(Moment(250)), Moment(250));
  if (clock.left != second_) changed = true;
  second_ = clock.left;
  return changed;
}

}  // namespace hr::editor
