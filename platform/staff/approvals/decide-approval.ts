import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { approvals } from "../../store/schema/approval.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { APPROVED_VERBS } from "./approved-verbs.ts";
import { type Approval, changeApproval } from "./second-person.ts";

type Named = { merchant: string; id: string };

/** The request. Refuses an unknown one with unknown_approval. */
export async function readApproval(
  { store }: Pick<StaffContext, "store">,
  { merchant, id }: Named,
): Promise<Approval> {
  const own = and(eq(approvals.merchant, merchant), eq(approvals.id, id));
  const [row] = await store.inMerchant(merchant, (tx) => tx.select().from(approvals).where(own));
  if (!row) throw new Refusal("unknown_approval", { field: "id", status: 404 });
  return row;
}

/**
 * The second person's yes, which does in one transaction exactly what was asked. Refuses with
 * approval_over a request that is decided, replaced or older than three days, and like its verb.
 */
export async function approve(context: StaffContext, named: Named): Promise<void> {
  const asked = await readApproval(context, named);
  if (asked.state !== "WAITING") throw over();
  const verb = APPROVED_VERBS[asked.verb];
  if (!verb) throw new Error(`nothing runs ${asked.verb}`);
  await verb.run({ ...context, deciding: asked.id }, named.merchant, asked.input);
}

/** A no, also of the person who asked. Nothing is done, and the same may be asked again. */
export async function refuse(context: StaffContext, { merchant, id }: Named): Promise<void> {
  const { verb, subject } = await readApproval(context, { merchant, id });
  const entry = { action: "refuseApproval", details: { id, verb, subject }, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const own = and(eq(approvals.merchant, merchant), eq(approvals.id, id));
    const [row] = await tx.select().from(approvals).where(own).for("update");
    if (row?.state !== "WAITING") throw over();
    const { staff: decidedBy, staffId: decidedById, clock } = context;
    const decided = { decidedBy, decidedById, decidedAt: clock.now() };
    await changeApproval(tx, row, { state: "REFUSED", ...decided });
  });
}

const over = () => new Refusal("approval_over", { status: 409 });
