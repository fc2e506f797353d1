// SPDX-License-Identifier: MIT
#include "scripting/clients/table_client.h"

#include "scripting/clients/people.h"
#include "scripting/ruleset/changed_settings.h"

namespace hr::scripting {

TableClient::TableClient(const std::shared_ptr<Ruleset>& ruleset, const GameStart& beginning)
    : table_(begin_game(ruleset, beginning, rules_cache_)), ruleset_{status().rules, ruleset} {}

TableClient::TableClient(const Record& record, const ById<PlayerId, Player>& players)
    : table_(resume_game(record, players, rules_cache_)) {}

Reply TableClient::give(Issuer issuer, const TableCommand& command) {
  status_.reset();
  return table_.give(issuer.reading(language_), command);
}

template <class Step>
Reply TableClient::step(Issuer issuer, bool StatusReport::*more) {
  const NodeId from = status().cursor;
  Reply reply = give(issuer, Step{});
  if (!reply.ok) return reply;
  while (status().cursor != from && only_bots_act(status()) && status().*more) {
    Reply next = give(issuer, Step{});
    if (next.ok) continue;
    give(Issuer::owner(), GoTo{from});  // all of it, or nothing
    return next;
  }
  return reply;
}

Reply TableClient::undo(Issuer issuer) { return step<Undo>(issuer, &StatusReport::may_undo); }
Reply TableClient::redo(Issuer issuer) { return step<Redo>(issuer, &StatusReport::may_redo); }

Reply TableClient::change_rules(const std::shared_ptr<Ruleset>& next) {
  rules_cache_->keep(next);
  Reply reply = give(Issuer::owner(), ChangeRules{next->text()});
  if (reply.ok) ruleset_ = {status().rules, next};
  return reply;
}

const StatusReport& TableClient::status() const {
  if (!status_) status_ = report(Issuer::owner(), StatusQuery());
  return *status_;
}

const std::shared_ptr<const RulesetText>& TableClient::text() const {
  if (ruleset_text_.of != status().rules)
    ruleset_text_ = {status().rules,
                     std::make_shared<const RulesetText>(
                         table_.report(Issuer::owner(), RulesetTextQuery()).text.value())};
  return ruleset_text_.made;
}

const std::shared_ptr<const GameReport>& TableClient::game() const {
  if (game_.of != status().rules)
    game_ = {status().rules,
             std::make_shared<const GameReport>(table_.report(Issuer::owner(), GameQuery()))};
  return game_.made;
}

const Ruleset& TableClient::ruleset() const {
  if (ruleset_.of != status().rules) ruleset_ = {status().rules, load_ruleset(*text())};
  return *ruleset_.made;
}

std::shared_ptr<Ruleset> TableClient::with_option(const std::string& name,
                                                  const std::string& value) const {
  std::shared_ptr<Ruleset> next = with_setting(*text(), name, value);
  const bool same = find_option(ruleset(), name)->value == find_option(*next, name)->value;
  return same ? nullptr : next;
}

std::string TableClient::reason(const std::string& told, bool owner_reads,
                                const Message& how) const {
  const std::string failure = table_.report(Issuer::owner(), OwnerQuery()).failure;
  if (failure.empty()) return told;
  if (owner_reads || !secrets()) return failure;
  return Message("{refusal} The error message may reveal hidden information: {how}.", told, how)
      .in(language_);
}

}  // namespace hr::scripting
