/** The owner of the merchant's own purses. Member ids never equal it. */
export const HOUSE = "house";

/**
 * The purses of members and of the house. Of a member:
 * - `cash`: to play and withdraw
 * - `frozen`: for withdrawals under way
 * - `transit`: under way to a vendor's purse
 * - `purse:<vendor>`: held by such a vendor
 * - `hold`: set aside for a payment that is owed; neither played nor withdrawn
 * - `points`: loyalty points in 1/10,000; no money, so they move only from and to points
 *
 * Of the house:
 * - `game`: stakes and wins
 * - `clearing`: what gateways owe or are owed
 * - `promo`: bonuses
 * - `fees`: costs of payments, taken from players or borne
 * - `jackpot`: the pot being filled, and won pots until they are paid
 * - `rebate`: rebates of stakes
 * - `agents`: salaries, dividends and commissions
 * - `contest`: prizes of leaderboards and draws
 * - `lottery`: what lotteries pay beside wins
 * - `points`: points given and taken back
 */
export type Purse =
  | { owner: string; kind: "cash" | "frozen" | "transit" | "hold" | "points" | `purse:${string}` }
  | { owner: typeof HOUSE; kind: HouseKind };

type HouseKind =
  | "game"
  | "clearing"
  | "promo"
  | "fees"
  | "jackpot"
  | "rebate"
  | "agents"
  | "contest"
  | "lottery"
  | "points";
