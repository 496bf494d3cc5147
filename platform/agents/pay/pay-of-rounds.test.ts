import { expect, test } from "vitest";
import { daily, freshAgents, tier } from "#tests/agents/contracts-under-test.ts";
import { FIRST_DAY, freshTeam } from "#tests/under-test/people/team-under-test.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifySums } from "../../money/ledger/verify-ledger.ts";
import { sealDays } from "../../play/days/seal-days.ts";
import { foldFacts } from "../../play/feed/fold-facts.ts";
import { openPeriods } from "./open-periods.ts";
import { explainBill } from "./read/explain-bill.ts";
import { runPay } from "./run-pay.ts";

const HOUR_MS = 3_600_000;
const units = (amount: number) => BigInt(Math.round(amount * 100)) * 100n;

test("rounds of the wallet, sealed days and the pay run give 5.10 for a valid bet of 1,020", async () => {
  const t = await freshTeam();
  const { code } = t.merchant;
  const agents = await freshAgents({ merchant: t.merchant, clock: t.clock });
  const asks = { validBet: units(1_000), active: 1, minimumBet: units(100) };
  const contractId = await agents.signTop(t.boss, daily([tier(50, asks)]));
  for (let at = 0; at < 10; at += 1) await t.spin(t.deep, "100", "100");
  await t.spin(t.player, "20", "12.50");
  const deposit = { merchant: code, key: "deposit:late", kind: "deposit", at: t.clock.now() };
  await transfer(t.store.db, {
    ...{ ...deposit, amount: units(5) },
    from: { owner: "house", kind: "clearing" },
    to: { owner: t.player.id, kind: "cash" },
  });
  t.clock.advance(9.2 * HOUR_MS);
  await t.fold();
  await foldFacts(t.store, code);
  const secrets = { vendors: new Map([["V1", ["vendor-secret"]]]) };
  await sealDays({ store: t.store, clock: t.clock, merchant: t.merchant, secrets });
  const merchant = await readMerchant(t.store, code);
  const until = t.clock.now();
  const due = { kind: "daily", since: new Date(until.getTime() - 24 * HOUR_MS), until } as const;
  for (const _ of [1, 2]) {
    await openPeriods({ store: t.store, merchant }, due, async () => {});
    expect(await runPay(agents.parts)).toBeNull();
  }
  const cash = { merchant: code, owner: t.boss.id, kind: "cash" } as const;
  expect(await balanceOf(t.store.db, cash)).toBe(units(5.1));

  const bill = { kind: "daily" as const, period: `daily:${FIRST_DAY}`, contractId };
  expect(await explainBill(await t.as(t.boss), bill)).toMatchObject({
    ...{ validBet: units(1_020), loss: units(7.5), tier: 1, gross: units(5.1), state: "PAID" },
    inputs: { stake: units(1_020), payout: units(1_012.5), active: [{ members: 1 }] },
    days: [{ day: FIRST_DAY, gameType: "RNG", validBet: units(1_020) }],
  });
  await t.fold();
  expect(await verifySums(t.store.db, code)).toEqual([]);
});
