import { and, eq } from "drizzle-orm";
import { isAgentType } from "../../contract/members/account-type.ts";
import type { transferCreate } from "../../contract/money/transfers.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { TransferTerms } from "../../core/merchant/transfer-terms.ts";
import { usernameKey } from "../../domain/members/username.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";

type Sender = {
  merchant: string;
  type: number;
  id: string;
  parentId: string | null;
  usernameKey: string;
};
export type Receiver = { id: string; username: string; profile: Record<string, string> };
type Named = Pick<InputOf<typeof transferCreate>, "direction" | "account">;

/**
 * The account at the other end of the edge: the agent directly above, or the account below that an
 * agent names. Refuses with no_upline, not_agent or transfers_closed (the merchant's flag). Refuses
 * with unknown_downline when the account is not directly below, known or not, and with
 * transfer_to_self when it is the sender's own.
 */
export async function findReceiver(
  tx: Transaction,
  { merchant, type, id, parentId, usernameKey: own }: Sender,
  { direction, account }: Named,
  terms: TransferTerms,
): Promise<Receiver> {
  const isUp = direction === "up";
  if (!(isUp ? terms.toUpline : terms.toDownline)) {
    throw new Refusal("transfers_closed", { status: 403 });
  }
  if (isUp && !parentId) throw new Refusal("no_upline", { status: 403 });
  if (!isUp && !isAgentType(type)) throw new Refusal("not_agent", { status: 403 });
  if (!isUp && usernameKey(account) === own) {
    throw new Refusal("transfer_to_self", { field: "account", status: 403 });
  }
  const other = isUp
    ? eq(members.id, parentId!)
    : and(eq(members.parentId, id), eq(members.usernameKey, usernameKey(account)));
  const [found] = await tx
    .select({
      id: members.id,
      username: members.username,
      profile: members.profile,
      status: members.status,
    })
    .from(members)
    .where(and(eq(members.merchant, merchant), other));
  if (found?.status === "active") return found;
  if (isUp) throw new Refusal("no_upline", { status: 403 });
  throw new Refusal("unknown_downline", { field: "account", status: 404 });
}
