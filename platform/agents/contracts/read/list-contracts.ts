import { and, desc, eq, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { contracts as contractsCall } from "../../../contract/agents/contracts.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { usernameKey } from "../../../domain/members/username.ts";
import { contracts } from "../../../store/schema/contract.ts";
import { IN_FORCE } from "../contract-row.ts";
import { namedRows, PARTIES, toItem } from "./show-contract.ts";

const OPEN = ["REQUESTED", ...IN_FORCE] as const;

type Input = InputOf<typeof contractsCall>;

/** The member's contracts, newest first, a page after `after`. */
export async function listContracts(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof contractsCall>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { kind, state, party, after, pageSize } = input;
  const condition = and(
    eq(contracts.merchant, merchant.code),
    WHICH[input.which](memberId),
    kind && eq(contracts.kind, kind),
    state && eq(contracts.state, state),
    party ? isWith(memberId, usernameKey(party)) : undefined,
    after ? isAfter(merchant.code, after) : undefined,
  );
  const rows = await store.reading(merchant.code, async (reader) =>
    namedRows(reader, condition)
      .orderBy(desc(contracts.offeredAt), desc(contracts.id))
      .limit(pageSize + 1),
  );
  const now = clock.now();
  return {
    list: rows.slice(0, pageSize).map((row) => toItem(row, memberId, now)),
    hasMore: rows.length > pageSize,
  };
}

/** Older than the last contract of the page before. */
const isAfter = (merchant: string, id: string) =>
  sql`(${contracts.offeredAt}, ${contracts.id}) < (select c.offered_at, c.id from contracts c
    where c.merchant = ${merchant} and c.id = ${id})`;

const isUpline = (id: string) => eq(contracts.upline, id);
const isDownline = (id: string) => eq(contracts.downline, id);

/** What waits for the member's answer. */
export const isRequest = (id: string): SQL | undefined =>
  or(
    and(isDownline(id), eq(contracts.state, "REQUESTED")),
    and(isDownline(id), eq(contracts.endAskedBy, "upline"), isAsked),
    and(isUpline(id), eq(contracts.endAskedBy, "downline"), isAsked),
  );
const isAsked = eq(contracts.state, "TERMINATION_REQUESTED");

const WHICH: Record<Input["which"], (memberId: string) => SQL | undefined> = {
  mine: (id) => and(isDownline(id), inArray(contracts.state, [...IN_FORCE])),
  offered: (id) => and(isUpline(id), inArray(contracts.state, [...OPEN])),
  requests: isRequest,
  ended: (id) => and(or(isUpline(id), isDownline(id)), notInArray(contracts.state, [...OPEN])),
};

/** The other party has that account. */
const isWith = (memberId: string, key: string) =>
  or(
    and(isDownline(memberId), eq(PARTIES.upper.usernameKey, key)),
    and(isUpline(memberId), eq(PARTIES.lower.usernameKey, key)),
  );
