import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { APPLICATION } from "../../contract/agents/application-kinds.ts";
import type { Application, affiliateApply } from "../../contract/agents/applications.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { acceptedTexts } from "../../core/merchant/legal/accepted-texts.ts";
import { newReference } from "../../core/new-reference.ts";
import { affiliateApplications } from "../../store/schema/application.ts";
import { members } from "../../store/schema/merchant.ts";
import { toApplication } from "./show-application.ts";

type Input = InputOf<typeof affiliateApply>;

/**
 * Stores the member's application, with the hashes of the accepted texts in the audit. Refuses an
 * agent with already_agent, and with application_open other words beside an open application.
 */
export async function apply(context: Context, input: Input): Promise<Application> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock, random } = context;
  const { code } = merchant;
  const text = input.text.trim();
  const { channels } = input;
  check({ ...input, text });
  return store.inMerchant(code, async (tx) => {
    const [member] = await tx
      .select({ type: members.type })
      .from(members)
      .where(and(eq(members.merchant, code), eq(members.id, memberId)))
      .for("no key update");
    if (member?.type !== ACCOUNT_TYPE.member) throw new Refusal("already_agent", { status: 409 });
    const isOpen = and(
      eq(affiliateApplications.merchant, code),
      eq(affiliateApplications.member, memberId),
      eq(affiliateApplications.state, "OPEN"),
    );
    const [open] = await tx.select().from(affiliateApplications).where(isOpen);
    if (open) {
      const isSame = open.text === text && isDeepStrictEqual(open.channels, channels);
      if (isSame) return toApplication(open);
      throw new Refusal("application_open", { status: 409 });
    }
    const id = newReference(random, "A");
    const appliedAt = clock.now();
    const own = { merchant: code, id, member: memberId, appliedAt };
    const [row] = await tx
      .insert(affiliateApplications)
      .values({ ...own, state: "OPEN", text, channels })
      .returning();
    const details = { application: id, ...(await acceptedTexts(tx, code)) };
    await record(context, tx, { action: "affiliateApply", memberId, details });
    return toApplication(row!);
  });
}

/** Refuses what is missing or too long, each at its field. */
function check({ text, channels, hasAgreed }: Input): void {
  const { textMin: min, textMax: max } = APPLICATION;
  const length = [...text].length;
  const isShort = length < min;
  const details = { count: isShort ? min - length : length - max, min, max };
  const code = isShort ? "input_short" : "input_long";
  const refusal = Refusal.of([
    ...(isShort || length > max ? [{ code, field: "text", details }] : []),
    ...(channels.length === 0 ? [{ code: "channel_missing", field: "channels" }] : []),
    ...(hasAgreed ? [] : [{ code: "terms_required", field: "hasAgreed" }]),
  ]);
  if (refusal) throw refusal;
}
