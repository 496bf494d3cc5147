import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { participation } from "../../../contract/agents/contracts.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { rowOfMerchant } from "../../../core/merchant/find-merchant.ts";
import { textTermsOf } from "../../../core/merchant/text-terms.ts";
import { localDay } from "../../../domain/local-time.ts";
import { usernameKey } from "../../../domain/members/username.ts";
import type { Reader } from "../../../store/open-store.ts";
import { contracts } from "../../../store/schema/contract.ts";
import { members } from "../../../store/schema/merchant.ts";
import { type ContractRow, IN_FORCE, termsOf } from "../../contracts/contract-row.ts";
import { countNow } from "./count-now.ts";

const PAGE_SIZE = 20;

/**
 * The agent's direct downlines with their contract of a kind, and what its period has counted up to a
 * moment ago. A waiting offer shows where no contract is in force.
 */
export async function showParticipation(
  context: Context,
  { kind, after }: InputOf<typeof participation>,
): Promise<ValueOf<typeof participation>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const { timeZone } = textTermsOf(await rowOfMerchant(store, merchant));
  const today = localDay(clock.now(), timeZone);
  return store.reading(code, async (reader) => {
    const rows = await reader
      .select({ id: members.id, account: members.username })
      .from(members)
      .where(
        and(
          eq(members.merchant, code),
          eq(members.parentId, memberId),
          after ? gt(members.usernameKey, usernameKey(after)) : undefined,
        ),
      )
      .orderBy(asc(members.usernameKey))
      .limit(PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    const known = await contractsOf(
      reader,
      code,
      page.map(({ id }) => id),
      kind,
    );
    const now = { at: clock.now(), today };
    const counted = await countNow(reader, code, [...known.values()], now);
    const list = page.map(({ id, account }) => {
      const row = known.get(id);
      const counting = row && counted.get(row.id);
      return {
        ...{ account, contractId: row?.id ?? null, state: row?.state ?? null },
        terms: row ? termsOf(row) : null,
        ...(counting ?? { period: null, validBet: null, loss: null, expected: null }),
      };
    });
    return { list, hasMore: rows.length > PAGE_SIZE };
  });
}

/** The contract in force of each downline, or its waiting offer. */
async function contractsOf(
  reader: Reader,
  merchant: string,
  downlines: string[],
  kind: ContractRow["kind"],
): Promise<Map<string, ContractRow>> {
  const rows = await reader
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.merchant, merchant),
        eq(contracts.kind, kind),
        inArray(contracts.downline, downlines),
        inArray(contracts.state, [...IN_FORCE, "REQUESTED"]),
      ),
    )
    // The one in force comes last, so it stays in the map.
    .orderBy(desc(eq(contracts.state, "REQUESTED")));
  return new Map(rows.map((row) => [row.downline, row]));
}
