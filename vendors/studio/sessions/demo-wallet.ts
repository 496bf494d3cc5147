import { DEMO_BALANCE } from "../../engines/engine.ts";
import type { PurseBook } from "../purses/own-wallet.ts";
import type { Studio } from "../studio.ts";

const MARK = "demo:";

/** A demo player's name within the studio. No player with money can have it. */
export const demoPlayerId = (playerId: string) => MARK + playerId;
export const isDemoPlayer = (playerId: string) => playerId.startsWith(MARK);

/** A player's demos at all of the studio's vendors are played from one purse. */
const ALL_VENDORS = "*";

/**
 * The purses of demo players. Their money never leaves the studio, and each new day refills them.
 */
export const demoBook: PurseBook = {
  purses: "studio.demo_purse",
  movements: "studio.demo_movement",
  purseOf: ({ merchant, playerId }) => ({ merchant, vendor: ALL_VENDORS, playerId }),
  async hold(client, { merchant, vendor, playerId }, at) {
    const purse = await client.query<{ balance: string }>(
      `insert into studio.demo_purse as p (merchant, vendor, player_id, day, balance)
       values ($1, $2, $3, $4, $5)
       on conflict (merchant, vendor, player_id) do update set day = $4,
         balance = case when p.day = $4 then p.balance else excluded.balance end
       returning balance`,
      [merchant, vendor, playerId, dayOf(at), DEMO_BALANCE],
    );
    return BigInt(purse.rows[0]!.balance);
  },
};

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** What the player of demos has left today. A purse that was not used is full. */
export async function demoBalance(
  { pool, clock }: Pick<Studio, "pool" | "clock">,
  { merchant, playerId }: { merchant: string; playerId: string },
): Promise<bigint> {
  const found = await pool.query<{ balance: string }>(
    `select balance from studio.demo_purse
     where merchant = $1 and vendor = $2 and player_id = $3 and day = $4`,
    [merchant, ALL_VENDORS, demoPlayerId(playerId), dayOf(clock.now())],
  );
  return BigInt(found.rows[0]?.balance ?? DEMO_BALANCE);
}
