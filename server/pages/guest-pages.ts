import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { accepts, compressed, encode } from "../serve/encoding.ts";
import type { Changes } from "./changes.ts";
import { pageKey } from "./page-key.ts";
import { createPageStore, type StoredPage } from "./page-store.ts";

export type PageSharing = "nobody" | "server" | "cdn";

export type GuestPagesOptions = {
  render: (request: Request) => Promise<Response>;
  /** Who may keep this visitor's pages for others. */
  sharing: (request: Request) => Promise<PageSharing>;
  /** A CDN in front may keep the pages of merchants that are open to everybody. */
  hasCdn?: boolean;
  now: () => number;
  changes: Pick<Changes, "count" | "lastOf">;
  maxBytes?: number;
};

/** How long a CDN shows a page: fresh, then stale while it fetches a new one. */
const CDN_CONTROL = "public, max-age=0, s-maxage=10, stale-while-revalidate=20";
const CACHE_HEADER = "x-guest-cache";
const QUALITY = 6;

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);

/**
 * Serves pages and caches those that the site marks `x-guest-cache: <seconds> <merchant>`. Other
 * guests with the same host, language, theme and address get the same bytes and headers until the
 * merchant changes. Simultaneous first visitors wait for one rendering. A page that has just expired
 * is served while one rendering renews it, so that nobody waits for a popular page.
 */
export function createGuestPages(options: GuestPagesOptions) {
  const { render, now, changes } = options;
  const store = createPageStore({ maxBytes: options.maxBytes ?? 64 * 2 ** 20, now, changes });
  const rendering = new Map<string, Promise<StoredPage | undefined>>();

  /** Renders a page and stores it if the site allows; otherwise gives the answer for this visitor. */
  async function renderPage(request: Request, key: string): Promise<StoredPage | Response> {
    let settle = (_page: StoredPage | undefined) => {};
    rendering.set(key, new Promise((done) => (settle = done)));
    const madeAt = changes.count();
    let page: StoredPage | undefined;
    try {
      const response = await render(request);
      // A page that moved or is gone is not served again; after a failure the recent page still is.
      if (response.status < 500) store.drop(key);
      const lifetime = lifetimeOf(response);
      if (!lifetime) return compressed(request, withoutMark(response));
      const { seconds, merchant } = lifetime;
      const expiresAt = now() + seconds * 1000;
      page = { ...(await finalPage(withoutMark(response))), merchant, madeAt, expiresAt };
      store.put(key, page);
      return page;
    } finally {
      rendering.delete(key);
      settle(page);
    }
  }

  async function fromStore(request: Request, page: StoredPage, isForCdn: boolean) {
    const headers = new Headers(page.headers);
    // A CDN refuses to keep a page with a cookie, or worse, keeps the cookie.
    if (isForCdn && !headers.has("set-cookie")) {
      headers.set("cache-control", CDN_CONTROL);
      headers.set("surrogate-key", page.merchant);
    }
    let { body } = page;
    if (accepts(request.headers.get("accept-encoding"), "br")) {
      headers.append("vary", "accept-encoding");
      headers.set("content-encoding", "br");
    } else body = await encode(request, await decompressBrotli(body), headers);
    headers.set("content-length", String(body.length));
    return new Response(body, { headers });
  }

  return async function servePage(request: Request): Promise<Response> {
    const key = pageKey(request);
    const sharing = key === undefined ? "nobody" : await options.sharing(request);
    if (key === undefined || sharing === "nobody") {
      return compressed(request, withoutMark(await render(request)));
    }
    const isForCdn = options.hasCdn === true && sharing === "cdn";
    const pending = rendering.get(key);
    const kept = store.get(key);
    if (kept) {
      if (store.hasEnded(kept) && !pending) void renderPage(request, key).catch(() => undefined);
      return fromStore(request, kept, isForCdn);
    }
    const shared = pending && (await pending);
    const page = shared && !store.isOld(shared) ? shared : await renderPage(request, key);
    return page instanceof Response ? page : fromStore(request, page, isForCdn);
  };
}

/** The page as it goes to every guest: compressed once, with its headers. */
async function finalPage(response: Response): Promise<Pick<StoredPage, "body" | "headers">> {
  const whole = Buffer.from(await response.arrayBuffer());
  const body = await compressBrotli(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
  return { body, headers: [...response.headers] };
}

type Lifetime = { seconds: number; merchant: string };

/** How long and for which merchant the site lets this answer be cached, if it does. */
function lifetimeOf({ status, headers, body }: Response): Lifetime | undefined {
  const [lifetime, merchant = ""] = headers.get(CACHE_HEADER)?.split(" ") ?? [];
  const seconds = Number(lifetime);
  const isPage = status === 200 && body && headers.get("content-type")?.startsWith("text/html");
  if (!isPage || !(seconds > 0) || !isChoiceOfAddress(headers)) return undefined;
  return { seconds, merchant };
}

/**
 * True when the only cookie set is the language that the address chose; any other cookie is
 * personal.
 */
function isChoiceOfAddress(headers: Headers) {
  return headers.getSetCookie().every((cookie) => cookie.startsWith("lang="));
}

function withoutMark(response: Response) {
  response.headers.delete(CACHE_HEADER);
  return response;
}
