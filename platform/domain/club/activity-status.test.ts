import { expect, test } from "vitest";
import { activityStatus, type Participation } from "./activity-status.ts";

const start = new Date("2026-11-20T00:00:00Z");
const end = new Date("2026-12-20T00:00:00Z");
const before = new Date("2026-11-19T23:59:59.999Z");
const last = new Date("2026-12-19T23:59:59.999Z");
const activity = { startsAt: start, endsAt: end, needsJoining: true };

test("the clock decides for a player who takes no part, and the ends belong to the next state", () => {
  expect(activityStatus(activity, null, before)).toBe("COMING_SOON");
  expect(activityStatus(activity, null, start)).toBe("JOIN");
  expect(activityStatus(activity, null, last)).toBe("JOIN");
  expect(activityStatus(activity, null, end)).toBe("CLOSE");
});

test("an activity without joining has no status while it runs", () => {
  const open = { ...activity, needsJoining: false };
  expect(activityStatus(open, null, before)).toBe("COMING_SOON");
  expect(activityStatus(open, null, start)).toBeNull();
  expect(activityStatus(open, null, end)).toBe("CLOSE");
});

test("an activity without a first day is coming, and one without a last day stays", () => {
  expect(activityStatus({ ...activity, startsAt: null, endsAt: null }, null, end)).toBe(
    "COMING_SOON",
  );
  expect(activityStatus({ ...activity, endsAt: null }, null, new Date("2099-01-01"))).toBe("JOIN");
});

test.each<[Participation, string, string]>([
  ["joined", "JOINED", "CLOSE"],
  ["progressing", "PROCESS", "CLOSE"],
  ["reached", "CLAIM", "CLOSE"],
  ["applied", "APPLYING", "APPLYING"],
  ["refused", "REJECTED", "REJECTED"],
  ["issued", "ISSUED", "ISSUED"],
  ["claimed", "CLAIMED", "CLAIMED"],
])("a player who has %s sees %s while it runs and %s afterwards", (did, running, over) => {
  expect(activityStatus(activity, did, start)).toBe(running);
  expect(activityStatus(activity, did, end)).toBe(over);
});
