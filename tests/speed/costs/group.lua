-- A set with a group.
return {
  extends = "breakthrough",
  name = "Cost of group",
  about = "For tests/speed/costs/measure.",
  set = { ["verbs.move.1.onto"] = empty * near(group(own, own * region "home")) },
}
