// SPDX-License-Identifier: MIT
#include "core/protocol/protocol_docs.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "core/protocol/messages.h"
#include "core/protocol/values.h"

namespace hr::protocol {

namespace {

constexpr const char* k_head = R"(# The protocol of a table

A client that is not in the same process as its table, such as a page in a browser, sends it messages
and gets an answer to each. A message is one line of JSON:

```json
{"protocol":1,"id":7,"command":{"type":"act","text":"move A2 A3"}}
{"protocol":1,"id":8,"query":{"type":"view","log_from":12}}
```

`id` is any whole number; the answer repeats it. A command is answered with a `reply`, a query with a
`report`, whose `type` is that of the query:

```json
{"protocol":1,"id":7,"reply":{"ok":true,"text":"","begun":"","failure":"","place":""}}
{"protocol":1,"id":8,"report":{"type":"view","seat":0,"ply":3}}
```

A command that cannot be carried out, or not by this sender, has the [reply](#reply) `"ok":false`, and says why
in a sentence or two. A query that this sender may not ask, and a message that cannot be read, are
answered with `refused` and a sentence. Then nothing has changed. If not even the `id` can be read, it is
`null`:

```json
{"protocol":1,"id":9,"refused":"command.faces[0]: expected a whole number from -2147483648 to 2147483647, got \"six\""}
{"protocol":1,"id":null,"refused":"expected JSON"}
```

A message does not say who sent it. Whoever holds the connection knows whether that is the table's owner, a
seat or a spectator, and the table decides what each may do and see. A field `seat` says for which seat a
command is given, or as which seat a question is asked; without one it is the sender's own, and only the owner
can name another seat. The owner without a seat acts for the first that is to act, and sees everything.

A field that is left out has its default. Where the table below gives none, that is an empty text, an empty
list, or an object with all its defaults. An unknown field is refused, and so is a message of a different
version than `"protocol":1`. A message has at most 8 MiB, a list at most 20,000 items.

Numbers of seats, players, nodes, rules and verbs count from 0; `null` stands for none. A seat may also
be `"owner"` or `"to act"`. Seeds are text, since they need 64 bits.

This page is made from the descriptions in `core/protocol/fields.h`.
)";

// How a type is written in the tables: "text", "list of seats", "[piece](#piece)".
template <class T>
struct NameOf {};
#define HR_STRUCT(TYPE, NAME)                        \
  template <>                                        \
  struct NameOf<TYPE> {                              \
    static constexpr std::string_view k_name = NAME; \
  };
HR_STRUCT(Player, "player")
HR_STRUCT(RuleFile, "rule file")
HR_STRUCT(RulesetText, "rules")
HR_STRUCT(TextSpan, "place in a file")
HR_STRUCT(PieceReport, "piece")
HR_STRUCT(Point, "point")
HR_STRUCT(VarReport, "variable")
HR_STRUCT(CellReport, "cell")
HR_STRUCT(ZoneReport, "zone")
HR_STRUCT(SeatReport, "seat at the table")
HR_STRUCT(TableStepsReport, "steps beside the rules")
HR_STRUCT(WinReport::CutPart, "part of a board")
HR_STRUCT(WinReport, "win")
HR_STRUCT(ActionReport, "legal action")
HR_STRUCT(LogLine, "log line")
HR_STRUCT(TakenPieces, "taken pieces")
HR_STRUCT(NoteReport, "note")
HR_STRUCT(ComparisonReport::Cell, "compared cell")
HR_STRUCT(ComparisonReport, "comparison")
HR_STRUCT(StepReport, "step")
HR_STRUCT(ChangedAction, "changed action")
HR_STRUCT(RunReport, "run")
HR_STRUCT(CellValue, "cell value")
HR_STRUCT(CellLook, "look of cells")
HR_STRUCT(LinkLook, "look of links")
HR_STRUCT(LinkLooks, "looks of links")
HR_STRUCT(BoardLook, "look of the board")
HR_STRUCT(PieceType, "type of piece")
HR_STRUCT(ZoneType, "type of zone")
HR_STRUCT(CardFace, "card face")
HR_STRUCT(CardSource, "card source")
HR_STRUCT(PlacedFootprint, "thing on several cells")
HR_STRUCT(LargePiece, "large piece")
HR_STRUCT(DiagramCell, "cell of a diagram")
HR_STRUCT(MoveDiagram, "diagram of moves")
HR_STRUCT(SeatDef, "declared seat")
HR_STRUCT(Rotation, "rotation")
HR_STRUCT(PicturePoint, "point of a picture")
HR_STRUCT(Box, "box")
HR_STRUCT(Tile, "tile")
HR_STRUCT(PieceSpot, "spot for pieces")
HR_STRUCT(Caption, "caption")
HR_STRUCT(Pane, "pane")
HR_STRUCT(PictureLink, "line")
HR_STRUCT(PickedArgument, "chosen argument")
HR_STRUCT(ScoreLine, "line of the score")
HR_STRUCT(Scoreboard, "score")
HR_STRUCT(FixedSentences, "sentences")
HR_STRUCT(PlayerType, "type of player")
HR_STRUCT(NoteMark, "mark for notes")
HR_STRUCT(NoteBrush, "brush for notes")
HR_STRUCT(BoardReport, "drawn board")
HR_STRUCT(LastAction, "last action")
HR_STRUCT(Reply, "reply")
HR_STRUCT(NotesReport, "notes")
HR_STRUCT(ClockReport, "clock")
HR_STRUCT(TimeControl, "time control")
HR_STRUCT(SeatClockReport, "clock of a seat")
HR_STRUCT(SeatClocksReport, "clocks of seats")
#undef HR_STRUCT

template <class T>
concept Named = requires {
  NameOf<T>::k_name;
};

class Docs {
 public:
  std::string make() {
    out_ = k_head;
    out_ += "\n## Commands\n";
    each_of<TableCommand>(k_commands);
    out_ += "\n## Queries and their reports\n";
    each_query(std::make_index_sequence<std::variant_size_v<TableQuery>>());
    out_ += "\n## What they consist of\n";
    linked<Reply>();
    out_ +=
        "\n### action\n\nAn object with `verb`, a number, and `arguments`, a list of numbers.\n";
    out_ +=
        "\n### board\n\nAn object with `cells`, each with `name`, `position` and what it "
        "`stands_for`; "
        "`links`, each two cells with a line between them and the names of the directions that "
        "lead "
        "along it; the names of its `directions`; its "
        "`size` in "
        "columns, rows and levels; and its `shape`: " +
        words_of<BoardShape>() + ".\n";
    out_ +=
        "\n### region\n\nAn object with `name`; its `title`, which is the name in words, and the "
        "`letter` that this begins with; the `mark` that is printed on its cells; and "
        "`cells`: "
        "a list of cells for everybody, or one for each seat.\n";
    while (!waiting_.empty()) {
      const auto next = waiting_.front();
      waiting_.erase(waiting_.begin());
      next(*this);
    }
    return out_;
  }

 private:
  template <class Variant, std::size_t N>
  void each_of(const std::array<std::string_view, N>& names) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (section<std::variant_alternative_t<I, Variant>>(names[I], ""), ...);
    }
    (std::make_index_sequence<N>());
  }
  template <std::size_t... I>
  void each_query(std::index_sequence<I...>) {
    (query<std::variant_alternative_t<I, TableQuery>>(k_queries[I]), ...);
  }
  template <class Query>
  void query(std::string_view name) {
    section<Query>(name, "");
    section<typename Query::Result>("", "\nIts report:\n");
  }

  // The fields of a struct; without a name, below the heading before.
  template <class T>
  void section(std::string_view name, std::string_view before) {
    if (!name.empty()) out_ += "\n### " + std::string(name) + "\n";
    std::string rows;
    const T usual{};
    each_field(usual, [&](std::string_view field, const auto& value, std::string_view help) {
      using Value = std::remove_cvref_t<decltype(value)>;
      rows += "| `" + std::string(field) + "` | " + type_name<Value>() + " | " + usual_text(value) +
              " | " + std::string(help) + " |\n";
    });
    if (rows.empty()) return;
    out_ += before;
    out_ += "\n| field | type | default | |\n| --- | --- | --- | --- |\n" + rows;
  }

  template <class T>
  static std::string usual_text(const T& value) {
    if constexpr (std::same_as<T, Board> || std::same_as<T, RegionDef> || Named<T>) {
      return "";
    } else {
      const std::string text = to_json(value).dump();
      return text == "\"\"" || text == "[]" || text == "{}" ? "" : "`" + text + "`";
    }
  }

  template <class T>
  static std::string words_of() {
    std::string out;
    for (const std::string_view word : Words<T>::k_words)
      if (!word.empty()) out += (out.empty() ? "`" : ", `") + std::string(word) + "`";
    return out;
  }

  template <class T>
  std::string type_name() {
    if constexpr (std::same_as<T, bool>) {
      return "true or false";
    } else if constexpr (Natural64<T>) {
      return "a natural number, as text";
    } else if constexpr (Number<T> || std::same_as<T, double> || std::same_as<T, float>) {
      return "number";
    } else if constexpr (std::same_as<T, std::string> || std::same_as<T, BotSpec>) {
      return "text";
    } else if constexpr (std::same_as<T, SeatId>) {
      return "seat";
    } else if constexpr (HasWords<T>) {
      return words_of<T>();
    } else if constexpr (Id<T>) {
      return "number or null";
    } else if constexpr (std::same_as<T, NamedArgument>) {
      return "number, text or null";
    } else if constexpr (std::same_as<T, Action>) {
      return "[action](#action)";
    } else if constexpr (std::same_as<T, Board>) {
      return "[board](#board)";
    } else if constexpr (std::same_as<T, RegionDef>) {
      return "[region](#region)";
    } else if constexpr (std::same_as<T, std::pair<std::string, std::string>>) {
      return "pair of texts";
    } else if constexpr (k_is_optional<T>) {
      return type_name<typename T::value_type>() + ", or null";
    } else if constexpr (k_is_list<T> || k_is_array<T>) {
      return "list: " + type_name<typename T::value_type>();
    } else if constexpr (k_is_map<T>) {
      return "object by name: " + type_name<typename T::mapped_type>();
    } else {
      return linked<T>();
    }
  }

  // Described once, after those that name it.
  template <class T>
  std::string linked() {
    const std::string name(NameOf<T>::k_name);
    if (listed_.insert(name).second)
      waiting_.push_back([](Docs& docs) { docs.section<T>(NameOf<T>::k_name, ""); });
    std::string anchor = name;
    std::ranges::replace(anchor, ' ', '-');
    return "[" + name + "](#" + anchor + ")";
  }

  std::string out_;
  std::set<std::string> listed_;
  std::vector<void (*)(Docs&)> waiting_;
};

}  // namespace

std::string protocol_docs() { return Docs().make(); }

}  // namespace hr::protocol
