import { context, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import pg from "pg";

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** A statement's first word and the first table or function that it names; never its values. */
const SUMMARY = /^\s*(\w+)(?:[\s\S]*?\b(?:from|into|update)\s+"?(\w+)|\s+(\w+)\()?/i;

/**
 * Makes a span of each statement that runs within another span. Returns what ends it. The driver's
 * own prototype is changed, because every pool and transaction goes through it.
 */
export function traceStatements(tracer: Tracer): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (...args) {
    if (!trace.getActiveSpan()) return query.apply(this, args);
    const [verb, place] = summaryOf(textOf(args[0]));
    const attributes = { "db.system.name": "postgresql", "db.operation.name": verb };
    const span = tracer.startSpan(["sql", verb, place].filter(Boolean).join(" "), {
      kind: SpanKind.CLIENT,
      attributes,
    });
    const end = (error?: unknown) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    const last = args.at(-1);
    if (typeof last === "function") {
      const answer = context.bind(context.active(), last as (...answered: unknown[]) => unknown);
      const ended = (...answered: unknown[]) => {
        end(answered[0]);
        return answer(...answered);
      };
      return query.apply(this, [...args.slice(0, -1), ended]);
    }
    const result = query.apply(this, args);
    if (result instanceof Promise) result.then(() => end(), end);
    else end();
    return result;
  };
  return () => {
    prototype.query = query;
  };
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return (statement as { text?: string } | null)?.text ?? "";
}

function summaryOf(text: string): [verb: string, place: string] {
  const [, verb = "", table, called] = SUMMARY.exec(text) ?? [];
  return [verb.toLowerCase(), table ?? called ?? ""];
}
