import { Unknown } from "../../contract/refusal.ts";
import type { GatewayContext } from "./gateway.ts";

const PATIENCE_MS = 10_000;

/** Sends a signed request and answers its JSON; throws an Unknown for anything but a success. */
export async function askGateway(
  context: Pick<GatewayContext, "outside">,
  url: string,
  init: { method: "GET" | "POST"; headers: Record<string, string>; body: string },
): Promise<unknown> {
  const { method, headers, body } = init;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const request = new Request(url, { method, headers, signal, ...(method === "POST" && { body }) });
  try {
    const response = await context.outside(request);
    if (response.ok) return await response.json();
    throw new Unknown(`the gateway answered ${response.status}`);
  } catch (error) {
    if (error instanceof Unknown) throw error;
    throw new Unknown(`the gateway did not answer: ${error instanceof Error ? error.message : ""}`);
  }
}
