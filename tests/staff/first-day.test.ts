import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { depositSlip } from "#platform/contract/money/cashier.ts";
import { staffInvitation, staffInvitationAccept } from "#platform/contract/staff/entrance.ts";
import { staffTerminal, staffTerminalConfirm } from "#platform/contract/staff/terminals.ts";
import { send } from "#platform/contract/wire/send.ts";
import { staffActions } from "#platform/store/schema/staff.ts";
import { verifyBooks } from "#scripts/ledger/verify-books.ts";
import { keptToken } from "#scripts/merchant/login/kept-token.ts";
import { staffCommands } from "#scripts/staff/commands.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { cashierUnderTest } from "../under-test/cashier-under-test.ts";
import { officeUnderTest, STAFF_PASSWORD } from "../under-test/staff/office-under-test.ts";
import { terminalUnderTest } from "../under-test/staff/terminal-under-test.ts";

// The first admin is invited on a database without any.
useOwnDatabase();

type Office = Awaited<ReturnType<typeof officeUnderTest>>;

const ACCOUNT = "pagadora1";
const INVITATION = /http:\/\/office\.test\/invitation\?token=([\w-]+)/;

/** Accepts an invitation at the office's page, and returns the person's session there. */
async function accept({ caller, code }: Office, printed: string) {
  const [, token = ""] = INVITATION.exec(printed) ?? [];
  const { secret } = await send(caller(), staffInvitation, { token });
  const password = { password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD };
  const proof = { token, ...password, code: code(secret) };
  const session = await send(caller(), staffInvitationAccept, proof);
  return caller({ token: session.token });
}

/** A terminal of a machine of its own, logged in by the code that its person confirms. */
async function terminalOf(office: Office, person: Awaited<ReturnType<typeof accept>>) {
  const dataDir = await mkdtemp(join(tmpdir(), "first-day-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  vi.stubEnv("DATA_DIR", dataDir);
  const terminal = terminalUnderTest(office.parts);
  const typedAlone = terminal.typeWith(undefined);
  const login = typedAlone("login");
  const shown = /^Log in at http:\/\/office\.test\/terminal and type ([A-Z]{4}-[A-Z]{4})$/;
  await vi.waitFor(() => expect(terminal.out[0]).toMatch(shown));
  const [, code = ""] = shown.exec(terminal.out[0]!)!;
  expect(await send(person, staffTerminal, { code })).toMatchObject({ address: "terminal" });
  await send(person, staffTerminalConfirm, { code, answer: "yes" });
  expect(await login).toBe(0);
  const type = terminal.typeWith(keptToken(dataDir));
  vi.unstubAllEnvs();
  return {
    ...terminal,
    /** Types a line that must be done, and returns what it prints. */
    async done(line: string | string[]) {
      terminal.printed();
      expect([line, await type(line), terminal.errors]).toEqual([line, 0, []]);
      return terminal.printed();
    },
    /** Types a line that must be refused, and returns the refusal. */
    async refused(line: string) {
      expect([line, await type(line)]).toEqual([line, 1]);
      return terminal.errors.splice(0)[0];
    },
  };
}

test("an invited cashier's first day, from the invitation to a credit that two people made", async () => {
  const { under, member, deposit: open, state } = await cashierUnderTest();
  const { merchant, clock } = under;
  const office = await officeUnderTest({ merchant, clock });
  const { code } = merchant;
  const { deposit } = await open(5_000_000n, "key-first-day-1", "SPEI");
  const { depositId, reference } = deposit;
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });
  const slip = (await picture.jpeg().toBuffer()).toString("base64");
  await send(member, depositSlip, { depositId, slip });

  // On the server: the first admin, who accepts and logs a terminal in.
  const said: string[] = [];
  const firstAdmin = ["--name", "Ana Ruiz", "--email", "ana@casa.example"];
  const run = () =>
    staffCommands["first-admin"]!.run(firstAdmin, office.parts, (line) => said.push(line));
  await run();
  await expect(run()).rejects.toMatchObject({ code: "admin_exists" });
  const ana = await terminalOf(office, await accept(office, said.join("\n")));
  expect(ana.out.at(-1)).toBe("This terminal acts as Ana Ruiz.");

  // The admin invites a cashier and somebody of finance.
  const invite = async (name: string, email: string, role: string) =>
    (
      await ana.done(["staff", "invite", code, "--name", name, "--email", email, "--role", role])
    ).join("\n");
  const luzInvitation = await invite("Luz Vega", "luz@casa.example", "cashier");
  const teoInvitation = await invite("Teo Sol", "teo@casa.example", "finance");
  const luz = await terminalOf(office, await accept(office, luzInvitation));
  const teo = await terminalOf(office, await accept(office, teoInvitation));
  expect((await ana.done(`staff list ${code}`)).join("\n")).toMatch(/Luz Vega .*active\n.*cashier/);

  // The cashier sees what waits, looks at it, and credits what really came.
  const [heading, waiting, ...others] = await luz.done(`deposit list ${code}`);
  expect(heading).toMatch(/^reference +at +status +amount +method +note +account$/);
  expect(waiting).toMatch(new RegExp(`^${reference} .* SLIP_SUBMITTED +500\\.00 .*${ACCOUNT}$`));
  expect(others).toEqual([]);
  const shown = (await luz.done(`deposit show ${code} ${reference}`)).join("\n");
  expect(shown).toMatch(new RegExp(`^slips +${reference}-1\\.jpg +\\d+ bytes$`, "m"));
  expect(await luz.done(`deposit approve ${code} ${reference} --amount 480`)).toEqual([
    "credited  480.00",
  ]);
  expect(await luz.done(`deposit list ${code}`)).toEqual(["None."]);
  expect(await luz.refused(`status ${code} blocked`)).toBe("Refused: no_permission");
  expect(await luz.refused(`deposit list ${code}2`)).toBe("Refused: no_permission");

  // A credit by hand above the limit waits, and its asker cannot say the second word.
  const asked = await luz.done(`deposit credit ${code} --user ${ACCOUNT} --amount 25000`);
  const next = /^A second person says: npm run merchant -- (approval yes \w+ \w+)$/;
  const [, yes = ""] = next.exec(asked.at(-1)!)!;
  expect(await luz.refused(yes)).toBe("Refused: second_pair_of_eyes");
  expect((await state(depositId)).balance).toBe(4_800_000n);
  const [, request] = await teo.done(`approval list ${code}`);
  expect(request).toMatch(/creditByHand .*amount=25000\.00 .*Luz Vega/);
  expect(await teo.done(yes)).toEqual(["Done."]);
  expect(await teo.refused(yes)).toBe("Refused: approval_over");
  expect((await state(depositId)).balance).toBe(254_800_000n);

  // The audit names people, and the books and both logs are sound.
  const acts = await office.store.inMerchant(code, (tx) =>
    tx.select({ staff: staffActions.staff, action: staffActions.action }).from(staffActions),
  );
  expect(acts).toEqual(
    expect.arrayContaining([
      { staff: "Ana Ruiz", action: "inviteStaff" },
      { staff: "Luz Vega", action: "askCreditByHand" },
      { staff: "Teo Sol", action: "creditByHand" },
    ]),
  );
  const verify = { say: () => {}, only: code, now: new Date() };
  expect(await verifyBooks(office.store, verify)).toBe(0);
}, 60_000);
