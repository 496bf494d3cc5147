import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { officeUnderTest } from "../../../../tests/under-test/staff/office-under-test.ts";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import { approvalDecide } from "../../../contract/staff/approvals.ts";
import {
  staffLimitLift,
  staffLimitList,
  staffLimitSet,
} from "../../../contract/staff/members/limits.ts";
import { send } from "../../../contract/wire/send.ts";
import { startTimeOut } from "../../../members/protection/breaks/start-time-out.ts";
import { setLimit } from "../../../members/protection/limits/set-limit.ts";
import { showProtection } from "../../../members/protection/show-protection.ts";

const P = (amount: number) => BigInt(Math.round(amount * 10_000));
const HOUR_MS = 3_600_000;
const WHICH = { kind: "stake", period: "day" } as const;

/** A player who limits stakes to 100 a day, and two people of the office. */
async function limited() {
  const t = await freshTable({ balance: P(1_000) });
  const context = await testContext({ ...t, actor: t.member.actor });
  await setLimit(context, { ...WHICH, amount: P(100) });
  const office = await officeUnderTest({ merchant: t.merchant, clock: t.clock });
  const { as: rosa } = await office.hired("risk", { name: "Rosa" });
  const { as: luis } = await office.hired("risk", { name: "Luis" });
  const account = t.member.username;
  const asked = { account, ...WHICH, reason: "Juega de noche." };
  const set = (amount: number) => send(rosa, staffLimitSet, { ...asked, amount: P(amount) });
  const lift = (as = rosa) => send(as, staffLimitLift, asked);
  const shown = async () => {
    const { limits, events } = await showProtection(context);
    const line = limits.find(({ kind, period }) => kind === "stake" && period === "day")!;
    return { ...line, events: events.map(({ kind, by }) => [kind, by]) };
  };
  let played = 0;
  const bet = async (amount: string) => {
    played += 1;
    const token = await t.sit();
    const { code } = await t.bet({ txId: `b${played}`, roundId: `r${played}`, amount, token });
    return code;
  };
  /** Two people agree to lift it. */
  const agreed = async () => {
    const { approval } = await lift();
    await send(luis, approvalDecide, { id: approval!, answer: "yes" });
  };
  return { ...t, context, office, rosa, luis, asked, account, set, lift, shown, bet, agreed };
}

test("a tighter limit of the brand's holds for the next bet, and its player sees whose it is", async () => {
  const t = await limited();
  t.clock.advance(1);
  await t.set(30);
  expect(await t.bet("30.01")).toBe("LIMIT_EXCEEDED");
  expect(await t.bet("30")).toBe("OK");
  expect(await t.shown()).toMatchObject({ amount: P(30), source: "staff", own: P(100) });
  expect((await t.shown()).events[0]).toEqual(["limitSetByStaff", "staff"]);
  const list = await send(t.rosa, staffLimitList, { account: t.account });
  expect(list).toMatchObject([
    { ...WHICH, source: "player", amount: P(100), reason: null },
    { ...WHICH, source: "staff", amount: P(30), reason: "Juega de noche.", liftFrom: null },
  ]);
  // The reason is for staff.
  expect(JSON.stringify((await showProtection(t.context)).events)).not.toContain("noche");
});

test("a limit that is not tighter than every other is refused", async () => {
  const t = await limited();
  await expect(t.set(100)).rejects.toMatchObject({
    ...{ code: "limit_not_tighter", field: "amount", details: { amount: "100.00" } },
  });
  await t.set(99.99);
  await expect(t.set(99.99)).rejects.toMatchObject({ code: "limit_not_tighter" });
  await expect(t.set(0)).rejects.toMatchObject({ code: "limit_invalid" });
  await t.set(50);
  // The player may still be stricter, and cannot touch the brand's.
  await setLimit(t.context, { ...WHICH, amount: P(20) });
  expect(await t.shown()).toMatchObject({ amount: P(20), source: "player" });
  await setLimit(t.context, { ...WHICH, amount: null });
  expect(await t.shown()).toMatchObject({ amount: P(20), source: "player" });
});

test("it is lifted by two people, after the wait, and by a new word", async () => {
  const t = await limited();
  await t.set(30);
  const asked = await t.lift();
  expect(asked).toMatchObject({ outcome: "waiting", isLifted: false, liftFrom: null });
  await expect(t.lift()).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  const begun = await t.lift(t.luis);
  const from = t.clock.now().getTime() + 24 * HOUR_MS;
  expect(begun).toEqual({ outcome: "done", approval: null, isLifted: false, liftFrom: from });
  t.clock.advance(24 * HOUR_MS - 1);
  const { as } = await t.office.hired("risk", { name: "Eva" });
  await expect(t.lift(as)).rejects.toMatchObject({ code: "limit_waits", details: { count: 1 } });
  expect(await t.bet("31")).toBe("LIMIT_EXCEEDED");
  t.clock.advance(1);
  // The clock alone lifts nothing.
  expect(await t.bet("31")).toBe("LIMIT_EXCEEDED");
  expect(await t.lift(as)).toMatchObject({ outcome: "done", isLifted: true });
  expect(await t.bet("31")).toBe("OK");
  expect(await t.shown()).toMatchObject({ amount: P(100), source: "player" });
  await expect(t.lift(as)).rejects.toMatchObject({ code: "unknown_limit" });
});

test("a wish to lift it lapses, and a break forgets it", async () => {
  const t = await limited();
  await t.set(30);
  await t.agreed();
  t.clock.advance((24 + 168) * HOUR_MS);
  const { as } = await t.office.hired("risk", { name: "Eva" });
  expect(await t.lift(as)).toMatchObject({ outcome: "waiting" });
  const other = await limited();
  await other.set(30);
  await other.agreed();
  await startTimeOut(other.context, { hours: 24 });
  other.clock.advance(24 * HOUR_MS);
  const { as: eva } = await other.office.hired("risk", { name: "Eva" });
  expect(await other.lift(eva)).toMatchObject({ outcome: "waiting" });
});

test("a trial account gets none, and support sets none", async () => {
  const t = await limited();
  const trial = await freshMember(t.merchant, { type: ACCOUNT_TYPE.trial });
  const ofTrial = { ...t.asked, account: trial.username, amount: P(5) };
  await expect(send(t.rosa, staffLimitSet, ofTrial)).rejects.toMatchObject({
    code: "in_need_true_account",
  });
  const { as } = await t.office.hired("support");
  await expect(send(as, staffLimitSet, { ...t.asked, amount: P(5) })).rejects.toMatchObject({
    code: "no_permission",
  });
});
