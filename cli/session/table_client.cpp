// SPDX-License-Identifier: MIT
#include "cli/session/table_client.h"

namespace hr::cli {

Reply TableClient::give(Issuer issuer, const TableCommand& command) {
  status_.reset();
  return table_.give(issuer, command);
}

const StatusReport& TableClient::status() const {
  if (!status_) status_ = table_.report(Issuer::owner(), StatusQuery());
  return *status_;
}

const GameReport& TableClient::game() const {
  const RulebookId rules = status().rules;
  if (!game_ || game_of_ != rules) game_ = table_.report(Issuer::owner(), GameQuery());
  game_of_ = rules;
  return *game_;
}

}  // namespace hr::cli
