import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { systemClock } from "#platform/core/context.ts";
import { setSiteStatus } from "#platform/staff/merchant/set-site-status.ts";
import { appUrl } from "#platform/store/app-role.ts";
import { openStore } from "#platform/store/open-store.ts";
import { random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { readEnv } from "./env.ts";
import type { SiteParts } from "./server/site.ts";
import { type Running, startServer } from "./server.ts";
import { databaseUrl, TEMPLATE } from "./tests/support/global-setup.ts";

let running: Running;
let dataDir: string;
let said: string[];

/** A site of one page that shows what the server hands to it. */
const openSite = async ({ changes }: SiteParts) => {
  seen.push(changes);
  return { page };
};
const seen: SiteParts["changes"][] = [];
const page = async (request: Request, visit: { requestId: string; clientAddress: string }) => {
  const seen = {
    url: request.url,
    body: await request.text(),
    cookies: request.headers.get("cookie"),
  };
  return Response.json({ ...seen, ...visit }, { headers: { "set-cookie": "lang=es; Path=/" } });
};

async function start(more: Record<string, string> = {}) {
  return startOn(await newDatabase(), more);
}

async function newDatabase() {
  const name = `server_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: inject("serverUrl") });
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  await admin.end();
  return appUrl(databaseUrl(inject("serverUrl"), name));
}

async function startOn(url: string, more: Record<string, string> = {}) {
  const env = readEnv({
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    LOG_LEVEL: "silent",
    TRUSTED_PROXY_HOPS: "1",
    DEMO_BRANDS: "alba,noche,mareo",
    DEMO_DAYS: "0",
    ...more,
  });
  const said: string[] = [];
  return { said, running: await startServer({ env, openSite, tell: (line) => said.push(line) }) };
}

type Asked = { host?: string; method?: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** Node's fetch would not send another Host than the address. */
function ask(path: string, { host = "alba", method = "GET", headers, body }: Asked = {}) {
  const { port } = running;
  const options = { host: "127.0.0.1", port, path, method, agent: false };
  return new Promise<Answer>((done, fail) => {
    const sent = send(
      { ...options, headers: { host: `${host}.localhost:${port}`, ...headers } },
      (answer) => {
        let text = "";
        answer.on("data", (chunk) => {
          text += chunk;
        });
        answer.on("end", () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      },
    );
    sent.once("error", fail);
    sent.end(body);
  });
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "server-test-"));
  const started = await start({ METRICS_PORT: "0" });
  ({ running, said } = started);
  expect(said.join("\n")).toContain(`http://alba.localhost:${running.port}`);
});
afterAll(async () => {
  await running.close();
  await rm(dataDir, { recursive: true });
});

test("it is healthy, and ready with its database", async () => {
  expect(await ask("/health")).toMatchObject({ status: 200, text: "ok" });
  expect(await ask("/ready")).toMatchObject({ status: 200, text: "ready" });
});

test("every answer carries a reference and the common headers", async () => {
  const { headers } = await ask("/");
  expect(headers["x-request-id"]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers).not.toHaveProperty("strict-transport-security");
});

test("a host's name decides between site, studio and payment page", async () => {
  expect((await ask("/")).text).toContain('"requestId"');
  const [studio, gateway] = [
    await ask("/", { host: "studio" }),
    await ask("/", { host: "mockpay" }),
  ];
  expect([studio.status, gateway.status]).toEqual([404, 404]);
  expect(studio.text).not.toContain('"requestId"');
});

test("a demonstration says where to read what it writes to its members", async () => {
  expect(said.join("\n")).toMatch(/Mail, SMS\s+http:\/\/outbox\.localhost:\d+\/dev\/outbox/);
  const { status, text } = await ask("/dev/outbox", { host: "outbox" });
  expect(status).toBe(200);
  expect(text).toContain("Outbox of the demonstration");
  expect((await ask("/dev/outbox")).text).not.toContain("Outbox of the demonstration");
});

test("the platform's API answers below its own paths on any host", async () => {
  expect((await ask("/platform/openapi.json")).text).toContain('"openapi":"3.1.0"');
  const unsigned = await ask("/vendor/v1/balance", { method: "POST", body: "{}" });
  expect(unsigned.status).toBe(400);
});

test("beside a site the platform answers on no host unless it is public", async () => {
  const open = running;
  const hidden = await start({ PLATFORM_PUBLIC: "false", OPENAPI_PUBLIC: "false" });
  running = hidden.running;
  try {
    for (const host of ["alba", "nobody"]) {
      for (const path of ["openapi.json", "site/status", "auth/login", "live", "unknown"]) {
        const [read, written] = [
          await ask(`/platform/${path}`, { host }),
          await ask(`/platform/${path}`, { host, method: "POST", body: "{}" }),
        ];
        expect([path, read.status, written.status]).toEqual([path, 404, 404]);
        expect(read.text + written.text).not.toContain("reference");
      }
    }
    const post = { method: "POST", body: "{}" };
    const callback = await ask("/platform/cashier/webhooks/mockpay", post);
    expect([callback.status, callback.text]).toEqual([
      401,
      expect.stringContaining("invalid_signature"),
    ]);
    expect((await ask("/vendor/v1/balance", post)).status).toBe(400);
  } finally {
    running = open;
    await hidden.running.close();
  }
});

test("a caller of the platform has the address that a trusted proxy wrote", async () => {
  const headers = { "x-merchant": "alba", "x-forwarded-for": "6.6.6.6, 203.0.113.9" };
  const { text } = await ask("/platform/site/status?url=preview.test", { headers });
  expect(JSON.parse(text).value.location).toBe("203.0.113.9");
});

test("the site learns the address that a trusted proxy wrote, no other", async () => {
  const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.9" };
  expect(JSON.parse((await ask("/", { headers })).text).clientAddress).toBe("203.0.113.9");
});

test("nobody chooses the host by a header that proxies use", async () => {
  const forged = { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
  const answer = await ask("/login", { headers: { ...forged, "x-original-url": "/member" } });
  expect(JSON.parse(answer.text).url).toBe(`http://alba.localhost:${running.port}/login`);
});

test("a host that is named twice or in odd letters is refused, and so is TRACE", async () => {
  expect(await ask("/", { headers: { host: "alba.localhost@evil.example" } })).toMatchObject({
    status: 400,
  });
  expect(await ask("/", { method: "TRACE" })).toMatchObject({ status: 405 });
  const { port } = running;
  const twice = `GET / HTTP/1.1\r\nHost: alba.localhost:${port}\r\nHost: noche.localhost\r\n\r\n`;
  expect(await rawStatus(port, twice)).toBe(400);
});

/** The status of the answer to a request in our own words, which no client would send. */
function rawStatus(port: number, words: string) {
  return new Promise<number>((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(words));
    socket.once("data", (answer) => {
      done(Number(answer.toString().split(" ")[1]));
      socket.destroy();
    });
    socket.once("error", fail);
  });
}

test("a write from elsewhere is refused before the site sees it", async () => {
  const own = { origin: `http://alba.localhost:${running.port}` };
  const write = (headers: Record<string, string>) =>
    ask("/x", { method: "POST", headers, body: "a" });
  expect(await write(own)).toMatchObject({ status: 200 });
  expect(await write({ origin: "https://evil.example" })).toMatchObject({ status: 403 });
  expect(await write({})).toMatchObject({ status: 403 });
});

test("more than a megabyte is refused", async () => {
  const headers = { origin: `http://alba.localhost:${running.port}` };
  const body = "a".repeat(1024 * 1024 + 1);
  expect(await ask("/x", { method: "POST", headers, body })).toMatchObject({ status: 413 });
  const pieces = { ...headers, "transfer-encoding": "chunked" };
  expect(await ask("/x", { method: "POST", headers: pieces, body })).toMatchObject({ status: 413 });
});

test("a body in pieces arrives whole, and a write may come without any", async () => {
  const headers = { origin: `http://alba.localhost:${running.port}` };
  const pieces = { ...headers, "transfer-encoding": "chunked" };
  const sent = await ask("/x", { method: "POST", headers: pieces, body: "in pieces" });
  expect([sent.status, JSON.parse(sent.text).body]).toEqual([200, "in pieces"]);
  const bare = await ask("/x", { method: "DELETE", headers });
  expect([bare.status, JSON.parse(bare.text).body]).toEqual([200, ""]);
});

test("figures of requests, calls, pools and what waits lie on a port of their own", async () => {
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${running.metricsPort}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  await ask("/platform/games/list?name=private", { headers: { "x-merchant": "alba" } });
  await ask("/games/private-name");
  const { status, text } = await read("/metrics");
  expect(status).toBe(200);
  for (const line of [
    /^gaming_http_requests_total\{route="page",status="2xx"\} [1-9]/m,
    /^gaming_http_request_duration_seconds_bucket\{le="10",route="page"\} [1-9]/m,
    /^gaming_calls_total\{call="\w+",outcome="done"\} [1-9]/m,
    /^gaming_wallet_messages_total\{message="\w+",code="OK"\} [1-9]/m,
    /^gaming_database_connections\{pool="main",state="idle"\} \d/m,
    /^gaming_state_read_success 1$/m,
    /^gaming_jobs_dead\{kind="verifyBooks"\} 0$/m,
    /^gaming_books_never_sound\{scope="whole"\} 3$/m,
    /^nodejs_eventloop_lag_seconds \d/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toContain("private");
  expect((await read("/")).status).toBe(404);
  expect((await ask("/metrics")).text).toContain('"requestId"');
});

test("behind https the site sees https, and the browser must stay on https", async () => {
  const plain = running;
  const secure = await start({ PUBLIC_SCHEME: "https" });
  running = secure.running;
  try {
    const cookie = "__Host-session=abc; session=planted";
    const { text, headers } = await ask("/games?page=2", { headers: { cookie } });
    expect(JSON.parse(text).cookies).toBe("session=abc");
    expect(JSON.parse(text).url).toMatch(/^https:\/\/alba\.localhost:\d+\/games\?page=2$/);
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers["set-cookie"]).toEqual(["__Host-lang=es; Path=/; Secure"]);
  } finally {
    running = plain;
    await secure.running.close();
  }
});

test("every server on a database is notified of a change by staff", async () => {
  const url = await newDatabase();
  const [one, other] = [await startOn(url), await startOn(url)];
  const store = await openStore({ url });
  const [first, second] = seen.slice(-2);
  try {
    const staff = {
      store,
      clock: systemClock,
      random,
      secrets: SECRETS,
      staff: "eva",
      staffId: "eva",
    };
    const counts = (brand: string) => [first, second].map((changes) => changes!.lastOf(brand));
    const grown = (before: number[]) => () =>
      counts("alba").map((count, at) => count - before[at]!);
    // What the starts themselves changed is told before it.
    const begun = counts("alba");
    await setSiteStatus(staff, { merchant: "alba", status: "maintenance" });
    await expect.poll(() => Math.min(...grown(begun)())).toBeGreaterThan(0);
    const [before, noche] = [counts("alba"), counts("noche")];
    await setSiteStatus(staff, { merchant: "alba", status: "open" });
    await expect.poll(grown(before)).toEqual([1, 1]);
    expect(counts("noche")).toEqual(noche);
  } finally {
    await Promise.all([one.running.close(), other.running.close(), store.close()]);
  }
});

test("with a collector, a call and its statements are a trace", async () => {
  const got: Span[] = [];
  const collector = createServer(async (request, response) => {
    const sent = JSON.parse(await text(request)) as Sent;
    for (const { scopeSpans } of sent.resourceSpans)
      for (const { spans } of scopeSpans) got.push(...spans);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  const traced = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const path = "/platform/site/status?url=alba.localhost";
  const headers = { "x-merchant": "alba" };
  const answer = await fetch(`http://127.0.0.1:${traced.running.port}${path}`, { headers });
  expect(answer.status).toBe(200);
  await traced.running.close();
  collector.close();
  const call = got.find(({ name }) => name === "call site/status");
  const names = got.filter(({ traceId }) => traceId === call?.traceId).map(({ name }) => name);
  expect(names).toContain("GET platform");
  expect(names.filter((name) => name.startsWith("sql select"))).not.toEqual([]);
});
type Span = { traceId: string; name: string };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

test("a busy port is reported in one line, and nothing stays open", async () => {
  await expect(start({ METRICS_PORT: String(running.metricsPort) })).rejects.toThrow(
    `Port ${running.metricsPort} on 127.0.0.1 is busy: stop what listens there or set another METRICS_PORT.`,
  );
  await expect(start({ PORT: String(running.port) })).rejects.toThrow(
    `Port ${running.port} on 127.0.0.1 is busy: stop what listens there or set another PORT.`,
  );
});
