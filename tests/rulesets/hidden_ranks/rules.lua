-- A probe: men that all see, whose ranks only their owner sees: stars on a board of one's own, five for a general.
-- The flag has none and stays where it is. Where two meet, the lower falls; equal ones both fall.
local NAMES, COPIES = { "flag", "scout", "sergeant", "captain", "major", "general" }, { 1, 3, 3, 2, 2, 1 }
local VERBS, ASKS = {}, {}
for rank, name in ipairs(NAMES) do
  VERBS[name] = { pick{ own "man" - own.stars }, asked = true, secret = true,
    does = rank == 1 and put("flag", here) or put("star", here, rank - 1) }
  ASKS[rank] = at_once(name, COPIES[rank])
end
local RANK, THEIRS = total(own "star" * origin), as(others, total(own "star" * here))
local COMES, THEY_FALL = send(origin, here, own "star"), as(others, take(here, own.stars))
VERBS.move = { step{ own "man" * own "star", onto = empty.field + enemy "man" }, does = {
  when = lost, tell(everyone, "meet", me, RANK, THEIRS),
  { when = at_least(THEIRS, RANK), take(here, own "man"),
    { when = is(THEIRS, RANK), THEY_FALL, otherwise = as(others, put("man", here)) }, take(origin, own "star"),
    otherwise = { THEY_FALL, COMES } },
  otherwise = COMES } }
return {
  name = "Hidden Ranks", by = "folk", about = "Find the flag among men whose ranks you do not see.",
  seats = { "red", "blue" },
  board = grid{ 6, 6, links = "orthogonal" },
  regions = { home = { function(_, y) return y <= 2 end, function(_, y) return y >= 5 end } },
  zones = { field = {}, stars = { per = "seat", see = "owner", holds = "pile" } },
  kinds = { man = { zone = "field", begins_on = region "home", look = "pawn" }, star = { zone = "stars" },
    flag = { zone = "stars" } },
  events = { meet = reveals "{1:seat}'s man has {2} stars, the other one {3}." },
  verbs = VERBS,
  setup = ASKS,
  stuck = "loses",
  ends = { reveals{ no(as(others, own "flag")), "wins", name = "the flag is taken" }, idle(60) },
}
