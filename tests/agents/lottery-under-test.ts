import { asc, eq } from "drizzle-orm";
import { runLottery } from "#platform/agents/lottery/run-lottery.ts";
import { moveInTree } from "#platform/members/tree/move-in-tree.ts";
import { lotteryDifferences, lotteryLines } from "#platform/store/schema/lottery.ts";
import { freshMember, type TestMember } from "../support/database.ts";
import { freshTable, freshVendor, GAME } from "../support/vendor.ts";
import { freshRebates } from "./rebates-under-test.ts";

/** The made-up vendor's lottery; its other game is a slot machine. */
export const LOTTERY = "SSC1";

type Drawn = { amount?: string; seriesBet?: number; effective?: string; win?: string };

/** Agents whose teams play a lottery of the made-up vendor. */
export async function freshLottery() {
  const table = await freshTable();
  const { merchant, clock } = table;
  await freshVendor(merchant, { game: LOTTERY, gameType: "LOTT" });
  const t = await freshRebates({ merchant, clock });
  let bets = 0;
  const sit = async (of: TestMember, gameCode = LOTTERY) => {
    const launchToken = await table.launchToken(of, gameCode);
    const answer = await table.call("authenticate", { launchToken, gameCode });
    return { token: answer.sessionToken!, series: answer.series };
  };
  /** A bet on the next draw, in a round of its own, at the series that the vendor was told. */
  const bet = async (of: TestMember, { amount = "10", seriesBet, effective }: Drawn = {}) => {
    bets += 1;
    const ids = { txId: `l${bets}`, roundId: `d${bets}` };
    const { token, series } = await sit(of);
    const rebate = seriesBet === undefined ? undefined : { series: series!, seriesBet };
    const asked = { ...ids, token, amount, gameCode: LOTTERY, rebate, effective };
    return { ...ids, ...(await table.bet(asked)) };
  };
  const playerId = ({ id }: TestMember) => `${merchant.code}.${id}`;
  /** The same, drawn: it pays `win`. */
  const draw = async (of: TestMember, { win = "0", ...given }: Drawn = {}) => {
    clock.advance(1);
    const placed = await bet(of, given);
    if (placed.code !== "OK") throw new Error(`a bet was refused: ${placed.code}`);
    const { txId, roundId } = placed;
    const result = { txId: `w${txId}`, roundId, amount: win, playerId: playerId(of) };
    const settled = await table.win({ ...result, refTxId: txId, roundClosed: true });
    return { txId, roundId, winTxId: result.txId, balance: settled.balance! };
  };
  return {
    ...{ ...t, table, sit, bet, draw, playerId },
    rich: (above?: TestMember) =>
      freshMember(merchant, {
        balance: 1_000_000_000n,
        ...(above && { parentId: above.id }),
      }),
    /** A slot machine's round. */
    spin: async (of: TestMember, amount: string, winAmount: string) => {
      bets += 1;
      const { token } = await sit(of, GAME);
      const ids = { txId: `s${bets}`, winTxId: `v${bets}`, roundId: `t${bets}` };
      return table.betwin({ ...ids, token, amount, winAmount });
    },
    adjust: (of: TestMember, refTxId: string, amount: string, effective?: string) => {
      bets += 1;
      const given = { playerId: playerId(of), txId: `a${bets}`, refTxId, amount };
      return table.adjust({ ...given, effective });
    },
    move: (of: TestMember, below: TestMember) =>
      t.inMine((tx) =>
        moveInTree(tx, t.code, { member: of.id, parent: below.id, at: clock.now() }),
      ),
    runLottery: (parts: Parameters<typeof runLottery>[0] = t.parts) => runLottery(parts),
    lines: () =>
      t.inMine((tx) =>
        tx
          .select()
          .from(lotteryLines)
          .where(eq(lotteryLines.merchant, t.code))
          .orderBy(asc(lotteryLines.run), asc(lotteryLines.settledAt), asc(lotteryLines.below)),
      ),
    differences: () =>
      t.inMine((tx) =>
        tx
          .select()
          .from(lotteryDifferences)
          .where(eq(lotteryDifferences.merchant, t.code))
          .orderBy(asc(lotteryDifferences.run), asc(lotteryDifferences.agent)),
      ),
  };
}
