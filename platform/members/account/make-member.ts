import type { RegisterTab } from "../../contract/members/account.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { newId } from "../../core/access/token.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { isAllowed } from "../../core/guard.ts";
import { writeMessage } from "../../core/outbox/write-message.ts";
import { emailKey } from "../../domain/members/email-key.ts";
import { usernameKey } from "../../domain/members/username.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { members } from "../../store/schema/merchant.ts";
import { acceptedCode } from "../affiliate/accepted-code.ts";
import { recordInvitation } from "../affiliate/record-invitation.ts";
import { uplineOf } from "../affiliate/upline-of.ts";
import { countLink, holdLink } from "../links/hold-link.ts";
import { requireNotJustClosed } from "../person/just-closed.ts";
import { keepPersonHashes } from "../person/person-hashes.ts";
import { sealProfile } from "../profile/seal-profile.ts";
import { requireNotExcluded } from "../protection/breaks/excluded-persons.ts";
import { joinTree } from "../tree/join-tree.ts";
import type { Newcomer } from "./check-registration.ts";
import { greetByMail } from "./greet-by-mail.ts";

export type Account = {
  tab: RegisterTab;
  username: string;
  /** Empty for members who log in by code. */
  passwordHash: string;
  profile: Record<string, string>;
  phone: string | null;
  phoneVerifiedAt: Date | null;
  /**
   * The agent who makes the account, and its type. Its owner must choose a password and confirm age
   * and terms first.
   */
  below?: { agent: string; type: number };
};

/**
 * Writes a new member with their invitation and greets them, within the caller's transaction.
 * Returns null when the name is taken. Refuses an invalid invitation code, and an agent's link that is
 * over (agent_link_over). Nobody gets an agent where the law allows none.
 */
export async function makeMember(
  context: Context,
  tx: Transaction,
  { tab, below, ...account }: Account,
  input: Newcomer,
): Promise<MemberRow | null> {
  const { random, clock, merchant, language } = context;
  const accepted = await acceptedCode(context, tx, input);
  const link = below ? null : await holdLink(context, tx, input.agentLink);
  const place = below ?? link;
  const upline = place?.agent ?? (await uplineOf(tx, accepted));
  const hasAgents = await isAllowed(context, "agents");
  const email = input.email?.trim() || null;
  const id = newId(random);
  const row = {
    ...account,
    profile: sealProfile(context, id, account.profile),
    email,
    emailKey: email && emailKey(email),
    merchant: merchant.code,
    id,
    usernameKey: usernameKey(account.username),
    nickname: input.nickname?.trim() || account.username,
    type: place?.type ?? ACCOUNT_TYPE.member,
    parentId: hasAgents ? upline : null,
    isPasswordGiven: below !== undefined,
    isConfirmationDue: below !== undefined,
    language,
    createdAt: clock.now(),
  };
  const [member] = await tx.insert(members).values(row).onConflictDoNothing().returning();
  if (!member) return null;
  await joinTree(tx, merchant.code, member.id);
  const hashes = await keepPersonHashes(context, tx, member.id);
  await requireNotExcluded(context, tx, member.id, hashes);
  await requireNotJustClosed(context, tx, hashes);
  if (link) await countLink(context, tx, member.id, link);
  await recordInvitation(context, tx, member.id, accepted);
  await record(context, tx, { action: "register", memberId: member.id, details: { tab } });
  await writeMessage(context, tx, member.id, "welcome", { account: member.username });
  await greetByMail(context, tx, member);
  return member;
}
