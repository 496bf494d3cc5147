import { beforeEach, expect, test } from "vitest";
import { freshMember, freshMerchant, testClock, testContext } from "#tests/support/database.ts";
import type { Context } from "../context.ts";
import { listOutgoing } from "./list-outgoing.ts";
import { queueOutgoing } from "./queue-outgoing.ts";
import { type Sender, sendOutgoing } from "./send-outgoing.ts";

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
const send = (senders: { email?: Sender; sms?: Sender }) =>
  sendOutgoing({ store: context.store, clock, merchant: context.merchant.code, senders });

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
  expect(kept).toMatchObject({ recipient: "+525511112222", sentAt: null, attempts: 0 });
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
  await sendOutgoing({
    store: context.store,
    clock,
    merchant: other.code,
    senders: { email: async ({ recipient }) => void sent.push(recipient) },
  });
  expect(sent).toEqual([]);
});

async function mine() {
  const all = await listOutgoing(context.store);
  return all.filter(({ merchant }) => merchant === context.merchant.code);
}
