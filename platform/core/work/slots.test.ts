import { expect, test } from "vitest";
import { dayStart, type Slot, type SlotPlan, slotAfter, slotAt } from "./slots.ts";

const HOURS: SlotPlan = { pattern: "0 * * * *", named: "hour", delayMs: 5 * 60_000 };
const DAYS: SlotPlan = { pattern: "0 0 * * *", named: "day" };
const NEW_YORK = "America/New_York";

/** The periods that follow one another from the one that contains the instant. */
function periods(plan: SlotPlan, zone: string, from: string, count: number): Slot[] {
  const found = [slotAt(plan, zone, new Date(from))];
  while (found.length < count) found.push(slotAfter(plan, zone, found.at(-1)!));
  return found;
}

const hours = (list: readonly Slot[]) =>
  list.map(({ since, until }) => (until.getTime() - since.getTime()) / 3_600_000);

test("a period is named by its beginning in the merchant's zone", () => {
  const hour = slotAt(HOURS, "America/Mexico_City", new Date("2026-11-23T11:59:59.999Z"));
  expect(hour).toEqual({
    slot: "2026-11-23T05",
    since: new Date("2026-11-23T11:00:00Z"),
    until: new Date("2026-11-23T12:00:00Z"),
    dueAt: new Date("2026-11-23T12:05:00Z"),
  });
  const day = slotAt(DAYS, "Asia/Kolkata", new Date("2026-11-22T18:30:00Z"));
  expect(day).toMatchObject({ slot: "2026-11-23", since: new Date("2026-11-22T18:30:00Z") });
});

test("the hour that the clocks repeat is two periods, and the one they leave out is none", () => {
  const autumn = periods(HOURS, NEW_YORK, "2026-11-01T04:00:00Z", 4);
  expect(autumn.map(({ slot }) => slot.slice(8))).toEqual(["01T00", "01T01", "01T01+", "01T02"]);
  const spring = periods(HOURS, NEW_YORK, "2026-03-08T06:00:00Z", 3);
  expect(spring.map(({ slot }) => slot.slice(8))).toEqual(["08T01", "08T03", "08T04"]);
  expect(hours([...autumn, ...spring])).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test("a day of 25 or 23 hours is one period", () => {
  const autumn = periods(DAYS, NEW_YORK, "2026-10-31T12:00:00Z", 3);
  const spring = periods(DAYS, NEW_YORK, "2026-03-07T12:00:00Z", 3);
  expect(hours([...autumn, ...spring])).toEqual([24, 25, 24, 24, 23, 24]);
});

test("periods follow each other without a gap, also in a zone whose midnight is left out", () => {
  const days = periods(DAYS, "America/Havana", "2026-03-06T12:00:00Z", 5);
  for (const [place, { since }] of days.slice(1).entries()) {
    expect(since).toEqual(days[place]!.until);
  }
  expect(new Set(days.map(({ slot }) => slot)).size).toBe(5);
});

test("a merchant that moves to another zone loses no instant and repeats none", () => {
  const before = slotAt(DAYS, "Asia/Kolkata", new Date("2026-11-22T20:00:00Z"));
  const after = slotAfter(DAYS, "America/Mexico_City", before);
  expect(after.slot).toBe("2026-11-23+");
  expect(after.since).toEqual(before.until);
  expect(after.until).toEqual(new Date("2026-11-24T06:00:00Z"));
  expect(slotAfter(DAYS, "America/Mexico_City", after).slot).toBe("2026-11-24");
});

test.each([
  ["America/Mexico_City", 0, "2026-03-10T06:00:00.000Z"],
  ["America/Mexico_City", 22, "2026-04-01T06:00:00.000Z"],
  ["America/Mexico_City", -6, "2026-03-04T06:00:00.000Z"],
  // The clocks change on the eighth.
  [NEW_YORK, -3, "2026-03-07T05:00:00.000Z"],
  [NEW_YORK, 1, "2026-03-11T04:00:00.000Z"],
])("in %s the day %i days after begins at %s", (zone, days, begins) => {
  expect(dayStart(new Date("2026-03-10T18:00:00Z"), days, zone).toISOString()).toBe(begins);
});
