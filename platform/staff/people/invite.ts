import { eq } from "drizzle-orm";
import type { Role } from "../../contract/staff/roles.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newId, newToken, tokenHash } from "../../core/access/token.ts";
import { type SealKeys, sealText } from "../../core/seal/seal-text.ts";
import { emailKey, phoneKey } from "../../domain/staff/contact-key.ts";
import { newTotpSecret } from "../../members/factors/totp.ts";
import type { Transaction } from "../../store/open-store.ts";
import { staff, staffInvitations } from "../../store/schema/person.ts";
import { type Desk, sealAt } from "./desk.ts";
import { insertGrant } from "./grants.ts";
import { appPlace } from "./use-app-code.ts";

export const INVITATION_HOURS = 72;

export type Inviting = Pick<Desk, "clock" | "random" | "officeOrigin"> & { secrets: SealKeys };
export type Invitee = {
  name: string;
  email: string;
  phone?: string | undefined;
  merchant: string;
  role: Role;
  from?: Date | undefined;
  until?: Date | undefined;
  /** Who invites, as the grant shows it. */
  by: string;
};

/**
 * Makes a person with one grant and an invitation of three days. The address works once and is not
 * stored. Refuses an e-mail address that a person has already with email_taken.
 */
export async function invite(
  inviting: Inviting,
  tx: Transaction,
  { name, email, phone, ...grant }: Invitee,
): Promise<{ staff: string; address: string; until: number }> {
  const { clock, random, officeOrigin } = inviting;
  const now = clock.now();
  const id = newId(random);
  const made = await tx
    .insert(staff)
    .values({
      id,
      name,
      email: email.trim().toLowerCase(),
      emailKey: emailKey(email),
      phone: phone ? phoneKey(phone) : null,
      status: "invited",
      createdAt: now,
    })
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id });
  if (made.length === 0) throw new Refusal("email_taken", { field: "email", status: 409 });
  await insertGrant(inviting, tx, { staff: id, ...grant });
  const token = newToken(random);
  const until = new Date(now.getTime() + INVITATION_HOURS * 3_600_000);
  await tx.insert(staffInvitations).values({
    tokenHash: tokenHash(token),
    staff: id,
    totpSealed: sealText(sealAt(inviting), appPlace(id), newTotpSecret(random)),
    until,
    invitedBy: grant.by,
    createdAt: now,
  });
  return {
    staff: id,
    address: `${officeOrigin}/invitation?token=${token}`,
    until: until.getTime(),
  };
}

/** The person, locked. Refuses an unknown one with unknown_staff. */
export async function holdPerson(tx: Transaction, id: string) {
  const [person] = await tx.select().from(staff).where(eq(staff.id, id)).for("update");
  if (!person) throw new Refusal("unknown_staff", { field: "staff", status: 404 });
  return person;
}
