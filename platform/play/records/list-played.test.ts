import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { listPlayed } from "./list-played.ts";

test("offers the types and vendors that this member has played, and nobody else's", async () => {
  const t = await freshTable();
  const mine = await testContext({ ...t, actor: t.member.actor });
  expect(await listPlayed(mine)).toEqual({ types: [], vendors: [] });
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "r1" });
  await t.betwin({ txId: "b2", winTxId: "w2", roundId: "r2" });
  const once = { types: ["RNG"], vendors: [{ code: "V1", name: "Vendor one" }] };
  expect(await listPlayed(mine)).toEqual(once);
  const { actor } = await freshMember(t.merchant);
  const other = await testContext({ ...t, actor });
  expect(await listPlayed(other)).toEqual({ types: [], vendors: [] });
});
