import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { Kind } from "#platform/jobs/work/kind.ts";
import { type Performer, perform } from "#platform/jobs/work/perform.ts";
import { testStore } from "#tests/support/database.ts";
import { freshWork, HOUR_MS, hourly, standing } from "#tests/support/work.ts";
import { createTraces } from "./create-traces.ts";

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
  status: { code?: number };
};

/** A collector, and what it was sent. */
async function collector() {
  const spans: Span[] = [];
  const asked: { path: string | undefined; key: unknown }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url, key: request.headers.authorization });
    const body = await text(request);
    for (const resource of JSON.parse(body).resourceSpans)
      for (const scope of resource.scopeSpans) spans.push(...scope.spans);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/`, spans, asked };
}

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

test("a request, its call, its statements and what it asks of others are one trace", async () => {
  const { endpoint, spans, asked } = await collector();
  const store = await testStore();
  const headers = { authorization: "Bearer key" };
  const traces = createTraces({ endpoint, headers, serviceName: "gaming", share: 1 });
  const handed: (string | null)[] = [];
  const outside = traces.ofOutside(async (request) => {
    handed.push(request.headers.get("traceparent"));
    return new Response(null, { status: 503 });
  });
  const platform = traces.ofCalls(async () => {
    await store.inMerchant("alba", (tx) => tx.execute(sql`select code from merchants`));
    await outside(new Request("https://vendor.example/launch?player=ana", { method: "POST" }));
    return new Response(null, { status: 200 });
  });
  const from = new Headers({ traceparent: `00-${TRACE}-00f067aa0ba902b7-00` });
  await traces.ofRequest(
    { method: "GET", kind: "page", requestId: "R-1", headers: from },
    async () => platform(new Request("http://p.test/platform/wallet/balance?x=ana")),
  );
  await store.inMerchant("alba", (tx) => tx.execute(sql`select 1 as without_a_request`));
  await traces.close();

  expect(asked[0]).toEqual({ path: "/v1/traces", key: "Bearer key" });
  const byName = (name: string) => spans.find((span) => span.name === name)!;
  const [request, call] = [byName("GET page"), byName("call wallet/balance")];
  expect(call.parentSpanId).toBe(request.spanId);
  expect(byName("sql select merchants").parentSpanId).toBe(call.spanId);
  expect(byName("outside vendor.example")).toMatchObject({
    parentSpanId: call.spanId,
    status: { code: 2 },
  });
  expect(handed).toEqual([expect.stringMatching(`^00-${TRACE}-\\w{16}-01$`)]);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(JSON.stringify(spans)).not.toContain("ana");
});

test("a job's run is a trace of its own with its statements and its outcome", async () => {
  const { endpoint, spans } = await collector();
  const traces = createTraces({ endpoint, headers: {}, serviceName: "gaming", share: 1 });
  const w = await freshWork();
  const run = (kind: Kind, more: Partial<Performer> = {}) =>
    perform({ ...w.server("one"), aroundRun: traces.ofRun, ...more }, kind);
  const paid = hourly(({ slot }, { store }) =>
    store.inMerchant(w.code, (tx) => w.effect(tx, slot)),
  );
  await run(paid);
  w.clock.advance(HOUR_MS);
  const asked = { method: "GET", kind: "page", requestId: "R-1", headers: new Headers() };
  await traces.ofRequest(asked, async () => {
    await run(paid);
    return { status: 200 };
  });
  await run(standing(() => Promise.reject(new TypeError("ana"))));
  await run({ name: "mend", work: async () => ({ errors: [new RangeError("ana")] }) });
  await traces.close();

  const attributesOf = ({ attributes }: Span) =>
    Object.fromEntries(
      attributes.map(({ key, value }) => [key, Object.values(value as object)[0]]),
    );
  const jobs = spans.filter(({ name }) => name.startsWith("job "));
  const told = (slot: string, outcome: string) => ({
    ...{ "gaming.merchant": w.code, "gaming.job.slot": slot, "gaming.job.outcome": outcome },
  });
  expect(jobs.map((job) => [job.name, job.status.code ?? 0, attributesOf(job)])).toEqual([
    ["job salary", 0, told("2026-11-19T18", "done")],
    ["job watch", 2, told("", "failed")],
    ["job mend", 2, told("", "partly")],
  ]);
  const [salary] = jobs;
  expect(salary?.parentSpanId).toBeUndefined();
  const below = spans.filter(({ parentSpanId }) => parentSpanId === salary?.spanId);
  expect(below.map(({ name }) => name)).toContain("sql insert member_totals");
  expect(JSON.stringify(spans)).not.toContain("ana");
});

test("a stranger's header keeps no more traces than our share", async () => {
  const { endpoint, spans } = await collector();
  const traces = createTraces({ endpoint, headers: {}, serviceName: "gaming", share: 0 });
  const headers = new Headers({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` });
  const asked = { method: "GET", kind: "page", requestId: "R-1", headers };
  await traces.ofRequest(asked, async () => ({ status: 200 }));
  await traces.close();
  expect(spans).toEqual([]);
});

test("an address where nobody listens costs the spans alone", async () => {
  const endpoint = "http://127.0.0.1:9";
  const traces = createTraces({ endpoint, headers: {}, serviceName: "gaming", share: 1 });
  const asked = { method: "GET", kind: "page", requestId: "R-1", headers: new Headers() };
  await traces.ofRequest(asked, async () => ({ status: 200 }));
  const failing = traces.ofRequest(asked, () => Promise.reject(new Error("broken")));
  await expect(failing).rejects.toThrow("broken");
  await traces.close();
});
