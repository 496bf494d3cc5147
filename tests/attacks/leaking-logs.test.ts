// @module-tag whole
import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { leftOut } from "#app/request/offers/left-out.server.ts";
import { readEnv } from "#env";
import { FLAGS } from "#platform/contract/core/site.ts";
import { VENDOR_BASE } from "#platform/contract/play/vendor-wallet.ts";
import type { Call } from "#platform/contract/wire/call.ts";
import { Unknown } from "#platform/contract/wire/refusal.ts";
import { signedHeaders } from "#platform/contract/wire/signature.ts";
import type { LogEntry } from "#platform/core/log-entry.ts";
import { createPlatform } from "#platform/create-platform.ts";
import { demoWhitelabel } from "#platform/demo/whitelabel.ts";
import { calls } from "#platform/http/routes.ts";
import { perform } from "#platform/jobs/work/perform.ts";
import { merchantHosts, merchants } from "#platform/store/schema/merchant.ts";
import { closeAtEnd } from "#tests/support/close-at-end.ts";
import { testContext } from "#tests/support/database.ts";
import { freshTable, GAME, SECRET, signedParts, VENDOR } from "#tests/support/vendor.ts";
import { layMethods } from "#tests/under-test/demo-brands.ts";
import { markedInput } from "#tests/under-test/marked/marked-input.ts";
import { type MarkedPerson, markedPerson } from "#tests/under-test/marked/marked-person.ts";
import { random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { REFUSED, refusingDatabase } from "#tests/under-test/refusing-database.ts";
import { logCall, openLog } from "../../server/serve/request-log.ts";

/** More statements than any call makes. */
const STATEMENTS_MAX = 80;
const DLOCAL = { login: "login", transKey: "trans", secretKey: "secret" };

const folder = mkdtempSync(join(tmpdir(), "logs-"));
closeAtEnd(() => rmSync(folder, { recursive: true }));
const file = join(folder, "server.log");
const log = openLog(readEnv({}), file);

const table = await freshTable();
const { store, merchant, clock } = table;
await store.db
  .update(merchants)
  .set({
    whitelabel: demoWhitelabel(FLAGS),
    settings: {
      gateways: { mockpay: "http://mockpay.test" },
      country: "MX",
      registerFields: {
        email: { enabled: true },
        payeeName: { enabled: true },
        idNumber: { enabled: true },
        address: { enabled: true },
      },
    },
  })
  .where(eq(merchants.code, merchant.code));
const host = `${merchant.code}.localhost`;
await store.db.insert(merchantHosts).values({ host, merchant: merchant.code });
await store.inMerchant(merchant.code, (tx) => layMethods(tx, merchant.code));
const secrets = { ...SECRETS, vendors: new Map([[VENDOR, [SECRET]]]), dlocal: DLOCAL };
const context = await testContext({ merchant, clock, secrets });
const database = await refusingDatabase();
const platform = createPlatform({
  store: database.store,
  clock,
  random,
  secrets,
  outside: (request) => Promise.reject(new Error(`nobody answers at ${request.url}`)),
  log: (entry) => logCall(log, entry),
});

let printed = "";
beforeEach(() => {
  printed = "";
  for (const method of ["error", "warn", "info", "log"] as const) {
    vi.spyOn(console, method).mockImplementation((...given) => {
      printed += given.map((one) => inspect(one, { depth: 9 })).join(" ");
    });
  }
  return () => vi.restoreAllMocks();
});
let looks = 0;

/** What was logged and printed since the last look. */
async function newLines(): Promise<string> {
  looks += 1;
  log.warn({ looks });
  // The log is written beside the work, in order.
  await vi.waitUntil(() => readFileSync(file, "utf8").includes(`"looks":${looks}`), {
    interval: 1,
  });
  const lines = readFileSync(file, "utf8") + printed;
  truncateSync(file);
  printed = "";
  return lines;
}

function headersOf(call: Call, body: string, person: MarkedPerson, address: string): Headers {
  const headers = new Headers({
    "x-merchant": merchant.code,
    "x-site-key": SECRETS.siteKey,
    "x-client-address": address,
    "x-client-agent": `Navegador de ${person.username}`,
    "idempotency-key": `clave-${person.mark}`,
  });
  if (call.access !== "guest") headers.set("authorization", `Bearer ${person.token}`);
  const signed = call.access === "gateway" ? signatureOf(call, body) : {};
  for (const [name, value] of Object.entries(signed)) headers.set(name, value);
  return headers;
}

function signatureOf(call: Call, body: string): Record<string, string> {
  if (call.gateway === "mockpay") {
    const parts = signedParts(`/platform${call.path}`, body, clock.now());
    return signedHeaders("mockpay", "gateway-secret", parts);
  }
  const date = clock.now().toISOString();
  const hmac = createHmac("sha256", DLOCAL.secretKey).update(DLOCAL.login + date + body);
  return { "x-date": date, authorization: `V2-HMAC-SHA256, Signature: ${hmac.digest("hex")}` };
}

let asked = 0;

/** Asks a call whose statement of that number fails. Returns all texts that were sent. */
async function askFailing(call: Call, statement: number) {
  const person = await markedPerson(context);
  const input = markedInput(call, person, merchant.code);
  const texts = Object.values(input).filter((value) => typeof value === "string");
  asked += 1;
  const address = `10.1.${asked >> 8}.${asked & 255}`;
  const hasQuery = call.method === "GET" || call.method === "DELETE";
  const url = new URL(`http://platform.test/platform${call.path}`);
  const body = hasQuery ? "" : JSON.stringify(input);
  if (hasQuery) {
    for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
  }
  const headers = headersOf(call, body, person, address);
  const request = new Request(url, { method: call.method, headers, ...(!hasQuery && { body }) });
  database.refuse(statement);
  const answer = await (await platform.fetch(request)).json();
  const refused = database.refused();
  const sent = [...Object.values(person), address, ...texts, ...(refused ?? [])];
  return { answer, refused, sent: sent.filter((one) => one !== answer.reference) };
}

/** What a log may hold although it was sent: the merchant, and words of the code. */
const isPublic = (text: string) => text === merchant.code || /^[A-Za-z_.]+$/.test(text);
const leakedIn = (text: string, sent: string[]) =>
  sent.filter(
    (one) =>
      one.length >= 6 &&
      !isPublic(one) &&
      (text.includes(one) || text.includes(JSON.stringify(one).slice(1, -1))),
  );

test.each(calls.map((call) => [call.name, call] as const))(
  "%s leaves nothing that was sent in the log, whichever statement fails",
  async (_name, call) => {
    let failures = 0;
    for (let statement = 1; statement <= STATEMENTS_MAX; statement += 1) {
      const { answer, refused, sent } = await askFailing(call, statement);
      const lines = await newLines();
      expect({ statement, leaked: leakedIn(lines, sent) }).toEqual({ statement, leaked: [] });
      if (!refused) break;
      if (answer.message !== "unknown_error") continue;
      expect(lines).toMatch(REFUSED);
      failures += 1;
    }
    expect(failures).toBeGreaterThan(0);
  },
  120_000,
);

test("a vendor's call that fails leaves no session and no round in the log", async () => {
  const [roundId, txId] = ["ronda-de-ana", "apuesta-de-ana"];
  const bet = { token: table.token, roundId, txId, gameCode: GAME };
  const body = JSON.stringify({ ...bet, amount: "10.00", currency: "MXN" });
  // The first statement forgets old nonces, beside the call.
  for (const statement of [1, 1]) {
    const parts = signedParts(`${VENDOR_BASE}/bet`, body, clock.now());
    const headers = signedHeaders(VENDOR, SECRET, parts);
    const url = `http://platform.test${parts.path}`;
    database.refuse(statement);
    await platform.fetch(new Request(url, { method: "POST", headers, body }));
    const sent = [table.token, roundId, txId, ...(database.refused() ?? [])];
    const lines = await newLines();
    // A line of a vendor's call has the nonce as its reference.
    const leaked = leakedIn(lines, sent).filter((one) => one !== parts.nonce);
    expect(leaked).toEqual([]);
    expect(lines).toMatch(REFUSED);
  }
});

test("a job whose mail server or database fails leaves no recipient in the log", async () => {
  const refusal = Object.assign(new Error("550 <ana@example.com> is unknown"), {
    code: "EENVELOPE",
    responseCode: 550,
    rejected: ["ana@example.com"],
  });
  const own = { ...context, log: (entry: LogEntry) => logCall(log, entry) };
  const [row] = await store.db.select().from(merchants).where(eq(merchants.code, merchant.code));
  const kind = { name: "send", work: async () => ({ errors: [refusal] }) };
  await perform({ ...own, merchant: row!, owner: "here" }, kind);
  const lines = await newLines();
  expect(lines).toContain('"code":"EENVELOPE","status":550');
  expect(lines).not.toContain("ana@example.com");
});

test("an error that is logged as it is loses its words", async () => {
  const error = Object.assign(new Error("Key (email)=(ana@example.com) already exists."), {
    code: "23505",
    detail: "Key (email)=(ana@example.com) already exists.",
  });
  log.error(error);
  log.error({ err: error }, "call");
  log.warn({ error });
  const lines = await newLines();
  expect(lines.match(/"code":"23505"/g)).toHaveLength(3);
  expect(lines).not.toContain("ana@example.com");
});

test("a page that fails leaves no words of its error in the site's log", async () => {
  const { handleError } = await import("#app/entry.server.tsx");
  const entries: unknown[] = [];
  const context = { requestId: "TEST-0001", log: (entry: unknown) => entries.push(entry) };
  const error = new Unknown("no answer about ana@example.com", {
    cause: new TypeError("fetch failed at http://gateway.test/?email=ana@example.com"),
  });
  const request = new Request("http://alba.test/member");
  handleError(error, { request, context: context as never });
  leftOut({ context: context as never }, "banners", [])(error);
  expect(entries).toHaveLength(2);
  expect(
    JSON.stringify(entries).match(/"type":"Unknown".*?"cause":{"type":"TypeError"/g),
  ).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toMatch(/ana@example/);
});
