// SPDX-License-Identifier: MIT
#include "web/engine/engine.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "core/base/allowance.h"
#include "core/protocol/messages.h"
#include "core/protocol/values.h"
#include "web/engine/work.h"

namespace hr::web {

namespace {

using protocol::Place;

constexpr JsonBounds k_bounds{.depth = 12, .values = 200'000};
constexpr std::size_t k_max_line = std::size_t{32} << 20;  // bytes; packs come in base64

std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Issuer issuer_of(const Json& as) {
  if (as == "owner") return Issuer::owner();
  if (as == "spectator") return Issuer::spectator();
  if (as.is_number_integer() && as >= 0 && as < k_max_seats)
    return Issuer::of(SeatId(as.get<int>()));
  throw Error("as: expected \"owner\", \"spectator\" or the number of a seat, got " +
              json_found(as));
}

// Work that a person has asked for and waits for. What may take longer has limits of its own.
template <class T>
constexpr Allowance::Limits k_limits{
    .time = std::chrono::seconds(30), .memory = std::size_t{768} << 20, .whole = true};
template <class T>
inline constexpr bool k_is_long =
    std::same_as<T, Check> || std::same_as<T, Test> || std::same_as<T, Measure> ||
    std::same_as<T, Compare> || std::same_as<T, Think>;

template <class T>
Json limited(Asked& asked, const T& ask) {
  if constexpr (k_is_long<T>) {
    return run(asked, ask);
  } else {
    const Allowance allowance(k_limits<T>);
    return run(asked, ask);
  }
}

Ask read_ask(const Json& json) {
  const Place place{.name = "ask"};
  protocol::check_object(json, place);
  const auto type = json.find("type");
  if (type == json.end()) throw Error("ask: expected a field \"type\", got none");
  const std::size_t number = protocol::read_word(*type, k_asks, {&place, "type"});
  Json fields = json;
  fields.erase("type");
  Ask out;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    const auto take = [&]<std::size_t N>() {
      protocol::from_json(fields, out.emplace<N>(), place);
    };
    ((I == number ? take.template operator()<I>() : void()), ...);
  }
  (std::make_index_sequence<std::variant_size_v<Ask>>());
  return out;
}

}  // namespace

class Engine::Work {
 public:
  explicit Work(Tell tell) : tell_(std::move(tell)) {}

  std::string answer(std::string_view line) {
    Json id;
    try {
      if (line.size() > k_max_line)
        throw Error("expected a message of at most " + std::to_string(k_max_line) + " bytes, got " +
                    std::to_string(line.size()));
      Json json = read_json(line, k_bounds);
      if (json.is_object() && json.contains("id") && json["id"].is_number_integer())
        id = json["id"];
      return json.is_object() && json.contains("ask") ? workshop(id, json["ask"])
                                                      : at_table(std::move(json));
    } catch (const Refusal& refused) {
      return text_of({{"id", id}, {"refused", refused.what()}, {"place", refused.reason().place}});
    } catch (const Exhausted& exhausted) {
      return text_of({{"id", id}, {"refused", exhausted.what()}, {"place", exhausted.place()}});
    } catch (const std::exception& error) {
      return text_of({{"id", id}, {"refused", error.what()}});
    }
  }

 private:
  std::string at_table(Json json) {
    protocol::check_object(json, {.name = "message"});
    const auto as = json.find("as");
    if (as == json.end())
      throw Error("message: expected a field \"ask\", or \"as\" with a command or query");
    const Issuer issuer = issuer_of(*as);
    json.erase("as");
    if (!open_) throw Error("No game is open.");
    return protocol::answer(open_->table, issuer, json.dump());
  }

  std::string workshop(const Json& id, const Json& json) {
    if (id.is_null()) throw Error("message: expected a field \"id\", a whole number, got none");
    const Ask ask = read_ask(json);
    // Nobody sees more than some of these a second, unless they say something else as well.
    constexpr std::chrono::milliseconds k_pause{50};
    std::chrono::steady_clock::time_point told{};
    Asked asked{open_, [&](const Json& progress) {
                  const auto now = std::chrono::steady_clock::now();
                  if (!tell_ || (progress.size() <= 2 && now - told < k_pause)) return;
                  told = now;
                  tell_(text_of({{"id", id}, {"progress", progress}}));
                }};
    Json answer = std::visit([&](const auto& it) { return limited(asked, it); }, ask);
    return text_of({{"id", id}, {"answer", std::move(answer)}});
  }

  Tell tell_;
  std::optional<OpenTable> open_;
};

Engine::Engine(Tell tell) : work_(std::make_unique<Work>(std::move(tell))) {}
Engine::~Engine() = default;

std::string Engine::answer(std::string_view line) { return work_->answer(line); }

}  // namespace hr::web
