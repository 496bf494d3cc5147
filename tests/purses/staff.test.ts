import { expect, test } from "vitest";
import { sweepPurses } from "#platform/jobs/sweeps/sweep-purses.ts";
import { comparePurses } from "#platform/play/reconciliation/compare-purses.ts";
import { verifyBooks } from "../../scripts/ledger/verify-books.ts";
import { freshPurse, units, VENDOR } from "../under-test/purse-under-test.ts";
import { terminalUnderTest } from "../under-test/staff/terminal-under-test.ts";

/** A movement that the vendor was asked about five times without an answer. */
async function flagged(direction: "in" | "all") {
  const t = await freshPurse();
  if (direction === "all") await t.move("in", 300);
  t.failures.set("/in", "silent").set("/out-all", "silent").set("/status", "deaf");
  const [move] = direction === "in" ? [await t.move("in", 300)] : (await t.recall()).moves;
  const terminal = terminalUnderTest(t.context);
  const type = (staff: string, act: string, ...rest: string[]) =>
    terminal.typeAs(staff)(["purse", act, t.merchant.code, ...rest]);
  const passTime = async () => {
    for (const seconds of [5, 30, 120, 600]) {
      t.wait(seconds);
      await sweepPurses({ ...t.context, merchant: t.merchant });
    }
  };
  return { ...t, ...terminal, reference: move!.reference, type, passTime };
}

test("staff end what no vendor answers, once two say the same", async () => {
  const t = await flagged("in");
  expect(await t.type("eva", "moved", t.reference)).toBe(1);
  expect(t.errors.at(-1)).toBe("Refused: move_not_flagged");
  await t.passTime();
  await t.type("eva", "list");
  expect(t.out.at(-1)).toMatch(/^P-\S+ {2}2026-11-20T00:00Z {2}OPEN +yes +300\.00 {2}in +LUCIERNA/);
  expect(await t.type("eva", "moved", t.reference)).toBe(0);
  expect(await t.type("eva", "moved", t.reference)).toBe(1);
  expect(t.errors.at(-1)).toBe("Refused: second_pair_of_eyes");
  // A new statement by another member of staff starts the approval anew.
  await t.type("luis", "never", t.reference);
  await t.type("eva", "moved", t.reference);
  expect(await t.type("luis", "moved", t.reference)).toBe(0);
  expect(await t.money()).toMatchObject({ transit: 0n, purse: units(300), held: units(300) });
  expect(await t.problems()).toEqual([]);
});

test("where all was asked for they say how much it was", async () => {
  const t = await flagged("all");
  await t.passTime();
  expect(await t.type("eva", "moved", t.reference)).toBe(1);
  expect(t.errors.at(-1)).toBe("Refused: amount_required (amount)");
  await t.type("eva", "moved", t.reference, "--amount", "300");
  await t.type("luis", "moved", t.reference, "--amount", "300");
  expect(await t.money()).toMatchObject({ cash: units(1_000), purse: 0n, held: 0n });
  expect(await t.problems()).toEqual([]);
});

test("a cent more or less at the vendor is a finding that names the purse, until it agrees", async () => {
  const t = await freshPurse();
  await t.move("in", 300);
  const set = (balance: bigint) =>
    t.pool.query("update studio.purse set balance = $1 where merchant = $2", [
      balance,
      t.merchant.code,
    ]);
  const verify = async () => {
    await comparePurses(t.context);
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    const options = { say, only: t.merchant.code, now: t.clock.now() };
    return { found: await verifyBooks(t.store, options), last: lines.at(-1) };
  };
  expect(await verify()).toMatchObject({ found: 0 });
  await set(units(299.99));
  expect(await verify()).toEqual({
    found: 1,
    last: `  PURSE_DIFFERS ${VENDOR} ${t.member.id}`,
  });
  await set(units(300));
  expect(await verify()).toMatchObject({ found: 0 });
});
