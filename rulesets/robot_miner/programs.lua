-- Routes that are programmed in secret before the first run. A route is stored as one waypoint on its
-- first step, two on its second and so on; the head is its end while it is being made, and the next
-- step while the robot follows it.
local programs = {}

-- Whether the options in force require them.
function programs.wanted(o) return o.routes == "in advance" end

-- Whether a robot can end its run by moving onto a step without a jewel.
function programs.may_crash(o) return o.claimed_steps and not programs.wanted(o) end

-- The answer of a team: the next step of its route, or the last one again to end it there.
local function add(g, me, cell)
  local route, ahead = g.route[me], g.ahead[me]
  local head = ahead:find("head")
  if head == cell then return route:take(cell) end
  if head then
    route:put(cell, "waypoint", me, route:count(head))
    ahead:move(head, cell)
  else
    ahead:put(cell, "head")
  end
  if g:size(near(own "head") - own "waypoint", me) > 0 then g:ask(me, "program") end
end

-- All routes are complete.
local function back_to_start(g)
  for seat in g:seats() do
    for cell in g:cells(own "waypoint", seat) do
      if g.route[seat]:count(cell) == 1 then g.ahead[seat]:move(g.ahead[seat]:find("head"), cell) end
    end
  end
end

-- What teams are asked for, step by step.
function programs.verb(o)
  local step = first_of(near(own "head"), region "mountain") - own "waypoint"
  return {
    place{ "waypoint", onto = step + (o.may_stop and own "head" or nowhere) },
    asked = true, secret = true, task = "choose the next step of your robot's route",
    effect = add, done = back_to_start,
  }
end

-- The robot has reached a step of its route.
function programs.look_ahead(g, me, cell)
  local n = g.route[me]:count(cell) + 1
  g.ahead[me]:take(cell)
  for beside in g:cells(near(own "robot") * own "waypoint", me) do
    if g.route[me]:count(beside) == n then return g.ahead[me]:put(beside, "head") end
  end
end

return programs
