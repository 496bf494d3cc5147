import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DEMO_ADMIN, seedDemoAdmin } from "#platform/staff/people/demo-admin.ts";
import { inviteFirstAdmin } from "#platform/staff/people/first-admin.ts";
import { staff, staffGrants } from "#platform/store/schema/person.ts";
import { staffActions } from "#platform/store/schema/staff.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { officeUnderTest } from "#tests/under-test/staff/office-under-test.ts";
import { terminalUnderTest } from "#tests/under-test/staff/terminal-under-test.ts";

useOwnDatabase();

const { parts, merchant, hired, store, clock } = await officeUnderTest();
const { code } = merchant;
const LOG_IN = "Log in first: npm run merchant -- login";

test("a logged-in terminal acts as its person, within the person's grants, and the audit names them", async () => {
  const { token } = await hired("risk", { name: "Nora" });
  const { errors, typeWith } = terminalUnderTest(parts);
  const type = typeWith(token);
  expect(await type(`finding close ${code} r1 --reason test`)).toBe(1);
  expect(errors.at(-1)).toBe("Refused: unknown_finding");
  expect(await type(`withdrawal list ${code}`)).toBe(0);
  expect(await type(`withdrawal pay ${code} R-1`)).toBe(1);
  expect(errors.at(-1)).toBe("Refused: no_permission");
  expect(await type(`status ${code} blocked`)).toBe(1);
  const written = () =>
    store.inMerchant(code, (tx) => tx.select({ staff: staffActions.staff }).from(staffActions));
  expect(await written()).toEqual([]);
  const content = typeWith((await hired("content", { name: "Inés" })).token);
  expect(await content(["notice", code, "publish", "hoy", "--es", "Hoy|<p>Hoy</p>"])).toBe(0);
  expect(await written()).toEqual([{ staff: "Inés" }]);
  clock.advance(30 * 60_000);
  expect(await type(`withdrawal list ${code}`)).toBe(1);
  expect(errors.at(-1)).toBe("Refused: not_logged_in");
});

test("nobody acts in production without a login, also where a demonstration's admin is", async () => {
  await store.db.transaction((tx) => seedDemoAdmin(parts, tx));
  const { errors, out, typeWith } = terminalUnderTest(parts);
  expect(await typeWith(undefined)("list")).toBe(1);
  expect(await typeWith(undefined)(`deposit credit ${code} --user ana --amount 1`)).toBe(1);
  expect(errors).toEqual([LOG_IN, LOG_IN]);
  expect(out).toEqual([]);
});

test("a demonstration's terminal acts as its admin, who is seeded once and can log in nowhere", async () => {
  await store.db.transaction((tx) => seedDemoAdmin(parts, tx));
  await store.db.transaction((tx) => seedDemoAdmin(parts, tx));
  const { errors, typeWith } = terminalUnderTest(parts);
  const type = typeWith(undefined, { isDemonstration: true });
  expect(await type(`status ${code} maintenance`)).toBe(0);
  const acts = await store.inMerchant(code, (tx) =>
    tx.select().from(staffActions).where(eq(staffActions.action, "setStatus")),
  );
  expect(acts).toMatchObject([{ staff: DEMO_ADMIN, details: { status: "maintenance" } }]);
  const [row] = await store.db.select().from(staff).where(eq(staff.id, DEMO_ADMIN));
  expect(row).toMatchObject({ passwordHash: "", totpSealed: null, status: "active" });
  await store.db.update(staff).set({ status: "ended" }).where(eq(staff.id, DEMO_ADMIN));
  expect(await type("list")).toBe(1);
  expect(errors).toEqual([LOG_IN]);
});

test("the first admin is invited once, whether or not a demonstration has an admin", async () => {
  await store.db.transaction((tx) => seedDemoAdmin(parts, tx));
  const person = { name: "Ana Ruiz", email: "ana@casa.example" };
  expect(await inviteFirstAdmin(parts, person)).toMatchObject({ address: expect.any(String) });
  const again = inviteFirstAdmin(parts, { ...person, email: "eva@casa.example" });
  await expect(again).rejects.toMatchObject({ code: "admin_exists" });
  const own = await store.db.select().from(staffGrants).where(eq(staffGrants.staff, DEMO_ADMIN));
  expect(own).toMatchObject([{ merchant: "*", role: "admin", grantedBy: "demonstration" }]);
});
