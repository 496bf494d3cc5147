import { z } from "zod";
import { SERIES } from "../../../contract/agents/rate-categories.ts";
import { RATE_MOST } from "../../../contract/agents/rates.ts";
import { STANDARD_ZONE } from "../../../contract/wire/time-zone.ts";
import { isRate } from "../../../domain/agents/rates.ts";
import type { MerchantRow } from "../find-merchant.ts";

const points = (standard: number) => z.int().min(0).max(RATE_MOST).default(standard);
const series = z.int().refine((value) => isRate("LOTT", value));

/** The part of a merchant's settings that has its rules of agents. */
export const agentSettings = z.object({
  timeZone: z.string().default(STANDARD_ZONE),
  agents: z
    .object({
      /** Most accounts that an agent makes on one day, in the merchant's time zone. */
      accountsPerDay: z.int().min(0).default(50),
      /** The highest rates of a top agent: basis points, and a series. */
      rates: z
        .object({
          RNG: points(100),
          LIVE: points(100),
          FISH: points(100),
          PVP: points(100),
          SPORTS: points(100),
          ESPORTS: points(100),
          COCKFIGHT: points(100),
          LOTT: series.default(SERIES.most),
        })
        .prefault({}),
      /** The most basis points that one path of the tree may pay at once, by what they are of. */
      ceiling: z
        .object({ validBet: points(300), loss: points(5_000), stake: points(200) })
        .prefault({}),
    })
    .prefault({}),
});

export type AgentTerms = z.output<typeof agentSettings>["agents"] & { timeZone: string };

/** A merchant's rules of agents: its `settings.agents` over our defaults. */
export function agentTermsOf(row: Pick<MerchantRow, "settings">): AgentTerms {
  const { timeZone, agents } = agentSettings.parse(row.settings);
  return { ...agents, timeZone };
}
