import { and, count, eq } from "drizzle-orm";
import { OFFERED_KINDS } from "../../../contract/agents/contract-terms.ts";
import type { consolidated } from "../../../contract/agents/contracts.ts";
import { isAgentType } from "../../../contract/members/account-type.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { contracts } from "../../../store/schema/contract.ts";
import { IN_FORCE } from "../contract-row.ts";
import { isRequest } from "./list-contracts.ts";

/** The kinds of pay that the member has and may offer, and how many requests wait. */
export async function showConsolidated(context: Context): Promise<ValueOf<typeof consolidated>> {
  const { memberId, type } = requireRealAccount(context);
  const { store, merchant } = context;
  const own = eq(contracts.merchant, merchant.code);
  const { kind, state } = contracts;
  const [offered, [waiting]] = await store.reading(merchant.code, async (reader) => [
    await reader
      .selectDistinct({ kind, state })
      .from(contracts)
      .where(and(own, eq(contracts.downline, memberId))),
    await reader
      .select({ all: count() })
      .from(contracts)
      .where(and(own, isRequest(memberId))),
  ]);
  const inForce = offered.filter((one) => IN_FORCE.some((state) => state === one.state));
  const has = (kind: string) => inForce.some((one) => one.kind === kind);
  return {
    divtypereq: has("dividend"),
    dailysalreqtype: has("daily"),
    contracthoursalreq: has("hour"),
    realtimesalreqtype: has("realtime"),
    mayOffer: isAgentType(type) ? OFFERED_KINDS.filter(has) : [],
    requests: waiting?.all ?? 0,
    hasContracts: offered.length > 0,
  };
}
