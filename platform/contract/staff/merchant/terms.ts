import { z } from "zod";
import { call } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";
import { CONFIG_AREAS } from "./config-areas.ts";

const area = z.enum(CONFIG_AREAS);
const version = {
  version: z.int(),
  /** Null for terms that never changed. */
  since: instant.nullable(),
  by: z.string().nullable(),
  approvedBy: z.string().nullable(),
};
/** Null where one of the two says nothing. */
const change = z.object({
  key: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** The version in force of each area. */
export const staffTermsList = call({
  name: "staffTermsList",
  method: "GET",
  path: "/staff/terms",
  access: "staff",
  permission: "terms.read",
  line: "terms <merchant>",
  input: z.object({}),
  value: z.array(z.object({ area, ...version })),
});

/** The versions of an area, oldest first, each with what it changed. None before the first change. */
export const staffTermsVersions = call({
  name: "staffTermsVersions",
  method: "GET",
  path: "/staff/terms/versions",
  access: "staff",
  permission: "terms.read",
  line: "terms <merchant> <area>",
  input: z.object({ area }),
  value: z.array(z.object({ ...version, changes: z.array(change) })),
});

/** What differs between two versions of an area. */
export const staffTermsCompare = call({
  name: "staffTermsCompare",
  method: "GET",
  path: "/staff/terms/compare",
  access: "staff",
  permission: "terms.read",
  line: "terms <merchant> <area> <from> <to>",
  input: z.object({ area, from: z.coerce.number().int(), to: z.coerce.number().int() }),
  value: z.array(change),
});
