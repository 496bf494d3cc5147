import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { freshTable, freshVendor } from "#tests/support/vendor.ts";
import { officeUnderTest } from "../../../../tests/under-test/staff/office-under-test.ts";
import { terminalUnderTest } from "../../../../tests/under-test/staff/terminal-under-test.ts";
import { staffFigures } from "../../../contract/staff/merchant/figures.ts";
import { send } from "../../../contract/wire/send.ts";
import { parseAmount } from "../../../domain/money.ts";
import { transfer } from "../../../money/ledger/transfer.ts";
import { trialBalance } from "../../../money/ledger/trial-balance.ts";
import { foldDays } from "../../../play/days/fold-days.ts";
import { gameDay, sealedDays } from "../../../store/schema/days.ts";
import { merchants } from "../../../store/schema/merchant.ts";

/** Tests begin at 18:00 of the 19th in Mexico City. */
const [FIRST, SECOND] = ["2026-11-19", "2026-11-20"];
const TO_MIDNIGHT_MS = 6 * 3_600_000;
const HEAD =
  "merchant,day,sealed,currency,kind,detail,vendor,game,rounds,stakes,payouts,ggr,amount_in,amount_out,movements";

/** A table with a second game, and finance's file of its figures. */
async function house() {
  const t = await freshTable({ balance: 10_000_000n });
  const { code } = t.merchant;
  await freshVendor(t.merchant, { game: "GAME2" });
  const { hired } = await officeUnderTest({ merchant: t.merchant, clock: t.clock });
  let people = 0;
  let moved = 0;
  const move = (kind: string, key: string, from: string, to: string, amount: bigint) => {
    const purse = (name: string) => {
      const [owner = "", own = ""] = name.split(" ");
      return { owner: owner === "house" ? owner : t.member.id, kind: own as "cash" };
    };
    moved += 1;
    const at = t.clock.now();
    const own = { merchant: code, key: key || `${kind}:${moved}`, kind, amount, at };
    return transfer(t.store.db, { ...own, from: purse(from), to: purse(to) });
  };
  /** What finance is answered, after a new login. */
  const ask = async (from: string, to: string, by: "day" | "vendor" | "game" = "day") => {
    people += 1;
    const { as } = await hired("finance", { name: `finance${people}` });
    return (await send(as, staffFigures, { from, to, by })).csv;
  };
  const file = async (by: "day" | "vendor" | "game" = "game") => {
    await foldDays(t.store, code);
    return ask(FIRST, SECOND, by);
  };
  return { ...t, code, move, ask, file, hired };
}

test("a day has its games, its money by kind and its fees, in exact amounts", async () => {
  const t = await house();
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "r1", amount: "10", winAmount: "4.2501" });
  await t.betwin({ txId: "b2", winTxId: "w2", roundId: "r2", gameCode: "GAME2", winAmount: "25" });
  await t.move("deposit", "deposit:d1", "house clearing", "member cash", 1_000_000n);
  await t.move("depositFee", "depositFee:d1", "house clearing", "house fees", 29_999n);
  await t.move("withdrawal", "", "member cash", "member frozen", 500_000n);
  await t.move("withdrawalPaid", "", "member frozen", "house clearing", 500_000n);
  t.clock.advance(TO_MIDNIGHT_MS);
  await t.bonus({ txId: "g1", amount: "3" });
  const first = `${t.code},${FIRST},no,MXN`;
  expect((await t.file()).split("\r\n")).toEqual([
    HEAD,
    `${first},play,,V1,GAME1,1,10.00,4.2501,5.7499,,,`,
    `${first},play,,V1,GAME2,1,10.00,25.00,-15.00,,,`,
    `${first},deposit,deposit,,,,,,,1100.00,0.00,2`,
    `${first},withdrawal,withdrawalPaid,,,,,,,0.00,50.00,1`,
    `${first},fee,player,,,,,,,2.9999,0.00,1`,
    `${t.code},${SECOND},no,MXN,bonus,bonus,,,,,,,3.00,0.00,1`,
    "",
  ]);
  const play = `${first},play,,`;
  expect(await t.file("vendor")).toContain(`${play}V1,,2,20.00,29.2501,-9.2501,,,\r\n`);
  expect(await t.file("day")).toContain(`${play},,2,20.00,29.2501,-9.2501,,,\r\n`);
});

test("a sealed day says so, and a name that a program would run is text", async () => {
  const t = await house();
  const none = { rounds: 1n, stake: 1n, payout: 0n, validBet: 1n };
  const [fromAt, untilAt, sealedAt] = [new Date(0), new Date(1), t.clock.now()];
  const seal = { merchant: t.code, day: FIRST, fromAt, untilAt, sealedAt, marks: [] };
  await t.file();
  await t.store.inMerchant(t.code, async (tx) => {
    await tx.insert(sealedDays).values(seal);
    const game = { vendor: "V1", game: "=cmd|calc" };
    await tx.insert(gameDay).values({ merchant: t.code, day: FIRST, ...game, ...none });
  });
  expect(await t.ask(FIRST, FIRST, "game")).toContain(
    `${FIRST},yes,MXN,play,,V1,'=cmd|calc,1,0.0001,0.00,0.0001,`,
  );
});

test("the totals are those of the ledger", async () => {
  const t = await house();
  await t.betwin({ txId: "b1", winTxId: "w1", winAmount: "13.37" });
  await t.bet({ txId: "b2", roundId: "void" });
  await t.rollback({ txId: "x2", refTxId: "b2", roundId: "void" });
  t.clock.advance(TO_MIDNIGHT_MS);
  await t.adjust({ txId: "a1", refTxId: "w1", amount: "-2.50" });
  await t.bonus({ txId: "g1", amount: "3" });
  await t.move("deposit", "deposit:d1", "house clearing", "member cash", 70_001n);
  await t.move("depositFee", "depositFee:d1", "house fees", "house clearing", 1_234n);
  await t.move("deposit", "", "house clearing", "member cash", 1n);
  const [names = "", ...lines] = (await t.file()).trimEnd().split("\r\n");
  const rows = lines.map((line) => {
    const cells = line.split(",");
    return new Map(names.split(",").map((name, at) => [name, cells[at] ?? ""]));
  });
  const units = (text: string) =>
    text.startsWith("-") ? -parseAmount(text.slice(1))! : parseAmount(text || "0")!;
  const sum = (column: string, kind: string) =>
    rows
      .filter((row) => row.get("kind") === kind)
      .reduce((total, row) => total + units(row.get(column)!), 0n);
  const net = (kind: string) => sum("amount_in", kind) - sum("amount_out", kind);
  const books = await t.store.inMerchant(t.code, (tx) => trialBalance(tx, t.code));
  const purse = (side: string, kind: string) =>
    books.find((line) => line.side === side && line.kind === kind)?.balance;
  expect(sum("ggr", "play") - net("bonus")).toBe(purse("house", "game"));
  expect(net("fee")).toBe(purse("house", "fees"));
  expect(-net("deposit") - net("fee")).toBe(purse("house", "clearing"));
  expect(net("deposit") + net("bonus") - sum("ggr", "play")).toBe(purse("members", "cash"));
});

test("a period that is turned round or too long is refused, and so is a cashier", async () => {
  const t = await house();
  await expect(t.ask(SECOND, FIRST)).rejects.toThrow("invalid_period");
  await expect(t.ask("2025-01-01", "2026-01-02")).rejects.toThrow("invalid_period");
  expect(await t.ask("2025-01-01", "2026-01-01")).toBe(`${HEAD}\r\n`);
  const { as } = await t.hired("cashier");
  const period = { from: FIRST, to: SECOND, by: "day" } as const;
  await expect(send(as, staffFigures, period)).rejects.toThrow("no_permission");
});

test("another merchant's play is in no file, and a trial account's money neither", async () => {
  const t = await house();
  const other = await house();
  await other.betwin({ txId: "b1", winTxId: "w1" });
  await other.file();
  await freshMember(t.merchant, { type: 4, balance: 10_000n });
  const rows = (await t.file()).trimEnd().split("\r\n").slice(1);
  expect(rows).toEqual([`${t.code},${FIRST},no,MXN,deposit,deposit,,,,,,,1000.00,0.00,1`]);
});

test("the terminal prints the file as it is", async () => {
  const t = await house();
  const currency = "EUR";
  await t.store.db.update(merchants).set({ currency }).where(eq(merchants.code, t.code));
  await t.file();
  const terminal = terminalUnderTest({ store: t.store, clock: t.clock });
  const line = `figures ${t.code} --from ${FIRST} --to ${FIRST} --by day`;
  expect(await terminal.typeAs("eva")(line)).toBe(0);
  expect(terminal.printed()).toEqual([
    `${HEAD}\r\n${t.code},${FIRST},no,EUR,deposit,deposit,,,,,,,1000.00,0.00,1`,
  ]);
});
