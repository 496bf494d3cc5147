import type { PurseBook } from "./own-wallet.ts";

/**
 * The purses of players whose money a vendor of the studio keeps. A player without a purse has a
 * balance of zero.
 */
export const purseBook: PurseBook = {
  purses: "studio.purse",
  movements: "studio.purse_movement",
  purseOf: (owner) => owner,
  async hold(client, { merchant, vendor, playerId }) {
    const purse = await client.query<{ balance: string }>(
      `select balance from studio.purse
       where merchant = $1 and vendor = $2 and player_id = $3 for update`,
      [merchant, vendor, playerId],
    );
    return BigInt(purse.rows[0]?.balance ?? 0);
  },
};
