import { setTimeout as delay } from "node:timers/promises";
import { isNull } from "drizzle-orm";
import { LIVE_PATH } from "#platform/contract/wire/live-path.ts";
import { queueOutgoing } from "#platform/core/outbox/queue-outgoing.ts";
import { PASSWORD } from "#platform/demo/demo-accounts.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { publishNotice } from "#platform/staff/publishing/publish-notice.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { outgoing } from "#platform/store/schema/outbox.ts";
import { askSite, hearSite } from "./ask.ts";
import { type Instances, PORTS } from "./servers.ts";

const MERCHANT = "alba";
const DEMO = { username: "demo", password: PASSWORD };
const SITE = PORTS.siteProxy;

/** Returns its finding; a check that throws has failed. */
type Check = (instances: Instances, staff: StaffContext) => Promise<string>;

function demand(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

async function logIn(): Promise<string> {
  const { status, headers, text } = await askSite(SITE, "/login", { form: DEMO });
  const cookie = headers["set-cookie"]?.find((line) => line.startsWith("session="));
  demand(Boolean(cookie), `the login answered ${status} ${text.slice(0, 200)}`);
  return cookie!.split(";")[0]!;
}

async function whoIs(port: number, cookie: string): Promise<string | null> {
  const { status, text } = await askSite(port, "/session", { cookie });
  demand(status === 200, `the site answered ${status} ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { account: string | null }).account;
}

async function poll(isSo: () => boolean | Promise<boolean>, withinMs: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`not so within ${withinMs} ms`);
    await delay(20);
  }
  return Math.round(performance.now() - startedAt);
}

const sessions: Check = async ({ siteProxy, platformProxy }) => {
  const cookie = await logIn();
  const seen = await Promise.all(Array.from({ length: 12 }, () => whoIs(SITE, cookie)));
  demand(seen[0] !== null && new Set(seen).size === 1, `seen as ${[...new Set(seen)].join(", ")}`);
  const left = await askSite(SITE, "/logout", { cookie, form: { sure: "yes" } });
  const after = await Promise.all(PORTS.sites.map((port) => whoIs(port, cookie)));
  demand(
    after.every((account) => account === null),
    `the session lives on after the logout, which was answered ${left.status}`,
  );
  const counts = [...siteProxy.served(), ...platformProxy.served()];
  demand(
    counts.every((count) => count > 0),
    `an instance was never asked: ${counts.join(", ")}`,
  );
  return `12 pages asked for by one session; requests by instance ${counts.join(", ")}`;
};

const limits: Check = async () => {
  const body = JSON.stringify({ username: "nadie-2026", password: "no-es-esta", type: "username" });
  const headers = { "x-merchant": MERCHANT, "content-type": "application/json" };
  const codes: string[] = [];
  for (let n = 0; n < 8; n += 1) {
    const url = `http://127.0.0.1:${PORTS.platformProxy}/platform/auth/login`;
    const answer = await fetch(url, { method: "POST", headers, body });
    codes.push(((await answer.json()) as { message: string }).message);
  }
  const looked = codes.filter((code) => code === "login_failed").length;
  demand(looked === 3, `${looked} guesses were looked at: ${codes.join(", ")}`);
  return "of 8 guesses in turn 3 were looked at, as by one instance";
};

const notice: Check = async (_instances, staff) => {
  const title = `Dos casas ${Date.now()}`;
  await publishNotice(staff, MERCHANT, {
    id: "dos-casas",
    types: ["B"],
    execution: ["A", "B"],
    words: { es: { title, content: "<p>Se ve en las dos.</p>" } },
  });
  const shows = (port: number) => () =>
    askSite(port, "/noticePage").then(({ text }) => text.includes(title));
  const times = await Promise.all(PORTS.sites.map((port) => poll(shows(port), 20_000)));
  return `shown by both sites, after ${times.join(" and ")} ms`;
};

const MESSAGES = 40;
const jobs =
  (recipients: string[]): Check =>
  async (_instances, { store, ...context }) => {
    const numbers = Array.from({ length: MESSAGES }, (_, n) => `+52550001${1000 + n}`);
    const merchant = { code: MERCHANT };
    await store.inMerchant(MERCHANT, async (tx) => {
      for (const recipient of numbers) {
        const to = { memberId: null, channel: "sms", recipient } as const;
        await queueOutgoing({ ...context, merchant }, tx, to, { subject: "", text: "once" });
      }
    });
    await poll(() => numbers.every((number) => recipients.includes(number)), 30_000);
    // Two more rounds of both instances, in which a message might be sent again.
    await delay(5_000);
    const twice = numbers.filter((n) => recipients.filter((to) => to === n).length !== 1);
    demand(twice.length === 0, `sent more than once: ${twice.join(", ")}`);
    const rows = await store.inMerchant(MERCHANT, (tx) =>
      tx.select().from(outgoing).where(isNull(outgoing.memberId)),
    );
    demand(
      rows.every(({ attempts }) => attempts === 1),
      "a message was tried more than once",
    );
    return `${MESSAGES} text messages, each sent once`;
  };

const live: Check = async ({ platformProxy }, { store, clock }) => {
  const cookie = await logIn();
  const member = (await whoIs(SITE, cookie))!;
  const before = platformProxy.served();
  const streams: Awaited<ReturnType<typeof hearSite>>[] = [];
  for (let n = 0; n < 4; n += 1) streams.push(await hearSite(SITE, LIVE_PATH, cookie));
  const opened = platformProxy.served().map((count, n) => count - before[n]!);
  const at = clock.now();
  await store.inMerchant(MERCHANT, (tx) =>
    transfer(tx, {
      merchant: MERCHANT,
      key: `instances:${at.getTime()}`,
      kind: "deposit",
      from: { owner: "house", kind: "clearing" },
      to: { owner: member, kind: "cash" },
      amount: 10_000n,
      at,
    }),
  );
  const movedAt = performance.now();
  const isHeard = () =>
    streams.every(({ heard }) => heard.some(({ kinds }) => kinds.includes("balance")));
  await poll(isHeard, 5_000);
  const slowest = Math.max(...streams.map(({ heard }) => heard[0]!.at)) - movedAt;
  for (const { close } of streams) close();
  return `4 streams (by platform ${opened.join(", ")}) heard it within ${slowest.toFixed(0)} ms`;
};

const leaving: Check = async ({ sites, platforms }) => {
  const cookie = await logIn();
  const member = await whoIs(SITE, cookie);
  const stream = await hearSite(SITE, LIVE_PATH, cookie);
  const startedAt = performance.now();
  await Promise.all([sites[0]!.stop(), platforms[0]!.stop()]);
  const milliseconds = Math.round(performance.now() - startedAt);
  const seen = await Promise.all(Array.from({ length: 6 }, () => whoIs(SITE, cookie)));
  demand(
    seen.every((account) => account === member),
    "the session was lost with an instance",
  );
  stream.close();
  const again = await hearSite(SITE, LIVE_PATH, cookie);
  again.close();
  return `one site and one platform ended in ${milliseconds} ms with an open stream; the rest goes on`;
};

/** The checks for two sites and two platforms, by name; the last one ends half of them. */
export const checks = (recipients: string[]): [name: string, check: Check][] => [
  ["a session works on both, and ends on both", sessions],
  ["limits count together", limits],
  ["a published notice shows on both", notice],
  ["a job runs once", jobs(recipients)],
  ["live events cross", live],
  ["an instance may leave", leaving],
];
