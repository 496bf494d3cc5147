import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext, testStore } from "#tests/support/database.ts";
import { GAME } from "#tests/support/vendor.ts";
import { layMethods } from "#tests/under-test/demo-brands.ts";
import { verifyMember } from "#tests/under-test/people/verify-member.ts";
import { platformUnderTest, registration } from "#tests/under-test/platform-under-test.ts";
import { freshPayee, units } from "#tests/under-test/withdrawals-under-test.ts";
import { register } from "../../../contract/members/account.ts";
import { send } from "../../../contract/wire/send.ts";
import type { Registers } from "../../../core/access/registers.ts";
import { sealProfile } from "../../../members/profile/seal-profile.ts";
import { launchGame } from "../../../play/games/launch/launch-game.ts";
import { members, merchants } from "../../../store/schema/merchant.ts";
import { createDeposit } from "../../cashier/create-deposit.ts";
import { showWithdrawOptions } from "./show-withdraw-options.ts";

const NOBODY_LISTED: Registers = { isListed: async () => false };

/** A member with money and a usable account, where this law holds. */
async function under(jurisdiction: string | null, isDemonstration = false) {
  const settings = { country: "MX", gateways: { mockpay: "http://pay.test" } };
  const payee = await freshPayee({ settings });
  const { merchant, store, inMine, member, clock } = payee;
  const context = { ...payee.context, registers: NOBODY_LISTED };
  const mine = eq(merchants.code, merchant.code);
  await store.db.update(merchants).set({ jurisdiction, isDemonstration }).where(mine);
  await inMine(async (tx) => {
    await layMethods(tx, merchant.code);
    // A national register knows people by their papers.
    const profile = sealProfile(context, member.id, { idNumber: "RIXA800100" });
    await tx.update(members).set({ profile }).where(eq(members.id, member.id));
  });
  const returnUrl = `http://${merchant.code}.localhost/member/deposit`;
  const game = { gameCode: GAME, language: "es", returnUrl };
  const doings = {
    deposit: () => createDeposit(context, { method: "SPEI", amount: units(500), returnUrl }),
    play: () => launchGame(context, { ...game, lobbyUrl: returnUrl, device: "mobile" } as never),
    withdrawal: () => payee.ask(400),
  };
  /** The steps that wait for a verified identity. */
  const waiting = async () => {
    const held: string[] = [];
    for (const [step, doing] of Object.entries(doings)) {
      const code = await doing().then(
        () => null,
        (error: { code?: string }) => error.code,
      );
      if (code === "identity_required") held.push(step);
    }
    return held;
  };
  const verify = (validUntil: Date) =>
    verifyMember({ merchant: merchant.code, at: clock.now() }, member.id, validUntil);
  const blocks = async () => (await showWithdrawOptions(context)).blocks.map(({ code }) => code);
  return { ...payee, waiting, verify, blocks };
}

const ALL = ["deposit", "play", "withdrawal"];

test.each([
  ["ES", ALL],
  ["GB", ALL],
  // There is no play at all.
  ["a law that nobody knows", ["deposit", "withdrawal"]],
  [null, ["deposit", "withdrawal"]],
])("under %s these wait for a verified identity: %j", async (jurisdiction, steps) => {
  const t = await under(jurisdiction);
  expect(await t.waiting()).toEqual(steps);
  expect(await t.blocks()).toContain("identity_required");
  await t.verify(new Date(t.clock.now().getTime() + 1));
  expect(await t.waiting()).toEqual([]);
  expect(await t.blocks()).not.toContain("identity_required");
  t.clock.advance(1);
  expect(await t.waiting()).toEqual(steps);
});

test("nothing waits in a demonstration, but in a database of real players it does", async () => {
  const shown = await under("demo", true);
  expect(await shown.waiting()).toEqual([]);
  expect(await shown.blocks()).toEqual([]);
  expect(await (await under("demo")).waiting()).toEqual(["deposit", "withdrawal"]);
});

test("a trial account plays without an identity", async () => {
  const t = await under("ES");
  const actor = { ...t.member.actor, type: 4 };
  const context = await testContext({ merchant: t.merchant, clock: t.clock, actor });
  const played = launchGame(context, { gameCode: GAME, language: "es" } as never);
  const code = await played.then(
    () => null,
    (error: { code?: string }) => error.code,
  );
  expect(code).not.toBe("identity_required");
});

test.each([
  ["ES", { birthday: true, idNumber: true }],
  ["GB", { birthday: true, idNumber: false }],
  ["demo", { birthday: false, idNumber: false }],
] as const)("under %s a newcomer gives %j", async (jurisdiction, asked) => {
  const { caller, merchant } = await platformUnderTest({ registers: NOBODY_LISTED });
  const { db } = await testStore();
  const isDemonstration = jurisdiction === "demo";
  const law = { jurisdiction, isDemonstration };
  await db.update(merchants).set(law).where(eq(merchants.code, merchant.code));
  const own = { ...(asked.birthday && { birthday: "1990-05-04" }) };
  const papers = { ...(asked.idNumber && { idNumber: "RIXA800100" }) };
  const join = (more: object) => send(caller(), register, { ...registration("Ana2026"), ...more });
  if (asked.birthday) {
    await expect(join(papers)).rejects.toMatchObject({ code: "input_required", field: "birthday" });
    const young = join({ ...papers, birthday: "2009-01-01" });
    await expect(young).rejects.toMatchObject({ code: "too_young" });
  }
  if (asked.idNumber) {
    await expect(join(own)).rejects.toMatchObject({ code: "input_required", field: "idNumber" });
  }
  expect(await join({ ...own, ...papers })).toMatchObject({ member: { account: "Ana2026" } });
});
