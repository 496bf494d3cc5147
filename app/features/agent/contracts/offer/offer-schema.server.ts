import { z } from "zod";
import type { ReadAmount } from "#app/request/input/amount-reader.server.ts";
import {
  CARRIES,
  DIVIDEND_MODES,
  PERIOD_LENGTHS,
} from "#platform/contract/agents/contract-kinds.ts";
import { type ContractTerms, OFFERED_KINDS } from "#platform/contract/agents/contract-terms.ts";
import { GAME_TYPES } from "#platform/contract/play/game-types.ts";

const RATE = /^(\d{1,2})(?:[.,](\d{1,2}))?$/;
const typed = z.string().trim().max(20).default("");
const row = z.object({
  rate: typed,
  validBet: typed,
  loss: typed,
  active: typed,
  minimumBet: typed,
});
type Row = z.output<typeof row>;
type Fields = keyof Row;

/** An offered contract as it is typed. A row of tiers without any value is left out. */
export function offerSchema(read: ReadAmount) {
  return z
    .object({
      key: z.string().regex(/^[\w-]{8,64}$/),
      account: z.string("account_missing").trim().min(1, "account_missing").max(64),
      kind: z.enum(OFFERED_KINDS),
      period: z.enum(PERIOD_LENGTHS, "period_missing"),
      mode: z.enum(DIVIDEND_MODES, "mode_missing").default("fixed"),
      carry: z.enum(CARRIES, "carry_missing").default("permanent"),
      gameTypes: z.array(z.enum(GAME_TYPES)).default([]),
      tiers: z.array(row).max(10),
      proceed: z.stringbool().default(false),
    })
    .transform((offer, context) => {
      const wrong = (at: number, field: Fields, message: string) =>
        context.addIssue({ code: "custom", path: ["tiers", at, field], message });
      const tiers = offer.tiers.flatMap((one, at) =>
        Object.values(one).every((text) => text === "")
          ? []
          : [tierOf(one, read, (field, message) => wrong(at, field, message))],
      );
      if (tiers.length === 0) wrong(0, "rate", "tier_missing");
      const { key, account, proceed } = offer;
      return { key, account, proceed, terms: termsOf(offer, tiers) };
    });
}

type Tier = ContractTerms["tiers"][number];

function tierOf(row: Row, read: ReadAmount, wrong: (field: Fields, message: string) => void): Tier {
  const [, whole, part = ""] = RATE.exec(row.rate) ?? [];
  const rate = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, "0"));
  if (rate === 0) wrong("rate", "rate_invalid");
  const mark = (field: "validBet" | "loss" | "minimumBet") => {
    if (row[field] === "") return null;
    const amount = read(row[field]);
    if (amount === null || amount <= 0n) wrong(field, "amount_invalid");
    return amount;
  };
  const active = row.active === "" ? null : Number(row.active);
  if (active !== null && !(Number.isInteger(active) && active >= 1 && active <= 1_000_000)) {
    wrong("active", "count_invalid");
  }
  return {
    ...{ rate, active, validBet: mark("validBet"), loss: mark("loss") },
    minimumBet: mark("minimumBet") ?? 0n,
  };
}

type Offer = {
  kind: ContractTerms["kind"];
  period: (typeof PERIOD_LENGTHS)[number];
  mode: (typeof DIVIDEND_MODES)[number];
  carry: (typeof CARRIES)[number];
  gameTypes: (typeof GAME_TYPES)[number][];
};

function termsOf({ kind, period, mode, carry, gameTypes: types }: Offer, tiers: Tier[]) {
  // Nothing chosen counts everything, later categories too.
  const gameTypes = types.length === 0 ? null : types;
  if (kind === "daily") return { kind, period, gameTypes, tiers } satisfies ContractTerms;
  const half = period === "semimonthly" ? period : "monthly";
  return { kind, period: half, mode, carry, gameTypes, tiers } satisfies ContractTerms;
}
