import { newId } from "../../core/access/token.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import { tellOfChange } from "../../core/outbox/tell-member.ts";
import { putPassword } from "../../members/passwords/set-password.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, type Named } from "./as-staff-of-member.ts";

/**
 * Gives a member a password by hand, answered once and kept nowhere as it is. It opens one thing: the
 * page on which the member chooses their own; unused it is over after GIVEN_PASSWORD_HOURS. Every
 * session ends and the owner is told, without the password.
 */
export async function givePassword(staff: StaffContext, named: Named): Promise<string> {
  // Twelve characters that are not mistaken for each other: 59 bits, and easy to read out.
  const password = newId(staff.random).replace(/(.{4})(?!$)/g, "$1-");
  const passwordHash = await hashPassword(password, staff.random);
  await asStaffOfMember(staff, named, { action: "passwordGive" }, async (tx, member, writer) => {
    await putPassword(writer, tx, member, { passwordHash, isGiven: true });
    await tellOfChange(writer, tx, member.id, "passwordGiven");
  });
  return password;
}
