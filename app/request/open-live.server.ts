import type { AppLoadContext } from "@remix-run/node";
import { live } from "#platform/contract/wire/live.ts";
import { callerHeaders } from "#platform/contract/wire/send.ts";
import { requireOwnOrigin } from "./address/own-origin.server.ts";
import { platformOf } from "./platform.server.ts";
import { visitorOf } from "./visitor.server.ts";

type Context = Pick<AppLoadContext, "platform" | "clientAddress" | "clientCountry" | "requestId">;

/**
 * The platform's live stream for the owner of this session, on the site's own origin. The server
 * answers it instead of a route, because Remix would not tell the platform that the browser has
 * left. Without a session the answer is 204, which tells a browser not to reconnect.
 */
export async function openLive(
  request: Request,
  context: Context,
  ending: AbortSignal,
): Promise<Response> {
  const foreign = foreignAnswer(request);
  if (foreign) return foreign;
  const visitor = await visitorOf({ request, context: { ...context } as AppLoadContext });
  const { brand, language, token } = visitor;
  if (!brand || !token) return new Response(null, { status: 204 });
  if (ending.aborted) return new Response(null, { status: 503 });
  const platform = platformOf(context as AppLoadContext);
  const { clientAddress, clientCountry, requestId } = context;
  const userAgent = request.headers.get("user-agent");
  const from = { clientAddress, clientCountry, requestId, userAgent };
  const { merchant } = brand.config;
  const headers = callerHeaders({ ...platform, merchant, language, token, ...from });
  const asked = new Request(platform.base + live.path, { headers });
  const answer = await Promise.resolve(platform.fetch(asked)).catch(() => null);
  // A network answer's headers are immutable, and the server adds headers to every answer.
  if (answer?.status === 200 && answer.body) {
    return new Response(endsWith(answer.body, ending), { headers: passedOn(answer) });
  }
  await answer?.body?.cancel();
  const isTurnedAway = answer?.status === 401 || answer?.status === 403;
  return new Response(null, { status: isTurnedAway ? 204 : 503 });
}

/** The same stream, which ends without an error when `ending` fires or its platform stops. */
function endsWith(body: ReadableStream<Uint8Array>, ending: AbortSignal) {
  const reader = body.getReader();
  const end = () => void reader.cancel().catch(() => {});
  ending.addEventListener("abort", end);
  const leave = () => ending.removeEventListener("abort", end);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value } = await reader.read().catch(() => ({ value: undefined }));
      if (value) return controller.enqueue(value);
      leave();
      controller.close();
    },
    async cancel() {
      leave();
      await reader.cancel();
    },
  });
}

function passedOn({ headers }: Response): Headers {
  const names = ["content-type", "cache-control", "x-accel-buffering"];
  return new Headers(Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ""])));
}

function foreignAnswer(request: Request): Response | null {
  try {
    requireOwnOrigin(request);
    return null;
  } catch (refused) {
    return refused as Response;
  }
}
