import { and, eq, gte } from "drizzle-orm";
import { agentTermsAt } from "../../core/merchant/config/terms-at.ts";
import { dayStart } from "../../core/work/slots.ts";
import type { At } from "../../members/rates/rates-at.ts";
import type { Reader } from "../../store/open-store.ts";
import { agentAccounts } from "../../store/schema/agent-account.ts";

/** The most accounts that an agent makes on a day of the merchant's zone, and how many are left today. */
export async function accountsLeft(
  reader: Reader,
  { merchant, at }: At,
  agent: string,
): Promise<{ accountsPerDay: number; accountsLeft: number }> {
  const { accountsPerDay, timeZone } = await agentTermsAt(reader, merchant, at);
  const today = and(
    eq(agentAccounts.merchant, merchant),
    eq(agentAccounts.agent, agent),
    gte(agentAccounts.createdAt, dayStart(at, 0, timeZone)),
  );
  const made = await reader.$count(agentAccounts, today);
  return { accountsPerDay, accountsLeft: Math.max(0, accountsPerDay - made) };
}
