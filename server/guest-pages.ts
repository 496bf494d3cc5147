import { accepts, compressed, encode } from "./encoding.ts";
import { pageKey } from "./page-key.ts";
import { cutPage, gzipPage, type PagePieces, plainPage } from "./page-pieces.ts";
import { createPageStore, type StoredPage } from "./page-store.ts";

export type RenderPage = (request: Request, nonce: string) => Promise<Response>;

export type GuestPagesOptions = {
  render: RenderPage;
  /** A fresh 16-byte nonce in base64. */
  newNonce: () => string;
  now: () => number;
  maxBytes?: number;
};

const CACHE_HEADER = "x-guest-cache";

/**
 * Serves pages, keeping those that the site marks `x-guest-cache: <seconds>` for other guests with
 * the same host, language, theme and address. Kept pages were rendered with a secret marker where
 * the nonce stands, and each response carries a fresh one. Several first visitors wait for one
 * rendering.
 */
export function createGuestPages(options: GuestPagesOptions) {
  const { render, newNonce, now } = options;
  const marker = newNonce();
  const store = createPageStore({ maxBytes: options.maxBytes ?? 64 * 2 ** 20, now });
  const rendering = new Map<string, Promise<StoredPage | undefined>>();

  async function firstRender(request: Request, key: string) {
    let settle = (_page: StoredPage | undefined) => {};
    rendering.set(key, new Promise((done) => (settle = done)));
    let page: StoredPage | undefined;
    try {
      const response = await render(request, marker);
      const isHtml = response.headers.get("content-type")?.startsWith("text/html");
      if (!isHtml || !response.body) return compressed(request, withoutMark(response));
      const body = Buffer.from(await response.arrayBuffer());
      const pieces = cutPage(body, marker);
      page = storable(response, pieces);
      if (page) store.put(key, page);
      return await filled(request, response, pieces);
    } finally {
      rendering.delete(key);
      settle(page);
    }
  }

  function storable({ status, headers }: Response, pieces: PagePieces): StoredPage | undefined {
    const seconds = Number(headers.get(CACHE_HEADER));
    if (status !== 200 || !(seconds > 0) || headers.has("set-cookie")) return undefined;
    const kept = [...headers].filter(([name]) => name !== CACHE_HEADER);
    return { pieces, headers: kept, expiresAt: now() + seconds * 1000 };
  }

  function filled(request: Request, response: Response, pieces: PagePieces) {
    const nonce = newNonce();
    const headers = new Headers();
    for (const [name, value] of withoutMark(response).headers) {
      headers.append(name, value.replaceAll(marker, nonce));
    }
    return encode(request, plainPage(pieces, nonce), headers).then(
      (body) => new Response(body, { status: response.status, headers }),
    );
  }

  function fromStore(request: Request, page: StoredPage) {
    const nonce = newNonce();
    const headers: Record<string, string> = {};
    for (const [name, value] of page.headers) headers[name] = value.replaceAll(marker, nonce);
    headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : "accept-encoding";
    const isGzip = accepts(request.headers.get("accept-encoding"), "gzip");
    if (isGzip) headers["content-encoding"] = "gzip";
    const body = isGzip ? gzipPage(page.pieces, nonce) : plainPage(page.pieces, nonce);
    headers["content-length"] = String(body.length);
    return new Response(body, { headers });
  }

  return async function servePage(request: Request): Promise<Response> {
    const key = pageKey(request);
    if (key === undefined) {
      return compressed(request, withoutMark(await render(request, newNonce())));
    }
    const pending = rendering.get(key);
    const page = store.get(key) ?? (pending && (await pending));
    return page ? fromStore(request, page) : firstRender(request, key);
  };
}

function withoutMark(response: Response) {
  response.headers.delete(CACHE_HEADER);
  return response;
}
