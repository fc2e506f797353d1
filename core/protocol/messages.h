// SPDX-License-Identifier: MIT
// A table's answers to messages. A message is one line of JSON, with a command or a query:
//
//   {"protocol":1,"id":7,"command":{"type":"act","text":"move A2 A3"}}
//   {"protocol":1,"id":8,"query":{"type":"view","log_from":12}}
//
// and so is its answer, which begins with the same `id`, any whole number that the client likes:
//
//   {"protocol":1,"id":7,"reply":{"ok":true,"text":"","begun":"","failure":"","place":""}}
//   {"protocol":1,"id":8,"report":{"type":"view", …}}
//   {"protocol":1,"id":9,"refused":"command.faces[0]: expected a whole number from …"}
//
// docs/protocol.md lists all commands, queries and reports.
#pragma once

#include <string>
#include <string_view>

#include "core/base/read_json.h"
#include "core/table/table.h"

namespace hr::protocol {

inline constexpr int k_version = 1;
inline constexpr std::size_t k_max_message = std::size_t{8} << 20;  // bytes

// Carries out or answers a message of this issuer, which may contain anything. Never throws but
// Exhausted, as Table; changes nothing if it refuses.
std::string answer(Table& table, Issuer issuer, std::string_view text);

// Messages as a client writes them, and what it reads.
std::string message(std::int64_t id, const TableCommand& command);
std::string message(std::int64_t id, const TableQuery& query);

// What they contain, without the envelope; reading throws Error, a sentence that begins with the
// place in the message. A game report cannot be read: its board is only drawn.
Json command_json(const TableCommand& command);
Json query_json(const TableQuery& query);
Json report_json(const TableQuery& query, const TableReport& report);
TableCommand read_command(const Json& json);
TableQuery read_query(const Json& json);

}  // namespace hr::protocol
