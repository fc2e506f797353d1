// SPDX-License-Identifier: MIT
// How a match comes onto the desk, and what time brings it.
#include "editor/desk/open_match.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "scripting/table/open_table.h"

namespace hr::editor {

namespace {

std::uint64_t any_seed() {
  std::random_device device;
  return device() & 0x7fffffffU;
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
  sit(scripting::go_on_with(record, record.players, at_hand_));
  id_ = edition().ruleset;
  name_ = game()->name;
  start_ = {.ruleset = id_,
            .settings = edition().settings,
            .variants = edition().variants,
            .players = record.players,
            .dice = {}};
  if (title != nullptr) {
    folder_ = title->folder;
    shipped_ = title->shipped;
    own_ = title->own;
  }
  noted_ =
      std::ranges::any_of(record.notes, [](const Notes& notes) { return !notes.all().empty(); });
  read_files();
  listen();
}

void OpenMatch::begin(StartGame start, const Edition& edition) {
  const std::shared_ptr<Ruleset> ruleset = scripting::load_ruleset(edition);
  const GameReport game = scripting::game_report(*ruleset);
  std::vector<Player> players = start.players;
  players.resize(std::min(players.size(), game.seats.size()));
  for (std::size_t s = 0; s < game.seats.size(); ++s) {
    if (s >= players.size()) players.push_back({.name = game.seats[s].name});
    if (players[s].name.empty()) players[s].name = game.seats[s].name;
  }
  sit(scripting::begin_game(
      ruleset,
      {.seed = start.seed.value_or(any_seed()), .dice = start.dice, .players = std::move(players)},
      at_hand_));
  name_ = game.name;
  start_ = std::move(start);
}

void OpenMatch::sit(Table table) {
  table_.emplace(std::move(table));
  table_->keep_time(now_);
  status_.reset();
  edition_of_ = game_of_ = ruleset_of_ = saved_for_ = k_no_rules;
  chosen_eyes_ = k_turn;
  at_screen_ = -1;
  change_.reset();
  steps_.clear();
  saved_.reset();
  compared_ = NodeId::none;
  bot_at_.reset();
  dice_.clear();
}

// A new game of the same players: from another seed, which is the next one where one was given.
StartGame OpenMatch::once_more() const {
  StartGame start = start_;
  if (!table_) return start;
  start.players = players();
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
  for (const Player& player : players()) out.players.push_back(player.name);
  out.actions = status().ply;
  out.ended = status().ended;
  out.outcome = status().outcome;
  return out;
}

void OpenMatch::require_table() const {
  if (!table_) throw Error("The rules cannot be loaded; fix the marked errors first.");
}

// What failed in the rules may give something away: whoever looks as a seat is told one sentence.
void OpenMatch::carry_out(const TableCommand& command) {
  const Reply reply = table_->carry_out(command);
  status_.reset();
  if (reply.ok) return;
  const std::string failure = table_->report(OwnerQuery()).failure;
  if (failure.empty()) throw Error(reply.text);
  if (secret() && eyes() != k_owner)
    throw Error(reply.text + " The error may reveal hidden information: view as owner to read it.");
  throw Error(failure);
}

const StatusReport& OpenMatch::status() const {
  if (!status_) status_ = table_->report(StatusQuery());
  return *status_;
}

const std::shared_ptr<const Edition>& OpenMatch::in_force() const {
  if (edition_of_ != status().rules)
    edition_ = std::make_shared<const Edition>(table_->report(EditionQuery()).edition.value());
  edition_of_ = status().rules;
  return edition_;
}

const std::shared_ptr<const GameReport>& OpenMatch::game() const {
  if (game_of_ != status().rules)
    game_ = std::make_shared<const GameReport>(table_->report(GameQuery()));
  game_of_ = status().rules;
  return game_;
}

std::vector<Player> OpenMatch::players() const {
  std::vector<Player> out(status().seats.size());
  for (const SeatReport& seat : status().seats)
    out[nth(seat.player)] = {seat.player_name, seat.bot};
  return out;
}

void OpenMatch::require_eyes() const {
  require_table();
  if (eyes() == k_turn) throw Error("The game is hidden while the screen is passed on.");
}

// The next bot acts when its pause is over. One that cannot is not tried again by itself.
bool OpenMatch::bot_due(std::optional<std::chrono::milliseconds>& next) {
  if (!table_ || !auto_play_.on || status().bot_to_act == SeatId::none) {
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
  const ClockReport clock = table_->report(ClockQuery());
  if (clock.running) next = std::min(next.value_or(Moment(250)), Moment(250));
  if (clock.left != second_) changed = true;
  second_ = clock.left;
  return changed;
}

}  // namespace hr::editor
