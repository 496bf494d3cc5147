import { transfer } from "#platform/money/ledger/transfer.ts";
import { foldDays } from "#platform/play/days/fold-days.ts";
import { freshMember, type TestMember, testContext } from "../../support/database.ts";
import { freshTable } from "../../support/vendor.ts";

/** Tests begin at 18:00 of this day in Mexico City. */
export const FIRST_DAY = "2026-11-19";
export const ON_FIRST_DAY = { from: FIRST_DAY, to: FIRST_DAY };

/**
 * A boss above an agent, above a sub-agent and a player; another agent below the boss; at a vendor's
 * table.
 */
export async function freshTeam() {
  const t = await freshTable();
  const { code } = t.merchant;
  const boss = await freshMember(t.merchant, { type: 1 });
  const agent = await freshMember(t.merchant, { type: 2, parentId: boss.id, balance: 500_000n });
  const sibling = await freshMember(t.merchant, { type: 2, parentId: boss.id });
  const sub = await freshMember(t.merchant, { type: 2, parentId: agent.id });
  const player = await freshMember(t.merchant, { parentId: agent.id, balance: 1_000_000n });
  const deep = await freshMember(t.merchant, { parentId: sub.id, balance: 1_000_000n });
  const seats = new Map<string, { token: string; until: number }>();
  const seatOf = async (of: TestMember) => {
    const now = t.clock.now().getTime();
    const known = seats.get(of.id);
    if (known && known.until > now) return known.token;
    const token = await t.sit(of);
    seats.set(of.id, { token, until: now + 3_600_000 });
    return token;
  };
  let played = 0;
  /** A closed round of the table's game. */
  const spin = async (of: TestMember, amount = "1", winAmount = "0") => {
    played += 1;
    t.clock.advance(1);
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const answer = await t.betwin({ ...ids, token: await seatOf(of), amount, winAmount });
    if (answer.code !== "OK") throw new Error(`a round was refused: ${answer.code}`);
    return ids;
  };
  const pay = (from: TestMember, to: TestMember, amount: bigint, key: string) =>
    transfer(t.store.db, {
      ...{ merchant: code, key: `transfer:${key}`, kind: "transferDown", amount },
      from: { owner: from.id, kind: "cash" },
      to: { owner: to.id, kind: "cash" },
      at: t.clock.now(),
    });
  const as = (of: TestMember) =>
    testContext({ store: t.store, merchant: t.merchant, clock: t.clock, actor: of.actor });
  const fold = () => foldDays(t.store, code);
  return { ...t, boss, agent, sibling, sub, player, deep, spin, pay, as, fold };
}
