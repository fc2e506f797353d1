// SPDX-License-Identifier: MIT
#include "core/table/game_report.h"

#include <algorithm>
#include <set>

#include "core/base/letter_case.h"
#include "core/base/utf8.h"
#include "core/base/words.h"
#include "core/game/definition_facts.h"
#include "core/game/game.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"
#include "core/table/table_data.h"
#include "core/words/piece_codes.h"
#include "core/words/text.h"
#include "core/words/text_arguments.h"

namespace hr {

namespace {

std::vector<ZoneType> zone_types(const Game& game) {
  const GameDef& definition = game.definition();
  std::vector<ZoneType> out;
  for (const ZoneInstance i : shown_zones(game)) {
    const ZoneLayout& layout = game.layout().zone(i);
    ZoneType zone{.name = definition.zones[layout.zone].name,
                  .seat = layout.seat,
                  .holds = layout.holds,
                  .room = layout.room,
                  .place_type = definition.zones[layout.zone].place_type,
                  .slots = definition.zones[layout.zone].slots,
                  .open = viewers(definition, definition.zones[layout.zone].see, layout.seat) ==
                          all_seats(game.seats()),
                  .pieces = {}};
    for (const Piece& piece : layout.pieces)
      zone.pieces.push_back(
          {definition.kinds[piece.kind].name, piece.owner, piece_text(game, piece)});
    out.push_back(std::move(zone));
  }
  return out;
}

// Collects the zones of cards of which a set speaks.
class SourceReader {
 public:
  SourceReader(const GameDef& definition, VerbId verb, std::vector<CardSource>& out)
      : definition_(definition), verb_(verb), out_(out) {}

  void read(const PatternDef& pattern, int argument) {
    for (const PatternDef& part : pattern.parts) read(part, argument++);
    if (word_of(pattern.type).picks() && pattern.onto) read(*pattern.onto, argument, true);
  }

 private:
  void read(const TermExpr& term, int argument, bool own) {
    if (!term.zone.empty()) add({verb_, argument, term.zone, own});
    const bool of_seats = is_as(term);
    if (term.a && !of_seats) read(*term.a, argument, own);
    if (term.b && word_of(term.op).joins != Joins::minus)
      read(*term.b, argument, own && (!of_seats || is_me(*term.a)));
  }

  void add(CardSource source) {
    const auto zone = std::ranges::find(definition_.zones, source.zone, &ZoneDef::name);
    if (zone != definition_.zones.end() && zone->of_cards()) out_.push_back(std::move(source));
  }

  const GameDef& definition_;
  VerbId verb_;
  std::vector<CardSource>& out_;
};

std::vector<CardSource> card_sources(const GameDef& definition) {
  std::vector<CardSource> out;
  for (std::size_t v = 0; v < definition.verbs.size(); ++v)
    for (const PatternDef& pattern : definition.verbs[VerbId(static_cast<int>(v))].patterns)
      SourceReader(definition, VerbId(static_cast<int>(v)), out).read(pattern, 0);
  return out;
}

// What stands for each kind on a piece: its code or, where its name has no letter from A to Z, a
// letter of its name, in any script, that no other kind has.
std::map<std::string, std::vector<std::string>, std::less<>> letters_on_pieces(const Game& game) {
  const PieceCodes codes(game);
  const auto latin = [](char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; };
  std::set<std::string> used;
  std::map<std::string, std::vector<std::string>, std::less<>> out;
  const bool several = game.definition().kinds.size() > 1;
  for (int k = 0; k < static_cast<int>(game.definition().kinds.size()); ++k) {
    const KindDef& kind = game.definition().kinds[KindId(k)];
    if (!kind.labels.empty()) {
      out[kind.name] = kind.labels;
      continue;
    }
    if (!several) continue;
    std::string& letter = out[kind.name].emplace_back(codes.piece({KindId(k), SeatId::none}));
    if (kind.letter != 0 || std::ranges::any_of(kind.name, latin)) continue;
    for (std::string_view rest = kind.name; !rest.empty();) {
      const auto next = decode_utf8(rest);
      if (!next) break;
      rest.remove_prefix(next->length);
      const bool shown = next->character >= 0x80 && !combines(next->character);
      const std::string own = encode_utf8(upper_letter(next->character));
      if (!shown || !used.insert(own).second) continue;
      letter = own;
      break;
    }
  }
  return out;
}

}  // namespace

std::string_view GameReport::letters_on(std::string_view kind, SeatId owner) const {
  const auto found = letters.find(kind);
  if (found == letters.end()) return "";
  const std::vector<std::string>& all = found->second;
  if (all.size() == 1) return all.front();
  return is_seat(owner) && nth(owner) < all.size() ? std::string_view(all[nth(owner)]) : "";
}

std::string_view GameReport::label_on(std::string_view kind, SeatId owner) const {
  const auto drawn = looks.find(kind);
  const bool labelled =
      drawn != looks.end() && std::ranges::all_of(drawn->second, &std::string::empty);
  return labelled ? letters_on(kind, owner) : "";
}

bool GameReport::has_verb(const std::string& verb) const {
  return std::ranges::find(verbs, verb) != verbs.end();
}

bool GameReport::begins_with_verb(Words typed) const {
  return std::ranges::any_of(verbs, [&](const std::string& verb) {
    const std::size_t n = 1 + static_cast<std::size_t>(std::ranges::count(plain(verb), '_'));
    for (std::size_t words = 1; words <= std::min(n, typed.size()); ++words)
      if (plain(joined(typed.subspan(0, words))) == plain(verb)) return true;
    return false;
  });
}

namespace {

// Regions that only say where pieces begin, or only how lines run, are not what players look for,
// unless the rules say how they look, are called or are marked.
void unmark_regions(GameReport& out, const GameDef& definition) {
  const std::set<std::string> setting_up = regions_of_setup(definition);
  for (const RegionDef& region : definition.regions) {
    const bool silent =
        setting_up.contains(region.name) || out.look.region_links.contains(region.name);
    if (!silent || region.mark != 0) continue;
    CellLook& look = out.look.regions[region.name];
    look.marked = look.marked && (look.declared() || !look.legend.empty());
  }
}

}  // namespace

GameReport game_report(const Game& game) {
  const GameDef& definition = game.definition();
  GameReport out;
  static_cast<BoardPlan&>(out) = definition;
  out.name = definition.name;
  out.by = definition.by;
  out.about = definition.about;
  out.card = definition.card;
  out.zones = zone_types(game);
  out.letters = letters_on_pieces(game);
  for (const KindDef& kind : definition.kinds) {
    if (!kind.looks.empty()) out.looks[kind.name] = kind.looks;
    if (kind.looks.empty() && !kind.labels.empty()) out.looks[kind.name] = {""};  // not by its name
  }
  out.drawings = definition.drawings;
  out.look = definition.look;
  unmark_regions(out, definition);
  out.views = views_of(out.board);
  for (const KindDef& kind : definition.kinds)
    if (!kind.attributes.empty()) out.card_faces[kind.name] = card_face(definition, kind);
  out.card_sources = card_sources(definition);
  out.diagrams = move_diagrams(game);
  for (int verb = 0; verb <= index(game.swap()); ++verb)
    out.verbs.emplace_back(game.verb_name(VerbId(verb)));
  out.secrets = game.hides();
  out.captures = may_capture(game.definition());
  out.rolls = definition.rolls;
  out.par = definition.par.has_value();
  out.cell_values = out.par && definition.par->worth;
  return out;
}

std::shared_ptr<const GameReport> known_game(TableData& table) {
  const std::shared_ptr<const Engine> engine = table.match.rules().engine;
  if (table.known_game.of != engine) {
    auto report = std::make_shared<GameReport>(game_report(engine->game()));
    report->footprints = footprints_of(table.match.engine(), table.match.state());
    table.known_game = {engine, std::move(report)};
  }
  return table.known_game.report;
}

GameReport answer(TableData& table, const GameQuery&) { return *known_game(table); }

}  // namespace hr
