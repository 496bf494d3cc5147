import { eq } from "drizzle-orm";
import type { StaffSession, staffLogin } from "../../contract/staff/entrance.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { isPassword } from "../../core/hashing/password-hash.ts";
import { staff } from "../../store/schema/person.ts";
import type { Desk } from "./desk.ts";
import { returnStaffAttempts, takeStaffAttempt } from "./login-limits.ts";
import { openStaffSession } from "./open-staff-session.ts";
import { useAppCode } from "./use-app-code.ts";

/**
 * Logs a person in by password and app code. An unknown address, a wrong password, a wrong code and
 * an ended person get the same answer (login_failed) after the same work.
 */
export async function logStaffIn(
  desk: Desk,
  input: InputOf<typeof staffLogin>,
): Promise<StaffSession> {
  const email = input.email.trim().toLowerCase();
  await takeStaffAttempt(desk, email);
  const [row] = await desk.store.db.select().from(staff).where(eq(staff.email, email));
  const fits = await isPassword(row?.passwordHash, input.password);
  const isOpen = row?.status === "active" && fits && (await useAppCode(desk, row, input.code));
  if (!row || !isOpen) throw new Refusal("login_failed", { status: 401 });
  await returnStaffAttempts(desk, email);
  return openStaffSession(desk, desk.store.db, row, "password");
}
