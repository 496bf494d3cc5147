import { expect, test } from "vitest";
import { freshMember, testContext, testStore } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { freshWork, hourly, standing } from "#tests/support/work.ts";
import { queueOutgoing } from "../../core/outbox/queue-outgoing.ts";
import { foldFacts } from "../../play/feed/fold-facts.ts";
import { noteFinding } from "../../play/reconciliation/findings.ts";
import { reconcileBooks } from "../../play/reconciliation/reconcile-books.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { readBacklog, readWaiting } from "./read-state.ts";

const MINUTE_MS = 60_000;

/** What waits at one merchant, as [about, kind, waiting, minutes since then]. */
async function waitingAt(merchant: string, now: Date) {
  const store = await testStore();
  const rows = [...(await readWaiting(store, now)), ...(await readBacklog(store))];
  return rows
    .filter((one) => one.merchant === merchant)
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .map(({ about, kind, waiting, since }) => [
      ...[about, kind, waiting],
      since && (now.getTime() - since.getTime()) / MINUTE_MS,
    ]);
}

const nameOf = ({ about, kind }: { about: string; kind: string }) => `${about} ${kind}`;

const NEVER_SOUND = [
  ["books_sound", "seals", 1, null],
  ["books_sound", "whole", 1, null],
];

test("a merchant at which nothing waits has only its books, which nobody has verified", async () => {
  const w = await freshWork();
  expect(await waitingAt(w.code, w.clock.now())).toEqual(NEVER_SOUND);
});

test("open deposits, messages and findings are counted with the age of the oldest", async () => {
  const t = await freshTable();
  const { store, clock, merchant } = t;
  const context = await testContext({ merchant, clock });
  const member = await freshMember(merchant);
  const finding = { merchant: merchant.code, kind: "ROUND_MISSING", party: "V1" } as const;
  const letter = { memberId: null, channel: "sms", recipient: "+525500010001" } as const;
  const own = { merchant: merchant.code, memberId: member.id, amount: 1n, currency: "MXN" };
  const deposit = { ...own, method: "CARD", returnUrl: "", expiresAt: clock.now() };
  for (const [n, status] of (["REVIEW", "REVIEW", "CREDITED"] as const).entries()) {
    const id = `d${n}`;
    const createdAt = clock.now();
    await store.inMerchant(merchant.code, async (tx) => {
      await tx.insert(deposits).values({ ...deposit, id, status, createdAt, idempotencyKey: id });
      await queueOutgoing(context, tx, letter, { subject: "", text: "a code" });
      await noteFinding(tx, { ...finding, subject: id }, clock.now());
    });
    clock.advance(MINUTE_MS);
  }
  expect(await waitingAt(merchant.code, clock.now())).toEqual([
    ...NEVER_SOUND,
    ["deposits_open", "REVIEW", 2, 3],
    ["findings_open", "ROUND_MISSING", 3, 3],
    ["outbox_messages", "waiting", 3, 3],
  ]);
});

test("a job is late a minute after its time, failing until it succeeds, dead after eight attempts", async () => {
  const w = await freshWork();
  let isBroken = true;
  const fail = async () => {
    if (isBroken) throw new TypeError("broken");
  };
  const jobs = async () =>
    (await waitingAt(w.code, w.clock.now())).filter(([about]) => String(about).startsWith("jobs"));
  await w.perform(standing(fail));
  expect(await jobs()).toEqual([["jobs_failing", "watch", 1, 0]]);
  w.clock.advance(2 * MINUTE_MS);
  expect(await jobs()).toEqual([
    ["jobs_failing", "watch", 1, 2],
    ["jobs_late", "watch", 1, 2 - 2 / 60],
  ]);
  isBroken = false;
  await w.perform(standing(fail));
  expect(await jobs()).toEqual([]);

  isBroken = true;
  await w.perform(hourly(fail));
  w.clock.advance(60 * MINUTE_MS);
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await w.perform(hourly(fail));
    w.clock.advance(61 * MINUTE_MS);
  }
  expect(await jobs()).toContainEqual(["jobs_dead", "salary", 1, 61]);
});

test("rows of the feed count for the consumer that has not read them", async () => {
  const t = await freshTable();
  const { code } = t.merchant;
  const spin = (id: string) =>
    t.betwin({ txId: `b${id}`, winTxId: `w${id}`, roundId: id, amount: "1", winAmount: "0" });
  const unread = async () =>
    (await waitingAt(code, t.clock.now())).filter(([about]) => about === "feed_unread_rows");
  await spin("r1");
  await foldFacts(t.store, code);
  expect(await unread()).toEqual([]);
  for (const id of ["r2", "r3"]) await spin(id);
  expect(await unread()).toEqual([["feed_unread_rows", "facts", 2, null]]);
});

test("sound books are stored with their time, and books with a problem are not", async () => {
  const t = await freshTable();
  const { code } = t.merchant;
  const context = await testContext({ merchant: t.merchant, clock: t.clock });
  const ages = async () =>
    (await waitingAt(code, t.clock.now()))
      .filter(([about]) => about === "books_sound")
      .map(([, kind, , minutes]) => [kind, minutes]);
  await reconcileBooks(context);
  t.clock.advance(5 * MINUTE_MS);
  expect(await ages()).toEqual([
    ["seals", 5],
    ["whole", null],
  ]);
  await t.store.inMerchant(code, (tx) =>
    tx.insert(deposits).values({
      ...{ merchant: code, id: "d1", memberId: t.member.id, method: "CARD", amount: 1n },
      ...{ currency: "MXN", status: "CREDITED" as const, idempotencyKey: "d1", returnUrl: "" },
      ...{ createdAt: t.clock.now(), expiresAt: t.clock.now(), creditedAmount: 1n },
    }),
  );
  await reconcileBooks(context);
  expect(await ages()).toContainEqual(["seals", 5]);
});

test("on the first of a month the books are verified as a whole", async () => {
  const t = await freshTable();
  const context = await testContext({ merchant: t.merchant, clock: t.clock });
  t.clock.advance(11 * 24 * 60 * MINUTE_MS);
  await reconcileBooks(context);
  const waiting = await waitingAt(t.merchant.code, t.clock.now());
  expect(waiting.filter(([about]) => about === "books_sound")).toEqual([
    ["books_sound", "seals", 1, 0],
    ["books_sound", "whole", 1, 0],
  ]);
});
