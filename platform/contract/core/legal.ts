import { z } from "zod";
import { call, nothing } from "../wire/call.ts";

/** What a site must show before real players may use it. */
export const LEGAL_PIECES = [
  "terms",
  "privacy",
  "responsible",
  "licence",
  "helpline",
  "age",
  "operator",
] as const;
export type LegalPiece = (typeof LEGAL_PIECES)[number];

/**
 * "missing": the site shows nothing, or has not told it yet. "demonstration": its text is the
 * demonstration's. "changed": somebody stood for an earlier text.
 */
export const LEGAL_STATES = [
  "missing",
  "demonstration",
  "unconfirmed",
  "changed",
  "confirmed",
] as const;
export type LegalState = (typeof LEGAL_STATES)[number];

/** The longest text of a piece, every language in one. */
const TEXT_MAX = 200_000;
export const brandCode = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** What one brand of the merchant shows of each piece. Only the platform's own site may tell it. */
export const legalTold = call({
  name: "legalTold",
  method: "POST",
  path: "/site/legal",
  access: "guest",
  bodyBytesMax: 4 * 2 ** 20,
  input: z.object({
    brand: brandCode,
    pieces: z
      .array(
        z.object({
          piece: z.enum(LEGAL_PIECES),
          /** Null where the site has nothing to show. */
          text: z.string().min(1).max(TEXT_MAX).nullable(),
          /** True for the demonstration's own text. */
          isDemonstration: z.boolean(),
        }),
      )
      .max(LEGAL_PIECES.length),
  }),
  value: nothing,
});
