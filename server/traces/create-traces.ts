import { setTimeout as delay } from "node:timers/promises";
import {
  type Attributes,
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { PlatformParts } from "#platform/core/platform-parts.ts";
import { traceStatements } from "./trace-statements.ts";

type Fetch = (request: Request) => Promise<Response>;
type Platform = (request: Request, env?: unknown) => Response | Promise<Response>;
type TracedPlatform = (request: Request, env?: unknown) => Promise<Response>;

/** Spans of what this process does. None has a query, a name of a person, an amount or a body. */
export type Traces = {
  /** A request from outside, as a span that goes on its caller's trace. */
  ofRequest(
    asked: { method: string; kind: string; requestId: string; headers: Headers },
    work: () => Promise<{ status: number }>,
  ): Promise<void>;
  /** The platform's calls, each as a span named by its path. */
  ofCalls(platform: Platform): TracedPlatform;
  /** Requests to others, each as a span that they can go on. */
  ofOutside(fetch: Fetch): Fetch;
  /** A job's run, as a trace of its own. */
  ofRun: NonNullable<PlatformParts["aroundRun"]>;
  /** Sends what is left. */
  close(): Promise<void>;
};

type Options = {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** The share of traces that is kept, from 0 to 1. */
  share: number;
};

const FAILED = 500;
/** An end does not wait longer for an address that is silent. */
const CLOSE_MS = 2_000;

/** Traces by OTLP over HTTP, in batches. An address that does not answer costs the spans alone. */
export function createTraces({ endpoint, headers, serviceName, share }: Options): Traces {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const kept = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    // A stranger's header cannot make us keep more than our share.
    sampler: new ParentBasedSampler({
      root: kept,
      remoteParentSampled: kept,
      remoteParentNotSampled: kept,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer("gaming");

  type Asked = { name: string; kind: SpanKind; attributes: Attributes; parent?: Context };
  async function within<T>(asked: Asked, work: (span: Span) => Promise<T>): Promise<T> {
    const { name, kind, attributes, parent = context.active() } = asked;
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    try {
      return await context.with(trace.setSpan(parent, span), () => work(span));
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
  const note = (span: Span, status: number) => {
    span.setAttribute("http.response.status_code", status);
    if (status >= FAILED) span.setStatus({ code: SpanStatusCode.ERROR });
  };
  const restore = traceStatements(tracer);

  return {
    ofRequest({ method, kind, requestId, headers: given }, work) {
      const parent = propagation.extract(
        ROOT_CONTEXT,
        Object.fromEntries(given),
        defaultTextMapGetter,
      );
      const attributes = { "http.request.method": method, "gaming.request_id": requestId };
      const asked = { name: `${method} ${kind}`, kind: SpanKind.SERVER, attributes, parent };
      return within(asked, async (span) => note(span, (await work()).status));
    },
    ofCalls: (platform) => (request, env) =>
      within(
        {
          name: `call ${new URL(request.url).pathname.replace(/^\/platform\//, "")}`,
          kind: SpanKind.INTERNAL,
          attributes: {
            "gaming.merchant": request.headers.get("x-merchant")?.slice(0, 40) ?? "",
          },
        },
        async (span) => {
          const answer = await platform(request, env);
          note(span, answer.status);
          return answer;
        },
      ),
    ofOutside: (send) => (request) =>
      within(
        {
          name: `outside ${new URL(request.url).hostname}`,
          kind: SpanKind.CLIENT,
          attributes: { "http.request.method": request.method },
        },
        async (span) => {
          const handed: Record<string, string> = {};
          propagation.inject(context.active(), handed, defaultTextMapSetter);
          for (const [name, value] of Object.entries(handed)) request.headers.set(name, value);
          const answer = await send(request);
          note(span, answer.status);
          return answer;
        },
      ),
    ofRun: ({ merchant, kind, slot }, work) =>
      within(
        {
          name: `job ${kind}`,
          kind: SpanKind.INTERNAL,
          attributes: { "gaming.merchant": merchant, "gaming.job.slot": slot },
          parent: ROOT_CONTEXT,
        },
        (span) =>
          work((outcome) => {
            span.setAttribute("gaming.job.outcome", outcome);
            if (outcome !== "done") span.setStatus({ code: SpanStatusCode.ERROR });
          }),
      ),
    async close() {
      restore();
      await Promise.race([
        provider.shutdown().catch(() => {}),
        delay(CLOSE_MS, null, { ref: false }),
      ]);
      context.disable();
      propagation.disable();
    },
  };
}
