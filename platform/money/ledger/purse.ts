/** The owner of the merchant's own purses. Member ids never equal it. */
export const HOUSE = "house";

/**
 * The purses of members and of the house. Of a member:
 * - `cash`: to play and withdraw
 * - `frozen`: for withdrawals under way
 * - `transit`: under way to a vendor's purse
 * - `purse:<vendor>`: held by such a vendor
 *
 * Of the house:
 * - `game`: stakes and wins
 * - `clearing`: what gateways owe or are owed
 * - `promo`: bonuses
 * - `fees`: costs of payments, taken from players or borne
 * - `jackpot`: the pot being filled, and won pots until they are paid
 */
export type Purse =
  | { owner: string; kind: "cash" | "frozen" | "transit" | `purse:${string}` }
  | { owner: typeof HOUSE; kind: "game" | "clearing" | "promo" | "fees" | "jackpot" };
