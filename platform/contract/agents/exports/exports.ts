import { z } from "zod";
import { languageTag } from "../../languages/language-tag.ts";
import { type Call, call, type InputOf, nothing, type ValueOf } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";
import { contracts } from "../contracts.ts";
import { downlines } from "../downlines.ts";
import { agentDifferenceOne, agentIncome, agentIncomeOne, agentRebateOne } from "../income.ts";
import { payBillRounds, payBills } from "../pay.ts";
import { teamBets, teamLosses, teamRecords } from "../records.ts";
import { EXPORT_FAULTS, EXPORT_LISTS, EXPORT_STATES, type ExportList } from "./export-kinds.ts";

type ListCall = Call<z.ZodObject, z.ZodObject<{ list: z.ZodArray<z.ZodObject> }>>;

/** The calls behind the lists. A file has all rows of one, with the filters of its input. */
export const EXPORTED = {
  ...{ downlines, teamBets, teamLosses, teamRecords },
  ...{ agentIncome, agentIncomeOne, agentRebateOne, agentDifferenceOne },
  ...{ contracts, payBills, payBillRounds },
} as const satisfies Record<ExportList, ListCall>;

export type ExportInput<List extends ExportList> = InputOf<(typeof EXPORTED)[List]>;
export type ExportRow<List extends ExportList> = ValueOf<(typeof EXPORTED)[List]>["list"][number];

/** What names the next page of a list, or null after the last. Bills and contracts go by the last one. */
export function nextOf(value: ValueOf<(typeof EXPORTED)[ExportList]>): string | null {
  if ("next" in value) return value.next;
  const last = value.list.at(-1);
  if (!value.hasMore || !last) return null;
  return "period" in last ? `${last.period} ${last.contractId}` : last.contractId;
}

const list = z.enum(EXPORT_LISTS);
/** The input of the list's call as a query, without its page. */
const asked = z.string().max(2_000);
const id = z.string().min(1).max(40);

const item = z.object({
  id,
  list,
  asked,
  /** Of its words. */
  language: languageTag,
  state: z.enum(EXPORT_STATES),
  fault: z.enum(EXPORT_FAULTS).nullable(),
  /** So far, or in all. */
  lines: z.int(),
  /** About as many as the file will have. */
  bytes: z.int(),
  /** The pages that `exportPart` gives. */
  parts: z.int(),
  askedAt: instant,
  madeAt: instant.nullable(),
  expiresAt: instant,
});
export type ExportItem = z.infer<typeof item>;

/**
 * True when the list has more rows than a file that is sent at once. Refuses like the list's own call,
 * and a query that it does not know with invalid_input.
 */
export const exportLong = call({
  name: "exportLong",
  method: "GET",
  path: "/agent/exports/long",
  access: "agent",
  input: z.object({ list, asked }),
  value: z.object({ isLong: z.boolean() }),
});

/**
 * Asks for a whole list as a file, which the runner makes. What is asked for already stays one export.
 * Refuses like the list's own call, and with too_many_exports beyond three open or twenty kept.
 */
export const exportAsk = call({
  name: "exportAsk",
  method: "POST",
  path: "/agent/exports",
  access: "agent",
  input: z.object({ list, asked, language: languageTag }),
  value: z.object({ id }),
});

/** The agent's own exports, the newest first. */
export const agentExports = call({
  name: "agentExports",
  method: "GET",
  path: "/agent/exports",
  access: "agent",
  input: z.object({}),
  value: z.object({ list: z.array(item) }),
});

/**
 * One part of a finished export: rows as the list's call gives them, from part 1. Rows of people who
 * left the team are not among those of a list of people. Refuses with unknown_export.
 */
export const exportPart = call({
  name: "exportPart",
  method: "GET",
  path: "/agent/exports/part",
  access: "agent",
  input: z.object({ id, part: z.coerce.number().int().min(1).max(100_000).default(1) }),
  value: z.object({ item, rows: z.array(z.record(z.string(), z.unknown())) }),
});

/** Makes a failed export anew. Refuses with unknown_export and too_many_exports. */
export const exportAgain = call({
  name: "exportAgain",
  method: "POST",
  path: "/agent/exports/again",
  access: "agent",
  input: z.object({ id }),
  value: nothing,
});

/** Removes an export, also while it is made. Refuses with unknown_export. */
export const exportRemove = call({
  name: "exportRemove",
  method: "POST",
  path: "/agent/exports/remove",
  access: "agent",
  input: z.object({ id }),
  value: nothing,
});
