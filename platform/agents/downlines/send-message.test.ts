import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshAgents } from "#tests/agents/contracts-under-test.ts";
import {
  freshMember,
  freshMerchant,
  type TestMember,
  testContext,
} from "#tests/support/database.ts";
import { isWaitedFor } from "#tests/support/is-waited-for.ts";
import { downlineMessage } from "../../contract/agents/downlines.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { messages } from "../../store/schema/notice.ts";
import { holdAgent } from "../access/hold-agent.ts";
import { sendMessage } from "./send-message.ts";

const WORDS = { subject: "Reunión", text: "Mañana a las 8.\nTrae tus dudas." };

/** An agent with a sub-agent, whose player is further below, and a sibling with a player. */
async function team() {
  const t = await freshAgents();
  const boss = await t.agent();
  const [agent, sibling] = [await t.agent(boss), await t.agent(boss)];
  const sub = await t.agent(agent);
  const people = { boss, agent, sibling, sub, player: await t.player(sub) };
  return {
    ...{ ...t, ...people, nephew: await t.player(sibling) },
    sent: async (to: TestMember, more: { from?: TestMember; key?: string; text?: string } = {}) => {
      const { from = agent, key, ...words } = more;
      const context = await (key
        ? testContext({
            ...{ merchant: t.merchant, clock: t.clock },
            ...{ actor: from.actor, idempotencyKey: key },
          })
        : t.as(from));
      return sendMessage(context, { account: to.username, ...WORDS, ...words });
    },
    inbox: async ({ id }: TestMember) => {
      const own = and(eq(messages.merchant, t.code), eq(messages.memberId, id));
      const rows = await t.store.inMerchant(t.code, (tx) => tx.select().from(messages).where(own));
      return rows.map(({ kind, details }) => ({ kind, ...details }));
    },
  };
}

test("somebody directly or further below reads it as from the agent, and the audit has it", async () => {
  const t = await team();
  await t.sent(t.sub);
  await t.sent(t.player);
  const message = { kind: "agentMessage", from: t.agent.username, ...WORDS };
  expect(await t.inbox(t.sub)).toEqual([message]);
  expect(await t.inbox(t.player)).toEqual([message]);
  const entries = await t.store.inMerchant(t.code, (tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.memberId, t.agent.id)),
  );
  // Both are of one instant, so neither is the first.
  expect(entries.map(({ action }) => action)).toEqual(["agentMessage", "agentMessage"]);
  expect(new Set(entries.map(({ details }) => details.to))).toEqual(
    new Set([t.sub.username, t.player.username]),
  );
  expect(JSON.stringify(entries)).not.toContain(WORDS.subject);
});

test("nobody outside the team is written to", async () => {
  const t = await team();
  const elsewhere = await freshMember(await freshMerchant());
  for (const to of [t.agent, t.boss, t.sibling, t.nephew, elsewhere]) {
    const refusal = { code: "unknown_downline", field: "account", status: 404 };
    await expect(t.sent(to)).rejects.toMatchObject(refusal);
  }
  await expect(t.sent(t.agent, { from: t.player })).rejects.toMatchObject({ status: 404 });
  expect(await t.inbox(t.nephew)).toEqual([]);
});

test("the same request twice is one message, and other words by its key are refused", async () => {
  const t = await team();
  const key = "key-of-hers";
  await Promise.all(Array.from({ length: 4 }, () => t.sent(t.sub, { key })));
  expect(await t.inbox(t.sub)).toHaveLength(1);
  const other = t.sent(t.sub, { key, text: "Otra cosa" });
  await expect(other).rejects.toMatchObject({ code: "key_reused", status: 409 });
  const toOther = t.sent(t.player, { key });
  await expect(toOther).rejects.toMatchObject({ code: "key_reused" });
  expect(await t.inbox(t.player)).toEqual([]);
});

test("messages of one agent follow each other", async () => {
  const t = await team();
  const context = await t.as(t.agent);
  const { sent } = await t.store.inMerchant(t.code, async (tx) => {
    await holdAgent(context, tx);
    const sent = t.sent(t.sub);
    await expect.poll(() => isWaitedFor(tx), { timeout: 5_000 }).toBe(true);
    return { sent };
  });
  await sent;
  expect(await t.inbox(t.sub)).toHaveLength(1);
});

test("five an hour reach one account, and another is still written to", async () => {
  const t = await team();
  for (let at = 0; at < 5; at += 1) await t.sent(t.sub);
  await expect(t.sent(t.sub)).rejects.toMatchObject({ code: "too_many_attempts", status: 429 });
  await t.sent(t.player);
  expect([(await t.inbox(t.sub)).length, (await t.inbox(t.player)).length]).toEqual([5, 1]);
});

test.each([
  ["an empty subject", { subject: " " }],
  ["a subject of two lines", { subject: "uno\ndos" }],
  ["a long subject", { subject: "x".repeat(81) }],
  ["an empty text", { text: "\n" }],
  ["a long text", { text: "x".repeat(1_001) }],
  ["a NUL", { text: "a\u0000b" }],
])("%s is no message", (_, words) => {
  const parsed = downlineMessage.input.safeParse({ account: "ana", ...WORDS, ...words });
  expect(parsed.success).toBe(false);
});

test("a text is counted in characters as people see them", () => {
  const text = "🌞".repeat(1_000);
  const parsed = downlineMessage.input.safeParse({ account: "ana", ...WORDS, text });
  expect(parsed.success).toBe(true);
});
