import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { verifyMember } from "#tests/under-test/people/verify-member.ts";
import { cashierUnderTest } from "../../../../tests/under-test/cashier-under-test.ts";
import { registerSettings } from "../../../contract/members/account.ts";
import { limitSet, protectionShow } from "../../../contract/members/protection/protection.ts";
import { depositOptions } from "../../../contract/money/cashier.ts";
import { send } from "../../../contract/wire/send.ts";
import { POLICY_CODES, policyOf } from "../../../domain/policy/policy-of.ts";
import { members, merchants } from "../../../store/schema/merchant.ts";
import { requiredKinds } from "../terms.ts";

const P = (amount: number) => BigInt(amount) * 10_000n;

test("what is required before a deposit is what the sources say, and the strictest where they say nothing", () => {
  const kinds = Object.fromEntries(
    POLICY_CODES.map((code) => [
      code,
      requiredKinds(policyOf(code, { isProduction: false })).join(),
    ]),
  );
  expect(kinds).toMatchObject({ ES: "deposit", GB: "", MT: "", demo: "" });
  expect(kinds).toMatchObject({ BR: "deposit,loss,time", MX: "deposit,loss,time" });
  expect(requiredKinds(policyOf(null, { isProduction: true }))).toEqual([
    "deposit",
    "loss",
    "time",
  ]);
});

/** A verified player at a merchant under that law. */
async function under(jurisdiction: string, currency = "MXN") {
  const t = await cashierUnderTest();
  const store = await testStore();
  const { code: merchant } = t.under.merchant;
  const law = { jurisdiction, isDemonstration: false, currency };
  await store.db.update(merchants).set(law).where(eq(merchants.code, merchant));
  const [row] = await store.inMerchant(merchant, (tx) =>
    tx.select({ id: members.id }).from(members).where(eq(members.merchant, merchant)),
  );
  await verifyMember({ merchant, at: t.under.clock.now() }, row!.id);
  let made = 0;
  const deposit = () => {
    made += 1;
    return t.deposit(P(200), `first-limits-${made}`, "SPEI");
  };
  const asked = async () => (await send(t.member, depositOptions, {})).limits;
  const set = (kind: "deposit" | "loss" | "time") =>
    send(t.member, limitSet, { kind, period: "week", amount: P(600) });
  return { ...t, deposit, asked, set };
}

test("where the law wants limits, no deposit is made before each is set", async () => {
  const t = await under("MX");
  expect(await send(t.member, registerSettings, {})).toMatchObject({ asksLimits: true });
  const left = [["deposit", "loss", "time"], ["loss", "time"], ["time"]] as const;
  for (const missing of left) {
    expect((await t.asked()).missing).toEqual(missing);
    expect((await send(t.member, protectionShow, {})).choices.missing).toEqual(missing);
    await expect(t.deposit()).rejects.toMatchObject({ code: "limits_required" });
    await t.set(missing[0]);
  }
  expect((await t.asked()).missing).toEqual([]);
  expect((await t.deposit()).deposit.amount).toBe(P(200));
});

test("the law's own ceiling is a limit on deposits", async () => {
  const spain = await under("ES", "EUR");
  expect((await spain.asked()).missing).toEqual([]);
  const elsewhere = await under("ES");
  expect((await elsewhere.asked()).missing).toEqual(["deposit"]);
});

test("a limit is offered until one is set or a deposit has come", async () => {
  const t = await cashierUnderTest();
  const offered = async () => (await send(t.member, depositOptions, {})).limits.isOffered;
  expect(await offered()).toBe(true);
  const { redirectUrl } = await t.deposit(P(200), "offered-key-1");
  expect(await offered()).toBe(true);
  await t.press(redirectUrl, "pay");
  expect(await offered()).toBe(false);
  const other = await cashierUnderTest();
  await send(other.member, limitSet, { kind: "deposit", period: "day", amount: P(600) });
  expect((await send(other.member, depositOptions, {})).limits.isOffered).toBe(false);
});
