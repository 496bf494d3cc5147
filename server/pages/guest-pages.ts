import { accepts, compressed, encode } from "../serve/encoding.ts";
import { fillBrotli } from "./brotli-page.ts";
import type { Changes } from "./changes.ts";
import { pageKey } from "./page-key.ts";
import { cutPage, gzipPage, type PagePieces, plainPage, splitPage } from "./page-pieces.ts";
import { createPageStore, type StoredPage } from "./page-store.ts";

export type RenderPage = (request: Request, nonce: string) => Promise<Response>;

export type GuestPagesOptions = {
  render: RenderPage;
  /**
   * True when the site is open to the visitor. Nobody else gets a cached page or has theirs cached.
   */
  sharesPages: (request: Request) => Promise<boolean>;
  /** A fresh 16-byte nonce in base64. */
  newNonce: () => string;
  now: () => number;
  changes: Pick<Changes, "count" | "lastOf">;
  maxBytes?: number;
};

const CACHE_HEADER = "x-guest-cache";

/**
 * Serves pages and caches those that the site marks `x-guest-cache: <seconds> <merchant>`. Other
 * guests with the same host, language, theme and address get them until the merchant changes. A
 * cached page holds a secret marker in place of the nonce, and each response gets a fresh one.
 * Simultaneous first visitors wait for one rendering. A page that has just expired is served while
 * one rendering renews it, so that nobody waits for a popular page.
 */
export function createGuestPages(options: GuestPagesOptions) {
  const { render, newNonce, now, changes } = options;
  const marker = newNonce();
  const store = createPageStore({ maxBytes: options.maxBytes ?? 64 * 2 ** 20, now, changes });
  const rendering = new Map<string, Promise<StoredPage | undefined>>();

  async function renderPage(request: Request, key: string) {
    let settle = (_page: StoredPage | undefined) => {};
    rendering.set(key, new Promise((done) => (settle = done)));
    const madeAt = changes.count();
    let page: StoredPage | undefined;
    try {
      const response = await render(request, marker);
      // A page that moved or is gone is not served again; after a failure the recent page still is.
      if (response.status < 500) store.drop(key);
      const isHtml = response.headers.get("content-type")?.startsWith("text/html");
      if (!isHtml || !response.body) return compressed(request, withoutMark(response));
      const body = Buffer.from(await response.arrayBuffer());
      const lifetime = lifetimeOf(response);
      if (!lifetime) return await filled(request, response, splitPage(body, marker));
      page = storable(response, { pieces: await cutPage(body, marker), madeAt, ...lifetime });
      store.put(key, page);
      return fromStore(request, page);
    } finally {
      rendering.delete(key);
      settle(page);
    }
  }

  function storable(
    response: Response,
    { seconds, ...made }: Omit<StoredPage, "headers" | "expiresAt"> & Lifetime,
  ): StoredPage {
    return {
      ...made,
      headers: [...withoutMark(response).headers],
      expiresAt: now() + seconds * 1000,
    };
  }

  function filled(request: Request, response: Response, plain: Buffer[]) {
    const nonce = newNonce();
    const headers = new Headers();
    for (const [name, value] of withoutMark(response).headers) {
      headers.append(name, value.replaceAll(marker, nonce));
    }
    return encode(request, plainPage({ plain }, nonce), headers).then(
      (body) => new Response(body, { status: response.status, headers }),
    );
  }

  function fromStore(request: Request, page: StoredPage) {
    const nonce = newNonce();
    const headers: Record<string, string> = {};
    for (const [name, value] of page.headers) headers[name] = value.replaceAll(marker, nonce);
    headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : "accept-encoding";
    const { encoding, body } = bodyOf(page.pieces, request.headers.get("accept-encoding"), nonce);
    if (encoding) headers["content-encoding"] = encoding;
    headers["content-length"] = String(body.length);
    return new Response(body, { headers });
  }

  return async function servePage(request: Request): Promise<Response> {
    const key = pageKey(request);
    if (key === undefined || !(await options.sharesPages(request))) {
      return compressed(request, withoutMark(await render(request, newNonce())));
    }
    const pending = rendering.get(key);
    const kept = store.get(key);
    if (kept) {
      if (store.hasEnded(kept) && !pending) void renderPage(request, key).catch(() => undefined);
      return fromStore(request, kept);
    }
    const page = pending && (await pending);
    return page && !store.isOld(page) ? fromStore(request, page) : renderPage(request, key);
  };
}

function bodyOf(pieces: PagePieces, offered: string | null, nonce: string) {
  const { brotli } = pieces;
  if (brotli && accepts(offered, "br")) {
    return { encoding: "br", body: fillBrotli(brotli, Buffer.from(nonce)) };
  }
  if (accepts(offered, "gzip")) return { encoding: "gzip", body: gzipPage(pieces, nonce) };
  return { body: plainPage(pieces, nonce) };
}

type Lifetime = { seconds: number; merchant: string };

/** How long and for which merchant the site lets this answer be cached, if it does. */
function lifetimeOf({ status, headers }: Response): Lifetime | undefined {
  const [lifetime, merchant = ""] = headers.get(CACHE_HEADER)?.split(" ") ?? [];
  const seconds = Number(lifetime);
  if (status !== 200 || !(seconds > 0) || !isChoiceOfAddress(headers)) return undefined;
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
