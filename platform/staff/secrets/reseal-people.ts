import { and, eq, isNotNull, isNull, not, sql } from "drizzle-orm";
import { openText, sealOf, sealText } from "../../core/seal/seal-text.ts";
import { operatorKeyPlace } from "../../members/person/person-key.ts";
import { staff, staffInvitations } from "../../store/schema/person.ts";
import { operatorKeys } from "../../store/schema/person-hash.ts";
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

/**
 * Seals what belongs to no merchant anew with the signing key, or only counts what it has not sealed:
 * staff's secrets and the operator's keys.
 */
export function resealPeople(
  context: StaffContext,
  { isOnlyCount = false } = {},
): Promise<Resealed[]> {
  return Promise.all([
    ...KINDS.map((kind) => resealKind(context, kind, isOnlyCount)),
    resealKeys(context, isOnlyCount),
  ]);
}

async function resealKeys(
  { store, secrets, random }: StaffContext,
  isOnlyCount: boolean,
): Promise<Resealed> {
  const context = sealAt({ secrets, random });
  const rows = await store.db
    .select()
    .from(operatorKeys)
    .where(not(sql`starts_with(${operatorKeys.sealed}, ${sealOf(secrets)})`));
  const done = { name: "keys of the operator", sealed: 0, unreadable: 0, left: rows.length };
  if (isOnlyCount) return done;
  for (const row of rows) {
    const place = operatorKeyPlace(row.name);
    const text = opened(() => openText(context, place, row.sealed));
    if (text === null) done.unreadable += 1;
    else {
      const sealed = sealText(context, place, text);
      const isSame = and(eq(operatorKeys.name, row.name), eq(operatorKeys.sealed, row.sealed));
      await store.db.update(operatorKeys).set({ sealed }).where(isSame);
      done.sealed += 1;
      done.left -= 1;
    }
  }
  return done;
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
