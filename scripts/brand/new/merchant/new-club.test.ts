import { expect, test } from "vitest";
import { clubForm } from "#platform/contract/staff/merchant/club/club-form.ts";
import { newClub } from "./new-club.ts";

test.each([
  ["EUR", "10.00", "0.001", "0.20"],
  ["MXN", "100.00", "0.01", "2.00"],
  ["PEN", "20.00", "0.002", "0.40"],
  ["COP", "50000.00", "5.00", "1000.00"],
])("a new brand's club is whole, with round amounts of %s", (currency, ...amounts) => {
  const { levels, points, rewards, missions, affiliateTiers } = newClub(currency);
  expect([points.DEPOSIT, points.REDEEM, missions[1]?.reward]).toEqual(amounts);
  expect(clubForm.levels.parse(levels)).toHaveLength(9);
  expect(Object.keys(clubForm.points.parse(points))).toHaveLength(7);
  expect(clubForm.rewards.parse(rewards)).toHaveLength(6);
  expect(clubForm.missions.parse(missions)).toHaveLength(6);
  expect(clubForm.affiliateTiers.parse(affiliateTiers)).toHaveLength(8);
});
