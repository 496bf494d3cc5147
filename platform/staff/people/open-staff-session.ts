import type { StaffSession } from "../../contract/staff/entrance.ts";
import { newId, newToken, tokenHash } from "../../core/access/token.ts";
import type { Store } from "../../store/open-store.ts";
import { staffSessions } from "../../store/schema/person.ts";
import type { Desk } from "./desk.ts";

export const STAFF_SESSION_HOURS = 12;

export type StaffSessionKind = (typeof staffSessions.$inferSelect)["kind"];
type Opened = { id: string; name: string };

/** Opens a session of twelve hours at most for a person who has proved their identity. */
export async function openStaffSession(
  desk: Pick<Desk, "clock" | "random" | "clientAddress" | "userAgent">,
  db: Pick<Store["db"], "insert">,
  { id, name }: Opened,
  kind: StaffSessionKind,
): Promise<StaffSession> {
  const now = desk.clock.now();
  const token = newToken(desk.random);
  const expiresAt = new Date(now.getTime() + STAFF_SESSION_HOURS * 3_600_000);
  await db.insert(staffSessions).values({
    id: newId(desk.random),
    staff: id,
    tokenHash: tokenHash(token),
    kind,
    device: desk.userAgent,
    address: desk.clientAddress,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return { token, expiresAt: expiresAt.getTime(), name };
}
