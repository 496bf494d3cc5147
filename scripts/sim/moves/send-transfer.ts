import { createTransfer } from "#platform/money/transfers/create-transfer.ts";
import type { TransferMove } from "../oracle/transfers.ts";
import { PIN, type Station, type World } from "../world.ts";
import type { Names } from "./moves.ts";

/** Sends money to the other member, and stores the platform's id of the transfer. */
export async function sendTransfer(
  { observer, code }: World,
  { context }: Station,
  { key, from, direction, amount }: TransferMove,
  names: Names,
): Promise<string> {
  const account = from === "a" ? "b" : "a";
  try {
    await createTransfer(context(from, key), {
      direction,
      account,
      amount: BigInt(amount),
      withdrawPassword: PIN,
    });
    return "OK";
  } finally {
    const { rows } = await observer.query<{ key: string; id: string }>(
      "select idempotency_key as key, id from member_transfers where merchant = $1",
      [code],
    );
    for (const row of rows) names.transfers.set(row.key, row.id);
  }
}
