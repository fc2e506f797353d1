// SPDX-License-Identifier: MIT
#include "scripting/sharing/remix.h"

#include <algorithm>

#include "core/game/game.h"
#include "scripting/pack/pack_files.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/source/tokens.h"

namespace hr::scripting {

namespace {

// The text of a variant with the new name after `extends =`.
std::string extending(const std::string& text, const std::string& was, const std::string& id) {
  const std::vector<Token> tokens = tokenize(text);
  for (std::size_t i = 2; i < tokens.size(); ++i) {
    const bool extends = tokens[i - 2].text == "extends" && tokens[i - 1].is("=") &&
                         tokens[i].type == TokenType::string && string_value(tokens[i].text) == was;
    if (!extends) continue;
    const auto at = static_cast<std::size_t>(tokens[i].text.data() - text.data());
    return text.substr(0, at) + "\"" + id + "\"" + text.substr(at + tokens[i].text.size());
  }
  return text;
}

}  // namespace

Origin origin_of(const Pack& pack) {
  const auto ruleset = load_ruleset(ruleset_text_of(pack, {}, {}));
  const GameDef& game = ruleset->game()->definition();
  return {.ruleset = pack.ruleset,
          .name = game.name,
          .by = game.by,
          .licence = licence_of(pack.files),
          .pack = pack_hash(pack),
          .sender = pack.by};
}

std::vector<RuleFile> remixed_files(const Pack& pack, const std::string& id) {
  std::vector<Origin> origins{origin_of(pack)};
  for (const Origin& older : origins_of(pack.files)) origins.push_back(older);
  std::vector<RuleFile> out;
  for (const RuleFile& file : pack.files) {
    if (file.name == k_origin_file) continue;
    const bool variant = file.name.starts_with("variants/") && file.name.ends_with(".lua");
    out.push_back({file.name, variant ? extending(file.text, pack.ruleset, id) : file.text});
  }
  out.push_back({k_origin_file, origin_text(origins)});
  std::ranges::sort(out, {}, &RuleFile::name);
  return out;
}

}  // namespace hr::scripting
