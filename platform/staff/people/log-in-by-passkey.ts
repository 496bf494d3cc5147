import { and, eq } from "drizzle-orm";
import type { StaffSession, staffPasskeyLogin } from "../../contract/staff/entrance.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { staff } from "../../store/schema/person.ts";
import type { Desk } from "./desk.ts";
import { openStaffSession } from "./open-staff-session.ts";
import { usePasskeyOfStaff } from "./passkeys.ts";

/** Logs in by the device's key and its owner's finger, face or PIN: two factors in one. */
export async function logStaffInByPasskey(
  desk: Desk,
  input: InputOf<typeof staffPasskeyLogin>,
): Promise<StaffSession> {
  const id = await usePasskeyOfStaff(desk, input);
  const isActive = and(eq(staff.id, id), eq(staff.status, "active"));
  const [person] = await desk.store.db.select().from(staff).where(isActive);
  if (!person) throw new Refusal("passkey_failed", { status: 401 });
  return openStaffSession(desk, desk.store.db, person, "passkey");
}
