import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import pg from "pg";
import { expect, inject, onTestFinished, vi } from "vitest";
import { readEnv } from "#env";
import {
  staffInvitation,
  staffInvitationAccept,
  staffLogin,
} from "#platform/contract/staff/entrance.ts";
import { staffTerminal, staffTerminalConfirm } from "#platform/contract/staff/terminals.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import { appUrl } from "#platform/store/app-role.ts";
import { verifyBooks } from "#scripts/ledger/verify-books.ts";
import { actingPerson } from "#scripts/merchant/login/acting-person.ts";
import { keptToken } from "#scripts/merchant/login/kept-token.ts";
import { openStaff } from "#scripts/merchant/open-staff.ts";
import { runCommand } from "#scripts/merchant/run-command.ts";
import { staffCommands } from "#scripts/staff/commands.ts";
import { databaseUrl } from "#tests/support/global-setup.ts";
import { ownPieces } from "#tests/under-test/staff/legal-under-test.ts";
import { secretsFor } from "../../server/backend/secrets-for.ts";
import { startServer } from "../../server.ts";

const PASSWORD = "nueve-lunas-azules";
const DAY_MS = 86_400_000;

/** An empty database of the tests' server, as its owner. */
export async function emptyDatabase(): Promise<string> {
  const name = `first_day_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: inject("serverUrl") });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return databaseUrl(inject("serverUrl"), name);
}

/** The variables of a production, for servers and commands of this process, until the test ends. */
export async function setVariables(ownerUrl: string, partners: { mail: string; sms: string }) {
  const dataDir = await mkdtemp(join(tmpdir(), "first-day-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const variables = {
    ...{ NODE_ENV: "production", DEPLOYMENT: "production", PORT: "0", LOG_LEVEL: "silent" },
    ...{ DATA_DIR: dataDir, DATABASE_URL: appUrl(ownerUrl), TRUSTED_PROXY_HOPS: "1" },
    MASTER_SECRET: randomBytes(48).toString("base64"),
    ...{ METRICS_PORT: "0", FINDINGS_EMAIL: "turno@casa.mx", PLATFORM_PUBLIC: "true" },
    ...{ SMTP_URL: partners.mail, MAIL_FROM: "ayuda@casa.mx", SMS_GATEWAY_URL: partners.sms },
    OFFICE_ORIGIN: "https://office.casa.mx",
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return { dataDir };
}

/** The servers of site and platform on one port. The site is one page and the operator's own texts. */
export async function startServers() {
  const env = readEnv();
  const told: string[] = [];
  const running = await startServer({
    env,
    openSite: async () => ({
      page: async () => new Response("Casa"),
      merchants: ["alba"],
      legalPieces: new Map([["alba", [{ brand: "alba", pieces: ownPieces() }]]]),
    }),
    tell: (line) => told.push(line),
  });
  const origin = `http://127.0.0.1:${running.port}`;
  const { siteKey, sealKey } = secretsFor(env);
  /** The site's own caller from another machine. */
  const caller = (more: Partial<Caller> = {}): Caller => ({
    ...{ base: `${origin}/platform`, fetch, merchant: "alba", language: "es" },
    ...{ siteKey, sealKey, clientAddress: "203.0.113.7", userAgent: "first-day" },
    ...more,
  });
  return { ...{ origin, told, caller }, close: running.close };
}

/** The operator's terminal: the commands as the shell runs them, with the process's own variables. */
export function openTerminal(dataDir: string) {
  const [out, errors]: [string[], string[]] = [[], []];
  const say = {
    out: (line: string) => void out.push(line),
    error: (line: string) => void errors.push(line),
  };
  const type = (line: string | string[], piped = "") =>
    runCommand(typeof line === "string" ? line.split(" ") : line, {
      ...{ open: openStaff, say, standardInput: async () => piped },
      actor: (parts) =>
        actingPerson(parts, {
          token: keptToken(dataDir),
          isDemonstration: readEnv().DEPLOYMENT === "demo",
        }),
    });
  return {
    ...{ type, out },
    /** Types a line that must be done, and returns what it prints. */
    async done(line: string | string[], piped?: string) {
      out.splice(0);
      const code = await type(line, piped);
      expect([line, code, errors.splice(0)], out.join("\n")).toEqual([line, 0, []]);
      return out.splice(0);
    },
    /** Types a line that must be refused, and returns the first line of the refusal. */
    async refused(line: string) {
      expect([line, await type(line)]).toEqual([line, 1]);
      return errors.splice(0)[0];
    },
    /** Types `npm run staff -- …`. */
    async staff(...[name = "", ...rest]: string[]) {
      const { parts, close } = await openStaff();
      const said: string[] = [];
      await staffCommands[name]!.run(rest, parts, (line) => said.push(line)).finally(close);
      return said.join("\n");
    },
    /** Types `npm run ledger -- verify --whole`; the number of problems. */
    async verify() {
      const { parts, close } = await openStaff();
      const options = { say: say.out, now: parts.clock.now() };
      return verifyBooks(parts.store, options).finally(close);
    },
  };
}

/** A person at the office with a password and an authenticator app. */
export function personAt(caller: Caller) {
  let secret = "";
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return {
    async accept(printed: string) {
      const { pathname, searchParams } = new URL(/https:\S+/.exec(printed)![0]);
      expect(pathname).toBe("/invitation");
      const token = searchParams.get("token")!;
      ({ secret } = await send(caller, staffInvitation, { token }));
      const password = { password: PASSWORD, confirmPassword: PASSWORD };
      const session = await send(caller, staffInvitationAccept, {
        ...{ token, ...password, code: code() },
      });
      return { ...caller, token: session.token };
    },
    async logIn(email: string) {
      const { token } = await send(caller, staffLogin, { email, password: PASSWORD, code: code() });
      return { ...caller, token };
    },
  };
}

/** Logs the terminal in by the code that it shows. Returns its last line. */
export async function logInTerminal(terminal: ReturnType<typeof openTerminal>, person: Caller) {
  terminal.out.splice(0);
  const login = terminal.type("login");
  const shown = /^Log in at https:\/\/office\.casa\.mx\/terminal and type ([A-Z]{4}-[A-Z]{4})$/;
  await vi.waitFor(() => expect(terminal.out[0]).toMatch(shown), 5_000);
  const [, code = ""] = shown.exec(terminal.out[0]!)!;
  await send(person, staffTerminal, { code });
  await send(person, staffTerminalConfirm, { code, answer: "yes" });
  expect(await login).toBe(0);
  return terminal.out.at(-1);
}

/** Lets this process's clock show a later day until the test ends. */
export function passDay(): void {
  const Real = globalThis.Date;
  onTestFinished(() => {
    globalThis.Date = Real;
  });
  const now = () => Real.now() + DAY_MS + 60_000;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length ? given : [now()], asked),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
