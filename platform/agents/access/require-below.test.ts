import { expect, test } from "vitest";
import { freshMember, freshMerchant, testStore } from "#tests/support/database.ts";
import { requireBelow } from "./require-below.ts";

const store = await testStore();

test("an agent finds everybody below, and nobody else", async () => {
  const merchant = await freshMerchant();
  const top = await freshMember(merchant, { type: 1 });
  const agent = await freshMember(merchant, { type: 2, parentId: top.id });
  const sibling = await freshMember(merchant, { type: 2, parentId: top.id });
  const child = await freshMember(merchant, { type: 2, parentId: agent.id });
  const player = await freshMember(merchant, { parentId: child.id });
  const stranger = await freshMember(await freshMerchant());
  const scope = { merchant: merchant.code, agent: agent.id };
  const find = (account: string) =>
    store.inMerchant(merchant.code, (tx) => requireBelow(tx, scope, account));
  expect(await find(child.username)).toMatchObject({ member: { id: child.id }, depth: 1 });
  expect(await find(` ${player.username.toUpperCase()}`)).toMatchObject({
    ...{ member: { id: player.id }, depth: 2 },
  });
  for (const { username } of [top, agent, sibling, stranger, { username: "nadie" }]) {
    await expect(find(username)).rejects.toMatchObject({
      ...{ code: "unknown_downline", field: "account", status: 404 },
    });
  }
});
