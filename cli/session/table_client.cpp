// SPDX-License-Identifier: MIT
#include "cli/session/table_client.h"

namespace hr::cli {

Reply TableClient::carry_out(const TableCommand& command) {
  status_.reset();
  return table_.carry_out(command);
}

const StatusReport& TableClient::status() const {
  if (!status_) status_ = table_.report(StatusQuery());
  return *status_;
}

const GameReport& TableClient::game() const {
  const RulebookId rules = status().rules;
  if (!game_ || game_of_ != rules) game_ = table_.report(GameQuery());
  game_of_ = rules;
  return *game_;
}

}  // namespace hr::cli
