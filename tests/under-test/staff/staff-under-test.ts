import { eq } from "drizzle-orm";
import { freshMerchant, testClock, testStore } from "#tests/support/database.ts";
import type { StaffContext } from "../../../platform/staff/staff-context.ts";
import { staffActions } from "../../../platform/store/schema/staff.ts";
import { random, SECRETS } from "../platform-under-test.ts";

/** A staff member with a merchant of the test's own, and that merchant's audit log. */
export async function staffUnderTest() {
  const store = await testStore();
  const merchant = await freshMerchant({}, { isReal: true });
  const clock = testClock();
  const staff: StaffContext = {
    store,
    clock,
    random,
    secrets: SECRETS,
    staff: "eva",
    staffId: "eva",
  };
  const audit = () =>
    store.inMerchant(merchant.code, (tx) =>
      tx
        .select({ action: staffActions.action, staff: staffActions.staff })
        .from(staffActions)
        .where(eq(staffActions.merchant, merchant.code)),
    );
  return { staff, merchant, store, clock, audit };
}
