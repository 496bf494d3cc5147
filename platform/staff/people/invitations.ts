import { and, eq, gt, isNull } from "drizzle-orm";
import {
  STAFF_PASSWORD,
  type StaffSession,
  type staffInvitation,
  type staffInvitationAccept,
  type staffInvitationPasskey,
} from "../../contract/staff/entrance.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { tokenHash } from "../../core/access/token.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import { openText } from "../../core/seal/seal-text.ts";
import { isCommonPassword } from "../../domain/members/common-passwords.ts";
import { stepOfCode, totpUri } from "../../members/factors/totp.ts";
import type { Transaction } from "../../store/open-store.ts";
import { staff, staffInvitations, staffPasskeys } from "../../store/schema/person.ts";
import { type Desk, sealAt } from "./desk.ts";
import { openStaffSession } from "./open-staff-session.ts";
import { askForPasskey, readNewPasskey } from "./passkeys.ts";
import { appPlace } from "./use-app-code.ts";

type Invited = {
  person: typeof staff.$inferSelect;
  invitation: typeof staffInvitations.$inferSelect;
};

/** Whom an invitation is for. Refuses a used, ended or unknown one with invitation_over. */
export async function showInvitation(
  desk: Desk,
  { token }: InputOf<typeof staffInvitation>,
): Promise<ValueOf<typeof staffInvitation>> {
  const { person, invitation } = await findInvited(desk, token);
  const secret = openText(sealAt(desk), appPlace(person.id), invitation.totpSealed);
  const { name, email } = person;
  const uri = totpUri(secret, "Office", email);
  return { name, email, secret, uri, until: invitation.until.getTime() };
}

/**
 * Accepts an invitation once, with a password and the first code of the authenticator app, and opens
 * a session.
 */
export async function acceptInvitation(
  desk: Desk,
  input: InputOf<typeof staffInvitationAccept>,
): Promise<StaffSession> {
  const { person, invitation } = await findInvited(desk, input.token);
  checkPassword(input, person);
  const secret = openText(sealAt(desk), appPlace(person.id), invitation.totpSealed);
  const totpStep = stepOfCode(secret, input.code, { now: desk.clock.now(), lastStep: 0 });
  if (totpStep === null) throw new Refusal("verification_code_wrong", { field: "code" });
  const passwordHash = await hashPassword(input.password, desk.random);
  const { totpSealed } = invitation;
  return desk.store.db.transaction(async (tx) => {
    await useUp(desk, tx, { person, invitation }, { passwordHash, totpSealed, totpStep });
    return openStaffSession(desk, tx, person, "invitation");
  });
}

/** The options with which an invited person's browser makes a passkey. */
export async function startInvitedPasskey(desk: Desk, { token }: { token: string }) {
  const { person } = await findInvited(desk, token);
  return askForPasskey(desk, person);
}

/** Accepts an invitation once, with a passkey, and opens a session. */
export async function acceptByPasskey(
  desk: Desk,
  input: InputOf<typeof staffInvitationPasskey>,
): Promise<StaffSession> {
  const invited = await findInvited(desk, input.token);
  const passkey = await readNewPasskey(desk, invited.person.id, input);
  return desk.store.db.transaction(async (tx) => {
    await useUp(desk, tx, invited, {});
    await tx.insert(staffPasskeys).values(passkey);
    return openStaffSession(desk, tx, invited.person, "invitation");
  });
}

const over = () => new Refusal("invitation_over", { status: 410 });

async function findInvited(desk: Desk, token: string): Promise<Invited> {
  const [found] = await desk.store.db
    .select({ person: staff, invitation: staffInvitations })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staff))
    .where(
      and(
        eq(staffInvitations.tokenHash, tokenHash(token)),
        isNull(staffInvitations.usedAt),
        gt(staffInvitations.until, desk.clock.now()),
        eq(staff.status, "invited"),
      ),
    );
  if (!found) throw over();
  return found;
}

/** Of two who accept at once, only the first still finds the invitation unused. */
async function useUp(
  { clock }: Desk,
  tx: Transaction,
  { person, invitation }: Invited,
  proof: Partial<typeof staff.$inferInsert>,
): Promise<void> {
  const used = await tx
    .update(staffInvitations)
    .set({ usedAt: clock.now() })
    .where(
      and(eq(staffInvitations.tokenHash, invitation.tokenHash), isNull(staffInvitations.usedAt)),
    )
    .returning({ staff: staffInvitations.staff });
  if (used.length === 0) throw over();
  await tx
    .update(staff)
    .set({ ...proof, status: "active" })
    .where(eq(staff.id, person.id));
}

function checkPassword(
  { password, confirmPassword }: InputOf<typeof staffInvitationAccept>,
  { name, email }: { name: string; email: string },
): void {
  const { minLength: min, maxLength: max } = STAFF_PASSWORD;
  if (password.length < min || password.length > max) {
    throw new Refusal("password_length", { field: "password", details: { min, max } });
  }
  if (confirmPassword !== password) {
    throw new Refusal("password_mismatch", { field: "confirmPassword" });
  }
  if (isCommonPassword(password, [name, email, email.split("@")[0] ?? ""])) {
    throw new Refusal("password_too_common", { field: "password" });
  }
}
