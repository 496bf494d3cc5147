import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { freshMember, ownerUrl, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { freshPayee, units } from "#tests/under-test/withdrawals-under-test.ts";
import {
  type VendorCreditTerms,
  vendorCreditTermsOf,
} from "../../core/merchant/vendor-credit-terms.ts";
import { verifyLedger } from "../../money/ledger/verify-ledger.ts";
import { listOpenRequirements } from "../../money/wagering/list-open-requirements.ts";
import { closeFinding } from "../../staff/play/close-finding.ts";
import { releaseBonus } from "../../staff/play/release-bonus.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { listFindings } from "../reconciliation/findings.ts";

type Table = Awaited<ReturnType<typeof freshTable>>;

const DAY = 86_400_000;

const findingsOf = ({ store, merchant }: Pick<Table, "store" | "merchant">) =>
  store.inMerchant(merchant.code, (tx) => listFindings(tx, merchant.code));

async function tableWith(vendorCredits: Record<string, unknown>) {
  const t = await freshTable();
  const own = eq(merchants.code, t.merchant.code);
  await t.store.db.update(merchants).set({ settings: { vendorCredits } }).where(own);
  return t;
}

test("the database and the settings name the same ceilings", async () => {
  const owner = new pg.Client({ connectionString: ownerUrl() });
  await owner.connect();
  const terms = vendorCreditTermsOf({ settings: {} });
  for (const [name, amount] of Object.entries(terms) as [keyof VendorCreditTerms, bigint][]) {
    const { rows } = await owner.query("select vendor_term('{}', $1) as term", [name]);
    const inUnits = Number(rows[0].term) * (name === "bonusTimes" ? 1 : 10_000);
    expect([name, inUnits]).toEqual([name, Number(amount)]);
  }
  await owner.end();
});

describe("a bonus", () => {
  test("has the vendor's own ceilings where they are below the merchant's", async () => {
    const t = await tableWith({ bonusPerCall: "50.00" });
    const limits = (limits: { bonusPerCall?: bigint; bonusPerDay?: bigint }) =>
      t.store.inMerchant(t.merchant.code, (tx) => tx.update(vendors).set(limits));
    const given = async (txId: string, amount: string) => (await t.bonus({ txId, amount })).code;
    await limits({ bonusPerCall: 900_000n, bonusPerDay: 600_000n });
    expect(await given("g1", "50.0001")).toBe("LIMIT_EXCEEDED");
    await limits({ bonusPerCall: 400_000n });
    expect(await given("g2", "40.0001")).toBe("LIMIT_EXCEEDED");
    expect([await given("g3", "40"), await given("g4", "20")]).toEqual(["OK", "OK"]);
    expect(await given("g5", "0.0001")).toBe("LIMIT_EXCEEDED");
    const rules = (await findingsOf(t)).map(({ details }) => details.rule);
    expect(rules.sort()).toEqual(["bonusPerCall", "bonusPerCall", "bonusPerVendor"]);
  });

  test("above the ceiling of a call is stored, refused and found, and twice the same", async () => {
    const t = await freshTable();
    const refused = { code: "LIMIT_EXCEEDED", field: "amount", balance: "100.00" };
    const first = await t.bonus({ txId: "g1", amount: "999999999999" });
    expect(first).toMatchObject(refused);
    expect(await t.bonus({ txId: "g1", amount: "999999999999" })).toMatchObject({
      ...refused,
      replay: true,
      platformTxId: first.platformTxId,
    });
    expect(await t.cash()).toBe("100.00");
    expect(await findingsOf(t)).toMatchObject([
      {
        kind: "BONUS_HELD",
        subject: "g1",
        details: { amount: "999999999999.0000", rule: "bonusPerCall", player: t.member.id },
      },
    ]);
  });

  test.each([
    ["bonusPerPlayer", { bonusPerPlayer: "150.00" }],
    ["bonusPerVendor", { bonusPerVendor: "150.00" }],
    ["bonusPerDay", { bonusPerDay: "150.00" }],
  ])("stops at %s within a day of the merchant, and goes on the next", async (rule, settings) => {
    const t = await tableWith(settings);
    expect((await t.bonus({ txId: "g1", amount: "100" })).code).toBe("OK");
    expect((await t.bonus({ txId: "g2", amount: "50.01" })).code).toBe("LIMIT_EXCEEDED");
    expect((await t.bonus({ txId: "g3", amount: "50" })).code).toBe("OK");
    expect((await findingsOf(t)).map(({ details }) => details.rule)).toEqual([rule]);
    t.clock.advance(DAY);
    expect((await t.bonus({ txId: "g4", amount: "100" })).code).toBe("OK");
    expect(await t.cash()).toBe("350.00");
  });

  test("waits for another that is being booked, and counts it", async () => {
    const t = await tableWith({ bonusPerDay: "150.00" });
    await t.bonus({ txId: "g1", amount: "50" });
    const owner = new pg.Client({ connectionString: ownerUrl() });
    await owner.connect();
    await owner.query("begin");
    await owner.query(
      "update bonus_days set amount = amount + 1000000 where merchant = $1 and scope = 'all'",
      [t.merchant.code],
    );
    const late = t.bonus({ txId: "g2", amount: "50" });
    const waiting = `select from pg_stat_activity
      where pg_backend_pid() = any(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await owner.query(waiting)).rowCount).toBeGreaterThan(0);
    await owner.query("commit");
    expect((await late).code).toBe("LIMIT_EXCEEDED");
    await owner.end();
  });

  test("that was held is credited by two members of staff, once", async () => {
    const t = await freshTable();
    const context = await testContext({ merchant: t.merchant, clock: t.clock });
    await t.bonus({ txId: "g1", amount: "5000" });
    const release = (staff: string, txId = "g1") =>
      releaseBonus(
        { ...context, staff, staffId: staff },
        { merchant: t.merchant.code, vendor: "V1", txId },
      ).then(({ outcome }) => outcome);
    expect(await release("eva")).toBe("waiting");
    await expect(release("eva")).rejects.toMatchObject({ code: "second_pair_of_eyes" });
    expect(await t.cash()).toBe("100.00");
    expect(await release("leo")).toBe("done");
    await expect(release("leo")).rejects.toMatchObject({ code: "unknown_bonus" });
    await expect(release("leo", "g2")).rejects.toMatchObject({ code: "unknown_bonus" });
    const again = sql`select bonus_release(${t.merchant.code}, 'V1', 'g1', now()) as member`;
    const { rows } = await t.store.inMerchant(t.merchant.code, (tx) => tx.execute(again));
    expect(rows).toEqual([{ member: null }]);
    expect(await t.cash()).toBe("5100.00");
    expect(await t.bonus({ txId: "g1", amount: "5000" })).toMatchObject({
      code: "OK",
      replay: true,
    });
    expect(await findingsOf(t)).toEqual([]);
    expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
  });

  test.each([
    [undefined, [{ source: "bonus", amount: units(50), required: units(50) }]],
    [3, [{ source: "bonus", amount: units(50), required: units(150) }]],
    [0, []],
  ])("must be bet %s times", async (bonusTimes, lots) => {
    const t = await tableWith(bonusTimes === undefined ? {} : { bonusTimes });
    await t.bonus({ txId: "g1", amount: "50" });
    const open = await t.store.inMerchant(t.merchant.code, (tx) =>
      listOpenRequirements(tx, t.merchant.code, t.member.id),
    );
    expect(open).toMatchObject(lots);
  });
});

describe("a payout", () => {
  /** A payee with 1,000.00 at a game that pays at most 36 times the stake. */
  async function payee() {
    const t = await freshPayee();
    const own = eq(games.merchant, t.merchant.code);
    await t.inMine((tx) => tx.update(games).set({ maxMultiple: 36 }).where(own));
    return t;
  }

  test("above the game's highest multiple is credited, found, and stops withdrawals", async () => {
    const t = await payee();
    await t.bet({ txId: "b1" });
    expect(await t.win({ txId: "w1", refTxId: "b1", amount: "360" })).toMatchObject({ code: "OK" });
    expect(await findingsOf(t)).toEqual([]);
    expect(await t.win({ txId: "w2", refTxId: "b1", amount: "0.01" })).toMatchObject({
      code: "OK",
      balance: "1350.01",
    });
    expect(await findingsOf(t)).toMatchObject([
      { kind: "WIN_ABOVE", subject: "w2", details: { rule: "maxMultiple", player: t.member.id } },
    ]);
    await expect(t.ask(400)).rejects.toMatchObject({ code: "withdrawals_blocked" });
    const seen = { merchant: t.merchant.code, subject: "w2", reason: "looked at" };
    await closeFinding(t.staff(), seen);
    expect(await t.ask(400)).toMatchObject({ status: "REQUESTED" });
  });

  test.each([
    ["alone", 1],
    ["in a batch", 6],
  ])("of a bet with its win is found as well, %s", async (_, count) => {
    const t = await payee();
    const players = await Promise.all(
      Array.from({ length: count }, () => freshMember(t.merchant, { balance: units(100) })),
    );
    const tokens = await Promise.all(players.map((one) => t.sit(one)));
    const answers = await Promise.all(
      tokens.map((token, n) =>
        t.betwin({
          ...{ token, txId: `b${n}`, winTxId: `w${n}`, roundId: `r${n}` },
          winAmount: n === 0 ? "360.01" : "360",
        }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(players.map(() => "OK"));
    expect((await findingsOf(t)).map(({ subject }) => subject)).toEqual(["w0"]);
  });

  test.each([
    ["alone", 1],
    ["in a batch", 6],
  ])(
    "of a round without a stake is a gift, found above a bonus's ceiling, %s",
    async (_, count) => {
      const t = await freshPayee();
      const rounds = Array.from({ length: count }, (_, n) => n);
      for (const n of rounds) await t.bet({ txId: `b${n}`, roundId: `r${n}`, amount: "0" });
      await Promise.all(
        rounds.map((n) =>
          t.win({ txId: `w${n}`, roundId: `r${n}`, refTxId: `b${n}`, amount: "1000" }),
        ),
      );
      expect(await findingsOf(t)).toEqual([]);
      const answers = await Promise.all(
        rounds.map((n) =>
          t.win({
            txId: `v${n}`,
            roundId: `r${n}`,
            refTxId: `b${n}`,
            amount: n === 0 ? "0.01" : "0",
          }),
        ),
      );
      expect(answers.map(({ code }) => code)).toEqual(rounds.map(() => "OK"));
      expect(await findingsOf(t)).toMatchObject([
        { kind: "WIN_ABOVE", subject: "v0", details: { rule: "noStake" } },
      ]);
      await expect(t.ask(400)).rejects.toMatchObject({ code: "withdrawals_blocked" });
    },
  );

  test("above the merchant's ceiling is found whatever its stake, a pot's prize too", async () => {
    const t = await freshTable();
    await t.bet({ txId: "b1" });
    await t.win({ txId: "w1", winType: "jackpot", amount: "250000" });
    expect(await findingsOf(t)).toEqual([]);
    await t.win({ txId: "w2", winType: "jackpot", amount: "250000.01" });
    await t.adjust({ txId: "a1", refTxId: "w1", amount: "300000" });
    expect((await findingsOf(t)).map(({ subject }) => subject)).toEqual(["a1", "w2"]);
  });
});

test("a vendor reads and credits only players that it has had a session with", async () => {
  const t = await freshTable();
  const stranger = await freshMember(t.merchant, { balance: units(70) });
  const playerId = `${t.merchant.code}.${stranger.id}`;
  const refused = { code: "TOKEN_INVALID", field: "token" };
  for (const answer of [
    await t.call("balance", { playerId }),
    await t.bonus({ txId: "g1", playerId }),
    await t.win({ txId: "w1", playerId }),
    await t.call("tx", { playerId, txId: "b1" }),
  ]) {
    expect(answer).toMatchObject(refused);
    expect(answer).not.toHaveProperty("balance");
  }
  await t.sit(stranger);
  expect(await t.call("balance", { playerId })).toMatchObject({ code: "OK", balance: "70.00" });
});

test("a refusal names its field", async () => {
  const t = await freshTable();
  const wrong = { txId: "g1", amount: "1,5" };
  expect(await t.bonus(wrong)).toMatchObject({ code: "BAD_REQUEST", field: "amount" });
  expect(await t.bet({ txId: "b1", currency: "EUR" })).toMatchObject({ field: "currency" });
  expect(await t.bet({ txId: "b2", amount: "101" })).toMatchObject({ field: "amount" });
});
