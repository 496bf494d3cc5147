import { baccarat } from "./baccarat.ts";
import { dragonTiger } from "./dragon-tiger.ts";
import { roulette } from "./roulette.ts";
import { sicBo } from "./sic-bo.ts";
import type { TableRules } from "./table-rules.ts";

export const TABLE_KINDS = ["baccarat", "dragon-tiger", "sic-bo", "roulette"] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

export const tableRules: Readonly<Record<TableKind, TableRules>> = {
  baccarat,
  "dragon-tiger": dragonTiger,
  "sic-bo": sicBo,
  roulette,
};

/** True for tables with two sides, whose results are shown as roads. */
export const hasRoads = (kind: TableKind) => kind === "baccarat" || kind === "dragon-tiger";

export const isTableKind = (kind: string | null): kind is TableKind =>
  TABLE_KINDS.some((one) => one === kind);
