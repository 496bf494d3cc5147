import { and, eq } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import type { SealContext } from "../../../core/seal/seal-text.ts";
import { members } from "../../../store/schema/merchant.ts";
import { openProfile } from "../../profile/seal-profile.ts";
import { applyAnswer } from "./apply-answer.ts";
import { findProvider } from "./find-provider.ts";
import type { VerificationRow } from "./find-verification.ts";
import type { IdentityCheck, ProviderContext } from "./provider.ts";

export type AskContext = ProviderContext & Pick<Context, "store"> & SealContext;

/** The reference at the provider. It begins with the merchant, because one callback serves all. */
export const checkReference = ({ merchant, id }: Pick<VerificationRow, "merchant" | "id">) =>
  `${merchant}.${id}`;

/**
 * Asks the provider about a verification and stores its answer. A known check is queried; one that the
 * provider does not know is opened, under the same reference. Returns true when this decided it.
 */
export async function askProvider(context: AskContext, row: VerificationRow): Promise<boolean> {
  const found = await findProvider(context);
  if (!found) return false;
  const { provider, origin } = found;
  const reference = checkReference(row);
  const known = row.asked > 1 ? await provider.query(context, origin, reference) : null;
  const answer =
    known ?? (await provider.create(context, origin, await checkOf(context, row, reference)));
  return context.store.inMerchant(row.merchant, (tx) => applyAnswer(context, tx, row.id, answer));
}

async function checkOf(
  context: AskContext,
  { member: id, documentKind }: VerificationRow,
  reference: string,
): Promise<IdentityCheck> {
  const { code } = context.merchant;
  const [row] = await context.store.inMerchant(code, (tx) =>
    tx
      .select({ profile: members.profile })
      .from(members)
      .where(and(eq(members.merchant, code), eq(members.id, id))),
  );
  const known = openProfile(context, id, row?.profile ?? {});
  const {
    payeeName: name = "",
    birthday = "",
    idNumber: documentNumber = "",
    nationality = "",
  } = known;
  return { reference, name, birthday, documentKind, documentNumber, country: nationality };
}
