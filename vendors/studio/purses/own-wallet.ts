import type { PoolClient } from "pg";
import type { VendorAnswer, VendorRequest } from "#platform/contract/play/vendor-wallet.ts";
import { fromAmountText, toAmountText } from "../../wallet/money-text.ts";
import type { VendorWallet, WalletOutcome } from "../../wallet/vw-client.ts";
import type { Studio } from "../studio.ts";
import { transaction } from "./transaction.ts";

export type PurseOwner = { merchant: string; vendor: string; playerId: string };

/** A kind of purse that the studio keeps: its tables, and how to lock one of its purses. */
export type PurseBook = {
  purses: "studio.demo_purse" | "studio.purse";
  movements: "studio.demo_movement" | "studio.purse_movement";
  /** Whose purse an owner plays from: one purse may serve several vendors. */
  purseOf(owner: PurseOwner): PurseOwner;
  /** Locks the purse and returns its balance. */
  hold(client: PoolClient, owner: PurseOwner, at: Date): Promise<bigint>;
};

/**
 * A wallet that answers like VW/1 from a purse in the studio's database. A repeated transaction
 * gets the same answer and moves no money.
 */
export function createOwnWallet(
  studio: Pick<Studio, "pool" | "clock">,
  book: PurseBook,
  owner: PurseOwner,
): VendorWallet {
  return {
    call: (name, body) =>
      withPurse(studio, book, owner, async (purse) => {
        if (name === "balance") return { code: "OK", balance: purse.balance };
        if (name === "betwin") {
          const { txId, amount, winAmount } = body as VendorRequest<"betwin">;
          return move(purse, txId, {
            stake: fromAmountText(amount),
            win: fromAmountText(winAmount),
          });
        }
        if (name === "win") {
          const { txId, amount } = body as VendorRequest<"win">;
          return move(purse, txId, { stake: 0n, win: fromAmountText(amount) });
        }
        if (name === "rollback")
          return makeVoid(purse, (body as VendorRequest<"rollback">).refTxId);
        return { code: "FINAL", balance: purse.balance };
      }),
  };
}

type Purse = {
  client: PoolClient;
  book: PurseBook;
  /** The key of the movements, and of the purse itself. */
  key: string[];
  purse: string[];
  balance: bigint;
  at: Date;
};
type Outcome = { code: VendorAnswer["code"]; balance: bigint };

/** Runs the work while the player's purse is locked. */
async function withPurse(
  { pool, clock }: Pick<Studio, "pool" | "clock">,
  book: PurseBook,
  owner: PurseOwner,
  work: (purse: Purse) => Promise<Outcome>,
): Promise<WalletOutcome> {
  const held = book.purseOf(owner);
  const at = clock.now();
  const { code, balance } = await transaction(pool, async (client) => {
    const balance = await book.hold(client, held, at);
    return work({ client, book, key: keyOf(owner), purse: keyOf(held), at, balance });
  });
  const text = toAmountText(balance);
  return { known: true, answer: { code, message: code, balance: text, cash: text } };
}

const keyOf = ({ merchant, vendor, playerId }: PurseOwner) => [merchant, vendor, playerId];

async function move(
  purse: Purse,
  txId: string,
  { stake, win }: { stake: bigint; win: bigint },
): Promise<Outcome> {
  const { balance, book, client } = purse;
  const known = await find(purse, txId);
  if (known) return { code: known.is_void ? "TX_ROLLED_BACK" : "OK", balance };
  if (stake > balance) return { code: "INSUFFICIENT_FUNDS", balance };
  await keep(purse, txId, false);
  const after = balance - stake + win;
  await client.query(
    `update ${book.purses} set balance = $4
     where merchant = $1 and vendor = $2 and player_id = $3`,
    [...purse.purse, after],
  );
  return { code: "OK", balance: after };
}

/** A bet that has its win stands. A bet that never came is remembered, so it cannot arrive late. */
async function makeVoid(purse: Purse, txId: string): Promise<Outcome> {
  const known = await find(purse, txId);
  if (known && !known.is_void) return { code: "ALREADY_SETTLED", balance: purse.balance };
  if (!known) await keep(purse, txId, true);
  return { code: "OK", balance: purse.balance };
}

async function find({ client, book, key }: Purse, txId: string) {
  const found = await client.query<{ is_void: boolean }>(
    `select is_void from ${book.movements}
     where merchant = $1 and vendor = $2 and player_id = $3 and tx_id = $4`,
    [...key, txId],
  );
  return found.rows[0];
}

async function keep({ client, book, key, at }: Purse, txId: string, isVoid: boolean) {
  await client.query(
    `insert into ${book.movements} (merchant, vendor, player_id, tx_id, is_void, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [...key, txId, isVoid, at],
  );
}
