import type { Role } from "../../contract/staff/roles.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import type { Transaction } from "../../store/open-store.ts";
import { staffGrants } from "../../store/schema/person.ts";
import type { Desk } from "./desk.ts";

type Grant = {
  staff: string;
  merchant: string;
  role: Role;
  from?: Date | undefined;
  until?: Date | undefined;
  by: string;
};

/** Writes a grant, from now on by default. Refuses an end before its beginning with invalid_field. */
export async function insertGrant(
  { clock, random }: Pick<Desk, "clock" | "random">,
  tx: Transaction,
  { staff, merchant, role, by, ...span }: Grant,
): Promise<string> {
  const now = clock.now();
  const from = span.from ?? now;
  const until = span.until ?? null;
  if (until && (until <= from || until <= now)) {
    throw new Refusal("invalid_field", { field: "until" });
  }
  const id = newId(random);
  const grant = { staff, id, merchant, role, from, until, grantedBy: by, createdAt: now };
  await tx.insert(staffGrants).values(grant);
  return id;
}
