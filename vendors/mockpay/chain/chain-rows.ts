import type { Pool } from "pg";

export type AddressRow = { address: string; owner: string; return_url: string };
export type TransferRow = {
  tx_id: string;
  sender: string;
  receiver: string;
  /** In 1/1,000,000 USDT. */
  value: string;
  block: number;
  at: Date;
};

/** The address of this owner, made of `fresh` the first time. */
export async function keepAddress(
  pool: Pool,
  { owner, returnUrl, fresh }: { owner: string; returnUrl: string; fresh: string },
): Promise<string> {
  const { rows } = await pool.query<AddressRow>(
    `insert into mockpay.chain_addresses (address, owner, return_url) values ($1, $2, $3)
     on conflict (owner) do update set return_url = excluded.return_url returning *`,
    [fresh, owner, returnUrl],
  );
  return rows[0]!.address;
}

export async function findAddress(pool: Pool, address: string): Promise<AddressRow | undefined> {
  const sql = "select * from mockpay.chain_addresses where address = $1";
  const { rows } = await pool.query<AddressRow>(sql, [address]);
  return rows[0];
}

export async function addTransfer(pool: Pool, row: TransferRow): Promise<void> {
  await pool.query(
    `insert into mockpay.chain_transfers (tx_id, sender, receiver, value, block, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [row.tx_id, row.sender, row.receiver, row.value, row.block, row.at],
  );
}

type Asked = { since: Date; solid: number; isSolid: boolean; limit: number; offset: number };

/** Transfers to an address since a time, oldest first, final or not. */
export async function listTransfers(
  pool: Pool,
  receiver: string,
  { since, solid, isSolid, limit, offset }: Asked,
): Promise<TransferRow[]> {
  const { rows } = await pool.query<TransferRow>(
    `select * from mockpay.chain_transfers
     where receiver = $1 and at >= $2 and (block <= $3) = $4
     order by at, tx_id limit $5 offset $6`,
    [receiver, since, solid, isSolid, limit, offset],
  );
  return rows;
}

export async function findTransfer(pool: Pool, id: string): Promise<TransferRow | undefined> {
  const sql = "select * from mockpay.chain_transfers where tx_id = $1";
  const { rows } = await pool.query<TransferRow>(sql, [id]);
  return rows[0];
}
