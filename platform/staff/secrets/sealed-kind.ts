import { type Column, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { openText, type SealContext, sealText } from "../../core/seal/seal-text.ts";
import type { Transaction } from "../../store/open-store.ts";

export type ResealContext = SealContext & Pick<Context, "random">;

/** Rows after an id, in the order of their ids, locked with or without waiting for others. */
export type Page = { after: string; most: number; lock: { skipLocked: true } | { noWait?: never } };
export type PageDone = { last: string | undefined; sealed: number; unreadable: number };

/** A kind of rows with sealed text, and how it is sealed anew. */
export type SealedKind = {
  name: string;
  /** The merchant's rows that the signing key has not sealed. */
  count(tx: Transaction, merchant: string, seal: string): Promise<number>;
  /** Seals a page of them anew. A row that neither key opens stays as it is. */
  reseal(context: ResealContext, tx: Transaction, seal: string, page: Page): Promise<PageDone>;
};

type Parts<Row extends { id: string }> = {
  name: string;
  isOld(merchant: string, seal: string): SQL | undefined;
  count(tx: Transaction, isOld: SQL | undefined): Promise<number>;
  lock(tx: Transaction, isOld: SQL | undefined, page: Page): Promise<Row[]>;
  /** The columns sealed anew. Throws when neither key opens them. */
  again(context: ResealContext, row: Row): Partial<Row>;
  write(tx: Transaction, merchant: string, row: Row, changed: Partial<Row>): Promise<unknown>;
};

export function sealedKind<Row extends { id: string }>(kind: Parts<Row>): SealedKind {
  return {
    name: kind.name,
    count: (tx, merchant, seal) => kind.count(tx, kind.isOld(merchant, seal)),
    async reseal(context, tx, seal, page) {
      const { code } = context.merchant;
      const rows = await kind.lock(tx, kind.isOld(code, seal), page);
      let unreadable = 0;
      for (const row of rows) {
        const changed = readable(() => kind.again(context, row));
        if (changed) await kind.write(tx, code, row, changed);
        else unreadable += 1;
      }
      return { last: rows.at(-1)?.id, sealed: rows.length - unreadable, unreadable };
    },
  };
}

function readable<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}

/** The text sealed anew for the same place. */
export const sealAgain = (context: ResealContext, place: string, sealed: string): string =>
  sealText(context, place, openText(context, place, sealed));

/** True for text that another key sealed, or this one before seals had a key's id. */
export const isByOther = (column: Column, seal: string): SQL =>
  sql`not starts_with(${column}, ${seal})`;
