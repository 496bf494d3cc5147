import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, freshMerchant, testContext } from "#tests/support/database.ts";
import { giveVipLevels, noteDeposit, raiseLevelsOf } from "#tests/under-test/club-under-test.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { listServicePaths } from "./list-service-paths.ts";

const servicePaths = [
  { type: 3, path: "/service" },
  { type: 1, path: "https://chat.example/1" },
  { type: 3, path: "/service?line=vip", isVip: true },
];

async function merchantWithService() {
  const merchant = await freshMerchant();
  const guest = await testContext({ merchant });
  const { db } = guest.store;
  await db
    .update(merchants)
    .set({ settings: { servicePaths } })
    .where(eq(merchants.code, merchant.code));
  return { merchant, guest };
}

/** A member at the merchant's only level. */
async function memberOfLevel(level: number) {
  const { merchant } = await merchantWithService();
  const { actor, id } = await freshMember(merchant);
  const context = await testContext({ merchant, actor });
  await giveVipLevels(merchant.code, { [level]: {} });
  await noteDeposit(merchant, id, 1n);
  await raiseLevelsOf(merchant, context.clock);
  return context;
}

const paths = async (context: Parameters<typeof listServicePaths>[0]) =>
  (await listServicePaths(context)).version.pathList.map(({ path }) => path);

test("guests see the service paths that are open to everybody", async () => {
  const { guest } = await merchantWithService();
  expect(await listServicePaths(guest)).toEqual({
    version: {
      pathList: [
        { type: 3, path: "/service" },
        { type: 1, path: "https://chat.example/1" },
      ],
    },
  });
});

test("the VIP service is for members above level 4, and comes first", async () => {
  expect(await paths(await memberOfLevel(4))).toEqual(["/service", "https://chat.example/1"]);
  expect((await paths(await memberOfLevel(5)))[0]).toBe("/service?line=vip");
});

test("a merchant without service has no way to it, and knows nobody else's", async () => {
  await merchantWithService();
  const other = await testContext({ merchant: await freshMerchant() });
  expect(await paths(other)).toEqual([]);
});
