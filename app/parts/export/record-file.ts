/** A record as a file of any format: its words, and its lines page by page. */
export type RecordFile = {
  /** The file's name without its extension. */
  name: string;
  title: string;
  /** Lines before the columns' names, such as the filters of a kept file. */
  about?: string[][];
  head: string[];
  /** By default the first column is a time, and its name tells the zone. */
  isTimed?: boolean;
  /** The currency of the last `amountColumns` columns, such as "MXN". */
  currency: string;
  amountColumns: number;
  /** The time zone of the times, such as "America/Mexico_City". */
  timeZone: string;
  readPage: (page: number) => Promise<RecordPage>;
  /** A hundred by default. */
  pagesMax?: number;
};

/** Text, or an amount in ledger units that each file format writes in its own form. */
export type Cell = string | bigint;

export type RecordPage = {
  lines: Cell[][];
  totalPages: number;
  /** Sums over all pages, as text. */
  totals: { name: string; value: string }[];
};

/** Lines per page. A member's file of at most a hundred pages stays comfortable to read. */
export const FILE_PAGE_SIZE = 500;
export const FILE_PAGES_MAX = 100;
