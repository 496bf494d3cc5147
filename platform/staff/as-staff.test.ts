import { expect, test } from "vitest";
import { testUrl } from "#tests/support/database.ts";
import { staffUnderTest } from "../../tests/under-test/staff/staff-under-test.ts";
import { readMerchant } from "../core/merchant/find-merchant.ts";
import { listenChanges } from "../store/listen-changes.ts";
import { merchants } from "../store/schema/merchant.ts";
import { asStaff } from "./as-staff.ts";
import { setSiteStatus } from "./merchant/set-site-status.ts";

test("a new status is stored, recorded with its staff member, and announced to listeners", async () => {
  const { staff, merchant, store, audit } = await staffUnderTest();
  const heard: (string | undefined)[] = [];
  const url = testUrl();
  const listening = await listenChanges({ url, onChange: (code) => heard.push(code) });
  await setSiteStatus(staff, { merchant: merchant.code, status: "maintenance" });
  expect((await readMerchant(store, merchant.code)).status).toBe(1);
  expect(await audit()).toEqual([{ action: "setStatus", staff: "eva" }]);
  await expect.poll(() => heard).toEqual([merchant.code]);
  await listening.stop();
});

test("a failed action leaves neither an audit line nor a change", async () => {
  const { staff, merchant, store, audit } = await staffUnderTest();
  const act = asStaff(staff, merchant.code, { action: "break" }, async (tx) => {
    await tx.update(merchants).set({ status: 2 });
    throw new Error("no");
  });
  await expect(act).rejects.toThrow("no");
  expect(await audit()).toEqual([]);
  expect((await readMerchant(store, merchant.code)).status).toBe(0);
});

test("nobody acts for a merchant that does not exist, and nobody rewrites the audit", async () => {
  const { staff, merchant, store } = await staffUnderTest();
  await expect(setSiteStatus(staff, { merchant: "nobody", status: "open" })).rejects.toThrow(
    "unknown_merchant",
  );
  const rewrite = store.inMerchant(merchant.code, (tx) => tx.execute("delete from staff_actions"));
  await expect(rewrite).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/permission denied/) },
  });
});
