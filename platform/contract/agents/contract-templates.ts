import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { call } from "../wire/call.ts";
import { fromDecimal } from "../wire/written-money.ts";
import { contractTerms } from "./contract-terms.ts";

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/);

type Written = Record<string, unknown>;

/** A tier has no other texts than amounts. What is none stays, to be refused. */
const inUnits = (tier: Written) =>
  Object.fromEntries(
    Object.entries(tier).map(([name, value]) => [
      name,
      typeof value === "string" ? (fromDecimal(value)?.toString() ?? value) : value,
    ]),
  );

/** Terms as people write them in a file: amounts are "500.00", rates are basis points. */
export const writtenTerms = z
  .object({ tiers: z.array(z.record(z.string(), z.unknown())) })
  .loose()
  .transform(({ tiers, ...terms }, { addIssue }) => {
    const read = contractTerms.safeParse({ ...terms, tiers: tiers.map(inUnits) });
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) {
      addIssue({ code: "custom", path: [...path], message });
    }
    return z.NEVER;
  });

/** Terms that the merchant prepared, with a name by language. */
export const contractTemplate = z.object({
  id,
  names: z.record(languageTag, z.string().min(1).max(60)),
  terms: writtenTerms,
});

/** The starting points that the merchant prepared for an agent's offers, in the merchant's order. */
export const contractTemplates = call({
  name: "contractTemplates",
  method: "GET",
  path: "/agent/contracts/templates",
  access: "agent",
  input: z.object({ language: languageTag }),
  value: z.object({
    list: z.array(z.object({ id: z.string(), name: z.string(), terms: contractTerms })),
  }),
});
