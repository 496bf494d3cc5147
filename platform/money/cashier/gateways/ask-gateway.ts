import { Unknown } from "../../../contract/wire/refusal.ts";
import type { GatewayContext } from "./gateway.ts";

const PATIENCE_MS = 10_000;

type Init = { method: "GET" | "POST"; headers: Record<string, string>; body: string };

/** Sends a signed request and returns its JSON. Throws an Unknown for anything but a success. */
export async function askGateway(
  context: Pick<GatewayContext, "outside">,
  url: string,
  init: Init,
): Promise<unknown> {
  const { status, body } = await hearGateway(context, url, init);
  if (status < 300) return body;
  throw new Unknown("the gateway refused", { status });
}

/**
 * Sends a signed request and returns any answer, also a refusal. Throws an Unknown without an
 * answer.
 */
export async function hearGateway(
  context: Pick<GatewayContext, "outside">,
  url: string,
  init: Init,
): Promise<{ status: number; body: unknown }> {
  const { method, headers, body } = init;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const request = new Request(url, { method, headers, signal, ...(method === "POST" && { body }) });
  try {
    const response = await context.outside(request);
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch (error) {
    throw new Unknown("the gateway did not answer", { cause: error });
  }
}
