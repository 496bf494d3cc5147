import type { OwnDataPart } from "../../contract/members/own-data-kinds.ts";
import { agentLinks } from "../../store/schema/agent-link.ts";
import { contracts } from "../../store/schema/contract.ts";
import { lotteryDifferences } from "../../store/schema/lottery.ts";
import { memberRates } from "../../store/schema/member-rates.ts";
import { payBills } from "../../store/schema/pay.ts";
import { agentRebates } from "../../store/schema/rebate.ts";
import { of } from "./own-rows.ts";
import { type Part, part } from "./part.ts";
import { contractOf } from "./shape.ts";

/** What an agent has beside other members. Nobody else of the team is named. */
export const agentParts = {
  agentLinks: part(
    agentLinks,
    ["code", "type", "rates", "expiresAt", "usesMax", "uses", "switchedOffAt", "createdAt"],
    { isOwn: of(agentLinks.member), order: [agentLinks.code] },
  ),
  agentRates: part(memberRates, ["category", "version", "rateBp", "effectiveFrom"], {
    isOwn: of(memberRates.member),
    order: [memberRates.category, memberRates.version],
  }),
  agentContracts: part(
    contracts,
    [
      ...(["id", "kind", "upline", "downline", "state", "version", "terms"] as const),
      ...(["offeredAt", "expiresAt", "answeredAt", "endedAt"] as const),
    ],
    {
      isOwn: of(contracts.upline, contracts.downline),
      order: [contracts.id],
      shape: contractOf,
    },
  ),
  agentBills: part(
    payBills,
    [
      ...(["kind", "period", "contract", "fromDay", "toDay", "tier", "gross", "net"] as const),
      ...(["due", "paid", "state", "issuedAt", "payUntil", "paidAt"] as const),
    ],
    { isOwn: of(payBills.payee), order: [payBills.kind, payBills.period, payBills.contract] },
  ),
  agentRebates: part(
    agentRebates,
    ["day", "category", "source", "rate", "validBet", "gross", "amount", "paidAt"],
    {
      isOwn: of(agentRebates.agent),
      order: [agentRebates.day, agentRebates.category, agentRebates.source],
    },
  ),
  agentDifferences: part(lotteryDifferences, ["run", "amount", "madeAt", "paidAt"], {
    isOwn: of(lotteryDifferences.agent),
    order: [lotteryDifferences.run],
  }),
} as const satisfies Partial<Record<OwnDataPart, Part>>;
