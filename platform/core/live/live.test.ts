import { afterAll, expect, test } from "vitest";
import { freshMember, testStore } from "#tests/support/database.ts";
import { askLive, liveInstance, openStream } from "../../../tests/under-test/live-under-test.ts";
import { platformUnderTest, random } from "../../../tests/under-test/platform-under-test.ts";
import { logout } from "../../contract/members/auth.ts";
import { send } from "../../contract/wire/send.ts";
import { endSessions } from "../../members/auth/end-sessions.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { noteLive } from "../../store/live-notes.ts";
import { sessions } from "../../store/schema/session.ts";
import { newId, newToken, tokenHash } from "../access/token.ts";
import { writeMessage } from "../outbox/write-message.ts";

const store = await testStore();
const under = await platformUnderTest();
const { merchant, clock } = under;
const here = await liveInstance(clock);
const there = await liveInstance(clock);
afterAll(() => Promise.all([here.close(), there.close()]));

/** The streams already open; a newcomer's own welcome is an event as well. */
async function memberOf(owner = merchant, type = 0) {
  const { id } = await freshMember(owner, { type });
  return { id, token: await openFor(id, owner) };
}

async function openFor(memberId: string, owner = merchant) {
  const token = newToken(random);
  const now = clock.now();
  await store.inMerchant(owner.code, (tx) =>
    tx.insert(sessions).values({
      merchant: owner.code,
      id: newId(random),
      memberId,
      tokenHash: tokenHash(token),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    }),
  );
  return token;
}

async function credit(code: string, member: string, key: string) {
  const from = { owner: "house", kind: "clearing" } as const;
  const to = { owner: member, kind: "cash" } as const;
  const money = { kind: "deposit", amount: 10_000n, at: clock.now() };
  await store.inMerchant(code, (tx) => transfer(tx, { merchant: code, key, from, to, ...money }));
}

test("a movement reaches its member at every instance, and nobody else", async () => {
  const [ana, luz] = await Promise.all([memberOf(), memberOf()]);
  const other = await platformUnderTest();
  const foreign = await memberOf(other.merchant);
  const streams = await Promise.all([
    openStream(here.platform, merchant.code, ana.token),
    openStream(there.platform, merchant.code, ana.token),
    openStream(here.platform, merchant.code, luz.token),
    openStream(here.platform, other.merchant.code, foreign.token),
  ]);
  const [near, far, neighbour, namesake] = streams.map(({ heard }) => heard);
  await credit(merchant.code, ana.id, "live-1");
  await expect.poll(() => [near, far]).toEqual([["balance"], ["balance"]]);
  await credit(merchant.code, luz.id, "live-2");
  await credit(other.merchant.code, foreign.id, "live-3");
  await expect.poll(() => [neighbour, namesake]).toEqual([["balance"], ["balance"]]);
  expect([near, far]).toEqual([["balance"], ["balance"]]);
  await Promise.all(streams.map(({ leave }) => leave()));
});

test("a transaction sends one event, and a rolled back one sends none", async () => {
  const { token, id } = await memberOf();
  const stream = await openStream(there.platform, merchant.code, token);
  const failed = store.inMerchant(merchant.code, async (tx) => {
    noteLive(tx, { merchant: merchant.code, member: id, kind: "withdrawal" });
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await store.inMerchant(merchant.code, async (tx) => {
    await writeMessage({ random, clock, merchant }, tx, id, "welcome", { account: "eva" });
    noteLive(tx, { merchant: merchant.code, member: id, kind: "deposit" });
    noteLive(tx, { merchant: merchant.code, member: id, kind: "deposit" });
  });
  await expect.poll(() => stream.heard).toEqual(["message", "deposit"]);
  await stream.leave();
});

test("a stream ends with its own session at any instance, not with another's", async () => {
  const { token, id } = await memberOf();
  const second = await openFor(id);
  const [first, other] = await Promise.all([
    openStream(here.platform, merchant.code, token),
    openStream(there.platform, merchant.code, second),
  ]);
  await send(under.caller({ token }), logout, {});
  await expect.poll(first.isOver).toBe(true);
  expect(first.heard).toEqual(["session"]);
  expect([other.isOver(), other.heard]).toEqual([false, []]);
  await store.inMerchant(merchant.code, (tx) => endSessions({ clock, merchant }, tx, id));
  await expect.poll(other.isOver).toBe(true);
  expect((await askLive(here.platform, merchant.code, second)).status).toBe(401);
});

test("guests, trial accounts, other merchants' members and the thirteenth get none", async () => {
  const { token, id } = await memberOf();
  const other = await platformUnderTest();
  const answer = async (code: string, own?: string) => {
    const response = await askLive(here.platform, code, own);
    const { message } = (await response.json()) as { message: string };
    return [response.status, message];
  };
  expect(await answer(merchant.code)).toEqual([401, "not_logged_in"]);
  expect(await answer(other.merchant.code, token)).toEqual([401, "not_logged_in"]);
  const trial = await memberOf(merchant, 4);
  expect(await answer(merchant.code, trial.token)).toEqual([403, "in_need_true_account"]);
  const open = () => openStream(here.platform, merchant.code, token);
  const streams = await Promise.all(Array.from({ length: 12 }, open));
  expect(await answer(merchant.code, token)).toEqual([429, "too_many_streams"]);
  await streams[0]!.leave();
  const again = await open();
  await credit(merchant.code, id, "live-4");
  await expect.poll(() => again.heard).toEqual(["balance"]);
  await Promise.all([again, ...streams].map(({ leave }) => leave()));
});

test("a page that only listens keeps no session alive", async () => {
  const { token } = await memberOf();
  const seen = () =>
    store.inMerchant(merchant.code, async (tx) => {
      const rows = await tx.select().from(sessions);
      return rows.find((row) => row.tokenHash === tokenHash(token))?.lastSeenAt.getTime();
    });
  const before = await seen();
  clock.advance(5 * 60_000);
  const stream = await openStream(here.platform, merchant.code, token);
  expect(await seen()).toBe(before);
  await stream.leave();
});
