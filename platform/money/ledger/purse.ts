/** The owner of the merchant's own purses; member ids never equal it. */
export const HOUSE = "house";

/**
 * The purses of a member: `cash` to play and withdraw, `frozen` for withdrawals under way, `transit`
 * for what has left for a vendor's purse, and `purse:<vendor>` for what such a vendor holds. Of the
 * house: `game` (stakes and wins), `clearing` (what gateways owe or are owed), `promo` (bonuses),
 * `fees` (what paying costs, taken from players or borne), `jackpot` (the pot that is being filled,
 * and won pots until they are paid).
 */
export type Purse =
  | { owner: string; kind: "cash" | "frozen" | "transit" | `purse:${string}` }
  | { owner: typeof HOUSE; kind: "game" | "clearing" | "promo" | "fees" | "jackpot" };
