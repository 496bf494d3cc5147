import { flagsOf } from "#app/request/offers/flags.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import type { Visit } from "../../../../server/site.ts";
import { callerOf } from "../caller-of.ts";
import { editsStream } from "../edits-stream.ts";
import { explainPlace, placeSeen } from "../explain/explain-place.ts";
import type { PreviewBrand } from "../preview-brands.ts";
import { PREVIEW_PATH } from "../preview-path.ts";
import { frameWords } from "../words/frame-words.ts";
import { applyChoices, type Refused } from "./apply-choices.ts";
import { type Choices, readChoices, viewOf } from "./choices.ts";
import { framePage } from "./frame-page.ts";
import type { FrameParts } from "./frame-parts.ts";
import { frameState } from "./frame-state.ts";

/** Answers requests below the preview's path, and null for every page of the site itself. */
export type Frame = (request: Request, visit: Visit) => Promise<Response | null>;

/**
 * The frame around a brand's site. It has the brand's own host, so cookies, sessions and the site's
 * framing rules apply unchanged.
 */
export function createFrame(parts: FrameParts): Frame {
  return async (request, visit) => {
    const url = new URL(request.url);
    if (!isBelow(url.pathname)) return null;
    const brands = parts.brands();
    const brand = brands.find(({ host }) => host === url.hostname);
    if (!brand) return notFound();
    const place: Place = { parts, brands, brand, request, visit, url };
    const key = `${request.method} ${url.pathname.slice(PREVIEW_PATH.length)}`;
    return (await ANSWERS[key]?.(place)) ?? notFound();
  };
}

type Place = {
  parts: FrameParts;
  brands: PreviewBrand[];
  brand: PreviewBrand;
  request: Request;
  visit: Visit;
  url: URL;
};

const ANSWERS: Readonly<Record<string, (place: Place) => Promise<Response>>> = {
  "GET ": show,
  "POST ": choose,
  "POST /explain": explainAt,
  "GET /enter": enter,
  "GET /edits": async ({ parts, request }) => editsStream(parts, request.signal),
};

const isBelow = (path: string) => path === PREVIEW_PATH || path.startsWith(`${PREVIEW_PATH}/`);
const notFound = () => new Response("not found\n", { status: 404 });

async function show(place: Place): Promise<Response> {
  const { parts, brand, brands, request, visit, url } = place;
  const state = await frameState(parts, { brand, request, caller: callerOf(parts, brand, visit) });
  const refused = refusedIn(url.searchParams);
  const view = readChoices(url.searchParams);
  const words = frameWords(request.headers.get("accept-language"));
  const page = await framePage({ brand, brands, state, view, refused, ...words });
  return new Response(String(page), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policyFor(brands, url),
    },
  });
}

async function choose(place: Place): Promise<Response> {
  const asked = readChoices(await place.request.formData());
  return backTo(place.url.origin, asked, await apply(place, asked));
}

/** From one brand's frame to another's: the visitor's choices are applied there. */
async function enter(place: Place): Promise<Response> {
  const { brands, brand, url } = place;
  const wanted = brands.find(({ code }) => code === url.searchParams.get("brand"));
  if (wanted && wanted.code !== brand.code) {
    const there = new URL(url);
    there.hostname = wanted.host;
    return new Response(null, { status: 303, headers: { location: there.href } });
  }
  const { language, theme, role, ...view } = readChoices(url.searchParams);
  const asked: Choices = {
    ...{ width: view.width, pixels: view.pixels, to: view.to, isReset: false },
    ...{ language, theme, role },
  };
  return backTo(url.origin, asked, await apply(place, asked));
}

/** The sources behind a clicked place, for the frame's own script. */
async function explainAt({ parts, brand, request }: Place): Promise<Response> {
  const seen = placeSeen.safeParse(await request.json().catch(() => null));
  if (!seen.success) return new Response("not understood\n", { status: 400 });
  const { merchant, flags } = brand.known.data;
  const { whitelabel } = await readMerchant(parts.staff.store, merchant);
  const flagsOn = flagsOf(whitelabel, flags);
  const found = await explainPlace(brand.known, seen.data, { staff: parts.staff, flagsOn });
  return new Response(JSON.stringify(found), { headers: { "content-type": "application/json" } });
}

async function apply(place: Place, asked: Choices) {
  const { parts, brand, request, visit } = place;
  const caller = callerOf(parts, brand, visit);
  const before = await frameState(parts, { brand, request, caller });
  const address = visit.clientAddress;
  const done = await applyChoices(parts, { brand, request, caller, address, before }, asked);
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of done.cookies) headers.append("set-cookie", cookie);
  return { headers, refused: done.refused };
}

function backTo(origin: string, asked: Choices, done: { headers: Headers; refused: Refused[] }) {
  const there = new URL(PREVIEW_PATH, origin);
  there.search = String(viewOf(asked));
  for (const { what, reason } of done.refused)
    there.searchParams.append("refused", `${what} ${reason}`);
  done.headers.set("location", there.href);
  return new Response(null, { status: 303, headers: done.headers });
}

function refusedIn(query: URLSearchParams): Refused[] {
  return query.getAll("refused").flatMap((text) => {
    const [, what, reason = ""] = /^(role|flag|closed|clock) (\w{1,40})$/.exec(text) ?? [];
    return what ? [{ what: what as Refused["what"], reason }] : [];
  });
}

/** The frame runs its own scripts and styles; forms lead to the other brands' frames. */
function policyFor(brands: readonly PreviewBrand[], { protocol, port }: URL): string {
  const origins = brands.map(({ host }) => `${protocol}//${host}${port && `:${port}`}`).join(" ");
  return [
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    "connect-src 'self' ws:; frame-src 'self'; object-src 'none'; base-uri 'none'",
    `form-action 'self' ${origins}; frame-ancestors 'none'`,
  ].join("; ");
}
