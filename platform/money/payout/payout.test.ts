import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  type TestClock,
  testClock,
  testContext,
} from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import type { Context } from "../../core/context.ts";
import { openText } from "../../core/seal/seal-text.ts";
import { markProven } from "../../members/challenge/require-proof.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { members } from "../../store/schema/merchant.ts";
import { payoutAccounts } from "../../store/schema/payout.ts";
import { addPayoutAccount } from "./add-payout-account.ts";
import { listPayoutAccounts } from "./list-payout-accounts.ts";
import { removePayoutAccount } from "./remove-payout-account.ts";

const HOUR = 3_600_000;
const CLABE = "032180000118359719";
const add = { kind: "clabe" as const, number: CLABE, label: "Mi banco" };

let context: Context;
let clock: TestClock;
let memberId: string;

const inMine = <T>(work: Parameters<typeof context.store.inMerchant<T>>[1]) =>
  context.store.inMerchant(context.merchant.code, work);

beforeEach(async () => {
  const merchant = await freshMerchant();
  clock = testClock();
  const member = await freshMember(merchant);
  memberId = member.id;
  context = await testContext({ merchant, clock, actor: member.actor });
  const change = {
    profile: { payeeName: "Ana Ríos" },
    email: "ana@correo.test",
    emailVerifiedAt: clock.now(),
  };
  await inMine((tx) => tx.update(members).set(change).where(eq(members.id, memberId)));
  await inMine((tx) => markProven(context, tx, member.actor.sessionId));
});

/** A valid CLABE, a different one for each number. */
function clabe(index: number): string {
  const digits = `0321800001${String(index).padStart(7, "0")}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + ((Number(digit) * ([3, 7, 1][place % 3] ?? 0)) % 10),
    0,
  );
  return digits + ((10 - (sum % 10)) % 10);
}

test("a new account shows its end, waits a day, and can then be used", async () => {
  const { usableAt } = await addPayoutAccount(context, { ...add, number: "032 180 00011835971 9" });
  expect(usableAt).toBe(clock.now().getTime() + 24 * HOUR);
  const waiting = await listPayoutAccounts(context);
  expect(waiting).toMatchObject({
    holder: "Ana Ríos",
    kinds: ["clabe", "card", "usdt"],
  });
  expect(waiting.list).toMatchObject([
    { kind: "clabe", label: "Mi banco", numberEnd: "9719", isUsable: false },
  ]);
  expect(JSON.stringify(waiting)).not.toContain(CLABE);
  clock.advance(24 * HOUR);
  expect((await listPayoutAccounts(context)).list).toMatchObject([{ isUsable: true }]);
});

test("number and holder are stored sealed, for this member and account", async () => {
  const { id } = await addPayoutAccount(context, add);
  const [row] = await inMine((tx) => tx.select().from(payoutAccounts));
  expect(JSON.stringify(row)).not.toContain(CLABE);
  expect(JSON.stringify(row)).not.toContain("Ríos");
  expect(openText(context, `${memberId}:${id}:number`, row?.numberSealed ?? "")).toBe(CLABE);
  expect(openText(context, `${memberId}:${id}:holder`, row?.holderSealed ?? "")).toBe("Ana Ríos");
});

test("the audit log holds no account number, and the member gets a letter about each change", async () => {
  const { id } = await addPayoutAccount(context, add);
  await removePayoutAccount(context, { id });
  const entries = await inMine((tx) => tx.select().from(auditEntries));
  expect(entries.map(({ action }) => action).sort()).toEqual([
    "payoutAccountAdd",
    "payoutAccountRemove",
  ]);
  expect(JSON.stringify(entries)).not.toContain(CLABE);
  const letters = await lettersOf(context.merchant.code);
  expect(letters.map(({ recipient }) => recipient)).toEqual(["ana@correo.test", "ana@correo.test"]);
});

test.each([
  ["a wrong check digit", { number: "032180000118359718" }, "payout_clabe", "number"],
  [
    "a kind the merchant does not pay to",
    { kind: "cbu", number: "2850590940090418135201" },
    "payout_kind",
    "kind",
  ],
  ["no name", { label: " " }, "payout_label", "label"],
  ["a name too long", { label: "x".repeat(41) }, "payout_label_long", "label"],
])("refuses %s", async (_what, change, code, field) => {
  const refused = addPayoutAccount(context, { ...add, ...change } as typeof add);
  await expect(refused).rejects.toMatchObject({ code, field });
  expect((await listPayoutAccounts(context)).list).toEqual([]);
});

test("the same number is accepted once, and again after its removal", async () => {
  const { id } = await addPayoutAccount(context, add);
  await expect(addPayoutAccount(context, add)).rejects.toMatchObject({ code: "payout_known" });
  await removePayoutAccount(context, { id });
  await expect(removePayoutAccount(context, { id })).rejects.toThrow("unknown_payout_account");
  await addPayoutAccount(context, add);
});

test("a sixth account is refused, also when many are sent at once", async () => {
  const sent = await Promise.allSettled(
    Array.from({ length: 7 }, (_, index) =>
      addPayoutAccount(context, { ...add, number: clabe(index) }),
    ),
  );
  const codes = sent.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect((await listPayoutAccounts(context)).list).toHaveLength(5);
  expect(codes).toEqual(["payout_many", "payout_many"]);
});

test("a session without a proof for ten minutes adds no account, and removes none", async () => {
  const { id } = await addPayoutAccount(context, add);
  clock.advance(10 * 60_000);
  await expect(addPayoutAccount(context, add)).rejects.toThrow("proof_required");
  await expect(removePayoutAccount(context, { id })).rejects.toThrow("proof_required");
  expect((await listPayoutAccounts(context)).list).toHaveLength(1);
});

test("a member without a name adds no account", async () => {
  await inMine((tx) => tx.update(members).set({ profile: {} }).where(eq(members.id, memberId)));
  await expect(addPayoutAccount(context, add)).rejects.toMatchObject({ code: "payout_holder" });
});

test("guests, trial accounts, other members and other merchants see no account", async () => {
  const { id } = await addPayoutAccount(context, add);
  await expect(listPayoutAccounts({ ...context, actor: null })).rejects.toThrow("not_logged_in");
  const trial = await freshMember(context.merchant, { type: 4 });
  const asTrial = { ...context, actor: trial.actor };
  await expect(addPayoutAccount(asTrial, add)).rejects.toThrow("in_need_true_account");
  const neighbour = { ...context, actor: (await freshMember(context.merchant)).actor };
  expect((await listPayoutAccounts(neighbour)).list).toEqual([]);
  await inMine((tx) => markProven(neighbour, tx, neighbour.actor.sessionId));
  await expect(removePayoutAccount(neighbour, { id })).rejects.toThrow("unknown_payout_account");
  const elsewhere = { ...context, merchant: await freshMerchant() };
  expect((await listPayoutAccounts(elsewhere)).list).toEqual([]);
  await elsewhere.store.inMerchant(elsewhere.merchant.code, (tx) =>
    markProven(elsewhere, tx, context.actor?.sessionId ?? ""),
  );
  await expect(removePayoutAccount(elsewhere, { id })).rejects.toThrow("unknown_payout_account");
});
