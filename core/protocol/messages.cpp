// SPDX-License-Identifier: MIT
#include "core/protocol/messages.h"

#include <optional>
#include <utility>
#include <variant>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/protocol/values.h"

namespace hr::protocol {

namespace {

constexpr JsonBounds k_bounds{.depth = 12, .values = 200'000};

std::size_t type_of(std::span<const std::string_view> types, const Json& json, const Place& place) {
  check_object(json, place);
  const auto type = json.find("type");
  if (type == json.end()) throw Error(place.text() + ": expected a field \"type\", got none");
  return read_word(*type, types, {&place, "type"});
}

// The alternative with this number, read from the other fields.
template <class Variant>
Variant read_as(std::size_t number, Json json, const Place& place) {
  json.erase("type");
  Variant out;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    const auto take = [&]<std::size_t N>() { from_json(json, out.template emplace<N>(), place); };
    ((I == number ? take.template operator()<I>() : void()), ...);
  }
  (std::make_index_sequence<std::variant_size_v<Variant>>());
  return out;
}

template <class Variant>
Json with_type(std::string_view type, const Variant& what) {
  Json fields = std::visit([](const auto& it) { return to_json(it); }, what);
  Json out = object_of(1 + fields.size());
  add_field(out, "type", type);
  for (auto& [name, value] : fields.get_ref<Json::object_t&>())
    add_field(out, name, std::move(value));
  return out;
}

Json envelope(std::optional<std::int64_t> id) {
  return {{"protocol", k_version}, {"id", to_json(id)}};
}

// Throws Error; `id` is set as soon as it is known.
Json read_message(std::string_view text, std::optional<std::int64_t>& id) {
  if (text.size() > k_max_message)
    throw Error("expected a message of at most " + std::to_string(k_max_message) + " bytes, got " +
                std::to_string(text.size()));
  Json json = read_json(text, k_bounds);
  const Place whole{.name = "message"};
  check_object(json, whole);
  std::vector<std::string_view> known;
  const Json* const version = find_field(json, "protocol", known);
  const Json* const number = find_field(json, "id", known);
  if (number == nullptr) throw Error("message: expected a field \"id\", got none");
  std::int64_t given = 0;
  from_json(*number, given, {&whole, "id"});
  id = given;
  if (version == nullptr)
    throw Error("message: expected a field \"protocol\", which is " + std::to_string(k_version) +
                ", got none");
  if (!version->is_number_integer() || *version != k_version)
    Place{&whole, "protocol"}.expected(std::to_string(k_version), *version);
  find_field(json, "command", known), find_field(json, "query", known);
  check_fields(json, known, whole);
  if (json.contains("command") == json.contains("query"))
    throw Error("message: expected either a command or a query");
  return json;
}

}  // namespace

Json command_json(const TableCommand& command) {
  return with_type(k_commands[command.index()], command);
}
Json query_json(const TableQuery& query) { return with_type(k_queries[query.index()], query); }
Json report_json(const TableQuery& query, const TableReport& report) {
  return with_type(k_queries[query.index()], report);
}

TableCommand read_command(const Json& json) {
  const Place place{.name = "command"};
  return read_as<TableCommand>(type_of(k_commands, json, place), json, place);
}
TableQuery read_query(const Json& json) {
  const Place place{.name = "query"};
  return read_as<TableQuery>(type_of(k_queries, json, place), json, place);
}

std::string message(std::int64_t id, const TableCommand& command) {
  Json out = envelope(id);
  out["command"] = command_json(command);
  return out.dump();
}
std::string message(std::int64_t id, const TableQuery& query) {
  Json out = envelope(id);
  out["query"] = query_json(query);
  return out.dump();
}

namespace {

// A command or a query, read.
using Request = std::variant<TableCommand, TableQuery>;

void run_request(Table& table, Issuer issuer, const Request& request, Json& out) {
  constexpr const char* k_failed = "The rules of this game failed here; nothing has changed.";
  try {
    if (const auto* const command = std::get_if<TableCommand>(&request))
      out["reply"] = to_json(table.give(issuer, *command));
    else
      out["report"] = report_json(std::get<TableQuery>(request),
                                  table.answer(issuer, std::get<TableQuery>(request)));
  } catch (const Refusal& refusal) {
    out["refused"] = refusal.what();
  } catch (const std::exception&) {  // its text could tell what the sender may not know
    if (Allowance::unwinding()) throw;
    out["refused"] = k_failed;
  }
}

}  // namespace

std::string answer(Table& table, Issuer issuer, std::string_view text) {
  std::optional<std::int64_t> id;
  Json out;
  try {
    const Json json = read_message(text, id);
    const auto command = json.find("command");
    const Request request = command != json.end() ? Request(read_command(*command))
                                                  : Request(read_query(json["query"]));
    out = envelope(id);
    run_request(table, issuer, request, out);
  } catch (const Error& error) {
    if (Allowance::unwinding()) throw;
    out = envelope(id);
    out["refused"] = error.what();
  }
  return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace hr::protocol
