import { and, eq, inArray } from "drizzle-orm";
import { AGENT_TYPES } from "../../contract/members/account-type.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import type { CodeRow } from "./find-code.ts";

/** The agent above a newcomer with this code; null when the code is no agent's. */
export async function uplineOf(tx: Transaction, code: CodeRow | null): Promise<string | null> {
  if (!code?.memberId) return null;
  const [agent] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.merchant, code.merchant),
        eq(members.id, code.memberId),
        inArray(members.type, [...AGENT_TYPES]),
      ),
    );
  return agent?.id ?? null;
}
