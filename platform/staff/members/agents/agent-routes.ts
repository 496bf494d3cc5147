import { RATE_CATEGORIES, type Rates } from "../../../contract/agents/rate-categories.ts";
import { staffAgentNew, staffAgentRates } from "../../../contract/staff/agents/agents.ts";
import {
  staffAffiliateApprove,
  staffAffiliateDeny,
  staffAffiliateList,
  staffAffiliateShow,
} from "../../../contract/staff/agents/applications.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { staffOf } from "../../people/manage-people.ts";
import {
  approveApplication,
  denyApplication,
  listApplications,
  readApplication,
} from "./applications.ts";
import { makeAgent } from "./make-agent.ts";
import { setAgentRates } from "./set-agent-rates.ts";

/** The office's calls about agents. */
export const agentRoutes: readonly OfficeRoute[] = [
  at(staffAgentNew, (desk, { account }) =>
    makeAgent(staffOf(desk), { merchant: desk.merchant, account }),
  ),
  at(staffAgentRates, (desk, { account, rates }) =>
    setAgentRates(staffOf(desk), { merchant: desk.merchant, account, rates: readRates(rates) }),
  ),
];

/** The office's calls about applications to become an agent. */
export const applicationRoutes: readonly OfficeRoute[] = [
  at(staffAffiliateList, (desk, { all }) =>
    listApplications(staffOf(desk), desk.merchant, { all: all === "yes" }),
  ),
  at(staffAffiliateShow, (desk, { reference }) =>
    readApplication(staffOf(desk), { merchant: desk.merchant, reference }),
  ),
  at(staffAffiliateApprove, (desk, { reference }) =>
    approveApplication(staffOf(desk), { merchant: desk.merchant, reference }),
  ),
  at(staffAffiliateDeny, async (desk, { reference, reason }) => {
    await denyApplication(staffOf(desk), { merchant: desk.merchant, reference, reason });
    return {};
  }),
];

/** "RNG=60" and the like by category. Refuses a category that has no rate with invalid_field. */
function readRates(texts: readonly string[]): Partial<Rates> {
  const pairs = texts.map((text) => {
    const [name = "", rate = ""] = text.split("=");
    const category = RATE_CATEGORIES.find((one) => one === name);
    if (!category) throw new Refusal("invalid_field", { field: "rates" });
    return [category, Number(rate)] as const;
  });
  return Object.fromEntries(pairs);
}
