import { beforeEach, expect, test } from "vitest";
import { freshMember, freshMerchant, testContext } from "#tests/support/database.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import type { Context } from "../context.ts";
import { record } from "./record.ts";

let context: Context;
let memberId: string;
beforeEach(async () => {
  const merchant = await freshMerchant();
  const member = await freshMember(merchant);
  memberId = member.id;
  context = await testContext({ merchant, actor: member.actor, clientAddress: "203.0.113.9" });
});

const inMine = <T>(work: Parameters<typeof context.store.inMerchant<T>>[1]) =>
  context.store.inMerchant(context.merchant.code, work);

test("an entry names the actor, the action, the time and the address", async () => {
  await inMine((tx) =>
    record(context, tx, { action: "cardAdd", memberId, details: { kind: "card" } }),
  );
  expect(await inMine((tx) => tx.select().from(auditEntries))).toMatchObject([
    {
      memberId,
      action: "cardAdd",
      details: { kind: "card" },
      at: context.clock.now(),
      sessionId: context.actor?.sessionId,
      address: "203.0.113.9",
      requestId: context.requestId,
    },
  ]);
});

test("a failed action leaves no entry", async () => {
  const failing = inMine(async (tx) => {
    await record(context, tx, { action: "cardAdd", memberId });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await inMine((tx) => tx.select().from(auditEntries))).toEqual([]);
});

test.each(["delete from audit_entries", "update audit_entries set action = 'nothing'"])(
  "an entry cannot be rewritten: %s",
  async (statement) => {
    await expect(inMine((tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/permission denied/) },
    });
  },
);

test("another merchant's entries are not seen", async () => {
  await inMine((tx) => record(context, tx, { action: "login", memberId }));
  const other = await freshMerchant();
  const seen = await context.store.inMerchant(other.code, (tx) => tx.select().from(auditEntries));
  expect(seen).toEqual([]);
});
