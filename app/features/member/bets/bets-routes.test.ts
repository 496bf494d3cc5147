import { afterAll, beforeAll, expect, test } from "vitest";
import { useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader as one } from "./one.tsx";
import { loader as picture } from "./picture.ts";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;

beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

test.each([
  ["the page", "", one],
  ["the picture", "/picture?play=x", picture],
] as const)("%s of a round is its owner's alone", async (_, rest, loader) => {
  const path = `/member/bets/nobody-has-this${rest}`;
  const params = { roundId: "nobody-has-this" };
  const cookie = await site.newMember();
  const unknown = loader({ ...site.visit({ path, cookie }), params });
  await expect(unknown).rejects.toMatchObject({ status: 404 });
  const guest = await answerOf(loader({ ...site.visit({ path }), params }));
  expect(guest.to).toMatch(/^\/login\?to=/);
});
