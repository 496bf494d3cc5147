import { and, eq, inArray, sql } from "drizzle-orm";
import type { AgentLink } from "../../contract/agents/links.ts";
import { linkState } from "../../domain/agents/link-state.ts";
import type { Reader } from "../../store/open-store.ts";
import { agentJoins, type agentLinks } from "../../store/schema/agent-link.ts";
import { moneyDay } from "../../store/schema/days.ts";

export type LinkRow = typeof agentLinks.$inferSelect;

/** Links as their agent sees them, in their order. First deposits come from the days' figures. */
export async function showLinks(
  reader: Reader,
  merchant: string,
  rows: readonly LinkRow[],
  now: Date,
): Promise<AgentLink[]> {
  const deposited = await depositsOf(
    reader,
    merchant,
    rows.map(({ code }) => code),
  );
  return rows.map((row) => ({
    ...{ code: row.code, type: row.type, rates: row.rates, usesMax: row.usesMax },
    expiresAt: row.expiresAt?.getTime() ?? null,
    state: linkState(row, now),
    registrations: row.uses,
    firstDeposits: deposited.get(row.code) ?? 0,
    createdAt: row.createdAt.getTime(),
  }));
}

async function depositsOf(reader: Reader, merchant: string, codes: string[]) {
  if (codes.length === 0) return new Map<string, number>();
  const rows = await reader
    .select({ code: agentJoins.code, count: sql<string>`count(*)` })
    .from(agentJoins)
    .where(
      and(
        eq(agentJoins.merchant, merchant),
        inArray(agentJoins.code, codes),
        sql`exists (select from ${moneyDay} d where d.merchant = ${merchant}
          and d.member = ${agentJoins.member} and d.kind = 'deposit')`,
      ),
    )
    .groupBy(agentJoins.code);
  return new Map(rows.map(({ code, count }) => [code, Number(count)]));
}
