import { and, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { TermsOf } from "../../../contract/agents/contract-terms.ts";
import type { Reader } from "../../../store/open-store.ts";
import { contracts } from "../../../store/schema/contract.ts";
import { IN_FORCE, rowsWhere, termsOf } from "../../contracts/contract-row.ts";

type OwnKind = "hour" | "realtime";

/** A contract of a kind that is paid by instants. `endedAt` is null while it is in force. */
export type InstantContract<Kind extends OwnKind> = {
  contract: string;
  version: number;
  payee: string;
  upline: string | null;
  terms: TermsOf<Kind>;
  answeredAt: Date;
  endedAt: Date | null;
};

/** The contracts of a kind that are in force, or ended after `since`; the one accepted last is first. */
export async function contractsSince<Kind extends OwnKind>(
  reader: Reader,
  merchant: string,
  kind: Kind,
  since: Date,
): Promise<InstantContract<Kind>[]> {
  const isKnown = inArray(contracts.state, [...IN_FORCE, "TERMINATED", "REPLACED"]);
  const isRecent = or(isNull(contracts.endedAt), gt(contracts.endedAt, since));
  const ofKind = and(eq(contracts.kind, kind), isKnown, isRecent);
  const rows = await rowsWhere(reader, merchant, ofKind).orderBy(
    desc(contracts.answeredAt),
    desc(contracts.version),
  );
  return rows.map((row) => ({
    ...{ contract: row.id, version: row.version, payee: row.downline, upline: row.upline },
    ...{ terms: termsOf(row) as TermsOf<Kind>, answeredAt: row.answeredAt!, endedAt: row.endedAt },
  }));
}

/** Of each payee the contract accepted last that was in force between two instants. */
export function earningBetween<Kind extends OwnKind>(
  known: readonly InstantContract<Kind>[],
  { from, to }: { from: Date; to: Date },
): InstantContract<Kind>[] {
  const byPayee = new Map<string, InstantContract<Kind>>();
  for (const one of known) {
    const isEarning = one.answeredAt < to && (one.endedAt === null || one.endedAt > from);
    if (isEarning && !byPayee.has(one.payee)) byPayee.set(one.payee, one);
  }
  return [...byPayee.values()];
}
