import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { type MerchantRow, toMerchant } from "../../core/merchant/find-merchant.ts";
import { lettersIn } from "../../core/outbox/letters.ts";
import { type Letter, queueOutgoing } from "../../core/outbox/queue-outgoing.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";
import type { Transaction } from "../../store/open-store.ts";
import { findings, jobMarks } from "../../store/schema/reconciliation.ts";
import { findingReference } from "./findings.ts";

const JOB = "tellFindings";
/** By then each transaction that found something has ended. The database's `work_due` waits as long. */
const SETTLED_MS = 60_000;
/** Of a flood the first are named and the rest counted. */
const NAMED_MAX = 20;

type Told = { kind: string; party: string; reference: string; foundAt: Date };
type TellContext = Pick<PlatformParts, "store" | "clock" | "random" | "secrets" | "findingsTo"> & {
  merchant: MerchantRow;
};

/**
 * Tells the operator of each finding once, a minute after it was found, in one message of the outbox for
 * each target. A message names merchants, vendors and references, and nobody's account. Findings that
 * were closed meanwhile are left out. `finish` ends the run in the same transaction and gets the time at
 * which the next findings can be told.
 */
export async function tellFindings(
  context: TellContext,
  finish: (tx: Transaction, options: { again: Date | null }) => Promise<void>,
): Promise<void> {
  const { store, clock, merchant, findingsTo = [] } = context;
  const { code } = merchant;
  const until = new Date(clock.now().getTime() - SETTLED_MS);
  await store.inMerchant(code, async (tx) => {
    const found = await findNews(tx, code);
    const told = found.filter(({ foundAt }) => foundAt <= until).map(toTold);
    const [next] = found.filter(({ foundAt }) => foundAt > until);
    for (const target of told.length > 0 ? findingsTo : []) {
      const words = letterOf(merchant, told);
      const letter = target.channel === "webhook" ? asWebhook(code, words, told) : words;
      await queueOutgoing(context, tx, { memberId: null, ...target }, letter);
    }
    const doneUntil = until;
    await tx
      .insert(jobMarks)
      .values({ merchant: code, job: JOB, doneUntil, leasedUntil: doneUntil })
      .onConflictDoUpdate({ target: [jobMarks.merchant, jobMarks.job], set: { doneUntil } });
    await finish(tx, { again: next ? new Date(next.foundAt.getTime() + SETTLED_MS) : null });
  });
}

/** The open findings since the last run, oldest first. */
async function findNews(tx: Transaction, merchant: string) {
  const [mark] = await tx
    .select({ doneUntil: jobMarks.doneUntil })
    .from(jobMarks)
    .where(and(eq(jobMarks.merchant, merchant), eq(jobMarks.job, JOB)));
  const isNew = mark ? gt(findings.foundAt, mark.doneUntil) : undefined;
  return tx
    .select()
    .from(findings)
    .where(and(eq(findings.merchant, merchant), isNull(findings.closedAt), isNew))
    .orderBy(asc(findings.foundAt), asc(findings.subject));
}

function toTold(finding: typeof findings.$inferSelect): Told {
  const { kind, party, foundAt } = finding;
  return { kind, party, reference: findingReference(finding), foundAt };
}

function letterOf(merchant: MerchantRow, told: readonly Told[]): Letter {
  const { code, languages } = merchant;
  const lines = told
    .slice(0, NAMED_MAX)
    .map(({ kind, party, reference }) => `${kind} ${party} ${reference}`);
  const { length: count } = told;
  const words = lettersIn(languages[0] ?? "es", toMerchant(merchant).country);
  return words.findings({ merchant: code, lines, count });
}

/** The body of the request. Chat programs show its field `text`. */
function asWebhook(merchant: string, { subject }: Letter, told: readonly Told[]): Letter {
  const named = told.slice(0, NAMED_MAX).map(({ foundAt, ...one }) => ({
    ...one,
    foundAt: foundAt.toISOString(),
  }));
  const text = JSON.stringify({ text: subject, merchant, count: told.length, findings: named });
  return { subject, text };
}
