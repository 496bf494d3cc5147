import type { Changes } from "./changes.ts";

export type StoredPage = {
  /** Its bytes in brotli. */
  body: Buffer<ArrayBuffer>;
  headers: [string, string][];
  /** The page's merchant, and the number of announcements when its rendering began. */
  merchant: string;
  madeAt: number;
  /** In milliseconds of the injected clock. */
  expiresAt: number;
};

/**
 * How long after its expiry a page is still served while a new one is rendered, in milliseconds.
 */
const RENEWAL_MS = 20_000;

/** Pages by key within a byte budget; the least recently used one is dropped first. */
export function createPageStore(options: {
  maxBytes: number;
  now: () => number;
  changes: Pick<Changes, "lastOf">;
}) {
  const { maxBytes, now, changes } = options;
  const pages = new Map<string, StoredPage>();
  let bytes = 0;

  function drop(key: string) {
    bytes -= pages.get(key)?.body.length ?? 0;
    pages.delete(key);
  }

  const isChanged = ({ merchant, madeAt }: StoredPage) => madeAt < changes.lastOf(merchant);
  const hasEnded = ({ expiresAt }: StoredPage) => expiresAt <= now();

  return {
    drop,
    hasEnded,
    isOld: (page: StoredPage) => hasEnded(page) || isChanged(page),
    /**
     * A page that may be served: its merchant has not changed, and it expired only recently if at
     * all.
     */
    get(key: string): StoredPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      if (isChanged(page) || page.expiresAt + RENEWAL_MS <= now()) {
        drop(key);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    put(key: string, page: StoredPage) {
      drop(key);
      if (page.body.length > maxBytes) return;
      pages.set(key, page);
      bytes += page.body.length;
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}
