import { and, eq } from "drizzle-orm";
import { acceptOffer } from "../agents/contracts/accept-offer.ts";
import type { ContractWriter } from "../agents/contracts/act-on-contract.ts";
import { makeOffer } from "../agents/contracts/make-offer.ts";
import type { ContractTerms, TermsOf } from "../contract/agents/contract-terms.ts";
import type { Clock, Random } from "../core/context.ts";
import { usernameKey } from "../domain/members/username.ts";
import type { Transaction } from "../store/open-store.ts";
import { contracts } from "../store/schema/contract.ts";
import { members } from "../store/schema/merchant.ts";
import { paidPlayer } from "./demo-players.ts";

type Tier = TermsOf<"daily">["tiers"][number];
const UNIT = 10_000n;
const tier = (rate: number, asks: Partial<Tier>): Tier => ({
  ...{ rate, validBet: null, loss: null, active: null, minimumBet: 0n },
  ...asks,
});
const GAMES: ContractTerms["gameTypes"] = ["RNG", "LIVE"];

type Signed = { upline: string | null; downline: string; terms: ContractTerms };
/** The demonstration's contracts, from the operator down: whoever pays, who is paid, and the terms. */
const contractsOf = (merchant: string): Signed[] => [
  {
    ...{ upline: null, downline: "agente" },
    terms: daily([
      tier(50, { validBet: 200n * UNIT, active: 2, minimumBet: 20n * UNIT }),
      tier(80, { validBet: 1_000n * UNIT, active: 5, minimumBet: 20n * UNIT }),
    ]),
  },
  {
    ...{ upline: null, downline: "agente" },
    terms: dividend([
      tier(1_000, { loss: 100n * UNIT, active: 2, minimumBet: 50n * UNIT }),
      tier(2_000, { loss: 20_000n * UNIT, active: 5, minimumBet: 50n * UNIT }),
    ]),
  },
  {
    ...{ upline: "agente", downline: "norte" },
    terms: daily([tier(40, { validBet: 200n * UNIT, active: 2, minimumBet: 20n * UNIT })]),
  },
  {
    ...{ upline: "norte", downline: "bajio" },
    terms: daily([tier(30, { validBet: 200n * UNIT, active: 2, minimumBet: 20n * UNIT })]),
  },
  { upline: null, downline: "agente", terms: hour(20, 100n * UNIT) },
  { upline: "agente", downline: "norte", terms: hour(10, 100n * UNIT) },
  { upline: null, downline: "agente", terms: realtime(10, 30) },
  { upline: "agente", downline: "norte", terms: realtime(5, 20) },
  { upline: "agente", downline: paidPlayer(merchant).username, terms: realtime(5, 20) },
];

function hour(rate: number, validBet: bigint): ContractTerms {
  const tier = { rate, validBet, active: 1, minimumBet: 10n * UNIT, dayBefore: null };
  return { kind: "hour", period: "hourly", gameTypes: GAMES, tiers: [tier] };
}
function realtime(winRate: number, lossRate: number): ContractTerms {
  const tier = { singleBet: 5n * UNIT, dayBet: null, winRate, lossRate };
  return { kind: "realtime", period: "fiveMinutes", gameTypes: GAMES, tiers: [tier] };
}
function daily(tiers: Tier[]): ContractTerms {
  return { kind: "daily", period: "daily", gameTypes: GAMES, tiers };
}
function dividend(tiers: Tier[]): ContractTerms {
  const kind = { kind: "dividend", period: "semimonthly", mode: "fixed" } as const;
  return { ...kind, carry: "permanent", gameTypes: GAMES, tiers };
}

/** Puts the demonstration's contracts in force where its agent has none yet. */
export async function seedContracts(
  tx: Transaction,
  merchant: string,
  parts: { clock: Clock; random: Random },
): Promise<void> {
  const writer: ContractWriter = { ...parts, merchant: { code: merchant } };
  const idOf = async (username: string) => {
    const [row] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.usernameKey, usernameKey(username))));
    return row!.id;
  };
  const isAny = eq(contracts.merchant, merchant);
  const [known] = await tx.select({ id: contracts.id }).from(contracts).where(isAny).limit(1);
  if (known) return;
  for (const [at, { upline, downline, terms }] of contractsOf(merchant).entries()) {
    const parties = { upline: upline && (await idOf(upline)), downline: await idOf(downline) };
    const key = { idempotencyKey: `demo-${at}`, isProceeding: false };
    const offer = await makeOffer(writer, tx, { ...parties, terms, ...key });
    await acceptOffer(writer, tx, offer);
  }
}
