import { expect, test } from "vitest";
import { freshMerchant, testClock, testContext } from "#tests/support/database.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { queueOutgoing } from "../../core/outbox/queue-outgoing.ts";
import { sendOutgoing } from "../../core/outbox/send-outgoing.ts";
import { listFindings } from "../../play/reconciliation/findings.ts";
import { KINDS } from "./kinds.ts";
import { noteGivenUp } from "./note-given-up.ts";

const MINUTE = 60_000;
const STAFF = "ops@casa.example";

test("messages that are given up make one finding a day, and those to staff none", async () => {
  const merchant = await freshMerchant();
  const clock = testClock();
  const context = await testContext({ merchant, clock });
  const { store } = context;
  const onGivenUp = noteGivenUp({ clock, findingsTo: [{ channel: "email", recipient: STAFF }] });
  const refuse = () => Promise.reject(new Error("mailbox full"));
  const lose = async (recipients: string[]) => {
    await store.inMerchant(merchant.code, async (tx) => {
      for (const recipient of recipients) {
        const to = { memberId: null, channel: "email", recipient } as const;
        await queueOutgoing(context, tx, to, { subject: "Hola", text: "¿Qué tal?" });
      }
    });
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await sendOutgoing({ ...context, senders: { email: refuse }, onGivenUp });
      clock.advance(256 * MINUTE);
    }
    return store.inMerchant(merchant.code, (tx) => listFindings(tx, merchant.code));
  };
  expect(await lose([STAFF])).toEqual([]);
  const found = await lose(["ana@mail.example", "luz@mail.example"]);
  expect(found).toMatchObject([{ kind: "MESSAGE_NOT_SENT", party: "outbox" }]);
  expect(found[0]!.subject).toMatch(/^email-2026-11-\d\d$/);
  expect(JSON.stringify(found)).not.toContain("@mail");
  expect(await lose(["eva@mail.example"])).toHaveLength(2);
});

test("a real player's message without a server fails until it is a finding", async () => {
  const merchant = await freshMerchant();
  const clock = testClock();
  const context = await testContext({ merchant, clock });
  const { store } = context;
  const send = KINDS.find(({ name }) => name === "send")!;
  const row = await readMerchant(store, merchant.code);
  const to = { memberId: null, channel: "sms", recipient: "+525511112222" } as const;
  await store.inMerchant(merchant.code, (tx) =>
    queueOutgoing(context, tx, to, { subject: "", text: "Hola" }),
  );
  const work = (isDemonstration: boolean) =>
    send.work({ ...context, merchant: { ...row, isDemonstration } } as never, {} as never);
  const found = () => store.inMerchant(merchant.code, (tx) => listFindings(tx, merchant.code));
  for (let attempt = 0; attempt < 9; attempt += 1) {
    expect(await work(true)).toEqual({});
    clock.advance(256 * MINUTE);
  }
  expect(await found()).toEqual([]);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    expect(await work(false)).toMatchObject({ errors: [expect.any(Error)] });
    clock.advance(256 * MINUTE);
  }
  expect(await found()).toMatchObject([{ kind: "MESSAGE_NOT_SENT", party: "outbox" }]);
});
