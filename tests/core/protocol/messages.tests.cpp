// SPDX-License-Identifier: MIT
// The table as messages: what is written is read again, a transcript stays what it was, and
// whatever a message contains, it is answered and nothing is lost.
#include "core/protocol/messages.h"

#include <catch2/catch.hpp>

#include <sstream>

#include "core/protocol/protocol_docs.h"
#include "core/protocol/values.h"
#include "tests/support/hunt.h"
#include "tests/support/recorded.h"
#include "tests/support/walkers.h"
#include "tests/support/written.h"

namespace hr::tests {

namespace {

Table table_of_messages(const std::string& text) {
  return Table(Match(rules(text), 1), {{.name = "Ann"}, {.name = "Bob", .bot = BotSpec()}}, {},
               [](const RulesetText& to, const TextSpan* /*watched*/) {
                 if (to.find("rules.lua") == nullptr) throw Error("there is no rules.lua");
                 return NewRules{.rules = open_recorded(to)};
               });
}

// A value of every field: not its default, where it has another.
template <class T>
void fill(T& value, int& n) {
  using namespace protocol;
  if constexpr (std::same_as<T, bool>) {
    value = !value;
  } else if constexpr (std::same_as<T, SeatId>) {
    value = SeatId(n++ % 5 - 3);
  } else if constexpr (HasWords<T>) {
    value = T(1);
  } else if constexpr (Id<T> || Number<T>) {
    value = T(n++ % 100);
  } else if constexpr (std::floating_point<T>) {
    value = static_cast<T>(n++) + T(0.5);
  } else if constexpr (std::same_as<T, std::string>) {
    value = "text " + std::to_string(n++) + " \"日本\"";
  } else if constexpr (std::same_as<T, BotSpec>) {
    value = {.type = BotType::search, .iterations = 77};
  } else if constexpr (std::same_as<T, Action>) {
    value = {.verb = VerbId(2), .count = 2, .arguments = {3, -4, 0, 0}};
  } else if constexpr (std::same_as<T, NamedArgument>) {
    if (++n % 3 == 0) value = std::int64_t{5};
    if (n % 3 == 1) value = "A1";
  } else if constexpr (std::same_as<T, std::pair<std::string, std::string>>) {
    fill(value.first, n), fill(value.second, n);
  } else if constexpr (k_is_optional<T>) {
    fill(value.emplace(), n);
  } else if constexpr (k_is_list<T>) {
    for (int i = 0; i < 2; ++i) fill(value.emplace_back(), n);
  } else if constexpr (k_is_array<T>) {
    for (auto& item : value) fill(item, n);
  } else if constexpr (k_is_map<T>) {
    fill(value["one"], n);
  } else {
    each_field(value, [&](std::string_view, auto& field, std::string_view) { fill(field, n); });
  }
}

// Each alternative with all its fields.
template <class Variant, class Use>
void each_filled(Use&& use) {
  int n = 0;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    const auto one = [&]<std::size_t N>() {
      using T = std::variant_alternative_t<N, Variant>;
      if constexpr (!std::same_as<T, GameReport>) {  // its board is only drawn
        T value{};
        fill(value, n);
        use(value);
      }
    };
    (one.template operator()<I>(), ...);
  }
  (std::make_index_sequence<std::variant_size_v<Variant>>());
}

std::string answered(Table& table, Issuer issuer, const std::string& message) {
  return protocol::answer(table, issuer, message);
}

std::string refusal(const std::string& message) {
  Table table = table_of_messages("hunt");
  const Json answer = Json::parse(answered(table, Issuer::owner(), message));
  return answer.contains("refused") ? answer["refused"].get<std::string>() : answer.dump();
}

std::string with(const std::string& what) { return R"({"protocol":1,"id":1,)" + what + "}"; }

}  // namespace

TEST_CASE("every command, query and report is read as it was written", "[core][protocol]") {
  each_filled<TableCommand>([](const auto& command) {
    const Json json = protocol::command_json(command);
    INFO(json.dump());
    CHECK(protocol::command_json(protocol::read_command(json)) == json);
  });
  each_filled<TableQuery>([](const auto& query) {
    const Json json = protocol::query_json(query);
    INFO(json.dump());
    CHECK(protocol::query_json(protocol::read_query(json)) == json);
  });
  each_filled<TableReport>([]<class T>(const T& report) {
    const Json json = protocol::to_json(report);
    T again{};
    protocol::from_json(json, again, {.name = "report"});
    INFO(json.dump());
    CHECK(protocol::to_json(again) == json);
  });
}

TEST_CASE("no command, query or report has a field that hides its type", "[core][protocol]") {
  const auto check = []<class T>(const T& what) {
    protocol::each_field(
        what, [](std::string_view name, const auto&, std::string_view) { CHECK(name != "type"); });
  };
  each_filled<TableCommand>(check);
  each_filled<TableQuery>(check);
  each_filled<TableReport>(check);
}

TEST_CASE("docs/protocol.md is made from the descriptions of messages", "[core][protocol]") {
  check_written("protocol.md", protocol::protocol_docs(), source_file("docs/protocol.md"));
}

// Lines "ISSUER > message", each followed by "< answer"; those with # are comments.
TEST_CASE("a game by messages stays as it was written down", "[core][protocol]") {
  Table table = table_of_messages("hunt");
  const std::string written = source_file("tests/core/protocol/hunt.messages");
  std::istringstream in(written);
  std::string made;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('<')) continue;
    made += line + "\n";
    const std::size_t mark = line.find(" > ");
    if (line.starts_with('#') || mark == std::string::npos) continue;
    const std::string who = line.substr(0, mark);
    const Issuer issuer = who == "owner"       ? Issuer::owner()
                          : who == "spectator" ? Issuer::spectator()
                                               : Issuer::of(who == "penny" ? k_first : k_second);
    made += "< " + answered(table, issuer, line.substr(mark + 3)) + "\n";
  }
  check_written("hunt.messages", made, written);
  CHECK(table.report(Issuer::owner(), StatusQuery()).ply == 2);
}

TEST_CASE("what does not fit is refused with its place, what was expected and what was found",
          "[core][protocol]") {
  const auto command = [](const std::string& rest) {
    return refusal(with(R"("command":{"type":)" + rest + "}"));
  };
  CHECK(refusal("") == "expected JSON");
  CHECK(refusal("[1]") == "message: expected an object, got a list");
  CHECK(refusal(R"({"protocol":1})") == "message: expected a field \"id\", got none");
  CHECK(refusal(R"({"id":"x"})") ==
        "message.id: expected a whole number from -9223372036854775808 to 9223372036854775807, got "
        "\"x\"");
  CHECK(refusal(R"({"id":1})") == "message: expected a field \"protocol\", which is 1, got none");
  CHECK(refusal(R"({"id":1,"protocol":2,"query":{"type":"view"}})") ==
        "message.protocol: expected 1, got 2");
  CHECK(refusal(R"({"id":1,"protocol":1})") == "message: expected either a command or a query");
  CHECK(refusal(with(R"("command":{},"query":{})")) ==
        "message: expected either a command or a query");
  CHECK(refusal(with(R"("query":{"type":"view"},"issuer":"owner")")) ==
        "message: unknown field \"issuer\"; known: protocol, id, command and query");
  CHECK(refusal(with(R"("command":{"text":"x"})")) ==
        "command: expected a field \"type\", got none");
  CHECK_THAT(command("\"fly\""), Catch::StartsWith("command.type: expected act, choose, ") &&
                                     Catch::EndsWith("or look_as, got \"fly\""));
  CHECK(command(R"("act","text":7)") == "command.text: expected text, got 7");
  CHECK(command(R"("act","by":"owner")") ==
        "command: unknown field \"by\"; known: seat, text and faces");
  CHECK(command(R"("act","faces":[1,"six"])") ==
        "command.faces[1]: expected a whole number from -2147483648 to 2147483647, got \"six\"");
  CHECK(command(R"("act","seat":16)") ==
        "command.seat: expected a seat (0 is the first), null, \"owner\" or \"to act\", "
        "got 16");
  CHECK(command(R"("act","seat":"everybody")") ==
        "command.seat: expected a seat (0 is the first), null, \"owner\" or \"to act\", got "
        "\"everybody\"");
  CHECK(command(R"("choose","action":{"verb":1,"arguments":[1,2,3,4,5]})") ==
        "command.action.arguments: expected at most 4 arguments, got a list");
  CHECK(command(R"("go_to","node":-1)") ==
        "command.node: expected a whole number from 0 to 2147483647, got -1");
  CHECK(command(R"("go_to","node":3000000000)") ==
        "command.node: expected a whole number from 0 to 2147483647, got 3000000000");
  CHECK(command(R"("new_game","seed":7)") ==
        "command.seed: expected a whole number from 0 to 18446744073709551615, in quotation marks, "
        "got 7");
  CHECK(command(R"("use_clock","operation":"stop")") ==
        "command.operation: expected start, pause, reset or add, got \"stop\"");
  CHECK_THAT(command(R"("replace_player","player":0,"who":{"name":"Cleo","bot":"genius"})"),
             Catch::StartsWith("command.who.bot: "));
  CHECK(command(R"("change_rules","rules":{"files":[{"name":1}]})") ==
        "command.rules.files[0].name: expected text, got 1");
}

TEST_CASE("an expression that hides something is not evaluated for a spectator",
          "[core][protocol]") {
  Table table = table_of_messages("8");
  const std::string set = with(
      R"("query":{"type":"set","rules":{"ruleset":"t","files":[{"name":"rules.lua","text":"hunt"}]}})");
  CHECK(answered(table, Issuer::spectator(), set) ==
        R"({"protocol":1,"id":1,"refused":"You are a spectator; only players may do that."})");
  CHECK(Json::parse(answered(table, Issuer::of(k_first), set)).contains("report"));
}

TEST_CASE("numbers at the ends of their range are met", "[core][protocol]") {
  Table table = table_of_messages("8");
  for (const char* const number : {"-2147483648", "2147483647"})
    for (const std::string& what :
         {std::string(R"("view","log_last":)"), std::string(R"("view","log_from":)"),
          std::string(R"("log","from":)"), std::string(R"("history","tree":true,"known":)")}) {
      const std::string message = with("\"query\":{\"type\":" + what + number + "}");
      CHECK(Json::parse(answered(table, Issuer::owner(), message)).contains("report"));
    }
  for (const char* const command :
       {R"("go_to_step","step":-2147483648)", R"("change_answer","answer":-5,"text":"x")",
        R"("mark_passage","cell":"A1","more":-2147483648)", R"("use_clock","minutes":-2147483648)"})
    CHECK(Json::parse(answered(table, Issuer::of(k_first),
                               with("\"command\":{\"type\":" + std::string(command) + "}")))
              .contains("reply"));
}

TEST_CASE("no message tells where rules lie on somebody's machine", "[core][protocol]") {
  RulesetText rules;
  rules.ruleset = "t";
  rules.files = {{"rules.lua", "8", "/home/ann/secret/rules.lua"}};
  CHECK(protocol::command_json(ChangeRules{rules}).dump().find("ann") == std::string::npos);
}

TEST_CASE("who may not send a message is told so, and gets nothing else", "[core][protocol]") {
  Table table = table_of_messages("hunt");
  const std::string owners = with(R"("query":{"type":"owner"})");
  CHECK(answered(table, Issuer::of(k_first), owners) ==
        R"({"protocol":1,"id":1,"refused":"Only the table's owner may ask for the seed."})");
  CHECK(
      answered(table, Issuer::spectator(), with(R"("query":{"type":"view","seat":0})")) ==
      R"({"protocol":1,"id":1,"refused":"You are a spectator: you cannot play, or see the game from a seat."})");
  CHECK(answered(table, Issuer::of(k_first), with(R"("command":{"type":"undo"})"))
            .find("\"ok\":false") != std::string::npos);
}

TEST_CASE("messages that are cut off, changed or very large are answered", "[core][protocol]") {
  const Table start = table_of_messages("hunt");
  std::vector<std::string> messages;
  each_filled<TableCommand>(
      [&](const auto& command) { messages.push_back(protocol::message(1, command)); });
  each_filled<TableQuery>(
      [&](const auto& query) { messages.push_back(protocol::message(1, query)); });
  Random random(3);
  for (std::string& message : messages) {
    for (int i = 0; i < 40; ++i) {
      std::string changed = message;
      if (i % 2 == 0) changed.resize(random.below(changed.size()));
      if (i % 2 == 1) changed[random.below(changed.size())] = static_cast<char>(random.below(256));
      Table table = start;
      const Json answer = Json::parse(answered(table, Issuer::of(k_second), changed));
      CHECK(answer["protocol"] == 1);
      CHECK(answer.size() == 3);
    }
  }
  CHECK_THAT(refusal(std::string(protocol::k_max_message + 1, ' ')),
             Catch::StartsWith("expected a message of at most 8388608 bytes"));
  std::string deep(100000, '[');
  CHECK_THAT(refusal(deep), !Catch::Contains("{"));
  std::string many = R"("command":{"type":"act","faces":[)";
  for (int i = 0; i < 30000; ++i) many += "1,";
  CHECK(refusal(with(many + "1]}")) == "command.faces: expected at most 20000 items, got a list");
}

}  // namespace hr::tests
