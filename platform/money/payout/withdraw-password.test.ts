import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  type TestClock,
  testClock,
  testContext,
} from "#tests/support/database.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import { markProven } from "../../members/challenge/require-proof.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { members } from "../../store/schema/merchant.ts";
import { messages } from "../../store/schema/notice.ts";
import { withdrawPasswords } from "../../store/schema/payout.ts";
import { checkWithdrawPassword, requireWithdrawPassword } from "./check-withdraw-password.ts";
import { resetWithdrawPassword } from "./reset-withdraw-password.ts";
import { hasWithdrawPassword, setWithdrawPassword } from "./set-withdraw-password.ts";

const PIN = "482915";
const HOUR = 3_600_000;
const set = (current?: string, password = PIN) => ({
  ...(current && { current }),
  password,
  confirmPassword: password,
});

let context: Context;
let clock: TestClock;
let memberId: string;

const inMine = <T>(work: Parameters<typeof context.store.inMerchant<T>>[1]) =>
  context.store.inMerchant(context.merchant.code, work);
const check = (given: string) =>
  inMine((tx) => checkWithdrawPassword(context, tx, memberId, given));

beforeEach(async () => {
  const merchant = await freshMerchant();
  clock = testClock();
  const member = await freshMember(merchant);
  memberId = member.id;
  context = await testContext({ merchant, clock, actor: member.actor });
  await inMine((tx) => markProven(context, tx, member.actor.sessionId));
});

test("is set after a proof, changed with itself, and kept as a hash", async () => {
  expect(await check(PIN)).toEqual({ outcome: "unset" });
  await setWithdrawPassword(context, set());
  expect(await hasWithdrawPassword(context, memberId)).toBe(true);
  expect(await check(PIN)).toEqual({ outcome: "right" });
  await expect(setWithdrawPassword(context, set(undefined, "730518"))).rejects.toMatchObject({
    code: "withdraw_password_wrong",
    field: "current",
  });
  await setWithdrawPassword(context, set(PIN, "730518"));
  expect(await check("730518")).toEqual({ outcome: "right" });
  const [row] = await inMine((tx) => tx.select().from(withdrawPasswords));
  expect(row?.hash).toMatch(/^\$argon2id\$/);
  const entries = await inMine((tx) => tx.select().from(auditEntries));
  expect(JSON.stringify(entries)).not.toMatch(/482915|730518/);
});

test.each([
  ["12345", "pin_digits"],
  ["48291a", "pin_digits"],
  ["123456", "pin_weak"],
])("refuses %s with %s", async (pin, code) => {
  const refused = setWithdrawPassword(context, set(undefined, pin));
  await expect(refused).rejects.toMatchObject({ code, field: "password" });
});

test("refuses a second that differs", async () => {
  const refused = setWithdrawPassword(context, { ...set(), confirmPassword: "482916" });
  await expect(refused).rejects.toMatchObject({ code: "pin_mismatch", field: "confirmPassword" });
});

test("five wrong ones in a row lock it for 24 hours, also for the right one", async () => {
  await setWithdrawPassword(context, set());
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(await check("000001")).toEqual({ outcome: "wrong", triesLeft });
  }
  const until = new Date(clock.now().getTime() + 24 * HOUR);
  expect(await check("000001")).toEqual({ outcome: "locked", until });
  expect(await check(PIN)).toEqual({ outcome: "locked", until });
  await expect(requireWithdrawPassword(context, memberId, PIN)).rejects.toMatchObject({
    code: "withdraw_password_locked",
    field: "withdrawPassword",
    details: { count: 24 },
  });
  clock.advance(24 * HOUR);
  expect(await check("000001")).toEqual({ outcome: "wrong", triesLeft: 4 });
  expect(await check(PIN)).toEqual({ outcome: "right" });
});

test("the right one forgives those before", async () => {
  await setWithdrawPassword(context, set());
  for (let round = 0; round < 4; round += 1) await check("000001");
  expect(await check(PIN)).toEqual({ outcome: "right" });
  expect(await check("000001")).toEqual({ outcome: "wrong", triesLeft: 4 });
});

test("guesses sent at once count one by one, and one that is refused counts", async () => {
  await setWithdrawPassword(context, set());
  const guesses = await Promise.allSettled(
    Array.from({ length: 9 }, () => requireWithdrawPassword(context, memberId, "000001")),
  );
  const codes = guesses.map((guess) => guess.status === "rejected" && guess.reason.code);
  expect(codes.filter((code) => code === "withdraw_password_wrong")).toHaveLength(4);
  expect(codes.filter((code) => code === "withdraw_password_locked")).toHaveLength(5);
});

test("a session whose proof is ten minutes old sets and changes no withdraw password", async () => {
  await setWithdrawPassword(context, set());
  clock.advance(10 * 60_000);
  const changed = setWithdrawPassword(context, set(PIN, "730518"));
  await expect(changed).rejects.toThrow("proof_required");
  expect(await check(PIN)).toEqual({ outcome: "right" });
});

test("one given at registration is taken over", async () => {
  const paymentPasswordHash = await hashPassword(PIN, context.random);
  await inMine((tx) =>
    tx.update(members).set({ profile: { paymentPasswordHash } }).where(eq(members.id, memberId)),
  );
  expect(await hasWithdrawPassword(context, memberId)).toBe(true);
  expect(await check("000001")).toEqual({ outcome: "wrong", triesLeft: 4 });
  expect(await check(PIN)).toEqual({ outcome: "right" });
});

const reset = (password: string) => ({ password, confirmPassword: password });
const fresh = (count: number) => ({ code: "withdraw_password_fresh", details: { count } });

test("forgotten digits are chosen anew after a proof, and a withdrawal takes them a day later", async () => {
  await expect(resetWithdrawPassword(context, reset(PIN))).rejects.toThrow(
    "withdraw_password_unset",
  );
  await setWithdrawPassword(context, set());
  for (let round = 0; round < 5; round += 1) await check("000001");
  const { usableAt } = await resetWithdrawPassword(context, reset("730518"));
  expect(usableAt).toBe(clock.now().getTime() + 24 * HOUR);
  expect(await check(PIN)).toEqual({ outcome: "wrong", triesLeft: 4 });
  await expect(requireWithdrawPassword(context, memberId, "730518")).rejects.toMatchObject(
    fresh(24),
  );
  clock.advance(23 * HOUR + 1);
  await expect(requireWithdrawPassword(context, memberId, "730518")).rejects.toMatchObject(
    fresh(1),
  );
  clock.advance(HOUR);
  await requireWithdrawPassword(context, memberId, "730518");
  const sentMessages = await inMine((tx) => tx.select().from(messages));
  expect(sentMessages.map(({ kind }) => kind)).toEqual(["withdrawPasswordReset"]);
});

test("to change fresh digits shortens no wait", async () => {
  await setWithdrawPassword(context, set());
  await resetWithdrawPassword(context, reset("730518"));
  await setWithdrawPassword(context, set("730518", "915372"));
  await expect(requireWithdrawPassword(context, memberId, "915372")).rejects.toMatchObject(
    fresh(24),
  );
});

test("an old session resets none", async () => {
  await setWithdrawPassword(context, set());
  clock.advance(10 * 60_000);
  await expect(resetWithdrawPassword(context, reset("730518"))).rejects.toThrow("proof_required");
  expect(await check(PIN)).toEqual({ outcome: "right" });
});

test("guests and trial accounts have none, another merchant's member is nobody", async () => {
  await expect(setWithdrawPassword({ ...context, actor: null }, set())).rejects.toThrow(
    "not_logged_in",
  );
  const trial = await freshMember(context.merchant, { type: 4 });
  await expect(setWithdrawPassword({ ...context, actor: trial.actor }, set())).rejects.toThrow(
    "in_need_true_account",
  );
  await setWithdrawPassword(context, set());
  const elsewhere = { ...context, merchant: await freshMerchant() };
  await expect(requireWithdrawPassword(elsewhere, memberId, PIN)).rejects.toThrow(
    "withdraw_password_unset",
  );
});
