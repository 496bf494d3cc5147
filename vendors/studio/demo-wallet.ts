import type { PoolClient } from "pg";
import type { VendorAnswer, VendorRequest } from "#platform/contract/vendor-wallet.ts";
import { fromAmountText, toAmountText } from "../money-text.ts";
import type { VendorWallet, WalletOutcome } from "../vw-client.ts";
import type { Studio } from "./studio.ts";
import { transaction } from "./transaction.ts";

/** What a demo starts every day with, in 1/10,000: FUN 10,000.00. */
export const DEMO_BALANCE = 100_000_000n;

const MARK = "demo:";

/** The name a demo player has within the studio; no player with money can have it. */
export const demoPlayerId = (playerId: string) => MARK + playerId;
export const isDemoPlayer = (playerId: string) => playerId.startsWith(MARK);

/**
 * The wallet of demo players: it answers as VW/1 does, from a purse of the studio's own, and
 * nothing leaves the house. The same transaction again answers without moving the money again.
 */
export function createDemoWallet(
  studio: Pick<Studio, "pool" | "clock">,
  owner: { merchant: string; vendor: string },
): VendorWallet {
  return {
    async call(name, body) {
      if (name === "betwin") {
        const { token, txId, amount, winAmount } = body as VendorRequest<"betwin">;
        return withPurse(studio, { ...owner, playerId: token }, (purse) =>
          book(purse, txId, { stake: fromAmountText(amount), win: fromAmountText(winAmount) }),
        );
      }
      const { playerId = "" } = body as { playerId?: string };
      return withPurse(studio, { ...owner, playerId }, async (purse) => {
        if (name === "balance") return { code: "OK", balance: purse.balance };
        if (name === "win") {
          const { txId, amount } = body as VendorRequest<"win">;
          return book(purse, txId, { stake: 0n, win: fromAmountText(amount) });
        }
        if (name === "rollback")
          return makeVoid(purse, (body as VendorRequest<"rollback">).refTxId);
        return { code: "FINAL", balance: purse.balance };
      });
    },
  };
}

type Owner = { merchant: string; vendor: string; playerId: string };
type Purse = { client: PoolClient; key: string[]; balance: bigint; at: Date };
type Outcome = { code: VendorAnswer["code"]; balance: bigint };

/** Works on the player's purse while it is locked; a new day fills it again. */
async function withPurse(
  { pool, clock }: Pick<Studio, "pool" | "clock">,
  { merchant, vendor, playerId }: Owner,
  work: (purse: Purse) => Promise<Outcome>,
): Promise<WalletOutcome> {
  const key = [merchant, vendor, playerId];
  const at = clock.now();
  const { code, balance } = await transaction(pool, async (client) => {
    const purse = await client.query<{ balance: string }>(
      `insert into studio.demo_purse as p (merchant, vendor, player_id, day, balance)
       values ($1, $2, $3, $4, $5)
       on conflict (merchant, vendor, player_id) do update set day = $4,
         balance = case when p.day = $4 then p.balance else excluded.balance end
       returning balance`,
      [...key, at.toISOString().slice(0, 10), DEMO_BALANCE],
    );
    return work({ client, key, at, balance: BigInt(purse.rows[0]!.balance) });
  });
  const text = toAmountText(balance);
  return { known: true, answer: { code, message: code, balance: text, cash: text } };
}

async function book(
  purse: Purse,
  txId: string,
  { stake, win }: { stake: bigint; win: bigint },
): Promise<Outcome> {
  const { balance, client, key } = purse;
  const known = await find(purse, txId);
  if (known) return { code: known.is_void ? "TX_ROLLED_BACK" : "OK", balance };
  if (stake > balance) return { code: "INSUFFICIENT_FUNDS", balance };
  await keep(purse, txId, false);
  const after = balance - stake + win;
  await client.query(
    `update studio.demo_purse set balance = $4
     where merchant = $1 and vendor = $2 and player_id = $3`,
    [...key, after],
  );
  return { code: "OK", balance: after };
}

/** A bet that has its win stands; one that never came is remembered, so that it cannot come late. */
async function makeVoid(purse: Purse, txId: string): Promise<Outcome> {
  const known = await find(purse, txId);
  if (known && !known.is_void) return { code: "ALREADY_SETTLED", balance: purse.balance };
  if (!known) await keep(purse, txId, true);
  return { code: "OK", balance: purse.balance };
}

async function find({ client, key }: Purse, txId: string) {
  const found = await client.query<{ is_void: boolean }>(
    `select is_void from studio.demo_movement
     where merchant = $1 and vendor = $2 and player_id = $3 and tx_id = $4`,
    [...key, txId],
  );
  return found.rows[0];
}

async function keep({ client, key, at }: Purse, txId: string, isVoid: boolean) {
  await client.query(
    `insert into studio.demo_movement (merchant, vendor, player_id, tx_id, is_void, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [...key, txId, isVoid, at],
  );
}
