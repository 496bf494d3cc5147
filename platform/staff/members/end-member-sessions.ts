import { endSessions } from "../../members/auth/end-sessions.ts";
import { distrustDevices } from "../../members/challenge/device.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, type Named } from "./as-staff-of-member.ts";

/** Logs a member out everywhere: sessions, remembered browsers and trusted devices end. */
export async function endMemberSessions(staff: StaffContext, named: Named): Promise<void> {
  await asStaffOfMember(staff, named, { action: "sessionsEnd" }, async (tx, member, writer) => {
    await endSessions(writer, tx, member.id);
    await distrustDevices(writer, tx, member.id);
  });
}
