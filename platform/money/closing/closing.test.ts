import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext, testStore } from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { freshTable, GAME } from "#tests/support/vendor.ts";
import {
  logIn,
  PASSWORD,
  platformUnderTest,
  random,
  registration,
  SECRETS,
} from "#tests/under-test/platform-under-test.ts";
import { openDelivery, sealDelivery } from "../../club/points/redeem/seal-delivery.ts";
import { register } from "../../contract/members/account.ts";
import { accountClose, closingShow } from "../../contract/members/own-data.ts";
import { send } from "../../contract/wire/send.ts";
import { eraseClosed } from "../../jobs/forget/erase-closed.ts";
import { markProven } from "../../members/challenge/require-proof.ts";
import { keepPersonHashes } from "../../members/person/person-hashes.ts";
import { openProfile } from "../../members/profile/seal-profile.ts";
import { rememberExcluded } from "../../members/protection/breaks/excluded-persons.ts";
import { requireDepositRoom } from "../../members/protection/limits/deposit-room.ts";
import { setMemberStatus } from "../../staff/members/set-member-status.ts";
import { members } from "../../store/schema/merchant.ts";
import { personHashes } from "../../store/schema/person-hash.ts";
import { pointRedemptions } from "../../store/schema/points.ts";
import { vendorSessions } from "../../store/schema/vendor-wallet.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { transfer } from "../ledger/transfer.ts";
import { closeAccount } from "./close-account.ts";
import { leaveAccount } from "./leave-account.ts";
import { showClosing } from "./show-closing.ts";

const asked = { registerFields: { idNumber: { enabled: true }, fullname: { enabled: true } } };
const FACTS = { email: "ana@correo.test", idNumber: "RIXA800101", fullname: "Ana Ríos" };
const DAY_MS = 24 * 3_600_000;

/** A member who registered with papers and an e-mail, and has just logged in. */
async function newcomer() {
  const t = await platformUnderTest({ settings: asked });
  const session = await send(t.caller(), register, { ...registration("Ana2026"), ...FACTS });
  const store = await testStore();
  const { code } = t.merchant;
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  const row = () =>
    inside(async (tx) => (await tx.select().from(members).where(eq(members.merchant, code)))[0]!);
  const staff = { store, clock: t.clock, random, secrets: SECRETS, staff: "eva", staffId: "eva" };
  return { ...t, store, inside, row, staff, member: t.caller({ token: session.token }) };
}

/** A player with 100.00 and a session at a vendor. */
async function player(balance = 1_000_000n) {
  const t = await freshTable({ balance });
  const context = await testContext({ ...t, actor: t.member.actor });
  const { code } = t.merchant;
  const inside = <T>(work: Parameters<typeof t.store.inMerchant<T>>[1]) =>
    t.store.inMerchant(code, work);
  await inside((tx) => markProven(context, tx, t.member.actor.sessionId));
  const empty = (amount: bigint) =>
    transfer(t.store.db, {
      ...{ merchant: code, key: `out:${amount}`, kind: "withdrawal", amount, at: t.clock.now() },
      from: { owner: t.member.id, kind: "cash" },
      to: { owner: "house", kind: "clearing" },
    });
  return { ...t, code, context, inside, empty };
}

test("a closed account ends every session, has no login, and nobody opens it again", async () => {
  const t = await newcomer();
  expect(await send(t.member, closingShow, {})).toMatchObject({ blocks: [], balance: 0n });
  await t.inside((tx) => tx.update(members).set({ emailVerifiedAt: t.clock.now() }));
  await send(t.member, accountClose, {});
  await expect(send(t.member, closingShow, {})).rejects.toMatchObject({ code: "not_logged_in" });
  const again = { username: "Ana2026", password: PASSWORD, type: "username" as const };
  await expect(logIn(t.caller(), again)).rejects.toMatchObject({ code: "login_failed" });
  const named = { merchant: t.merchant.code, account: "Ana2026", reason: "asked" };
  for (const status of ["active", "blocked"] as const) {
    await expect(setMemberStatus(t.staff, { ...named, status })).rejects.toMatchObject({
      code: "member_closed",
    });
  }
  await t.inside((tx) => tx.update(members).set({ passwordHash: "" }));
  await expect(logIn(t.caller(), again)).rejects.toMatchObject({ code: "login_failed" });
  expect((await lettersOf(t.merchant.code)).map(({ text }) => text).join()).toContain(
    "se atendió la solicitud de cerrar la cuenta",
  );
});

test("a closing needs a proof of the last ten minutes", async () => {
  const t = await newcomer();
  t.clock.advance(10 * 60_000);
  await expect(send(t.member, accountClose, {})).rejects.toMatchObject({ code: "proof_required" });
  await expect(send(t.caller(), accountClose, {})).rejects.toMatchObject({
    code: "not_logged_in",
  });
  expect((await t.row()).status).toBe("active");
});

test("what is personal is sealed at once, and erased to the millisecond when its years are over", async () => {
  const t = await newcomer();
  const before = await t.row();
  await send(t.member, accountClose, {});
  const closed = await t.row();
  expect(closed).toMatchObject({ email: null, phone: null, passwordHash: "", username: "Ana2026" });
  expect(JSON.stringify(closed)).not.toMatch(/ana@correo|RIXA|Ríos/);
  const context = { random, secrets: SECRETS, merchant: t.merchant };
  await t.inside((tx) =>
    tx.insert(pointRedemptions).values({
      ...{ merchant: t.merchant.code, id: "r1", reference: "R-1", member: closed.id },
      ...{ reward: "taza", words: {}, quantity: 1, pointsNeeded: 1, state: "APPROVED" },
      ...sealDelivery(context, "r1", { address: "Calle Luna 7", mobile: "+525512345678" }),
      ...{ idempotencyKey: "k", createdAt: t.clock.now() },
    }),
  );
  const kept = openProfile(context, closed.id, closed.profile);
  expect(JSON.parse(kept.closedFacts!)).toMatchObject(FACTS);
  const erase = () =>
    eraseClosed({ store: t.store, clock: t.clock, random, secrets: SECRETS, merchant: t.merchant });
  t.clock.advance(closed.eraseAt!.getTime() - t.clock.now().getTime() - 1);
  expect(await erase()).toBe(0);
  t.clock.advance(1);
  expect(await erase()).toBe(1);
  expect(await erase()).toBe(0);
  expect(await t.row()).toMatchObject({ id: before.id, username: before.id, profile: {} });
  expect(await t.inside((tx) => tx.$count(personHashes))).toBe(0);
  const [redemption] = await t.inside((tx) => tx.select().from(pointRedemptions));
  expect(openDelivery(context, redemption!)).toEqual({ address: "", mobile: "" });
});

test("the name stays taken, and the person may register again after thirty days", async () => {
  const t = await newcomer();
  await send(t.member, accountClose, {});
  await expect(send(t.caller(), register, registration("ana2026"))).rejects.toMatchObject({
    code: "username_taken",
  });
  const other = () => send(t.caller(), register, { ...registration("Otra2026"), ...FACTS });
  t.clock.advance(30 * DAY_MS - 1);
  await expect(other()).rejects.toMatchObject({ code: "closed_recently" });
  t.clock.advance(1);
  await other();
});

test("an exclusion outlives the account and its erased data", async () => {
  const t = await newcomer();
  const context = await testContext({ merchant: t.merchant });
  const { id } = await t.row();
  await t.inside(async (tx) => {
    await keepPersonHashes(context, tx, id);
    const at = t.clock.now();
    const row = { merchant: t.merchant.code, id: "b1", member: id, kind: "exclusion" as const };
    const rest = { scope: "merchant" as const, startedAt: at, until: null };
    await rememberExcluded(tx, { ...row, ...rest, returnAskedAt: null, endedAt: null });
  });
  await send(t.member, accountClose, {});
  const { eraseAt } = await t.row();
  t.clock.advance(eraseAt!.getTime() - t.clock.now().getTime());
  await eraseClosed({ ...context, clock: t.clock, secrets: SECRETS });
  const again = send(t.caller(), register, { ...registration("Otra2026"), ...FACTS });
  await expect(again).rejects.toMatchObject({ code: "excluded_person" });
});

test("money has to be taken out first, but less than the smallest withdrawal hinders nobody", async () => {
  const t = await player();
  await expect(closeAccount(t.context)).rejects.toMatchObject({
    code: "closing_blocked",
    details: { block: "money" },
  });
  await t.empty(1n);
  expect(await showClosing(t.context)).toMatchObject({ blocks: [], balance: 999_999n });
  await closeAccount(t.context);
  expect(await t.cash()).toBe("99.9999");
});

test("locked money, an open bet and the wallet of a vendor come first", async () => {
  const t = await player();
  await t.bet({ txId: "a" });
  await t.inside((tx) =>
    tx.insert(wageringRequirements).values({
      ...{ merchant: t.code, id: "lot", memberId: t.member.id, source: "deposit" },
      ...{ amount: 1_000_000n, required: 1_000_000n, openedAt: t.clock.now() },
    }),
  );
  await t.win({ txId: "w", refTxId: "a", amount: "25", roundClosed: false });
  expect((await showClosing(t.context)).blocks).toEqual(["locked", "bets"]);
  await t.inside((tx) => tx.update(wageringRequirements).set({ closedAt: t.clock.now() }));
  expect((await showClosing(t.context)).blocks).toEqual(["money", "bets"]);
});

/** A player whose 100.00 are locked by wagering of that source. */
async function lockedPlayer(source: "deposit" | "transfer" | "bonus" = "deposit") {
  const t = await player();
  await t.inside((tx) =>
    tx.insert(wageringRequirements).values({
      ...{ merchant: t.code, id: "lot", memberId: t.member.id, source },
      ...{ amount: 1_000_000n, required: 1_000_000n, openedAt: t.clock.now() },
    }),
  );
  const blocks = async () => (await showClosing(t.context)).blocks;
  return { ...t, blocks };
}

test.each(["deposit", "transfer"] as const)(
  "whoever leaves with a locked %s takes all of it out, and never bets again",
  async (source) => {
    const t = await lockedPlayer(source);
    const launchToken = await t.launchToken();
    expect(await showClosing(t.context)).toMatchObject({ blocks: ["locked"], isLeaving: false });
    await leaveAccount(t.context);
    expect(await showClosing(t.context)).toMatchObject({ blocks: ["money"], isLeaving: true });
    expect((await t.bet({ txId: "a" })).code).toMatch(/TOKEN_EXPIRED|PLAYER_BLOCKED/);
    const entry = await t.call("authenticate", { launchToken, gameCode: GAME });
    expect(entry.code).toMatch(/TOKEN_EXPIRED|PLAYER_BLOCKED/);
    const who = { merchant: t.code, memberId: t.member.id };
    const now = t.clock.now();
    await expect(t.inside((tx) => requireDepositRoom(tx, who, 1n, now))).rejects.toMatchObject({
      code: "account_leaving",
    });
    await t.empty(1_000_000n);
    expect(await t.blocks()).toEqual([]);
    await closeAccount(t.context);
  },
);

test("a session that outlived the leaving takes no bet", async () => {
  const t = await lockedPlayer();
  await leaveAccount(t.context);
  await t.inside((tx) => tx.update(vendorSessions).set({ endedAt: null }));
  expect((await t.bet({ txId: "a" })).code).toBe("PLAYER_BLOCKED");
});

test("a bonus is not freed, and nobody leaves for good without need, a proof or a real account", async () => {
  const t = await lockedPlayer("bonus");
  expect(await t.blocks()).toEqual(["bonus"]);
  const none = { code: "nothing_locked" };
  await expect(leaveAccount(t.context)).rejects.toMatchObject(none);
  expect((await t.bet({ txId: "a" })).code).toBe("OK");
  const free = await player();
  await expect(leaveAccount(free.context)).rejects.toMatchObject(none);
  expect(await showClosing(free.context)).toMatchObject({ isLeaving: false });
  const other = await lockedPlayer();
  const as = (type: number) => ({ ...other.context, actor: { ...other.context.actor!, type } });
  await expect(leaveAccount(as(4))).rejects.toMatchObject({ code: "in_need_true_account" });
  await expect(leaveAccount(as(1))).rejects.toMatchObject({ code: "closing_blocked" });
  other.clock.advance(10 * 60_000);
  await expect(leaveAccount(other.context)).rejects.toMatchObject({ code: "proof_required" });
  expect(await other.blocks()).toEqual(["locked"]);
});

test("money that arrives after the leaving is freed once more", async () => {
  const t = await lockedPlayer();
  await leaveAccount(t.context);
  await t.inside((tx) => tx.update(wageringRequirements).set({ closedAt: null, closedBy: null }));
  expect(await t.blocks()).toEqual(["locked"]);
  await leaveAccount(t.context);
  expect(await t.blocks()).toEqual(["money"]);
});

test("a session at a vendor takes no bet after the closing", async () => {
  const t = await player(1_000n * 500n);
  await closeAccount(t.context);
  expect((await t.bet({ txId: "a" })).code).toMatch(/TOKEN_EXPIRED|PLAYER_BLOCKED/);
  const token = await t.launchToken();
  const entry = await t.call("authenticate", { launchToken: token, gameCode: GAME });
  expect(entry.code).toMatch(/TOKEN_EXPIRED|PLAYER_BLOCKED/);
});

test("an agent's account is not closed by its owner", async () => {
  const t = await player(0n);
  const context = { ...t.context, actor: { ...t.context.actor!, type: 1 } };
  await expect(closeAccount(context)).rejects.toMatchObject({ details: { block: "agent" } });
});
