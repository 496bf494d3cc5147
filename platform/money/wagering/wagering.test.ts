import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshTable } from "#tests/support/vendor.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { dropBustRequirements } from "./drop-bust-requirements.ts";
import { openRequirement } from "./open-requirement.ts";

/** A table with 100.00, and wagering requirements of these amounts in the given order. */
async function withRequirements(amounts: bigint[], gameType: "RNG" | "LIVE" = "RNG") {
  const table = await freshTable({ gameType });
  const { store, merchant, member, clock } = table;
  const inMine = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(merchant.code, work);
  for (const [index, amount] of amounts.entries()) {
    const openedAt = clock.now();
    const of = { merchant: merchant.code, memberId: member.id, source: "deposit" as const };
    await inMine((tx) =>
      openRequirement(tx, { ...of, id: `deposit:${index + 1}`, amount, openedAt }),
    );
    clock.advance(1_000);
  }
  const requirements = async () => {
    const rows = await inMine((tx) =>
      tx
        .select()
        .from(wageringRequirements)
        .where(eq(wageringRequirements.memberId, member.id))
        .orderBy(wageringRequirements.id),
    );
    return rows.map(({ done, closedBy }) => [done, closedBy]);
  };
  const dropBust = () =>
    inMine((tx) => dropBustRequirements(tx, merchant.code, member.id, clock.now()));
  return { ...table, inMine, requirements, dropBust };
}

const round = (number: number, amount: string, winAmount = "0") => ({
  txId: `b${number}`,
  winTxId: `w${number}`,
  roundId: `r${number}`,
  amount,
  winAmount,
});

test("a stake counts when its round closes, and fills the oldest requirement first", async () => {
  const { bet, win, requirements } = await withRequirements([150_000n, 200_000n]);
  await bet({ txId: "b1", amount: "10.00" });
  expect(await requirements()).toEqual([
    [0n, null],
    [0n, null],
  ]);
  await win({ txId: "w1", amount: "0", roundClosed: true });
  expect(await requirements()).toEqual([
    [100_000n, null],
    [0n, null],
  ]);
});

test("the surplus of a requirement goes to the next, and past the last to none", async () => {
  const { betwin, requirements } = await withRequirements([150_000n, 200_000n]);
  await betwin(round(1, "25.00"));
  expect(await requirements()).toEqual([
    [150_000n, "filled"],
    [100_000n, null],
  ]);
  await betwin(round(2, "30.00"));
  expect(await requirements()).toEqual([
    [150_000n, "filled"],
    [200_000n, "filled"],
  ]);
});

test("a bet that is sent again counts once, and one that is taken back not at all", async () => {
  const { betwin, bet, rollback, requirements } = await withRequirements([150_000n]);
  await betwin(round(1, "5.00"));
  await betwin(round(1, "5.00"));
  await bet({ txId: "b2", roundId: "r2", amount: "5.00" });
  await rollback({ txId: "x2", refTxId: "b2", roundId: "r2" });
  expect(await requirements()).toEqual([[50_000n, null]]);
});

test("a live table counts the smaller of stake and net result, and nothing for a tie", async () => {
  const { betwin, requirements } = await withRequirements([1_000_000n], "LIVE");
  await betwin(round(1, "20.00", "20.00"));
  expect(await requirements()).toEqual([[0n, null]]);
  await betwin(round(2, "20.00", "25.00"));
  expect(await requirements()).toEqual([[50_000n, null]]);
});

test("with less than 1.00 and no round open the requirements fall away", async () => {
  const { bet, win, betwin, requirements, dropBust } = await withRequirements([2_000_000n]);
  await betwin(round(1, "99.00"));
  await dropBust();
  expect(await requirements()).toEqual([[990_000n, null]]);
  await bet({ txId: "b2", roundId: "r2", amount: "0.50" });
  await dropBust();
  expect(await requirements()).toEqual([[990_000n, null]]);
  await win({ txId: "w2", roundId: "r2", amount: "0", roundClosed: true });
  await dropBust();
  expect(await requirements()).toEqual([[995_000n, "bust"]]);
});

test("a requirement is opened once for its credit", async () => {
  const { inMine, requirements, merchant, member, clock } = await withRequirements([150_000n]);
  const again = { merchant: merchant.code, id: "deposit:1", memberId: member.id };
  const requirement = { ...again, source: "deposit" as const, amount: 9n, openedAt: clock.now() };
  await inMine((tx) => openRequirement(tx, requirement));
  expect(await requirements()).toEqual([[0n, null]]);
});
