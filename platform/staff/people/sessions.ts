import { and, desc, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import type { staffMe, staffSessionEnd, staffSessionList } from "../../contract/staff/account.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { deviceOf } from "../../domain/members/device-of.ts";
import { staffSessions } from "../../store/schema/person.ts";
import { type Desk, requirePerson } from "./desk.ts";
import { STAFF_IDLE_MINUTES } from "./find-person.ts";

const SHOWN = 50;

/** The person who is logged in, with the grants in force. */
export async function showMe(desk: Desk): Promise<ValueOf<typeof staffMe>> {
  const { name, email, grants } = requirePerson(desk);
  return {
    name,
    email,
    grants: grants.map((grant) => ({ ...grant, until: grant.until?.getTime() ?? null })),
  };
}

/** The person's live sessions: the current one on the first page, then the others, newest first. */
export async function listStaffSessions(
  desk: Desk,
  { after }: InputOf<typeof staffSessionList>,
): Promise<ValueOf<typeof staffSessionList>> {
  const { id, sessionId } = requirePerson(desk);
  const now = desk.clock.now();
  const live = and(
    eq(staffSessions.staff, id),
    isNull(staffSessions.endedAt),
    gt(staffSessions.expiresAt, now),
    gt(staffSessions.lastSeenAt, new Date(now.getTime() - STAFF_IDLE_MINUTES * 60_000)),
  );
  const { db } = desk.store;
  const [last] = after
    ? await db
        .select()
        .from(staffSessions)
        .where(and(eq(staffSessions.staff, id), eq(staffSessions.id, after)))
    : [];
  const isLater =
    last &&
    or(
      lt(staffSessions.createdAt, last.createdAt),
      and(eq(staffSessions.createdAt, last.createdAt), gt(staffSessions.id, last.id)),
    );
  const current = after
    ? []
    : await db.select().from(staffSessions).where(eq(staffSessions.id, sessionId));
  const others = await db
    .select()
    .from(staffSessions)
    .where(and(live, ne(staffSessions.id, sessionId), isLater))
    .orderBy(desc(staffSessions.createdAt), staffSessions.id)
    .limit(SHOWN + 1);
  const shown = others.slice(0, SHOWN);
  return {
    list: [...current, ...shown].map((row) => ({
      id: row.id,
      isCurrent: row.id === sessionId,
      kind: row.kind,
      device: nameOf(row),
      address: row.address,
      createdAt: row.createdAt.getTime(),
      lastSeenAt: row.lastSeenAt.getTime(),
    })),
    after: others.length > SHOWN ? shown.at(-1)!.id : null,
  };
}

/** A terminal names itself; of a browser its name and system are enough to recognise it. */
function nameOf({ kind, device }: Pick<typeof staffSessions.$inferSelect, "kind" | "device">) {
  if (kind === "terminal") return device;
  const { browser, system } = deviceOf(device);
  return [browser, system].filter(Boolean).join(" · ") || device;
}

/** Ends one of the person's own sessions. Refuses any other with unknown_session. */
export async function endStaffSession(
  desk: Desk,
  { id }: InputOf<typeof staffSessionEnd>,
): Promise<Record<string, never>> {
  const own = and(eq(staffSessions.staff, requirePerson(desk).id), eq(staffSessions.id, id));
  const ended = await desk.store.db
    .update(staffSessions)
    .set({ endedAt: desk.clock.now() })
    .where(and(own, isNull(staffSessions.endedAt)))
    .returning({ id: staffSessions.id });
  if (ended.length === 0) throw new Refusal("unknown_session", { status: 404 });
  return {};
}

/** Ends the session that asks. */
export const logStaffOut = (desk: Desk): Promise<Record<string, never>> =>
  endStaffSession(desk, { id: requirePerson(desk).sessionId });
