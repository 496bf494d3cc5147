import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, freshMerchant, testContext, testRandom } from "#tests/support/database.ts";
import { POINT } from "../../contract/club/point.ts";
import { policyOf } from "../../domain/policy/policy-of.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { Store } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { listPointRecords } from "../points/records/list-point-records.ts";
import { issueAward } from "./issue-award.ts";
import { type NewAward, reachAward } from "./reach-award.ts";
import { takeBackAward } from "./take-back-award.ts";

const DEMO = policyOf("demo", { isProduction: false });
const random = testRandom("awards");

async function setUp(options: { type?: number } = {}) {
  const merchant = await freshMerchant();
  const { code } = merchant;
  const member = await freshMember(merchant, options);
  const context = await testContext({ merchant, actor: member.actor });
  const { store } = context;
  const at = context.clock.now();
  const award: NewAward = {
    ...{ merchant: code, rule: "m-1", member: member.id, period: "2026-11", kind: "mission" },
    ...{ amount: 500_000n, points: 20, multiple: 3, configVersion: 1, at },
  };
  const reach = (more: Partial<NewAward> = {}) =>
    store.inMerchant(code, (tx) => reachAward(tx, random, { ...award, ...more }));
  const issue = (id: string, { policy = DEMO, through = store, when = at, of = member.id } = {}) =>
    (through as Store).inMerchant(code, (tx) =>
      issueAward(tx, { merchant: code, member: of, id, by: "player", at: when, policy }),
    );
  const takeBack = () => store.inMerchant(code, (tx) => takeBackAward(tx, award));
  const both = () =>
    Promise.all(
      (["cash", "points"] as const).map((kind) =>
        balanceOf(store.db, { merchant: code, owner: member.id, kind }),
      ),
    );
  const lots = () =>
    store.inMerchant(code, (tx) =>
      tx.select().from(wageringRequirements).where(eq(wageringRequirements.merchant, code)),
    );
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  return {
    ...{ merchant, code, member, context, store, at },
    ...{ reach, issue, takeBack, both, lots, problems },
  };
}

test("an award is reached once, and pays cash with wagering and points once", async () => {
  const t = await setUp();
  const reached = await t.reach();
  expect(reached).toMatchObject({ state: "REACHED", issuedBy: "" });
  expect(await t.reach()).toBeNull();
  const first = await t.issue(reached!.id);
  expect(first).toMatchObject({ isNew: true, award: { state: "ISSUED", issuedBy: "player" } });
  expect(await t.issue(reached!.id)).toMatchObject({ isNew: false, award: { state: "ISSUED" } });
  expect(await t.both()).toEqual([500_000n, 20n * POINT]);
  expect(await t.lots()).toMatchObject([
    { source: "award", amount: 500_000n, required: 1_500_000n },
  ]);
  const { list } = await listPointRecords(t.context, { pageNo: 1 });
  expect(list).toMatchObject([{ type: "AWARD", source: "AWARD", change: 20n * POINT }]);
  expect(await t.problems()).toEqual([]);
  expect(await t.reach({ period: "2026-12" })).not.toBeNull();
});

test("ten requests at once pay once", async () => {
  const t = await setUp();
  const { id } = (await t.reach())!;
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => t.issue(id)));
  expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await t.both()).toEqual([500_000n, 20n * POINT]);
  expect(await t.problems()).toEqual([]);
});

test("what was taken back is not issued, may be reached again, and what is issued stays", async () => {
  const t = await setUp();
  const { id } = (await t.reach())!;
  expect(await t.takeBack()).toBe(true);
  expect(await t.takeBack()).toBe(false);
  await expect(t.issue(id)).rejects.toMatchObject({ code: "award_gone" });
  expect(await t.reach({ amount: 100_000n })).toMatchObject({ id, state: "REACHED" });
  await t.issue(id);
  expect(await t.takeBack()).toBe(false);
  expect((await t.both())[0]).toBe(100_000n);
  expect(await t.problems()).toEqual([]);
});

test("an expired award, an unknown one and another member's pay nothing", async () => {
  const t = await setUp();
  const other = await freshMember(t.merchant);
  const { id } = (await t.reach({ expiresAt: new Date(t.at.getTime() + 1_000) }))!;
  const refused = (asked: Promise<unknown>) => asked.catch(({ code }) => code);
  expect(await refused(t.issue(id, { of: other.id }))).toBe("unknown_award");
  expect(await refused(t.issue("none"))).toBe("unknown_award");
  const stranger = await setUp();
  expect(await refused(stranger.issue(id))).toBe("unknown_award");
  expect(await refused(t.issue(id, { when: new Date(t.at.getTime() + 1_000) }))).toBe("award_gone");
  expect(await t.both()).toEqual([0n, 0n]);
});

test("a trial account, a break and the law refuse, and the law lowers the wagering", async () => {
  const trial = await setUp({ type: 4 });
  const refused = (asked: Promise<unknown>) => asked.catch(({ code }) => code);
  expect(await refused(trial.issue((await trial.reach())!.id))).toBe("in_need_true_account");

  const t = await setUp();
  const { id } = (await t.reach({ multiple: 40 }))!;
  const real = policyOf("MX", { isProduction: true });
  expect(await refused(t.issue(id, { policy: real }))).toBe("not_allowed_here");
  const who = { merchant: t.code, memberId: t.member.id };
  await t.store.inMerchant(t.code, async (tx) => {
    await openGuard(tx, who, t.at);
    await changeGuard(tx, who, { heldAt: t.at });
  });
  expect(await refused(t.issue(id))).toBe("account_held");
  await t.store.inMerchant(t.code, (tx) => changeGuard(tx, who, { heldAt: null }));
  const policy = { ...DEMO, numbers: { ...DEMO.numbers, wageringMultipleMost: 10 } };
  expect((await t.issue(id, { policy })).award.multiple).toBe(10);
  expect(await t.lots()).toMatchObject([{ required: 5_000_000n }]);
});

test("whatever statement the process ends at, the next attempt pays once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await setUp();
    const { id } = (await t.reach())!;
    const hasDied = await t.issue(id, { through: crashingAt(t.store, statement) }).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.issue(id);
    expect(await t.both()).toEqual([500_000n, 20n * POINT]);
    expect(await t.problems()).toEqual([]);
    if (!hasDied) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(5);
});

test("the check of the books finds an award without its movement", async () => {
  const t = await setUp();
  const { id } = (await t.reach())!;
  await t.store.inMerchant(t.code, (tx) =>
    tx.update(awards).set({ state: "ISSUED" }).where(eq(awards.id, id)),
  );
  expect(await t.problems()).toMatchObject([{ problem: "AWARDS_DIFFER", subject: id }]);
});
