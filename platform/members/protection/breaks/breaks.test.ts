import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { isWaitedFor } from "#tests/support/is-waited-for.ts";
import { freshTable, GAME, vendorServer } from "#tests/support/vendor.ts";
import type { Context } from "../../../core/context.ts";
import { monthsLater } from "../../../domain/local-time.ts";
import { openRequirement } from "../../../money/wagering/open-requirement.ts";
import { launchGame } from "../../../play/games/launch/launch-game.ts";
import { members } from "../../../store/schema/merchant.ts";
import { sessions } from "../../../store/schema/session.ts";
import { wageringRequirements } from "../../../store/schema/wagering.ts";
import { markProven } from "../../challenge/require-proof.ts";
import { hashPerson, keepPersonHashes } from "../../person/person-hashes.ts";
import { personKey } from "../../person/person-key.ts";
import { sealProfile } from "../../profile/seal-profile.ts";
import { heldPart } from "../held-money.ts";
import { setLimit } from "../limits/set-limit.ts";
import { showProtection } from "../show-protection.ts";
import { requireNotExcluded } from "./excluded-persons.ts";
import { askReturn, confirmReturn } from "./return-to-play.ts";
import { showBreak } from "./show-break.ts";
import { startExclusion } from "./start-exclusion.ts";
import { startTimeOut } from "./start-time-out.ts";
import { takeExclusion } from "./take-exclusion.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LAUNCH = {
  gameCode: GAME,
  language: "es",
  platform: "html5",
  backUrl: "http://alba.test/",
  cashierUrl: "http://alba.test/member/deposit",
} as const;

async function player() {
  const t = await freshTable();
  const { outside } = vendorServer();
  const context = await testContext({ ...t, actor: t.member.actor, outside });
  const prove = () =>
    t.store.inMerchant(t.merchant.code, (tx) => markProven(context, tx, context.actor!.sessionId));
  return { ...t, context, prove };
}

const play = (context: Context) => launchGame(context, LAUNCH);

test("a time-out stops the game under way at its next bet, and ends by itself to the millisecond", async () => {
  const t = await player();
  await t.bet({ txId: "a" });
  await startTimeOut(t.context, { hours: 24 });
  expect(["TOKEN_EXPIRED", "PLAYER_BLOCKED"]).toContain((await t.bet({ txId: "b" })).code);
  await expect(play(t.context)).rejects.toMatchObject({ code: "on_break" });
  t.clock.advance(DAY_MS - 1);
  await expect(play(t.context)).rejects.toMatchObject({ code: "on_break" });
  expect((await showBreak(t.context)).break).toMatchObject({ kind: "timeOut" });
  t.clock.advance(1);
  expect(await showBreak(t.context)).toEqual({ break: null });
  await play(t.context);
  const token = await t.sit();
  expect((await t.bet({ token, txId: "c", roundId: "r2" })).code).toBe("OK");
});

test("bets under way still settle during a break", async () => {
  const t = await player();
  await t.bet({ txId: "a" });
  await startTimeOut(t.context, { hours: 24 });
  expect((await t.win({ txId: "w", refTxId: "a", amount: "25", roundClosed: true })).code).toBe(
    "OK",
  );
  expect(await t.cash()).toBe("115.00");
});

test("a ticket from before the break opens no session, and a session's token takes no bet", async () => {
  const t = await player();
  const launchToken = await t.launchToken();
  await startTimeOut(t.context, { hours: 24 });
  const entry = await t.call("authenticate", { launchToken, gameCode: GAME });
  expect(["TOKEN_EXPIRED", "PLAYER_BLOCKED"]).toContain(entry.code);
  const fresh = await t.launchToken();
  expect((await t.call("authenticate", { launchToken: fresh, gameCode: GAME })).code).toBe(
    "PLAYER_BLOCKED",
  );
});

test("a shorter time-out changes nothing, and hours that are not offered are refused", async () => {
  const t = await player();
  const long = await startTimeOut(t.context, { hours: 168 });
  expect((await startTimeOut(t.context, { hours: 24 })).until).toBe(long.until);
  await expect(startTimeOut(t.context, { hours: 1 })).rejects.toMatchObject({
    code: "break_invalid",
  });
});

test("an exclusion needs a proof, ends every session and frees what was locked", async () => {
  const t = await player();
  const { code } = t.merchant;
  const six = { months: 6, scope: "merchant" } as const;
  await expect(startExclusion(t.context, six)).rejects.toMatchObject({ code: "proof_required" });
  await t.prove();
  await t.store.inMerchant(code, async (tx) => {
    await openRequirement(tx, {
      ...{ merchant: code, id: "lot", memberId: t.member.id, amount: 500_000n },
      ...{ source: "deposit", openedAt: t.clock.now() },
    });
    await tx.insert(sessions).values({
      ...{ merchant: code, id: "s1", memberId: t.member.id, kind: "password", address: "" },
      ...{ userAgent: "", tokenHash: `h-${code}`, createdAt: t.clock.now() },
      ...{ lastSeenAt: t.clock.now(), expiresAt: new Date(t.clock.now().getTime() + DAY_MS) },
    });
  });
  await startExclusion(t.context, six);
  const [open, lots] = await t.store.inMerchant(code, async (tx) => [
    await tx.select().from(sessions).where(eq(sessions.merchant, code)),
    await tx
      .select()
      .from(wageringRequirements)
      .where(and(eq(wageringRequirements.merchant, code))),
  ]);
  expect(open[0]!.endedAt).toEqual(t.clock.now());
  expect(lots[0]).toMatchObject({ closedBy: "exclusion" });
  await expect(play(t.context)).rejects.toMatchObject({ code: "on_break" });
});

test("a payment that is credited while an exclusion begins waits for it, and is held", async () => {
  const t = await player();
  const { code } = t.merchant;
  const now = t.clock.now();
  const payer = { merchant: code, memberId: t.member.id };
  const payment = { credit: 500_000n, deposit: "d1", madeAt: now, now };
  let held: Promise<bigint> | undefined;
  await t.store.inMerchant(code, async (tx) => {
    const asked = { scope: "merchant", until: null, by: "player" } as const;
    await takeExclusion(t.context, tx, t.member.id, asked);
    held = t.store.inMerchant(code, (other) => heldPart(other, payer, payment));
    await expect.poll(() => isWaitedFor(tx)).toBe(true);
  });
  expect(await held).toBe(500_000n);
});

test("an exclusion outlasts its time until the player asks, waits a day and says yes", async () => {
  const t = await player();
  await t.prove();
  const begun = await startExclusion(t.context, { months: 6, scope: "merchant" });
  const until = monthsLater(t.clock.now(), 6).getTime();
  expect(begun.until).toBe(until);
  t.clock.advance(until - t.clock.now().getTime() - 1);
  await t.prove();
  await expect(askReturn(t.context)).rejects.toMatchObject({ code: "return_too_early" });
  t.clock.advance(1);
  await expect(play(t.context)).rejects.toMatchObject({ code: "on_break" });
  const launchToken = await t.launchToken();
  const entry = await t.call("authenticate", { launchToken, gameCode: GAME });
  expect(entry.code, "the wallet by itself").toBe("PLAYER_BLOCKED");
  await askReturn(t.context);
  t.clock.advance(DAY_MS - 1);
  await expect(confirmReturn(t.context)).rejects.toMatchObject({ code: "proof_required" });
  await t.prove();
  await expect(confirmReturn(t.context)).rejects.toMatchObject({ code: "return_too_early" });
  await expect(play(t.context)).rejects.toMatchObject({ code: "on_break" });
  t.clock.advance(1);
  await confirmReturn(t.context);
  await play(t.context);
  const token = await t.sit();
  expect((await t.bet({ token, txId: "c", roundId: "r2" })).code).toBe("OK");
});

test("for ever never ends, and a shorter one does not replace a longer one", async () => {
  const t = await player();
  await t.prove();
  await startExclusion(t.context, { months: null, scope: "merchant" });
  const shorter = await startExclusion(t.context, { months: 6, scope: "merchant" });
  expect(shorter.until).toBeNull();
  t.clock.advance(20 * 365 * DAY_MS);
  await t.prove();
  await expect(askReturn(t.context)).rejects.toMatchObject({ code: "return_too_early" });
  await expect(startTimeOut(t.context, { hours: 24 })).resolves.toMatchObject({
    kind: "exclusion",
    until: null,
  });
});

test("a break forgets a higher limit that was asked for", async () => {
  const t = await player();
  const day = { kind: "loss", period: "day" } as const;
  await setLimit(t.context, { ...day, amount: 100_000n });
  await setLimit(t.context, { ...day, amount: 900_000n });
  await startTimeOut(t.context, { hours: 24 });
  const { limits } = await showProtection(t.context);
  const line = limits.find(({ kind, period }) => kind === "loss" && period === "day")!;
  expect(line).toMatchObject({ amount: 100_000n, pending: null });
});

/** A fresh account with this document, and its context. */
async function known(idNumber: string) {
  const t = await player();
  await t.store.inMerchant(t.merchant.code, async (tx) => {
    await tx
      .update(members)
      .set({ profile: sealProfile(t.context, t.member.id, { idNumber }) })
      .where(and(eq(members.merchant, t.merchant.code), eq(members.id, t.member.id)));
    await keepPersonHashes(t.context, tx, t.member.id);
  });
  const newcomer = () =>
    t.store.inMerchant(t.merchant.code, async (tx) =>
      requireNotExcluded(
        t.context,
        tx,
        t.member.id,
        hashPerson(await personKey(t.context, tx), { names: [], documentNumber: idNumber }),
      ),
    );
  return { ...t, newcomer };
}

test("an excluded person is known again at the same merchant, and elsewhere only when asked for", async () => {
  const document = `D${Date.now()}`;
  const [here, there] = [await known(document), await known(document)];
  await here.prove();
  await startExclusion(here.context, { months: 6, scope: "merchant" });
  await expect(here.newcomer()).rejects.toMatchObject({ code: "excluded_person" });
  await there.newcomer();
  await play(there.context);

  await startExclusion(here.context, { months: 6, scope: "operator" });
  // A repeat of a call that broke off does no harm.
  await startExclusion(here.context, { months: 6, scope: "operator" });
  await expect(there.newcomer()).rejects.toMatchObject({ code: "excluded_person" });
  await expect(play(there.context)).rejects.toMatchObject({ code: "on_break" });
  expect((await there.bet({ txId: "a" })).code).toMatch(/TOKEN_EXPIRED|PLAYER_BLOCKED/);
  // Another person is nobody's namesake.
  const other = await known(`${document}X`);
  await other.newcomer();
  await play(other.context);
});

test("who came back may open an account again", async () => {
  const t = await known(`R${Date.now()}`);
  await t.prove();
  const { until } = await startExclusion(t.context, { months: 6, scope: "merchant" });
  t.clock.advance(until! - t.clock.now().getTime());
  await t.prove();
  await askReturn(t.context);
  await expect(t.newcomer()).rejects.toMatchObject({ code: "excluded_person" });
  t.clock.advance(DAY_MS);
  await t.prove();
  await confirmReturn(t.context);
  await t.newcomer();
});
