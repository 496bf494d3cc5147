/** The calls of VW/1.1, with the answers of the protocol's decision table. */
export type VendorMove =
  | { call: "authenticate"; ticket: string; member: string }
  | { call: "balance"; member: string }
  | ({ call: "bet"; session: string } & Bet)
  | ({ call: "betwin"; session: string; winTx: string; win: number; isLast: boolean } & Bet)
  | { call: "bets"; session: string; bets: Bet[] }
  | ({ call: "win" } & Win)
  | { call: "settle"; results: Win[] }
  | ({ call: "rollback"; ref: string } & Named)
  | { call: "endround"; member: string; round: string }
  | { call: "heartbeat"; session: string }
  | { call: "tx"; member: string; tx: string }
  | { call: "bonus"; tx: string; member: string; amount: number; of: "promo" | "jackpot" }
  | { call: "adjust"; tx: string; member: string; ref: string; amount: number };
type Named = { tx: string; member: string; round: string };
export type Win = {
  amount: number;
  ref: string;
  isLast: boolean;
  isLate: boolean;
  effective?: number;
} & Named;
export type Bet = { tx: string; round: string; game: string; amount: number } & BetTerms;
/** What VW/1.1 lets a bet say. */
export type BetTerms = {
  effective?: number;
  /** The player's series and the chosen one. */
  series?: [number, number];
  /** Until when its vendor may keep the round open. */
  dueAt?: number;
};
