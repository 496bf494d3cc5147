import { newId } from "../../core/access/token.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import { tellOfChange } from "../../core/outbox/tell-member.ts";
import { putPassword } from "../../members/passwords/set-password.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, type Named } from "./as-staff-of-member.ts";

/**
 * Sets a member's password by hand. It is returned once and stored only as a hash. It opens only
 * the page where the member chooses their own. Unused, it expires after GIVEN_PASSWORD_HOURS. Every
 * session ends, and the owner is told without the password.
 */
export async function givePassword(staff: StaffContext, named: Named): Promise<string> {
  // Twelve characters without look-alikes: 59 bits, and easy to read out.
  const password = newId(staff.random).replace(/(.{4})(?!$)/g, "$1-");
  const passwordHash = await hashPassword(password, staff.random);
  await asStaffOfMember(staff, named, { action: "passwordGive" }, async (tx, member, writer) => {
    await putPassword(writer, tx, member, { passwordHash, isGiven: true });
    await tellOfChange(writer, tx, member.id, "passwordGiven");
  });
  return password;
}
