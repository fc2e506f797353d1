// SPDX-License-Identifier: MIT
// The table of a window or a terminal, which belongs to the table's owner and in which people and
// bots act as their seats. What changes only with a command, or with the rules in force, is cached
// in between.
// Invariant: a cached report equals what the table would report now. So all commands must go
// through this object. Threads: that of the table.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/table/table.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/table/open_table.h"
#include "scripting/table/rules_cache.h"

namespace hr::scripting {

class TableClient {
 public:
  // A new game. Throws as begin_game().
  TableClient(const std::shared_ptr<Ruleset>& ruleset, const GameStart& beginning);
  // A game that continues where its record ends. Throws as resume_game().
  TableClient(const Record& record, const ById<PlayerId, Player>& players);

  const Table& table() const { return table_; }
  void keep_time(TimeSource now) { table_.keep_time(std::move(now)); }
  // The language of all that this client is told from now on.
  void read_in(Language language) {
    language_ = language;
    status_.reset();
    game_ = {};
  }
  Language language() const { return language_; }

  Reply give(Issuer issuer, const TableCommand& command);
  // Undo, or redo, and on while only bots are to act, because they would act again at once.
  Reply undo(Issuer issuer);
  Reply redo(Issuer issuer);
  // Puts these rules in force, as a step.
  Reply change_rules(const std::shared_ptr<Ruleset>& next);

  template <class Query>
  typename Query::Result report(Issuer issuer, Query query) const {
    return table_.report(issuer.reading(language_), std::move(query));
  }
  // Valid until the next command.
  const StatusReport& status() const;
  // Of the rules in force, valid until they change. A pointer stays valid.
  const std::shared_ptr<const RulesetText>& text() const;
  const std::shared_ptr<const GameReport>& game() const;
  const Ruleset& ruleset() const;
  // The rules in force with another value of an option, to be put in force; null: it has this value
  // already. Throws Error if there is no such option or value, or the rules fail.
  std::shared_ptr<Ruleset> with_option(const std::string& name, const std::string& value) const;

  bool secrets() const { return status().secrets; }
  const std::string& name_of(SeatId seat) const { return status().seats[seat].name; }
  // Why the last command was refused, or the last report is incomplete, where the table said
  // `told`. If rules have failed, that is their own message, where it may be read: it could contain
  // what is hidden. Where it may not, `how` says how the owner can read it.
  std::string reason(const std::string& told, bool owner_reads, const Message& how) const;

 private:
  template <class Step>
  Reply step(Issuer issuer, bool StatusReport::*more);

  // What was made of the rules of this number.
  template <class T>
  struct OfRules {
    RulesId of = RulesId::none;
    std::shared_ptr<T> made = nullptr;
  };

  std::shared_ptr<RulesCache> rules_cache_ = std::make_shared<RulesCache>();  // of the table
  Table table_;
  Language language_;
  mutable std::optional<StatusReport> status_;
  mutable OfRules<const RulesetText> ruleset_text_;
  mutable OfRules<const GameReport> game_;
  mutable OfRules<Ruleset> ruleset_;
};

}  // namespace hr::scripting
