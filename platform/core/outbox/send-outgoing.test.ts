import { beforeEach, expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  testClock,
  testContext,
  useOwnDatabase,
} from "#tests/support/database.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import type { Context } from "../context.ts";
import { listOutgoing } from "./list-outgoing.ts";
import { queueOutgoing } from "./queue-outgoing.ts";
import { sealOldLetters } from "./seal-old-letters.ts";
import { type Sender, type Senders, sendOutgoing } from "./send-outgoing.ts";

// The list reads the messages of every merchant.
useOwnDatabase();

const LETTER = { subject: "Hola", text: "¿Qué tal?" };
const MINUTE = 60_000;
const clock = testClock();
let context: Context;
let memberId: string;

beforeEach(async () => {
  const merchant = await freshMerchant();
  context = await testContext({ merchant, clock });
  memberId = (await freshMember(merchant)).id;
});

const queue = (channel: "email" | "sms", recipient: string) =>
  context.store.inMerchant(context.merchant.code, (tx) =>
    queueOutgoing(context, tx, { memberId, channel, recipient }, LETTER),
  );
const send = (senders: { email?: Sender; sms?: Sender }) => sendOutgoing({ ...context, senders });

test("sends each message once, by the channel it was written for", async () => {
  await queue("email", "ana@example.com");
  await queue("sms", "+525511112222");
  const sent: string[] = [];
  const keep: Sender = async ({ recipient, subject, text }) => {
    sent.push(`${recipient} ${subject} ${text}`);
  };
  expect(await send({ email: keep })).toEqual([]);
  expect(sent).toEqual(["ana@example.com Hola ¿Qué tal?"]);
  await send({ email: keep, sms: keep });
  await send({ email: keep, sms: keep });
  expect(sent).toHaveLength(2);
});

test("keeps a message without a carrier", async () => {
  await queue("sms", "+525511112222");
  expect(await send({})).toEqual([]);
  const [kept] = await mine();
  expect(kept).toMatchObject({ sentAt: null, attempts: 0 });
  expect(kept?.content).toMatchObject({ recipient: "+525511112222", text: LETTER.text });
});

test("tries again after one, two, four minutes, and gives up after eight attempts", async () => {
  await queue("email", "ana@example.com");
  let attempts = 0;
  const refuse: Sender = async () => {
    attempts++;
    throw new Error("mailbox full");
  };
  expect(await send({ email: refuse })).toHaveLength(1);
  clock.advance(MINUTE - 1);
  await send({ email: refuse });
  expect(attempts).toBe(1);
  clock.advance(1);
  await send({ email: refuse });
  expect(attempts).toBe(2);
  for (let wait = 2; wait <= 256; wait *= 2) {
    clock.advance(wait * MINUTE);
    await send({ email: refuse });
  }
  expect(attempts).toBe(8);
  expect(await mine()).toMatchObject([{ content: null, sentAt: null }]);
  expect(await stored()).not.toContain("ana@example.com");
});

test("a message waits sealed, and is emptied once it is sent", async () => {
  await queue("sms", "+525511112222");
  await queue("email", "ana@example.com");
  const words = /525511112222|ana@example|Hola|Qué tal/;
  expect(await stored()).not.toMatch(words);
  const sent: string[] = [];
  const keep: Sender = async ({ text }) => void sent.push(text);
  await send({ sms: keep, email: keep });
  expect(sent).toEqual([LETTER.text, LETTER.text]);
  const rows = await mine();
  expect(rows.map(({ content }) => content)).toEqual([null, null]);
  expect(rows.every(({ sentAt }) => sentAt !== null)).toBe(true);
  expect(await stored()).not.toMatch(/s1\.|Hola/);
});

test("a sealed message opens at no other row", async () => {
  await queue("sms", "+525511112222");
  await context.store.inMerchant(context.merchant.code, (tx) =>
    tx.update(outgoing).set({ id: "another" }),
  );
  const sent: string[] = [];
  const errors = await send({ sms: async ({ text }) => void sent.push(text) });
  expect([sent, errors]).toEqual([[], [expect.any(Error)]]);
});

test("a message that was queued in clear is sealed at the next start, and still sent", async () => {
  const { store, merchant } = context;
  const letter = { recipient: "ana@example.com", subject: "Hola", text: "¿Qué tal?", html: "" };
  const row = { merchant: merchant.code, id: "clear", memberId, channel: "email" as const };
  const times = { createdAt: clock.now(), dueAt: clock.now() };
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(outgoing).values({ ...row, ...times, content: JSON.stringify(letter) }),
  );
  await sealOldLetters(context);
  await sealOldLetters(context);
  expect(await stored()).not.toContain("ana@example.com");
  const sent: unknown[] = [];
  await send({ email: async (message) => void sent.push(message) });
  expect(sent).toEqual([{ ...letter, merchant: merchant.code, id: "clear", channel: "email" }]);
});

test("two instances send a message once", async () => {
  await queue("email", "ana@example.com");
  const sent: string[] = [];
  const keep: Sender = async ({ recipient }) => {
    sent.push(recipient);
  };
  await Promise.all([send({ email: keep }), send({ email: keep }), send({ email: keep })]);
  expect(sent).toHaveLength(1);
});

test("never sends what belongs to another merchant", async () => {
  await queue("email", "ana@example.com");
  const other = await freshMerchant();
  const sent: string[] = [];
  const senders: Senders = { email: async ({ recipient }) => void sent.push(recipient) };
  await sendOutgoing({ ...context, merchant: other, senders });
  expect(sent).toEqual([]);
});

async function mine() {
  const all = await listOutgoing(context);
  return all.filter(({ merchant }) => merchant === context.merchant.code);
}

/** What the database holds of this merchant's messages. */
async function stored() {
  const { store, merchant } = context;
  const rows = await store.inMerchant(merchant.code, (tx) => tx.select().from(outgoing));
  return JSON.stringify(rows);
}
