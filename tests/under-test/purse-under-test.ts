import { randomUUID } from "node:crypto";
import { sweepPurses } from "#platform/jobs/sweeps/sweep-purses.ts";
import { balanceOf } from "#platform/money/ledger/balance-of.ts";
import { verifyLedger, verifySums } from "#platform/money/ledger/verify-ledger.ts";
import { getBalance } from "#platform/money/wallet/get-balance.ts";
import { listPurses } from "#platform/play/purses/list-purses.ts";
import { movePurse } from "#platform/play/purses/move-purse.ts";
import { recallPurses } from "#platform/play/purses/recall-purses.ts";
import { freshPlayer } from "#tests/under-test/studio-under-test.ts";

type Failure = "fail" | "silent" | "deaf" | "pending";
export const VENDOR = "LUCIERNA";
export const units = (amount: number) => BigInt(Math.round(amount * 10_000));

/**
 * A member with money on a platform, and the studio whose vendor keeps purses. `faults` names the
 * faults there by path.
 */
export async function freshPurse(balance = 1_000) {
  const failures = new Map<string, Failure>();
  const player = await freshPlayer({
    balance: units(balance),
    wallet: "transfer",
    purseFailure: (path) => failures.get(path),
  });
  const { context, store, merchant, member, pool, clock } = player;
  const keyed = (key: string = randomUUID()) => ({ ...context, idempotencyKey: key });
  const owner = { merchant: merchant.code, owner: member.id };
  return {
    ...player,
    failures,
    keyed,
    move: (direction: "in" | "out", amount: number, key?: string) =>
      movePurse(keyed(key), { vendor: VENDOR, direction, amount: units(amount) }),
    recall: (launchedAt?: number) =>
      recallPurses(keyed(), launchedAt === undefined ? {} : { launchedAt }),
    list: () => listPurses(context),
    balance: () => getBalance(context),
    /** Runs the job for everything that is due. */
    sweep: () => sweepPurses({ ...context, merchant }),
    /** The ledger's view, and the vendor's real balance. */
    async money() {
      const [cash, transit, purse] = await Promise.all(
        (["cash", "transit", `purse:${VENDOR}`] as const).map((kind) =>
          balanceOf(store.db, { ...owner, kind }),
        ),
      );
      return { cash: cash!, transit: transit!, purse: purse!, held: await held() };
    },
    /** The problems of the books. */
    problems: async () => [
      ...(await verifyLedger(store.db, merchant.code)),
      ...(await verifySums(store.db, merchant.code)),
    ],
    wait: (seconds: number) => clock.advance(seconds * 1_000),
  };

  async function held(): Promise<bigint> {
    const { rows } = await pool.query(
      "select coalesce(sum(balance), 0)::text as sum from studio.purse where merchant = $1",
      [merchant.code],
    );
    return BigInt(rows[0].sum);
  }
}
