import { and, asc, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { toApplication } from "../../../agents/applications/show-application.ts";
import type { ApplicationReason } from "../../../contract/agents/application-kinds.ts";
import type {
  staffAffiliateList,
  staffAffiliateShow,
} from "../../../contract/staff/agents/applications.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { writeMessage } from "../../../core/outbox/write-message.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { affiliateApplications } from "../../../store/schema/application.ts";
import { members } from "../../../store/schema/merchant.ts";
import type { StaffContext } from "../../staff-context.ts";
import { asStaffOfMember } from "../as-staff-of-member.ts";
import { toAgent } from "./make-agent.ts";

const SHOWN = 50;
const BEGINNING = 80;
const upper = alias(members, "upper");

type Of = { merchant: string; reference: string };

const rowsWhere = (tx: Transaction, merchant: string, condition: SQL | undefined) =>
  tx
    .select({ row: affiliateApplications, account: members.username, upline: upper.username })
    .from(affiliateApplications)
    .innerJoin(
      members,
      and(eq(members.merchant, merchant), eq(members.id, affiliateApplications.member)),
    )
    .leftJoin(upper, and(eq(upper.merchant, merchant), eq(upper.id, members.parentId)))
    .where(and(eq(affiliateApplications.merchant, merchant), condition))
    .orderBy(asc(affiliateApplications.appliedAt), asc(affiliateApplications.id))
    .limit(SHOWN);

/** The open applications, or all of them, the oldest first. */
export async function listApplications(
  { store }: StaffContext,
  merchant: string,
  { all }: { all: boolean },
): Promise<ValueOf<typeof staffAffiliateList>> {
  await findMerchant(store, merchant);
  const isShown = all ? undefined : eq(affiliateApplications.state, "OPEN");
  const rows = await store.inMerchant(merchant, (tx) => rowsWhere(tx, merchant, isShown));
  return rows.map(({ row, account }) => ({
    ...{ reference: row.id, at: row.appliedAt.getTime(), state: row.state, account },
    text: row.text.replace(/\s+/g, " ").slice(0, BEGINNING),
  }));
}

async function findApplication({ store }: StaffContext, { merchant, reference }: Of) {
  await findMerchant(store, merchant);
  const isIt = eq(affiliateApplications.id, reference);
  const [found] = await store.inMerchant(merchant, (tx) => rowsWhere(tx, merchant, isIt));
  if (!found) throw new Refusal("unknown_application", { status: 404 });
  return found;
}

/** One application with its applicant. Refuses another merchant's with unknown_application. */
export async function readApplication(
  staff: StaffContext,
  of: Of,
): Promise<ValueOf<typeof staffAffiliateShow>> {
  const { row, account, upline } = await findApplication(staff, of);
  return { ...toApplication(row), account, upline, decidedBy: row.decidedBy };
}

/**
 * Makes the applicant an agent and returns its type. Refuses like `readApplication`, a decided one
 * with application_decided, and like `toAgent`.
 */
export async function approveApplication(staff: StaffContext, of: Of): Promise<{ type: number }> {
  return decide(staff, of, { state: "APPROVED", reason: null }, (tx, member) =>
    toAgent(tx, of.merchant, member),
  );
}

/** Denies an application for a reason that the applicant reads. Refuses like `approveApplication`. */
export async function denyApplication(
  staff: StaffContext,
  { reason, ...of }: Of & { reason: ApplicationReason },
): Promise<void> {
  await decide(staff, of, { state: "DENIED", reason }, async () => {});
}

type Decision =
  | { state: "APPROVED"; reason: null }
  | { state: "DENIED"; reason: ApplicationReason };

/** Stores a decision once, does what follows from it, and tells the applicant. */
async function decide<T>(
  staff: StaffContext,
  of: Of,
  { state, reason }: Decision,
  work: (tx: Transaction, member: string) => Promise<T>,
): Promise<T> {
  const { account } = await findApplication(staff, of);
  const { merchant, reference } = of;
  const isApproved = state === "APPROVED";
  const entry = {
    action: isApproved ? "approveAffiliate" : "denyAffiliate",
    details: { application: reference, ...(reason && { reason }) },
  };
  return asStaffOfMember(staff, { merchant, account }, entry, async (tx, member, writer) => {
    const isOpen = and(
      eq(affiliateApplications.merchant, merchant),
      eq(affiliateApplications.id, reference),
      eq(affiliateApplications.state, "OPEN"),
    );
    const decided = await tx
      .update(affiliateApplications)
      .set({ state, reason, decidedAt: writer.clock.now(), decidedBy: staff.staff })
      .where(isOpen)
      .returning({ id: affiliateApplications.id });
    if (decided.length === 0) throw new Refusal("application_decided", { status: 409 });
    const done = await work(tx, member.id);
    const kind = isApproved ? "affiliateApproved" : "affiliateDenied";
    await writeMessage(writer, tx, member.id, kind, { application: reference });
    return done;
  });
}
