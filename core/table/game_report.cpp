// SPDX-License-Identifier: MIT
#include "core/table/game_report.h"

#include <algorithm>

#include "core/game/definition_facts.h"
#include "core/game/game.h"
#include "core/table/table_data.h"
#include "core/words/piece_codes.h"
#include "core/words/text.h"

namespace hr {

namespace {

std::vector<ZoneType> zone_types(const Game& game) {
  const Definition& definition = game.definition();
  std::vector<ZoneType> out;
  for (const ZoneInstance i : shown_zones(game)) {
    const ZoneLayout& layout = game.layout().zone(i);
    ZoneType zone{.name = definition.zones[layout.zone].name,
                  .seat = layout.seat,
                  .holds = layout.holds,
                  .room = layout.room,
                  .pieces = {}};
    for (const Piece& piece : layout.pieces)
      zone.pieces.push_back(
          {definition.kinds[piece.kind].name, piece.owner, piece_text(game, piece)});
    out.push_back(std::move(zone));
  }
  return out;
}

std::string attribute(const KindDef& kind, std::string_view name) {
  const auto found = std::ranges::find(kind.attributes, name, &Attribute::name);
  if (found == kind.attributes.end()) return "";
  return found->text.empty() ? std::to_string(found->number) : found->text;
}

CardFace card_face(const KindDef& kind) {
  const std::string suit = attribute(kind, "suit");
  return {attribute(kind, "rank"), suit.empty() ? attribute(kind, "colour") : suit};
}

}  // namespace

bool GameReport::has_verb(const std::string& verb) const {
  return std::ranges::find(verbs, verb) != verbs.end();
}

GameReport game_report(const Game& game) {
  const Definition& definition = game.definition();
  GameReport out;
  static_cast<BoardPlan&>(out) = definition;
  out.name = definition.name;
  out.by = definition.by;
  out.about = definition.about;
  out.card = definition.card;
  out.zones = zone_types(game);
  const PieceCodes codes(game);
  if (definition.kinds.size() > 1)
    for (std::size_t k = 0; k < definition.kinds.size(); ++k)
      out.letters[definition.kinds[k].name] =
          codes.piece({static_cast<KindId>(static_cast<int>(k)), SeatId::none});
  for (const KindDef& kind : definition.kinds)
    if (!kind.looks.empty()) out.looks[kind.name] = kind.looks;
  out.drawings = definition.drawings;
  for (const KindDef& kind : definition.kinds)
    if (CardFace face = card_face(kind); !face.rank.empty() && !face.suit.empty())
      out.card_faces[kind.name] = std::move(face);
  for (int verb = 0; verb <= index(game.swap()); ++verb)
    out.verbs.emplace_back(game.verb_name(VerbId(verb)));
  out.secrets = game.hides();
  out.captures = may_capture(game.definition());
  out.par = definition.par.has_value();
  out.cell_values = out.par && definition.par->worth;
  return out;
}

GameReport answer(TableData& table, const GameQuery&) { return game_report(table.match.game()); }

}  // namespace hr
