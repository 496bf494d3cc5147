import { DEMO_BALANCE } from "../../engines/engine.ts";
import type { PurseBook } from "../purses/own-wallet.ts";

const MARK = "demo:";

/** A demo player's name within the studio. No player with money can have it. */
export const demoPlayerId = (playerId: string) => MARK + playerId;
export const isDemoPlayer = (playerId: string) => playerId.startsWith(MARK);

/**
 * The purses of demo players. Their money never leaves the studio, and each new day refills them.
 */
export const demoBook: PurseBook = {
  purses: "studio.demo_purse",
  movements: "studio.demo_movement",
  async hold(client, { merchant, vendor, playerId }, at) {
    const purse = await client.query<{ balance: string }>(
      `insert into studio.demo_purse as p (merchant, vendor, player_id, day, balance)
       values ($1, $2, $3, $4, $5)
       on conflict (merchant, vendor, player_id) do update set day = $4,
         balance = case when p.day = $4 then p.balance else excluded.balance end
       returning balance`,
      [merchant, vendor, playerId, at.toISOString().slice(0, 10), DEMO_BALANCE],
    );
    return BigInt(purse.rows[0]!.balance);
  },
};
