import type { Env } from "#env";
import { type Listening, listen } from "../serve/listen.ts";
import type { Metrics } from "./create-metrics.ts";

export type ServedMetrics = { metrics: Metrics; port: number; close(): Promise<void> };

/**
 * Answers `GET /metrics` on METRICS_HOST and METRICS_PORT, and nothing else. Without that port it does
 * nothing and loads nothing. Throws CannotStart when the port is not available.
 */
export async function serveMetrics(env: Env): Promise<ServedMetrics | undefined> {
  if (env.METRICS_PORT === undefined) return undefined;
  const { createMetrics } = await import("./create-metrics.ts");
  const metrics = createMetrics();
  const address = { host: env.METRICS_HOST, port: env.METRICS_PORT };
  const listening: Listening = await listen(
    address,
    async ({ method, url }, response) => {
      if (method !== "GET" || url !== "/metrics") return response.writeHead(404).end();
      try {
        const { text, type } = await metrics.read();
        response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(text);
      } catch {
        response.writeHead(500).end();
      }
    },
    { host: "METRICS_HOST", port: "METRICS_PORT" },
  );
  const { port, close } = listening;
  return { metrics, port, close };
}
