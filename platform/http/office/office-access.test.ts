import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, freshMerchant } from "#tests/support/database.ts";
import { officeUnderTest } from "../../../tests/under-test/staff/office-under-test.ts";
import {
  mayDo,
  PERMISSIONS,
  PERMISSIONS_OF,
  ROLES,
  type Role,
} from "../../contract/staff/roles.ts";
import { type Call, envelope } from "../../contract/wire/call.ts";
import { newId, newToken, tokenHash } from "../../core/access/token.ts";
import { officeCalls } from "../../staff/office-routes.ts";
import { insertGrant } from "../../staff/people/grants.ts";
import { openStaffSession } from "../../staff/people/open-staff-session.ts";
import { staff, staffSessions } from "../../store/schema/person.ts";
import { sessions } from "../../store/schema/session.ts";

const office = await officeUnderTest();
const { store, clock, parts } = office;
const own = office.merchant.code;
const foreign = (await freshMerchant()).code;
const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS);

/** Where a person's grant is, and when. Only the first two let anybody in at `own`. */
const GRANTS = {
  own: { merchant: own },
  everywhere: { merchant: "*" },
  foreign: { merchant: foreign },
  "not begun": { merchant: own, from: after(1) },
  ended: { merchant: own, from: after(-2), until: after(1) },
} as const;
type Grant = keyof typeof GRANTS;

async function personWith(role: Role, grant: Grant) {
  const id = newId(parts.random);
  const person = { id, name: `${role} ${grant}`, email: id, emailKey: id };
  const made = { ...person, status: "active" as const, createdAt: clock.now() };
  await store.db.transaction(async (tx) => {
    await tx.insert(staff).values(made);
    await insertGrant(parts, tx, { staff: id, role, by: "test", ...GRANTS[grant] });
  });
  return person;
}

/** A fresh session each time, because logging out is a call as well. */
async function tokenOf(person: { id: string; name: string }): Promise<string> {
  const desk = { ...parts, clientAddress: own, userAgent: "" };
  return (await openStaffSession(desk, store.db, person, "password")).token;
}

/** The code of a guard that turned the call away; null when the verb decides. */
async function guardOf(call: Call, token: string | null, merchant = own): Promise<string | null> {
  const { fetch } = office.caller();
  const isQuery = call.method === "GET" || call.method === "DELETE";
  const request = new Request(`http://platform.test/platform${call.path}`, {
    method: call.method,
    headers: { "x-merchant": merchant, ...(token && { authorization: `Bearer ${token}` }) },
    ...(!isQuery && { body: "{}" }),
  });
  const { message } = envelope.parse(await (await fetch(request)).json());
  expect(message).not.toBe("unknown_error");
  return message === "not_logged_in" || message === "no_permission" ? message : null;
}

const granted = officeCalls.filter(({ permission }) => permission);
const personal = officeCalls.filter(({ access, permission }) => access === "staff" && !permission);
const doors = officeCalls.filter(({ access }) => access === "office");

test("every call of the office is at its door, a person's own, or asks for one permission", () => {
  expect(granted.length + personal.length + doors.length).toBe(officeCalls.length);
  expect(Math.min(granted.length, personal.length, doors.length)).toBeGreaterThan(5);
});

test.each(ROLES)("%s: each call lets in by role and grant, as the tables say", async (role) => {
  const people = new Map<Grant, Awaited<ReturnType<typeof personWith>>>();
  for (const grant of Object.keys(GRANTS) as Grant[])
    people.set(grant, await personWith(role, grant));
  clock.advance(HOUR_MS);
  const seen: Record<string, string | null> = {};
  const expected: Record<string, string | null> = {};
  for (const [grant, person] of people) {
    // An hour later the grant that ends then is over, and the one that begins then is in force.
    const isInForce = grant !== "foreign" && grant !== "ended";
    for (const call of granted) {
      const name = `${call.name}, ${grant}`;
      seen[name] = await guardOf(call, await tokenOf(person));
      expected[name] = isInForce && mayDo(role, call.permission!) ? null : "no_permission";
    }
  }
  expect(seen).toEqual(expected);
  clock.advance(-HOUR_MS);
  const early = people.get("not begun")!;
  for (const call of granted) {
    expect([call.name, await guardOf(call, await tokenOf(early))]).toEqual([
      call.name,
      "no_permission",
    ]);
  }
  for (const call of [...personal, ...doors]) {
    const token = await tokenOf(people.get("foreign")!);
    expect([call.name, await guardOf(call, token)]).toEqual([call.name, null]);
  }
});

test("a guest and a member are let in at the door alone", async () => {
  const member = await freshMember(office.merchant);
  const token = newToken(parts.random);
  const now = clock.now();
  await store.inMerchant(own, (tx) =>
    tx.insert(sessions).values({
      ...{ merchant: own, id: newId(parts.random), memberId: member.id },
      ...{ tokenHash: tokenHash(token), createdAt: now, lastSeenAt: now, expiresAt: after(1) },
    }),
  );
  for (const call of officeCalls) {
    const expected = call.access === "office" ? null : "not_logged_in";
    expect([call.name, await guardOf(call, null)]).toEqual([call.name, expected]);
    expect([call.name, await guardOf(call, token)]).toEqual([call.name, expected]);
  }
});

test("an idle session, an ended person and a merchant that nobody has let nobody in", async () => {
  const admin = await personWith("admin", "own");
  const [call] = granted;
  expect(await guardOf(call!, await tokenOf(admin), "nobody")).toBe("no_permission");
  const token = await tokenOf(admin);
  const halfAnHourAgo = new Date(clock.now().getTime() - HOUR_MS / 2);
  const ofAdmin = eq(staffSessions.staff, admin.id);
  await store.db.update(staffSessions).set({ lastSeenAt: halfAnHourAgo }).where(ofAdmin);
  expect(await guardOf(call!, token)).toBe("not_logged_in");
  const fresh = await tokenOf(admin);
  expect(await guardOf(call!, fresh)).toBe(null);
  await store.db.update(staff).set({ status: "ended" }).where(eq(staff.id, admin.id));
  expect(await guardOf(call!, fresh)).toBe("not_logged_in");
});

test("an admin may do everything, an auditor only reads, and each permission is somebody's", () => {
  expect(PERMISSIONS_OF.admin).toEqual(PERMISSIONS);
  expect(PERMISSIONS_OF.auditor.every((one) => /\.(list|read)$/.test(one))).toBe(true);
  const others = ROLES.filter((role) => role !== "admin").flatMap((role) => PERMISSIONS_OF[role]);
  const onlyAdmins = PERMISSIONS.filter((one) => !others.includes(one));
  expect(onlyAdmins.map((one) => one.split(".")[0])).not.toContain("withdrawal");
  expect(mayDo("cashier", "withdrawal.approve")).toBe(false);
  expect(mayDo("risk", "withdrawal.pay")).toBe(false);
});
