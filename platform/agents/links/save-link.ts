import { isDeepStrictEqual } from "node:util";
import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { type AgentLink, type agentLinkSave, OPEN_LINKS_MAX } from "../../contract/agents/links.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { NO_RATES } from "../../domain/agents/rates.ts";
import { codeKey } from "../../members/affiliate/find-code.ts";
import { newCode } from "../../members/affiliate/new-code.ts";
import { ratesOf } from "../../members/rates/rates-at.ts";
import { requireRates } from "../../members/rates/require-rates.ts";
import type { Transaction } from "../../store/open-store.ts";
import { agentLinks } from "../../store/schema/agent-link.ts";
import { holdAgent } from "../access/hold-agent.ts";
import { type LinkRow, showLinks } from "./show-links.ts";

type Input = InputOf<typeof agentLinkSave>;

/**
 * Makes a link, or changes the agent's own one. Requests of one agent follow each other. The same key
 * again returns the same link; with other content a new one is refused with key_reused.
 */
export async function saveLink(context: Context, input: Input): Promise<AgentLink> {
  const { store, merchant, clock } = context;
  return store.inMerchant(merchant.code, async (tx) => {
    const agent = await holdAgent(context, tx);
    const row =
      input.code === undefined
        ? ((await findByKey(context, tx, agent, input)) ?? (await make(context, tx, agent, input)))
        : await change(context, tx, agent, input.code, input);
    const [shown] = await showLinks(tx, merchant.code, [row], clock.now());
    return shown!;
  });
}

async function findByKey(
  { merchant, idempotencyKey }: Context,
  tx: Transaction,
  agent: string,
  input: Input,
): Promise<LinkRow | null> {
  const [found] = await tx
    .select()
    .from(agentLinks)
    .where(
      and(
        eq(agentLinks.merchant, merchant.code),
        eq(agentLinks.member, agent),
        eq(agentLinks.idempotencyKey, idempotencyKey ?? ""),
      ),
    );
  if (!found) return null;
  const { type, rates, expiresAt, usesMax } = found;
  if (!isDeepStrictEqual({ type, rates, expiresAt, usesMax }, termsOf(input))) {
    throw new Refusal("key_reused", { status: 409 });
  }
  return found;
}

const termsOf = ({ type, rates, expiresAt, usesMax }: Input) => ({
  ...{ type, rates, usesMax },
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
});

async function make(
  context: Context,
  tx: Transaction,
  agent: string,
  input: Input,
): Promise<LinkRow> {
  const { merchant, clock, random, idempotencyKey } = context;
  const now = clock.now();
  await requireTerms(context, tx, agent, input);
  const { expiresAt, usesMax, uses, switchedOffAt } = agentLinks;
  const open = and(
    eq(agentLinks.merchant, merchant.code),
    eq(agentLinks.member, agent),
    isNull(switchedOffAt),
    or(isNull(expiresAt), gt(expiresAt, now)),
    or(isNull(usesMax), lt(uses, usesMax)),
  );
  if ((await tx.$count(agentLinks, open)) >= OPEN_LINKS_MAX) {
    throw new Refusal("too_many_links", { status: 409, details: { count: OPEN_LINKS_MAX } });
  }
  const code = newCode(random);
  const [row] = await tx
    .insert(agentLinks)
    .values({
      ...{ merchant: merchant.code, code, member: agent, createdAt: now },
      ...termsOf(input),
      idempotencyKey: idempotencyKey ?? "",
    })
    .returning();
  const details = { code, type: input.type };
  await record(context, tx, { action: "agentLink", memberId: agent, details });
  return row!;
}

async function change(
  context: Context,
  tx: Transaction,
  agent: string,
  code: string,
  input: Input,
): Promise<LinkRow> {
  await requireTerms(context, tx, agent, input);
  const [row] = await tx
    .update(agentLinks)
    .set(termsOf(input))
    .where(ownLink(context.merchant.code, agent, code))
    .returning();
  if (!row) throw new Refusal("unknown_link", { field: "code", status: 404 });
  const details = { code: row.code, type: input.type };
  await record(context, tx, { action: "agentLinkChange", memberId: agent, details });
  return row;
}

/** The agent's own link of a code. */
export const ownLink = (merchant: string, agent: string, code: string) =>
  and(
    eq(agentLinks.merchant, merchant),
    eq(agentLinks.member, agent),
    eq(agentLinks.code, codeKey(code)),
  );

async function requireTerms(
  { merchant, clock }: Context,
  tx: Transaction,
  agent: string,
  { rates, expiresAt }: Input,
): Promise<void> {
  const at = { merchant: merchant.code, at: clock.now() };
  if (expiresAt !== null && expiresAt <= at.at.getTime()) {
    throw new Refusal("expiry_past", { field: "expiresAt" });
  }
  requireRates(rates, { most: await ratesOf(tx, at, agent), least: NO_RATES });
}
