import { baccarat } from "./baccarat.ts";
import { dragonTiger } from "./dragon-tiger.ts";
import { moneyWheel } from "./money-wheel.ts";
import { roulette } from "./roulette.ts";
import { sicBo } from "./sic-bo.ts";
import type { TableRules } from "./table-rules.ts";
import { threeFiveSeven } from "./three-five-seven.ts";

export const TABLE_KINDS = [
  "baccarat",
  "dragon-tiger",
  "sic-bo",
  "roulette",
  "money-wheel",
  "three-five-seven",
] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

export const tableRules: Readonly<Record<TableKind, TableRules>> = {
  baccarat,
  "dragon-tiger": dragonTiger,
  "sic-bo": sicBo,
  roulette,
  "money-wheel": moneyWheel,
  "three-five-seven": threeFiveSeven,
};

/** True for tables with two sides, whose results are shown as roads. */
export const hasRoads = (kind: TableKind) => kind === "baccarat" || kind === "dragon-tiger";

/** True for tables whose results are cards. */
export const dealsCards = (kind: TableKind) => hasRoads(kind) || kind === "three-five-seven";

export const isTableKind = (kind: string | null): kind is TableKind =>
  TABLE_KINDS.some((one) => one === kind);
