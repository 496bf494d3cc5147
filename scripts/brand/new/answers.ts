import { z } from "zod";
import { WrongUse } from "../command.ts";
import { didYouMean } from "../suggest.ts";
import { MOODS } from "./colours/moods.ts";
import { COUNTRIES } from "./countries.ts";

/** Below localhost these answer before any brand does. */
const VENDORS = ["studio", "mockpay"];
/** Codes that are words in the code or names of its folders. */
const RESERVED = [...VENDORS, "home", "light", "dark", "platform", "media", "assets", "new"];

const HOST =
  /^(?=.{3,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(HOST, {
    error: ({ input }) =>
      `"${input}" is no host: write letters, digits and hyphens with single dots between, such as juego.mx`,
  })
  .refine((name) => !VENDORS.some((vendor) => name === `${vendor}.localhost`), {
    error: ({ input }) => `at ${input} the games or the payments answer first: choose another`,
  });

const oneOf = (known: readonly string[], what: string) =>
  z.string().refine((value) => known.includes(value), {
    error: ({ input }) =>
      `${what} is one of ${known.join(", ")}. ${didYouMean(String(input), known)}`.trim(),
  });

/** The questions for a new brand; --from reads the same answers as JSON. */
export const answersSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z][a-z0-9]{1,19}$/, "2 to 20 small letters and digits, a letter first")
    .refine((code) => !RESERVED.includes(code), "a word that the site itself uses"),
  name: z
    .string()
    .trim()
    .normalize("NFC")
    .min(2, "at least 2 letters")
    .max(24, "at most 24 letters"),
  mood: oneOf(Object.keys(MOODS), "The mood"),
  color: z.string(),
  color2: z.string().optional(),
  /** Default: the code's own host below localhost. */
  hosts: z.array(host).min(1).optional(),
  /** The brand's own pictures. Without them, letters and a sign are drawn. */
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
  /** Default: the currency's symbol. */
  symbol: z.string().trim().min(1).max(4).optional(),
  email: z.email().optional(),
  company: z.string().min(4).optional(),
  helpline: z.string().default("900 000 018"),
  licence: z.string().min(4).default("DEMO-2026/001"),
  authority: z.string().min(4).default("Autoridad de Juego de la Demostración"),
  jurisdiction: z.string().default("demo"),
  /** Draws only the home page's banners: enough to judge colours and mood, in seconds. */
  draft: z.boolean().default(false),
});

export type Answers = z.output<typeof answersSchema>;

/** Checks the form of answers; throws a WrongUse that names each wrong one. */
export const readAnswers = (given: object): Answers => read(answersSchema, given);

/** The same for some of the answers. */
export const readSome = (given: object) => read(answersSchema.partial(), given);

function read<Read>(schema: z.ZodType<Read>, given: object): Read {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const known = Object.keys(answersSchema.shape);
  const lines = result.error.issues.map((issue) => {
    if (issue.code === "unrecognized_keys")
      return `There is no answer "${issue.keys[0]}". ${didYouMean(issue.keys[0]!, known)}`.trim();
    const [key] = issue.path;
    const isThere = key === undefined || Reflect.get(given, key) !== undefined;
    return `${String(key)}: ${isThere ? issue.message : "it takes an answer"}`;
  });
  throw new WrongUse(lines.join("\n"));
}
