import { and, eq, isNotNull, isNull, not, sql } from "drizzle-orm";
import { openText, sealOf, sealText } from "../../core/seal/seal-text.ts";
import { staff, staffInvitations } from "../../store/schema/person.ts";
import { sealAt } from "../people/desk.ts";
import { appPlace } from "../people/use-app-code.ts";
import type { StaffContext } from "../staff-context.ts";
import type { Resealed } from "./reseal.ts";

/** The secrets of staff's apps, which belong to no merchant, and those in open invitations. */
const KINDS = [
  { name: "apps of staff", table: staff, key: staff.id, person: staff.id },
  {
    name: "apps of invited staff",
    table: staffInvitations,
    key: staffInvitations.tokenHash,
    person: staffInvitations.staff,
  },
] as const;

/** Seals staff's secrets anew with the signing key, or only counts those that it has not sealed. */
export function resealPeople(
  context: StaffContext,
  { isOnlyCount = false } = {},
): Promise<Resealed[]> {
  return Promise.all(KINDS.map((kind) => resealKind(context, kind, isOnlyCount)));
}

async function resealKind(
  { store, secrets, random }: StaffContext,
  { name, table, key, person }: (typeof KINDS)[number],
  isOnlyCount: boolean,
): Promise<Resealed> {
  const context = sealAt({ secrets, random });
  const isOpen = table === staffInvitations ? isNull(staffInvitations.usedAt) : undefined;
  const isOld = and(
    isNotNull(table.totpSealed),
    not(sql`starts_with(${table.totpSealed}, ${sealOf(secrets)})`),
    isOpen,
  );
  const rows = await store.db
    .select({ key, person, sealed: table.totpSealed })
    .from(table)
    .where(isOld);
  const done = { name, sealed: 0, unreadable: 0, left: rows.length };
  if (isOnlyCount) return done;
  for (const row of rows) {
    const place = appPlace(row.person);
    const text = opened(() => openText(context, place, row.sealed!));
    if (text === null) done.unreadable += 1;
    else {
      const totpSealed = sealText(context, place, text);
      // An app that changed meanwhile is sealed with the signing key already.
      const isSame = and(eq(key, row.key), eq(table.totpSealed, row.sealed!));
      await store.db.update(table).set({ totpSealed }).where(isSame);
      done.sealed += 1;
      done.left -= 1;
    }
  }
  return done;
}

function opened(open: () => string): string | null {
  try {
    return open();
  } catch {
    return null;
  }
}
