import { z } from "zod";
import { brandCode, LEGAL_PIECES, LEGAL_STATES } from "../../core/legal.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

/** How many digits of a text's SHA-256 people read and type. */
export const HASH_SHOWN = 12;

const piece = z.enum(LEGAL_PIECES);
const shown = {
  piece,
  state: z.enum(LEGAL_STATES),
  /** The first digits of the text's SHA-256; null without a text. */
  hash: z.string().nullable(),
  /** Since when the site shows this text. */
  since: instant.nullable(),
  /** The person who stands for this text. */
  by: z.string().nullable(),
  at: instant.nullable(),
  /** The brands whose text it is, "casa, luna". */
  brands: z.string(),
};

/** The legal pieces of the merchant's site, as the site told them at its start. */
export const staffLegalList = call({
  name: "staffLegalList",
  method: "GET",
  path: "/staff/legal",
  access: "staff",
  permission: "legal.list",
  line: "legal list <merchant>",
  input: z.object({}),
  value: z.array(z.object(shown)),
});

/** One piece with its text, which `legal confirm` is about. */
export const staffLegalShow = call({
  name: "staffLegalShow",
  method: "GET",
  path: "/staff/legal/one",
  access: "staff",
  permission: "legal.read",
  line: "legal show <merchant> <piece>",
  input: z.object({ piece }),
  value: z.object({ ...shown, text: z.string() }),
});

/** The person stands for what the site shows now, which they name by its hash. */
export const staffLegalConfirm = call({
  name: "staffLegalConfirm",
  method: "POST",
  path: "/staff/legal",
  access: "staff",
  permission: "legal.confirm",
  line: "legal confirm <merchant> <piece> <hash>",
  input: z.object({
    piece,
    hash: z.string().regex(new RegExp(`^[0-9a-f]{${HASH_SHOWN}}$`)),
    /** Confirms a text of the demonstration. */
    sure: z.enum(["yes", "no"]).default("no"),
  }),
  value: z.object(shown),
});

/** Forgets what a brand told that no site serves any more. It is told again if its site starts. */
export const staffLegalForget = call({
  name: "staffLegalForget",
  method: "POST",
  path: "/staff/legal/forget",
  access: "staff",
  permission: "legal.confirm",
  line: "legal forget <merchant> <brand>",
  input: z.object({ brand: brandCode }),
  value: nothing,
});
