import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type {
  staffEnd,
  staffGrant,
  staffGrantEnd,
  staffInvite,
  staffList,
} from "../../contract/staff/staff.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context, Secrets } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { staff, staffGrants, staffInvitations, staffSessions } from "../../store/schema/person.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { type Desk, EVERYWHERE, requirePerson } from "./desk.ts";
import { insertGrant } from "./grants.ts";
import { holdPerson, invite } from "./invite.ts";

/** A desk whose call names a merchant, at which the person has the call's permission. */
export type MerchantDesk = Desk & {
  merchant: string;
  secrets: Secrets;
  /** Reaches a vendor's server; the network without it. */
  outside?: Context["outside"] | undefined;
};
const SHOWN = 50;

/** Invites a person to one role at the merchant. Only somebody with a role everywhere invites there. */
export function invitePerson(
  desk: MerchantDesk,
  { from, until, ...person }: InputOf<typeof staffInvite>,
): Promise<ValueOf<typeof staffInvite>> {
  const { id, name } = requirePerson(desk);
  const details = { email: person.email, role: person.role };
  return audited(desk, { action: "inviteStaff", details }, (tx) =>
    invite(desk, tx, {
      ...person,
      ...spanOf({ from, until }),
      merchant: desk.merchant,
      by: `${name} (${id})`,
    }),
  );
}

/** Gives a person a role. Nobody gives one to themselves: refused with second_pair_of_eyes. */
export function grantRole(
  desk: MerchantDesk,
  { staff: to, role, ...span }: InputOf<typeof staffGrant>,
): Promise<ValueOf<typeof staffGrant>> {
  const { id, name } = requirePerson(desk);
  if (to === id) throw new Refusal("second_pair_of_eyes", { field: "staff", status: 409 });
  return audited(desk, { action: "grantRole", details: { to, role } }, async (tx) => {
    const person = await holdPerson(tx, to);
    if (person.status === "ended") throw new Refusal("unknown_staff", { status: 404 });
    const { merchant } = desk;
    const grant = { staff: to, merchant, role, ...spanOf(span), by: `${name} (${id})` };
    return { id: await insertGrant(desk, tx, grant) };
  });
}

/** Ends a grant of the merchant now. Refuses one that is over or another's with unknown_grant. */
export function endGrant(
  desk: MerchantDesk,
  { staff: of, id }: InputOf<typeof staffGrantEnd>,
): Promise<Record<string, never>> {
  const { name } = requirePerson(desk);
  return audited(desk, { action: "endGrant", details: { of, grant: id } }, async (tx) => {
    const now = desk.clock.now();
    const ended = await tx
      .update(staffGrants)
      .set({ until: now, endedBy: name })
      .where(
        and(
          eq(staffGrants.staff, of),
          eq(staffGrants.id, id),
          eq(staffGrants.merchant, desk.merchant),
          or(isNull(staffGrants.until), gt(staffGrants.until, now)),
        ),
      )
      .returning({ id: staffGrants.id });
    if (ended.length === 0) throw new Refusal("unknown_grant", { field: "id", status: 404 });
    return {};
  });
}

/**
 * Ends a person's work everywhere. Only somebody with a role everywhere may, and nobody ends
 * themselves, so that one admin is always left.
 */
export function endPerson(
  desk: MerchantDesk,
  { staff: of }: InputOf<typeof staffEnd>,
): Promise<Record<string, never>> {
  const { id, name } = requirePerson(desk);
  if (desk.merchant !== EVERYWHERE) throw new Refusal("no_permission", { status: 403 });
  if (of === id) throw new Refusal("second_pair_of_eyes", { field: "staff", status: 409 });
  const now = desk.clock.now();
  return desk.store.db.transaction(async (tx) => {
    await holdPerson(tx, of);
    await tx.update(staff).set({ status: "ended" }).where(eq(staff.id, of));
    const isOpen = isNull(staffSessions.endedAt);
    const sessions = and(eq(staffSessions.staff, of), isOpen);
    await tx.update(staffSessions).set({ endedAt: now }).where(sessions);
    const unused = and(eq(staffInvitations.staff, of), isNull(staffInvitations.usedAt));
    await tx.update(staffInvitations).set({ usedAt: now }).where(unused);
    const isCurrent = or(isNull(staffGrants.until), gt(staffGrants.until, now));
    const grants = and(eq(staffGrants.staff, of), isCurrent);
    await tx.update(staffGrants).set({ until: now, endedBy: name }).where(grants);
    return {};
  });
}

/** The people with a grant at the merchant, or with one everywhere when that is named, by their ids. */
export async function listPeople(
  desk: MerchantDesk,
  { after }: InputOf<typeof staffList>,
): Promise<ValueOf<typeof staffList>> {
  const { db } = desk.store;
  const atMerchant = eq(staffGrants.merchant, desk.merchant);
  const found = await db
    .selectDistinct({ staff: staff.id, name: staff.name, email: staff.email, status: staff.status })
    .from(staff)
    .innerJoin(staffGrants, and(eq(staffGrants.staff, staff.id), atMerchant))
    .where(after ? gt(staff.id, after) : undefined)
    .orderBy(staff.id)
    .limit(SHOWN + 1);
  const shown = found.slice(0, SHOWN);
  const ids = shown.map((person) => person.staff);
  const grants = await db
    .select()
    .from(staffGrants)
    .where(and(inArray(staffGrants.staff, ids), atMerchant))
    .orderBy(staffGrants.createdAt, staffGrants.id);
  return {
    list: shown.map((person) => ({
      ...person,
      grants: grants
        .filter((grant) => grant.staff === person.staff)
        .map(({ id, role, from, until, grantedBy }) => {
          const span = { from: from.getTime(), until: until?.getTime() ?? null };
          return { id, role, ...span, grantedBy };
        }),
    })),
    after: found.length > SHOWN ? ids.at(-1)! : null,
  };
}

/** A merchant's own people are in its audit. A grant everywhere names who gave it by itself. */
function audited<T>(
  desk: MerchantDesk,
  entry: { action: string; details: Record<string, unknown> },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { merchant } = desk;
  if (merchant === EVERYWHERE) return desk.store.db.transaction(work);
  return asStaff(staffOf(desk), merchant, { ...entry, changesPages: false }, work);
}

/** The context with which a person acts at a merchant. */
export function staffOf(desk: Desk): StaffContext {
  const { store, clock, random, secrets } = desk;
  const { id, name } = requirePerson(desk);
  return { store, clock, random, secrets, staff: name, staffId: id };
}

const spanOf = ({ from, until }: { from?: number | undefined; until?: number | undefined }) => ({
  ...(from !== undefined && { from: new Date(from) }),
  ...(until !== undefined && { until: new Date(until) }),
});
