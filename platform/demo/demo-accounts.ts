import type { Rates } from "../contract/agents/rate-categories.ts";
import { ACCOUNT_TYPE } from "../contract/members/account-type.ts";

export type DemoAccount = {
  merchant: string;
  username: string;
  password: string;
  type: number;
  /** The six digits for its withdrawals. */
  withdrawDigits?: string;
};

export type DemoLogin = {
  username: string;
  nickname: string;
  type: number;
  deposit: bigint;
  /** Proved to be the account's own, so the account may be asked for a code. */
  phone?: string;
  /** The user name of the agent directly above. */
  upline?: string;
  /** What an agent may give; never more than the agent above has. */
  rates?: Partial<Rates>;
};

/** Public, for demonstrations only. Never use it in a production database. */
export const PASSWORD = "Sol-Luna-Mar-26";

/** The account type of an agent without an office of their own. */
export const AGENT = 1;

export const LOGINS: DemoLogin[] = [
  {
    username: "demo",
    nickname: "Demo",
    type: ACCOUNT_TYPE.member,
    deposit: 25_000_000n,
    upline: "agente",
  },
  {
    ...{ username: "agente", nickname: "Agente", type: AGENT, deposit: 50_000_000n },
    rates: { RNG: 100, LIVE: 80, FISH: 60, LOTT: 1960 },
  },
  { username: "prueba", nickname: "Prueba", type: ACCOUNT_TYPE.trial, deposit: 0n },
];

/** An agent below another one. */
const SUB_AGENT = 2;

/** The agents between the demonstration's agent and its players, those above before those below. */
export const SUB_AGENTS: DemoLogin[] = [
  {
    ...{ username: "norte", nickname: "Norte", type: SUB_AGENT, deposit: 20_000_000n },
    upline: "agente",
    rates: { RNG: 80, LIVE: 60, LOTT: 1940 },
  },
  {
    ...{ username: "bajio", nickname: "Bajío", type: SUB_AGENT, deposit: 10_000_000n },
    upline: "norte",
    rates: { RNG: 60, LIVE: 40, LOTT: 1920 },
  },
];

/**
 * Accounts for a login by code: +52 55 5000 0026, … 0027 or … 0028, where a merchant offers that.
 */
export const BY_PHONE: DemoLogin[] = ["0026", "0027", "0028"].map((end) => ({
  username: `movil${end}`,
  nickname: "Movil",
  type: ACCOUNT_TYPE.member,
  deposit: 0n,
  phone: `+52555000${end}`,
}));

/** As public as the demonstration's password. */
export const DEMO_DIGITS = "482915";

/** Accounts that may withdraw at once. */
export const WITH_DIGITS = ["demo", "agente"];

/** The accounts that a visitor of the demonstration may use at a merchant. */
export function demoAccounts(merchant: string, hasDigits: boolean): DemoAccount[] {
  return LOGINS.map(({ username, type }) => ({
    merchant,
    username,
    password: PASSWORD,
    type,
    ...(hasDigits && WITH_DIGITS.includes(username) && { withdrawDigits: DEMO_DIGITS }),
  }));
}
