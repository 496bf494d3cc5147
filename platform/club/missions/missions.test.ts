import { expect, test } from "vitest";
import { clubUnderTest } from "../../../tests/under-test/club-under-test.ts";
import { missionList } from "../../contract/club/missions.ts";
import { send } from "../../contract/wire/send.ts";

test("missions ask for an amount or a number, never both, and wait for their first day", async () => {
  const { under, other } = await clubUnderTest();
  const { list } = await send(under.caller(), missionList, { language: "es" });
  expect(list).toHaveLength(6);
  for (const mission of list) {
    expect((mission.targetAmount === null) !== (mission.targetCount === null)).toBe(true);
    expect(mission).toMatchObject({ status: "COMING_SOON", startsAt: null });
  }
  expect((await send(other.caller(), missionList, { language: "es" })).list).toEqual([]);
});
