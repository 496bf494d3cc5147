import { expect, test } from "vitest";
import { TEST_START } from "#tests/support/database.ts";
import { outsideUnderTest, saidBy } from "#tests/under-test/staff/doctor-under-test.ts";
import { archiveFindings } from "./checks/backups.ts";
import { environment } from "./checks/environment.ts";
import { front } from "./checks/front.ts";
import { hosts } from "./checks/hosts.ts";
import { messages } from "./checks/messages.ts";
import type { Net, World } from "./world.ts";

const DAY_MS = 86_400_000;

/** The part of a world that has these hosts. */
const withHosts = (names: string[], net: Partial<Net>, env = {}) =>
  ({ ...outsideUnderTest({ net, env }), merchants: [{ hosts: names }] }) as unknown as World;

test("the environment of a production is right, and each gap in it is named", async () => {
  expect(await saidBy(environment, outsideUnderTest())).toEqual(["ok DEPLOYMENT"]);
  const env = {
    ...{ PUBLIC_SCHEME: "http", METRICS_PORT: "", FINDINGS_EMAIL: "", WATCHLISTS_DIR: "" },
    ...{ MASTER_SECRET_OTHER: "x".repeat(40), SMS_GATEWAY_URL: "http://sms.casa.mx" },
  };
  expect(await saidBy(environment, outsideUnderTest({ env }))).toEqual([
    ...["ok DEPLOYMENT", "wrong PUBLIC_SCHEME", "warning METRICS_PORT", "warning FINDINGS_EMAIL"],
    ...["warning WATCHLISTS_DIR", "warning MASTER_SECRET_OTHER", "wrong SMS_GATEWAY_URL"],
  ]);
  const noProxy = outsideUnderTest({ env: { TRUSTED_PROXY_HOPS: "0" } });
  expect(await saidBy(environment, noProxy)).toContain("warning TRUSTED_PROXY_HOPS");
});

test("a demonstration is a warning, never wrong", async () => {
  const outside = outsideUnderTest({
    env: { NODE_ENV: "development", SMTP_URL: "", FINDINGS_EMAIL: "" },
  });
  const said = [...(await saidBy(environment, outside)), ...(await saidBy(messages, outside))];
  expect(said).toContain("warning DEPLOYMENT");
  expect(said.filter((line) => line.startsWith("wrong"))).toEqual([]);
});

test("a host leads somewhere, nowhere, or is an example", async () => {
  const net = {
    addresses: (name: string) =>
      name === "casa.mx" ? Promise.resolve(["203.0.113.7"]) : Promise.reject(new Error("none")),
  };
  const names = ["casa.mx", "nadie.mx", "casa.localhost", "casa.example"];
  expect(
    await saidBy(hosts, withHosts(names, net, { OFFICE_ORIGIN: "https://office.mx" })),
  ).toEqual([
    "ok casa.mx",
    "wrong nadie.mx",
    "wrong casa.localhost",
    "wrong casa.example",
    "wrong office.mx",
  ]);
});

const answering = (headers: Record<string, string>, status = 200) => ({
  fetch: async () => new Response(null, { status, headers }),
});
const validFor = (days: number, isTrusted = true) => ({
  certificate: async () => ({ validTo: new Date(TEST_START + days * DAY_MS), isTrusted }),
});
const HEADERS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "content-security-policy": "default-src 'self'",
};

test.each<[string, Partial<Net>, string[]]>([
  [
    "a sound front",
    { ...answering(HEADERS), ...validFor(60) },
    ["ok casa.mx certificate", "ok casa.mx", "ok casa.mx HSTS", "ok casa.mx CSP"],
  ],
  [
    "a closed site",
    { ...answering(HEADERS, 503), ...validFor(13) },
    ["warning casa.mx certificate", "ok casa.mx", "ok casa.mx HSTS", "ok casa.mx CSP"],
  ],
  [
    "a front without headers, broken, soon without a certificate",
    { ...answering({ "strict-transport-security": "max-age=60" }, 502), ...validFor(1) },
    ["wrong casa.mx certificate", "wrong casa.mx", "wrong casa.mx HSTS", "wrong casa.mx CSP"],
  ],
  [
    "a certificate that browsers refuse",
    { ...answering(HEADERS), ...validFor(60, false) },
    ["wrong casa.mx certificate", "ok casa.mx", "ok casa.mx HSTS", "ok casa.mx CSP"],
  ],
  ["nobody", {}, ["wrong casa.mx certificate", "wrong casa.mx"]],
])("%s as visitors see it", async (_name, net, said) => {
  expect(await saidBy(front, withHosts(["casa.mx", "casa.localhost"], net))).toEqual(said);
});

test("the mail server lets us in, refuses, or is not there", async () => {
  const sent: string[] = [];
  const mail = { verify: async () => true, send: async (to: string) => sent.push(to) };
  const outside = outsideUnderTest({ mail });
  expect(await saidBy(messages, outside)).toEqual(["ok e-mail", "ok text messages"]);
  expect(sent).toEqual([]);
  expect(await saidBy(messages, { ...outside, sendTo: "ana@casa.mx" })).toContain("ok sent");
  expect(sent).toEqual(["ana@casa.mx"]);
  const refusing = { verify: () => Promise.reject(new Error("535")), send: mail.verify };
  expect(await saidBy(messages, outsideUnderTest({ mail: refusing }))).toContain("wrong e-mail");
  const lost = { ...mail, send: () => Promise.reject(new Error("550")) };
  const sending = { ...outsideUnderTest({ mail: lost }), sendTo: "ana@casa.mx" };
  expect(await saidBy(messages, sending)).toContain("wrong sent");
  const none = { SMTP_URL: "", SMS_GATEWAY_URL: "", FINDINGS_EMAIL: "" };
  expect(await saidBy(messages, outsideUnderTest({ env: none }))).toEqual([
    "warning e-mail",
    "warning text messages",
  ]);
  const asked = { ...outsideUnderTest({ env: none }), sendTo: "ana@casa.mx" };
  expect(await saidBy(messages, asked)).toContain("wrong e-mail");
  const example = outsideUnderTest({ mail, env: { MAIL_FROM: "ayuda@casa.example" } });
  expect(await saidBy(messages, example)).toContain("wrong MAIL_FROM");
});

const now = new Date(TEST_START);
const ago = (hours: number) => new Date(TEST_START - hours * 3_600_000);
const archive = {
  ...{ mode: "on", archived_at: ago(1), failed_at: null },
  ...{ receivers: 0, idle_slots: 0 },
};

test.each([
  ["an archive that works", {}, ["ok archive"]],
  ["one that failed before", { failed_at: ago(2) }, ["ok archive"]],
  ["one that fails now", { failed_at: ago(0) }, ["wrong archive"]],
  ["one that is old", { archived_at: ago(3) }, ["warning archive"]],
  ["one that is new", { archived_at: null }, ["warning archive"]],
  ["none", { mode: "off" }, ["wrong archive"]],
  ["a receiver alone", { mode: "off", receivers: 1 }, ["ok receiver"]],
  ["a receiver that is away", { idle_slots: 1 }, ["wrong receiver", "ok archive"]],
])("backups: %s", (_name, more, said) => {
  const found = archiveFindings({ ...archive, ...more }, now, true);
  expect(found.map(({ state, about }) => `${state} ${about}`)).toEqual(said);
});
