import type { Changes } from "./changes.ts";
import type { PagePieces } from "./page-pieces.ts";

export type StoredPage = {
  pieces: PagePieces;
  headers: [string, string][];
  /** Whose page it is, and how many announcements there had been when its rendering began. */
  merchant: string;
  madeAt: number;
  /** In milliseconds of the injected clock. */
  expiresAt: number;
};

/** Pages by key within a budget of bytes; the one not asked for longest makes room. */
export function createPageStore(options: {
  maxBytes: number;
  now: () => number;
  changes: Pick<Changes, "lastOf">;
}) {
  const { maxBytes, now, changes } = options;
  const pages = new Map<string, StoredPage>();
  let bytes = 0;

  function drop(key: string) {
    bytes -= pages.get(key)?.pieces.bytes ?? 0;
    pages.delete(key);
  }

  const isOld = ({ expiresAt, merchant, madeAt }: StoredPage) =>
    expiresAt <= now() || madeAt < changes.lastOf(merchant);

  return {
    isOld,
    get(key: string): StoredPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      if (isOld(page)) {
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
