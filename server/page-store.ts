import type { PagePieces } from "./page-pieces.ts";

export type StoredPage = {
  pieces: PagePieces;
  headers: [string, string][];
  /** In milliseconds of the injected clock. */
  expiresAt: number;
};

/** Pages by key within a budget of bytes; the one not asked for longest makes room. */
export function createPageStore({ maxBytes, now }: { maxBytes: number; now: () => number }) {
  const pages = new Map<string, StoredPage>();
  let bytes = 0;

  function drop(key: string) {
    bytes -= pages.get(key)?.pieces.bytes ?? 0;
    pages.delete(key);
  }

  return {
    get(key: string): StoredPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.expiresAt <= now()) {
        drop(key);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    put(key: string, page: StoredPage) {
      drop(key);
      if (page.pieces.bytes > maxBytes) return;
      pages.set(key, page);
      bytes += page.pieces.bytes;
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
