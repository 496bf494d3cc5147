import { expect, test } from "vitest";
import { pathForOthers } from "./path-for-others.ts";
import type { RouteGuard } from "./site-route.ts";

const VISITORS = { guest: null, member: { type: 0 }, agent: { type: 2 }, trial: { type: 4 } };
const LOGIN = "/login?to=%2Fteam";
const TRIALS = "/member/securityCenter";

test.each<[RouteGuard["who"], Record<keyof typeof VISITORS, string | 404 | null>]>([
  ["anyone", { guest: null, member: null, agent: null, trial: null }],
  ["newcomer", { guest: null, member: "/", agent: "/", trial: null }],
  ["member", { guest: LOGIN, member: null, agent: null, trial: null }],
  ["real", { guest: LOGIN, member: null, agent: null, trial: TRIALS }],
  ["agent", { guest: LOGIN, member: 404, agent: null, trial: TRIALS }],
])("a route for %s leads the others to %j", (who, paths) => {
  const found = Object.entries(VISITORS).map(([visitor, member]) => [
    visitor,
    pathForOthers({ who }, member, new Request("http://alba.localhost/team")),
  ]);
  expect(Object.fromEntries(found)).toEqual(paths);
});
