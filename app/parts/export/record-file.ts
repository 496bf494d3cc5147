/** A record as a file of any kind: its words, and its lines page by page. */
export type RecordFile = {
  /** Of the file, without its ending. */
  name: string;
  title: string;
  /** The first column is the time. */
  head: string[];
  /** By whose clocks the times are told, such as "America/Mexico_City". */
  timeZone: string;
  readPage: (page: number) => Promise<RecordPage>;
};

/** Words, or an amount in ledger units that each kind of file writes in its own way. */
export type Cell = string | bigint;

export type RecordPage = {
  lines: Cell[][];
  totalPages: number;
  /** Sums over all pages, in words. */
  totals: { name: string; value: string }[];
};

/** Lines of one page; at most a hundred pages: more than a reader is comfortable with. */
export const FILE_PAGE_SIZE = 500;
export const FILE_PAGES_MAX = 100;
