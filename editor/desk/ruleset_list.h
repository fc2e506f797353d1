// SPDX-License-Identifier: MIT
// All rulesets, installed and the user's own. One in the user's folder has the id of the installed
// one of the same name; if it differs from that, both are listed, the original with an id of its
// own.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "editor/desk/desk_state.h"
#include "editor/desk/user_storage.h"

namespace hr::editor {

// Rulesets that cannot be loaded are included, with the error message. Rulesets in `known` whose
// files have not changed are not loaded again.
std::vector<RulesetInfo> list_rulesets(const std::filesystem::path& own,
                                       const std::vector<std::filesystem::path>& shipped,
                                       const std::vector<RulesetInfo>& known = {});

// The ruleset in this folder: one of `known`, or a new entry with an id that neither they nor the
// user's folders use.
RulesetInfo ruleset_in(const std::filesystem::path& folder, const std::filesystem::path& own,
                       const std::vector<RulesetInfo>& known);

// `before`: the last preview, whose contents are kept while the game cannot start.
GamePreview preview_game(const RulesetInfo& info, const StartGame& start,
                         const std::optional<GamePreview>& before);

// Fills in the settings and variants of the last match, if the ruleset still accepts them.
void remember_last(RulesetInfo& info, const LastRules& last);

}  // namespace hr::editor
