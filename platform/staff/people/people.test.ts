import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { useOwnDatabase } from "#tests/support/database.ts";
import { platformUnderTest, SECRETS } from "../../../tests/under-test/platform-under-test.ts";
import { softAuthenticator } from "../../../tests/under-test/soft-authenticator.ts";
import {
  OFFICE,
  officeUnderTest,
  STAFF_PASSWORD,
} from "../../../tests/under-test/staff/office-under-test.ts";
import { sessionList } from "../../contract/members/sessions.ts";
import {
  staffLogout,
  staffMe,
  staffSessionEnd,
  staffSessionList,
} from "../../contract/staff/account.ts";
import {
  staffInvitation,
  staffInvitationAccept,
  staffInvitationPasskey,
  staffInvitationPasskeyStart,
  staffLogin,
  staffPasskeyLogin,
  staffPasskeyLoginStart,
} from "../../contract/staff/entrance.ts";
import {
  staffEnd,
  staffGrant,
  staffGrantEnd,
  staffInvite,
  staffList,
} from "../../contract/staff/staff.ts";
import {
  staffTerminal,
  staffTerminalAnswer,
  staffTerminalConfirm,
  staffTerminalStart,
} from "../../contract/staff/terminals.ts";
import { send } from "../../contract/wire/send.ts";
import { staffGrants, staffSessions } from "../../store/schema/person.ts";
import { staffActions } from "../../store/schema/staff.ts";
import { resealPeople } from "../secrets/reseal-people.ts";
import { inviteFirstAdmin } from "./first-admin.ts";

useOwnDatabase();
const HALF_HOUR = 30 * 60_000;
const office = await officeUnderTest();
const { caller, clock, code, hired, invited, store, merchant } = office;

test("the first admin is invited once, and may then do everything everywhere", async () => {
  const person = { name: "Ana", email: "ana@casa.example" };
  const first = await inviteFirstAdmin(office.parts, person);
  expect(first.address).toMatch(/^http:\/\/office\.test\/invitation\?token=[\w-]{43}$/);
  const again = inviteFirstAdmin(office.parts, { name: "Leo", email: "leo@casa.example" });
  await expect(again).rejects.toMatchObject({ code: "admin_exists" });
  const [grant] = await store.db
    .select()
    .from(staffGrants)
    .where(eq(staffGrants.staff, first.staff));
  expect(grant).toMatchObject({ merchant: "*", role: "admin", until: null, grantedBy: "server" });
});

test("an invitation is accepted once, with a password nobody guesses and the app's code", async () => {
  const { token, email } = await invited("support");
  const shown = await send(caller(), staffInvitation, { token });
  expect(shown).toMatchObject({ name: "support", email });
  expect(shown.uri).toContain(`secret=${shown.secret}`);
  const accept = (change: object = {}) =>
    send(caller(), staffInvitationAccept, {
      ...{ token, password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD },
      ...{ code: code(shown.secret), ...change },
    });
  const wrong = [
    [{ password: "short" }, "password_length", "password"],
    [{ confirmPassword: "another-one-1" }, "password_mismatch", "confirmPassword"],
    [{ password: email, confirmPassword: email }, "password_too_common", "password"],
    [{ code: "000000" }, "verification_code_wrong", "code"],
  ] as const;
  for (const [change, codeOf, field] of wrong) {
    await expect(accept(change)).rejects.toMatchObject({ code: codeOf, field });
  }
  const { token: session } = await accept();
  const me = await send(caller({ token: session }), staffMe, {});
  const grants = [{ merchant: merchant.code, role: "support", until: null }];
  expect(me).toEqual({ name: "support", email, grants });
  await expect(accept()).rejects.toMatchObject({ code: "invitation_over" });
});

test("an invitation ends after three days, and the database holds no token", async () => {
  const { token } = await invited("support", { name: "late" });
  const { rows } = await store.pool.query("select i::text as row from staff_invitations i");
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
  clock.advance(72 * 3_600_000);
  const late = send(caller(), staffInvitation, { token });
  await expect(late).rejects.toMatchObject({ code: "invitation_over" });
});

test("a login asks the password and a fresh code, and says nothing of what was wrong", async () => {
  const { email, secret } = await hired("cashier");
  const login = (change: object = {}) =>
    send(caller(), staffLogin, { email, password: STAFF_PASSWORD, code: code(secret), ...change });
  // The code of the invitation is used up.
  await expect(login()).rejects.toMatchObject({ code: "login_failed" });
  clock.advance(60_000);
  for (const change of [{ email: "nobody@x.example" }, { password: "x" }, { code: "000000" }]) {
    const refused = await login(change).catch((error) => error);
    expect(refused).toMatchObject({ code: "login_failed" });
    expect(refused.field).toBeUndefined();
  }
  const { token } = await login({ email: ` ${email.toUpperCase()} ` });
  expect((await send(caller({ token }), staffMe, {})).name).toBe("cashier");
});

test("the ninth attempt within a quarter of an hour from one place is refused", async () => {
  const from = caller({ clientAddress: "203.0.113.77" });
  const wrong = { email: "guessed@x.example", password: "x", code: "000000" };
  const codes = [];
  for (let turn = 0; turn < 9; turn += 1) {
    codes.push(await send(from, staffLogin, wrong).catch((error) => error.code));
  }
  expect(codes).toEqual([...Array(8).fill("login_failed"), "too_many_attempts"]);
});

test("a session ends when it is idle for half an hour, after twelve hours, and by its person", async () => {
  const { as, staff } = await hired("risk");
  const me = () => send(as, staffMe, {}).then(({ name }) => name);
  for (let turn = 0; turn < 23; turn += 1) {
    clock.advance(HALF_HOUR - 1);
    expect(await me()).toBe("risk");
  }
  clock.advance(HALF_HOUR);
  await expect(me()).rejects.toMatchObject({ code: "not_logged_in" });
  const now = clock.now();
  await store.db.update(staffSessions).set({ lastSeenAt: now, expiresAt: now });
  await expect(me()).rejects.toMatchObject({ code: "not_logged_in" });
  const later = new Date(now.getTime() + 1);
  await store.db
    .update(staffSessions)
    .set({ expiresAt: later })
    .where(eq(staffSessions.staff, staff));
  expect(await me()).toBe("risk");
  await send(as, staffLogout, {});
  await expect(me()).rejects.toMatchObject({ code: "not_logged_in" });
});

test("a member's session opens no office, and a person's no brand", async () => {
  const { as } = await hired("admin");
  const brand = await platformUnderTest();
  const { token } = await brand.newMember();
  const atOffice = send(caller({ token, merchant: brand.merchant.code }), staffMe, {});
  await expect(atOffice).rejects.toMatchObject({ code: "not_logged_in" });
  await expect(send(as, sessionList, {})).rejects.toMatchObject({ code: "not_logged_in" });
});

test("a passkey accepts an invitation and logs in, at the office's host alone", async () => {
  const { token, staff } = await invited("finance");
  const device = softAuthenticator("office.test", OFFICE);
  const sign = (options: Record<string, unknown>, origin = OFFICE) => {
    const { response, ...rest } = device.get(options, { origin });
    const userHandle = Buffer.from(staff).toString("base64url");
    return { ...rest, response: { ...response, userHandle } };
  };
  const { requestId, options } = await send(caller(), staffInvitationPasskeyStart, { token });
  const made = { token, requestId, attestation: device.create(options) };
  const { name } = await send(caller(), staffInvitationPasskey, made);
  expect(name).toBe("finance");
  const start = () => send(caller(), staffPasskeyLoginStart, {});
  const asked = await start();
  const signed = { requestId: asked.requestId, assertion: sign(asked.options) };
  expect((await send(caller(), staffPasskeyLogin, signed)).name).toBe("finance");
  const twice = send(caller(), staffPasskeyLogin, signed);
  await expect(twice).rejects.toMatchObject({ code: "passkey_failed" });
  const other = await start();
  const elsewhere = sign(other.options, "http://brand.test");
  const foreign = send(caller(), staffPasskeyLogin, {
    requestId: other.requestId,
    assertion: elsewhere,
  });
  await expect(foreign).rejects.toMatchObject({ code: "passkey_failed" });
});

test("a person sees and ends their own sessions, and no other's", async () => {
  const eva = await hired("content", { name: "eva" });
  const leo = await hired("content", { name: "leo" });
  clock.advance(60_000);
  const login = { email: eva.email, password: STAFF_PASSWORD, code: code(eva.secret) };
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
  await send(caller({ userAgent }), staffLogin, login);
  const { list } = await send(eva.as, staffSessionList, {});
  expect(list.map(({ isCurrent, kind, device }) => [isCurrent, kind, device])).toEqual([
    [true, "invitation", ""],
    [false, "password", "Firefox · Windows"],
  ]);
  const foreign = send(leo.as, staffSessionEnd, { id: list[1]!.id });
  await expect(foreign).rejects.toMatchObject({ code: "unknown_session" });
  await send(eva.as, staffSessionEnd, { id: list[1]!.id });
  expect((await send(eva.as, staffSessionList, {})).list).toHaveLength(1);
});

test("a terminal acts as the person who confirmed its code, and gets its token once", async () => {
  const { as } = await hired("cashier", { name: "nora" });
  const started = await send(caller(), staffTerminalStart, { device: "desk-4" });
  expect(started).toMatchObject({ address: `${OFFICE}/terminal` });
  const { deviceCode, code: shown } = started;
  const answer = () => send(caller(), staffTerminalAnswer, { deviceCode });
  expect(await answer()).toEqual({ state: "waiting" });
  const typed = shown.toLowerCase().replace("-", " ");
  expect(await send(as, staffTerminal, { code: typed })).toMatchObject({ device: "desk-4" });
  await send(as, staffTerminalConfirm, { code: typed, answer: "yes" });
  const again = send(as, staffTerminalConfirm, { code: typed, answer: "no" });
  await expect(again).rejects.toMatchObject({ code: "unknown_terminal" });
  const given = await answer();
  if (given.state !== "confirmed") throw new Error(given.state);
  expect((await send(caller({ token: given.token }), staffMe, {})).name).toBe("nora");
  await expect(answer()).rejects.toMatchObject({ code: "terminal_over" });
});

test("a refused terminal gets nothing, and a code ends after ten minutes", async () => {
  const { as } = await hired("cashier", { name: "iris" });
  const start = () => send(caller(), staffTerminalStart, { device: "desk-5" });
  const no = await start();
  await send(as, staffTerminalConfirm, { code: no.code, answer: "no" });
  const { deviceCode } = no;
  expect(await send(caller(), staffTerminalAnswer, { deviceCode })).toEqual({ state: "refused" });
  const late = await start();
  clock.advance(10 * 60_000);
  const confirm = send(as, staffTerminalConfirm, { code: late.code, answer: "yes" });
  await expect(confirm).rejects.toMatchObject({ code: "unknown_terminal" });
});

test("an admin invites, grants and ends at the own merchant; the audit shows it", async () => {
  const admin = await hired("admin", { name: "sol" });
  const person = { name: "Rosa", email: `rosa@${merchant.code}.example`, role: "support" } as const;
  const made = await send(admin.as, staffInvite, person);
  const twice = send(admin.as, staffInvite, person);
  await expect(twice).rejects.toMatchObject({ code: "email_taken", field: "email" });
  clock.advance(1);
  const { id } = await send(admin.as, staffGrant, { staff: made.staff, role: "risk" });
  const own = send(admin.as, staffGrant, { staff: admin.staff, role: "risk" });
  await expect(own).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  const rosa = async () =>
    (await send(admin.as, staffList, {})).list.find(({ name }) => name === "Rosa");
  expect((await rosa())?.grants.map(({ role, until }) => [role, until])).toEqual([
    ["support", null],
    ["risk", null],
  ]);
  await send(admin.as, staffGrantEnd, { staff: made.staff, id });
  expect((await rosa())?.grants[1]?.until).toBe(clock.now().getTime());
  const said = await store.inMerchant(merchant.code, (tx) => tx.select().from(staffActions));
  const actions = said.map(({ action, staff }) => `${action} ${staff}`).sort();
  expect(actions).toEqual(["endGrant sol", "grantRole sol", "inviteStaff sol"]);
  const everywhere = send({ ...admin.as, merchant: "*" }, staffEnd, { staff: made.staff });
  await expect(everywhere).rejects.toMatchObject({ code: "no_permission" });
});

test("an ended person is out at once, with sessions and grants", async () => {
  const boss = await hired("admin", { name: "boss", merchant: "*" });
  const gone = await hired("admin", { name: "gone" });
  await send({ ...boss.as, merchant: "*" }, staffEnd, { staff: gone.staff });
  const me = send(gone.as, staffMe, {});
  await expect(me).rejects.toMatchObject({ code: "not_logged_in" });
});

test("nobody rewrites a grant or deletes a person", async () => {
  for (const statement of [
    "update staff_grants set role = 'admin'",
    "delete from staff_grants",
    "delete from staff",
    "delete from staff_sessions",
  ]) {
    await expect(store.pool.query(statement)).rejects.toThrow(/permission denied/);
  }
});

test("staff's apps are sealed anew when the master secret changes", async () => {
  await invited("support", { name: "sealed" });
  const context = { ...office.parts, staff: "eva", staffId: "eva" };
  const secrets = { ...SECRETS, dataKey: new Uint8Array(32).fill(5), other: SECRETS };
  const changed = { ...context, secrets };
  const left = (kinds: { left: number }[]) => kinds.reduce((sum, kind) => sum + kind.left, 0);
  expect(left(await resealPeople(context, { isOnlyCount: true }))).toBe(0);
  expect(left(await resealPeople(changed, { isOnlyCount: true }))).toBeGreaterThan(1);
  await resealPeople(changed);
  expect(left(await resealPeople(changed, { isOnlyCount: true }))).toBe(0);
  const neither = { ...context, secrets: { dataKey: new Uint8Array(32).fill(6) } };
  expect(left(await resealPeople(neither))).toBeGreaterThan(1);
});
