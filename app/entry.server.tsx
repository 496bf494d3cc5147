import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { i18nFor, payloadFor } from "./i18n/i18n.server.ts";
import { languageOf } from "./i18n/language-of.server.ts";
import type { I18nPayload } from "./i18n/languages.ts";
import { SsrContext } from "./i18n/ssr.ts";
import { findBrand } from "./server/brand.server.ts";
import { readSession } from "./server/cookies.server.ts";
import { contentSecurityPolicy } from "./server/csp.server.ts";

export const streamTimeout = 5000;
const GUEST_CACHE_SECONDS = 10;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
) {
  const nonce = context.nonce ?? randomBytes(16).toString("base64");
  const brand = findBrand(request);
  const language = await languageOf(request, brand);
  const i18n: I18nPayload = {
    ...payloadFor(brand, language, namespacesOf(entry)),
    ...(status >= 400 && { reference: context.requestId }),
  };

  let answer = status;
  const page = (
    <SsrContext.Provider value={{ nonce, i18n }}>
      <I18nextProvider i18n={i18nFor(brand, language)}>
        <RemixServer context={entry} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </I18nextProvider>
    </SsrContext.Provider>
  );
  const html = await render(page, nonce, (error) => {
    answer = 500;
    context.log?.({ level: "error", message: "render failed", error: String(error) });
  });

  const isGuest = !(await readSession(request));
  if (isGuest && request.method === "GET" && answer === 200 && !headers.has("set-cookie")) {
    headers.set("x-guest-cache", String(GUEST_CACHE_SECONDS));
  }
  if (!headers.has("cache-control")) {
    headers.set("cache-control", isGuest ? "private, no-cache" : "no-store");
  }
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy(nonce, context));
  headers.append("vary", "cookie");
  return new Response(html, { headers, status: answer });
}

function namespacesOf(entry: EntryContext): string[] {
  const handles = entry.staticHandlerContext.matches.map(
    (match) => entry.routeModules[match.route.id]?.handle as { i18n?: string[] } | undefined,
  );
  return [...new Set(["common", ...handles.flatMap((handle) => handle?.i18n ?? [])])];
}

// One buffer, not a stream: a compressor flushes at every chunk of a stream, which costs 2.6 times
// the time.
function render(page: ReactNode, nonce: string, onError: (error: unknown) => void) {
  return new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    });
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const entry = {
    level: "error" as const,
    message: error instanceof Error ? error.message : "unknown",
    stack: error instanceof Error ? error.stack : undefined,
    requestId: context.requestId,
  };
  if (context.log) context.log(entry);
  else console.error(entry);
}
