import { z } from "zod";
import type { ReadAmount } from "#app/request/input/amount-reader.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
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
  ...{ rate: typed, validBet: typed, loss: typed, active: typed, minimumBet: typed },
  ...{ dayBefore: typed, winRate: typed, lossRate: typed, singleBet: typed, dayBet: typed },
});
type Row = z.output<typeof row>;
type Fields = keyof Row;
type Wrong = (field: Fields, message: string) => void;

/** An offered contract as it is typed. A row of tiers without any value is left out. */
export function offerSchema(read: ReadAmount) {
  return z
    .object({
      key: formKey,
      account: z.string("account_missing").trim().min(1, "account_missing").max(64),
      kind: z.enum(OFFERED_KINDS),
      period: z.enum(PERIOD_LENGTHS, "period_missing").optional(),
      mode: z.enum(DIVIDEND_MODES, "mode_missing").default("fixed"),
      carry: z.enum(CARRIES, "carry_missing").default("permanent"),
      gameTypes: z.array(z.enum(GAME_TYPES)).default([]),
      tiers: z.array(row).max(10),
      proceed: z.stringbool().default(false),
    })
    .transform((offer, context) => {
      const wrongAt =
        (at: number): Wrong =>
        (field, message) =>
          context.addIssue({ code: "custom", path: ["tiers", at, field], message });
      const { key, account, proceed, kind, period } = offer;
      if (period === undefined && (kind === "dividend" || kind === "daily")) {
        context.addIssue({ code: "custom", path: ["period"], message: "period_missing" });
      }
      const rows = offer.tiers.flatMap((one, at) =>
        Object.values(one).every((text) => text === "") ? [] : [tierReader(one, read, wrongAt(at))],
      );
      if (rows.length === 0) {
        wrongAt(0)(kind === "realtime" ? "winRate" : "rate", "tier_missing");
      }
      return { key, account, proceed, terms: termsOf(offer, rows) };
    });
}

/** Reads the fields of one tier, and marks those that are wrong. */
function tierReader(row: Row, read: ReadAmount, wrong: Wrong) {
  const rate = (field: "rate" | "winRate" | "lossRate", least: number): number => {
    const [, whole, part = ""] = RATE.exec(row[field]) ?? [];
    const points = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, "0"));
    const isNone = row[field] === "" && least === 0;
    if (points < least || (whole === undefined && !isNone)) wrong(field, "rate_invalid");
    return points;
  };
  const mark = (field: Exclude<Fields, "rate" | "winRate" | "lossRate" | "active">) => {
    if (row[field] === "") return null;
    const amount = read(row[field]);
    if (amount === null || amount <= 0n) wrong(field, "amount_invalid");
    return amount;
  };
  const least = (field: "validBet" | "singleBet"): bigint => {
    if (row[field] === "") wrong(field, "amount_invalid");
    return mark(field) ?? 0n;
  };
  const people = () => {
    const active = row.active === "" ? null : Number(row.active);
    if (active !== null && !(Number.isInteger(active) && active >= 1 && active <= 1_000_000)) {
      wrong("active", "count_invalid");
    }
    return { active, minimumBet: mark("minimumBet") ?? 0n };
  };
  return {
    ofDays: () => ({
      ...{ rate: rate("rate", 1), ...people() },
      ...{ validBet: mark("validBet"), loss: mark("loss") },
    }),
    ofHour: () => ({
      ...{ rate: rate("rate", 1), ...people() },
      ...{ validBet: least("validBet"), dayBefore: mark("dayBefore") },
    }),
    ofRounds: () => {
      const [winRate, lossRate] = [rate("winRate", 0), rate("lossRate", 0)];
      if (winRate + lossRate === 0) wrong("winRate", "rate_invalid");
      return { singleBet: least("singleBet"), dayBet: mark("dayBet"), winRate, lossRate };
    },
  };
}
type TierReader = ReturnType<typeof tierReader>;

type Offer = {
  kind: ContractTerms["kind"];
  period?: (typeof PERIOD_LENGTHS)[number] | undefined;
  mode: (typeof DIVIDEND_MODES)[number];
  carry: (typeof CARRIES)[number];
  gameTypes: (typeof GAME_TYPES)[number][];
};

function termsOf(
  { kind, period = "daily", mode, carry, gameTypes: types }: Offer,
  rows: TierReader[],
): ContractTerms {
  // Nothing chosen counts everything, later categories too.
  const gameTypes = types.length === 0 ? null : types;
  if (kind === "hour") {
    return { kind, period: "hourly", gameTypes, tiers: rows.map(({ ofHour }) => ofHour()) };
  }
  if (kind === "realtime") {
    return {
      kind,
      period: "fiveMinutes",
      gameTypes,
      tiers: rows.map(({ ofRounds }) => ofRounds()),
    };
  }
  const tiers = rows.map(({ ofDays }) => ofDays());
  if (kind === "daily") return { kind, period, gameTypes, tiers };
  const half = period === "semimonthly" ? period : "monthly";
  return { kind, period: half, mode, carry, gameTypes, tiers };
}
