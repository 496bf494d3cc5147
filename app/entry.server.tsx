import { randomBytes } from "node:crypto";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { I18nextProvider } from "react-i18next";
import { loggedError } from "#platform/contract/wire/logged-error.ts";
import { i18nFor, payloadFor } from "./i18n/i18n.server.ts";
import type { I18nPayload } from "./i18n/languages.ts";
import { SsrContext } from "./i18n/ssr.ts";
import { loadedAddress } from "./request/address/loaded-address.ts";
import { originsOf } from "./request/brand/brand.server.ts";
import { languageCookie } from "./request/cookies/cookies.server.ts";
import { withoutNulls } from "./request/input/without-nulls.server.ts";
import { isIncomplete } from "./request/offers/left-out.server.ts";
import { visitorOf } from "./request/visitor.server.ts";
import { contentSecurityPolicy } from "./respond/csp.server.ts";
import { hashInlineScripts } from "./respond/inline-scripts.server.ts";
import { laterScripts } from "./respond/later-scripts.server.ts";
import { renderPage } from "./respond/render-page.server.ts";
import { sharedParts } from "./respond/shared-parts.server.ts";
import { vendorOrigins } from "./respond/vendor-origins.server.ts";

export { legalPieces } from "./features/help/legal/legal-pieces.server.ts";
export { answerOffice } from "./office/answer-office.server.tsx";
export { brandMerchants, hasBrandAt } from "./request/brand/brand.server.ts";
export { pageSharing } from "./request/brand/page-sharing.server.ts";
export { openLive } from "./request/open-live.server.ts";

export const streamTimeout = 5000;
const GUEST_CACHE_SECONDS = 10;
const RETRY_AFTER_SECONDS = "120";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
) {
  const nonce = randomBytes(16).toString("base64");
  const { brand, language, token } = await visitorOf({ request, context });
  const i18n: I18nPayload = {
    ...payloadFor(brand, language, namespacesOf(entry)),
    address: loadedAddress(new URL(request.url)),
    ...(status >= 400 && { reference: context.requestId }),
  };

  // Parts name the pictures' hosts, whose port is the page's own.
  const parts = sharedParts(`${brand?.config.code} ${language} ${new URL(request.url).port}`);
  let answer = status;
  const page = (
    <SsrContext.Provider value={{ nonce, i18n, parts }}>
      <I18nextProvider i18n={i18nFor(brand, language)}>
        <RemixServer context={entry} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </I18nextProvider>
    </SsrContext.Provider>
  );
  const rendered = await renderPage(page, {
    nonce,
    abortAfterMs: streamTimeout + 1000,
    onError(error) {
      answer = 500;
      const { requestId } = context;
      const failure = { message: "render failed", error: loggedError(error), requestId };
      context.log?.({ level: "error", ...failure });
    },
  });
  const written = laterScripts(withoutNulls(rendered));

  // In development an edited component must not meet its old HTML.
  if (answer === status && import.meta.env.MODE !== "development") parts.keep(written);

  const ofVendors = await vendorOrigins({ request, context });
  const isGuest = token === undefined;
  const isOwn = headers.get("cache-control") === "no-store" || headers.has("set-cookie");
  const isWhole = !isOwn && !isIncomplete(context);
  const isKept = isGuest && request.method === "GET" && answer === 200 && isWhole;
  const { page: html, sources } = isKept
    ? hashInlineScripts(written, nonce)
    : { page: written, sources: [`'nonce-${nonce}'`] };
  if (isKept) {
    headers.set("x-guest-cache", `${GUEST_CACHE_SECONDS} ${brand?.config.merchant ?? ""}`);
  }
  if (!headers.has("cache-control")) {
    headers.set("cache-control", isGuest ? "private, no-cache" : "no-store");
  }
  const ownOrigins = brand ? originsOf(brand, request) : [];
  // Without scripts too, a link with a language sets the language for the pages after it.
  if (new URL(request.url).searchParams.get("lang") === language) {
    headers.append("set-cookie", await languageCookie.serialize(language));
  }
  headers.set("content-type", "text/html; charset=utf-8");
  const launchCdns = brand?.config.launchGameCDNs ?? [];
  const origins = { ownOrigins, launchCdns, ...ofVendors };
  const policy = contentSecurityPolicy(sources, context, origins);
  headers.set("content-security-policy", policy);
  if (answer === 503) headers.set("retry-after", RETRY_AFTER_SECONDS);
  headers.append("vary", "cookie");
  return new Response(html, { headers, status: answer });
}

function namespacesOf(entry: EntryContext): string[] {
  const handles = entry.staticHandlerContext.matches.map(
    (match) => entry.routeModules[match.route.id]?.handle as { i18n?: string[] } | undefined,
  );
  return [...new Set(["common", ...handles.flatMap((handle) => handle?.i18n ?? [])])];
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const entry = {
    level: "error" as const,
    message: "a page failed",
    error: loggedError(error),
    requestId: context.requestId,
  };
  if (context.log) context.log(entry);
  else console.error(entry);
}
