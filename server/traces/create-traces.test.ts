import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
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
