import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { platformUnderTest } from "#tests/under-test/platform-under-test.ts";
import { balance } from "../contract/money/wallet.ts";
import { send } from "../contract/wire/send.ts";

afterEach(() => vi.restoreAllMocks());

const HINT = /work_hint|live_notify/;

/**
 * How often the database is asked during that work. Each statement is a round trip, except the hints
 * to jobs and pages, which leave by themselves within a second of an earlier write.
 */
async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const trips = asked.mock.calls.filter(([query]) => !HINT.test(JSON.stringify(query))).length;
  asked.mockRestore();
  return trips;
}

test("a member's reading call costs two round trips, and three after another merchant's", async () => {
  const [alba, boreal] = [await platformUnderTest(), await platformUnderTest()];
  const members = [];
  for (const { newMember, caller } of [alba, boreal]) {
    const { token } = await newMember();
    members.push(() => send(caller({ token }), balance, {}));
  }
  const [one, other] = members as [() => Promise<unknown>, () => Promise<unknown>];
  for (const ask of [one, other]) await ask();
  await one();
  expect(await tripsOf(one)).toBe(2);
  expect(await tripsOf(other)).toBe(3);
  expect(await tripsOf(other)).toBe(2);
});
