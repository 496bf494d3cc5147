import { z } from "zod";
import { WrongUse } from "../command.ts";
import { didYouMean } from "../suggest.ts";
import { COUNTRIES } from "./countries.ts";
import { MOODS } from "./moods.ts";

/** Codes that are words of the code itself or of its folders. */
const RESERVED = [
  "home",
  "light",
  "dark",
  "studio",
  "mockpay",
  "platform",
  "media",
  "assets",
  "new",
];

const oneOf = (known: readonly string[], what: string) =>
  z.string().refine((value) => known.includes(value), {
    error: ({ input }) =>
      `${what} is one of ${known.join(", ")}. ${didYouMean(String(input), known)}`.trim(),
  });

/** What is asked of whoever makes a brand; --from reads the same as JSON. */
export const answersSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z][a-z0-9]{1,19}$/, "2 to 20 small letters and digits, a letter first")
    .refine((code) => !RESERVED.includes(code), "a word that the site itself uses"),
  name: z.string().trim().min(2).max(24),
  mood: oneOf(Object.keys(MOODS), "The mood"),
  color: z.string(),
  color2: z.string().optional(),
  /** Absent: the code's own below localhost. */
  hosts: z
    .array(
      z.string().regex(/^(?=.{3,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])$/, "a host such as juego.mx"),
    )
    .min(1)
    .optional(),
  /** Pictures of the brand's own; without them letters and a sign are drawn. */
  logo: z.string().optional(),
  logoDark: z.string().optional(),
  languages: z
    .array(z.enum(["es", "en"]))
    .min(1)
    .default(["es", "en"]),
  country: oneOf(Object.keys(COUNTRIES), "The country").default("MX"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "three capital letters, such as MXN")
    .optional(),
  /** Absent: that of the currency. */
  symbol: z.string().trim().min(1).max(4).optional(),
  email: z.email().optional(),
  company: z.string().min(4).optional(),
  helpline: z.string().default("900 000 018"),
  licence: z.string().min(4).default("DEMO-2026/001"),
  authority: z.string().min(4).default("Autoridad de Juego de la Demostración"),
  jurisdiction: z.string().default("demo"),
  /** Draws the home page's banners alone: enough to look at colours and mood, in seconds. */
  draft: z.boolean().default(false),
});

export type Answers = z.output<typeof answersSchema>;

/** Checks answers by their form; throws WrongUse that names each wrong one. */
export function readAnswers(given: unknown): Answers {
  const result = answersSchema.safeParse(given);
  if (result.success) return result.data;
  const known = Object.keys(answersSchema.shape);
  const lines = result.error.issues.map((issue) =>
    issue.code === "unrecognized_keys"
      ? `There is no answer "${issue.keys[0]}". ${didYouMean(issue.keys[0]!, known)}`.trim()
      : `${issue.path.join(".")}: ${issue.message}`,
  );
  throw new WrongUse(lines.join("\n"));
}
