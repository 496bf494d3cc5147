import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { MiddlewareHandler } from "hono";
import type { legalTold } from "#platform/contract/core/legal.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";
import { createBranchHandler } from "./pages/branch-handler.ts";
import type { Changes } from "./pages/changes.ts";
import { createGuestPages, type PageSharing } from "./pages/guest-pages.ts";
import { staticFiles } from "./serve/static-files.ts";
import { withCookies } from "./serve/wire/with-cookies.ts";

/** The part of the load context that is the same for every request. */
export type SiteParts = Pick<
  AppLoadContext,
  "platform" | "frameOrigins" | "payOrigins" | "isProduction" | "log"
> & { changes: Pick<Changes, "count" | "lastOf"> };
export type Visit = Pick<AppLoadContext, "requestId" | "clientAddress" | "clientCountry">;

/** What the site's entry exports besides rendering. */
type SiteEntry = {
  hasBrandAt(host: string): boolean;
  brandMerchants: readonly string[];
  legalPieces(): LegalPieces;
  pageSharing(
    request: Request,
    context: Pick<AppLoadContext, "platform" | "changes"> & Visit,
  ): Promise<PageSharing>;
  openLive(
    request: Request,
    context: Pick<AppLoadContext, "platform"> & Visit,
    ending: AbortSignal,
  ): Promise<Response>;
  answerOffice(
    request: Request,
    context: Pick<AppLoadContext, "platform"> & Visit,
  ): Promise<Response>;
};

/** What each brand of the build shows of each legal piece, by merchant. */
type LegalPieces = ReadonlyMap<string, readonly InputOf<typeof legalTold>[]>;

export type SiteHandler = {
  files?: MiddlewareHandler;
  /** Vite's own answers, which come first during development. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  page(request: Request, visit: Visit): Promise<Response>;
  /**
   * True when this build has a brand for a host; absent during development, where folders come and
   * go.
   */
  hasBrandAt?: (host: string) => boolean;
  /** The merchants of this build's brands; absent during development. */
  merchants?: readonly string[];
  /** What this build shows of their legal pieces; absent during development. */
  legalPieces?: LegalPieces;
  /** The stream of events for a member's open pages. */
  live?: (request: Request, visit: Visit) => Promise<Response>;
  /** The office's pages, which answer on their own host alone. */
  office?: (request: Request, visit: Visit) => Promise<Response>;
  /** Closes the streams and other resources. */
  close?: () => Promise<void>;
};

export type RemixBuild = ServerBuild | (() => Promise<ServerBuild>);

/**
 * The site built by `npm run build`, with a shared cache of guests' pages. `hasCdn` also lets a CDN
 * keep them.
 */
export async function builtSite(
  folder: string,
  parts: SiteParts,
  { hasCdn = false } = {},
): Promise<SiteHandler> {
  const build = await loadBuild(join(folder, "server/index.js"));
  const { pageSharing, hasBrandAt, brandMerchants, legalPieces } = entryOf(build);
  const render = renderer(build, "production", parts);
  const ending = new AbortController();
  const visits = new WeakMap<Request, Visit>();
  const serve = createGuestPages({
    now: () => performance.now(),
    changes: parts.changes,
    hasCdn,
    sharing: (request) => pageSharing(request, { ...parts, ...visits.get(request)! }),
    render: (request) => render(request, visits.get(request)!),
  });
  return {
    files: staticFiles(join(folder, "client")),
    hasBrandAt,
    merchants: brandMerchants,
    legalPieces: legalPieces(),
    page(request, visit) {
      visits.set(request, visit);
      return serve(request);
    },
    live: liveOf(build, parts, ending.signal),
    office: officeOf(build, parts),
    close: async () => ending.abort(),
  };
}

/**
 * The route of the stream, which is not cached, compressed or rendered like a page; `ending` ends
 * it.
 */
export function liveOf(
  build: ServerBuild,
  parts: SiteParts,
  ending: AbortSignal,
): NonNullable<SiteHandler["live"]> {
  const { openLive } = entryOf(build);
  return (request, visit) => openLive(request, { ...parts, ...visit }, ending);
}

/** The office's pages of this build. */
export function officeOf(build: ServerBuild, parts: SiteParts): NonNullable<SiteHandler["office"]> {
  const { answerOffice } = entryOf(build);
  return (request, visit) => answerOffice(request, { ...parts, ...visit });
}

const entryOf = ({ entry }: ServerBuild) => entry.module as unknown as SiteEntry;

export function renderer(build: RemixBuild, mode: string, parts: SiteParts) {
  const handle =
    typeof build === "function"
      ? createRequestHandler(build, mode)
      : createBranchHandler(build, mode);
  return async (request: Request, visit: Visit): Promise<Response> => {
    const cookies: string[] = [];
    const addCookie = (line: string) => void cookies.push(line);
    const answer = await handle(request, { ...parts, ...visit, addCookie });
    return withCookies(answer, cookies);
  };
}

async function loadBuild(file: string): Promise<ServerBuild> {
  try {
    return (await import(pathToFileURL(file).href)) as ServerBuild;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new CannotStart(`There is no build at ${file}: run npm run build.`);
  }
}
