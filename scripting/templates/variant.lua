-- TITLE: a change to BASE.
return {
  extends = "BASE",
  name = "TITLE",
  by = "you",
  about = "Say in one sentence what is different.",
  card = { "Say it again, as players at the table need to know it." },

  -- What this changes; see docs/house-rules.md. Some examples:
  -- set = { ["verbs.move.1.onto"] = empty + enemy },
  -- events = { moved = "{1:seat} has moved." },
  -- after = { ["verbs.move.effect"] = function(g, me) g:tell("all", "moved", me) end },
}
