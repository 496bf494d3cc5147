import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { readGuard } from "../guard.ts";
import { prepareGuard } from "../prepare-guard.ts";
import { answerReality, setReality } from "./reality.ts";
import { showClock } from "./show-clock.ts";
import { startSession } from "./start-session.ts";

const MINUTE_MS = 60_000;

async function player(minutes: number | null = 15) {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor });
  await setReality(context, { minutes });
  let count = 0;
  const lose = () => {
    count += 1;
    const fields = { txId: `t${count}`, winTxId: `w${count}`, roundId: `r${count}` };
    return t.betwin({ ...fields, amount: "1.00", winAmount: "0.40" });
  };
  return { ...t, context, lose };
}

async function isDue({ context, clock }: Awaited<ReturnType<typeof player>>) {
  const { checkAt } = await showClock(context);
  return checkAt !== null && checkAt <= clock.now().getTime();
}

test("the clock tells time, stakes, wins and net, and when the next check is due", async () => {
  const t = await player();
  expect(await showClock(t.context)).toMatchObject({ sitting: null, checkAt: null });
  const from = t.clock.now().getTime();
  await t.lose();
  t.clock.advance(5 * MINUTE_MS);
  await t.lose();
  expect(await showClock(t.context)).toMatchObject({
    sitting: { from, minutes: 5, staked: 20_000n, won: 8_000n, net: -12_000n },
    checkAt: from + 15 * MINUTE_MS,
  });
});

test("bets are refused two minutes after a check is due, and taken again when it is answered", async () => {
  const t = await player();
  await t.lose();
  t.clock.advance(15 * MINUTE_MS - 1);
  expect((await t.lose()).code).toBe("OK");
  t.clock.advance(1);
  expect((await t.lose()).code).toBe("OK");
  expect(await isDue(t)).toBe(true);
  t.clock.advance(2 * MINUTE_MS - 1);
  expect((await t.lose()).code).toBe("OK");
  t.clock.advance(1);
  expect(await t.lose()).toMatchObject({ code: "LIMIT_EXCEEDED", reason: "realityCheck" });
  await answerReality(t.context);
  expect((await t.lose()).code).toBe("OK");
  expect(await isDue(t)).toBe(false);
});

test("a pause begins a new sitting, but an unanswered check waits through it", async () => {
  const t = await player();
  await t.lose();
  t.clock.advance(30 * MINUTE_MS);
  expect((await t.lose()).code).toBe("OK");
  expect((await showClock(t.context)).sitting).toMatchObject({ minutes: 0, staked: 10_000n });
  t.clock.advance(15 * MINUTE_MS);
  await t.lose();
  t.clock.advance(60 * MINUTE_MS);
  expect(await isDue(t)).toBe(true);
});

test("minutes outside the range are refused, and none is a choice where the law leaves it", async () => {
  const t = await player();
  for (const minutes of [4, 241]) {
    await expect(setReality(t.context, { minutes })).rejects.toMatchObject({
      code: "reality_invalid",
      field: "minutes",
    });
  }
  expect(await setReality(t.context, { minutes: null })).toEqual({ minutes: null });
});

test("where the law forces checks, play begins with them, and none is no choice", async () => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor });
  await prepareGuard(context, t.member.id);
  expect(await guardOf(t)).toBeUndefined();

  const law = { jurisdiction: "ES", isDemonstration: false };
  await t.store.db.update(merchants).set(law).where(eq(merchants.code, t.merchant.code));
  await prepareGuard(context, t.member.id);
  expect(await guardOf(t)).toMatchObject({ realityMinutes: 60, sessionScope: "casino" });
  await expect(setReality(context, { minutes: null })).rejects.toMatchObject({
    code: "reality_invalid",
  });
  // Time and money were not set before.
  expect(await t.bet({ txId: "a" })).toMatchObject({ code: "LIMIT_EXCEEDED", reason: "session" });
});

const guardOf = (t: Awaited<ReturnType<typeof freshTable>>) =>
  t.store.inMerchant(t.merchant.code, (tx) =>
    readGuard(tx, { merchant: t.merchant.code, memberId: t.member.id }),
  );

test("time and money set before a session hold while it lasts, and nothing of them changes", async () => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor });
  const law = { jurisdiction: "ES", isDemonstration: false };
  await t.store.db.update(merchants).set(law).where(eq(merchants.code, t.merchant.code));
  for (const bad of [
    { minutes: 0, amount: 100_000n },
    { minutes: 1_441, amount: 100_000n },
    { minutes: 30, amount: 0n },
  ]) {
    await expect(startSession(context, bad)).rejects.toMatchObject({ code: "session_invalid" });
  }
  await startSession(context, { minutes: 30, amount: 200_000n });
  await expect(startSession(context, { minutes: 60, amount: 900_000n })).rejects.toMatchObject({
    code: "session_running",
  });
  const lose = (name: string, amount: string) =>
    t.betwin({ txId: name, winTxId: `${name}w`, roundId: name, amount, winAmount: "0" });
  expect((await lose("a", "20.00")).code).toBe("OK");
  expect(await lose("b", "0.20")).toMatchObject({ reason: "sessionLoss" });
  expect((await showClock(context)).session).toMatchObject({ left: 0n });
  t.clock.advance(30 * MINUTE_MS);
  expect(await lose("c", "1.00")).toMatchObject({ reason: "session" });
  await startSession(context, { minutes: 5, amount: 50_000n });
  expect((await lose("d", "5.00")).code).toBe("OK");
});
