import type { Env } from "#env";
import type { Traces } from "./create-traces.ts";

export type { Traces };

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. Without that address it does and loads nothing. */
export async function openTraces(env: Env): Promise<Traces | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (!endpoint) return undefined;
  const { createTraces } = await import("./create-traces.ts");
  return createTraces({
    endpoint,
    headers: headersIn(env.OTEL_EXPORTER_OTLP_HEADERS ?? ""),
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  });
}

/** The standard's form: `name=value,name=value`, with values as in an address. */
function headersIn(text: string): Record<string, string> {
  const pairs = text.split(",").map((pair): [string, string] => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ""));
}
