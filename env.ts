import { readFileSync } from "node:fs";
import { z } from "zod";
import { weaknessOf } from "#platform/domain/core/weak-secret.ts";

const whole = (most: number, standard: number, what: string) => {
  const expected = `${what} from 0 to ${most}`;
  return z.coerce
    .number(expected)
    .int(expected)
    .min(0, expected)
    .max(most, expected)
    .default(standard);
};
const port = (standard: number) => whole(65_535, standard, "a port number");
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, `one of ${names.join(", ")}`);
const sixteenBytes = z
  .base64("16 bytes in base64")
  .refine((text) => Buffer.from(text, "base64").length === 16, "16 bytes in base64");
const origin = z.url({ protocol: /^https?$/, error: "an address such as https://play.example" });
const isPlainOrigin = (value: string) => new URL(value).origin === value;

/** Values from examples; a production server never starts with one of them. */
const EXAMPLE = /example|change.?me|secret-secret|^(.)\1+$/i;

/** The least bits of the secrets that sign in production. A former one may be weak: it goes. */
const BITS = { MASTER_SECRET: 100, SITE_KEY: 60, SEAL_KEY: 80 } as const;
const WEAKNESS = {
  patterns: "is made of words, sequences or repetitions",
  guessable: "is too easy to guess",
};

const shape = z.object({
  /** Selects React's fast or helpful build. Libraries read it; our own code reads DEPLOYMENT. */
  NODE_ENV: oneOf(["development", "production", "test"]).default("development"),
  /**
   * "production" requires real secrets and https. "demo" creates its own secrets and prints the
   * demo accounts.
   */
  DEPLOYMENT: oneOf(["demo", "production"]).optional(),
  /** The one port that serves every brand; 0 takes any free one. */
  PORT: port(3000),
  /** Only this machine by default, because a demonstration is private. */
  HOST: z.string().min(1).default("127.0.0.1"),
  /**
   * A PostgreSQL 15 or newer, with the role platform_app; without it the embedded one runs on
   * DATA_DIR.
   */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "postgresql://…" }).optional(),
  /** The same database as its owner, for migrations and recovery; servers do not read it. */
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/, error: "postgresql://…" }).optional(),
  /** A restored copy of it as its owner, for `restore-merchant.ts` alone, which only reads it. */
  RESTORED_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "postgresql://…" }).optional(),
  /** The folder for everything that the process keeps on disk. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** The folder with the registers of excluded persons, one CSV file each; without it none answers. */
  REGISTERS_DIR: z.string().min(1).optional(),
  /** The folder with lists of sanctioned and politically exposed persons; without it nobody is looked up. */
  WATCHLISTS_DIR: z.string().min(1).optional(),
  /**
   * The address of a remote platform, e.g. https://platform.example; this process then runs none.
   */
  PLATFORM_URL: origin.transform((url) => url.replace(/\/$/, "")).optional(),
  /**
   * "true" serves /platform/* beside a site in this process; true in a demonstration, false in
   * production. Gateways' and vendors' paths always answer, and so does a platform without a site.
   */
  PLATFORM_PUBLIC: oneOf(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  /**
   * "true" serves the description of the platform's calls at /platform/openapi.json; true in a
   * demonstration, false in production.
   */
  OPENAPI_PUBLIC: oneOf(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  /** The port of `npm run platform`, different from the site's 3000. */
  PLATFORM_PORT: port(3001),
  /** Serves figures for Prometheus at /metrics on a port of their own; without it there are none. */
  METRICS_PORT: port(0).unwrap().optional(),
  /** Where that port listens. Only this machine by default, because whoever reaches it may read. */
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** Receives traces by OTLP over HTTP, e.g. https://collector.example; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: "https://…" }).optional(),
  /** Headers for that address, as `authorization=Bearer%20…`. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().min(3, "name=value").optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default("gaming"),
  /** The share of traces that is kept, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number("a number from 0 to 1")
    .min(0, "a number from 0 to 1")
    .max(1, "a number from 0 to 1")
    .default(1),
  /** Limits the process to one brand, as the build with the same variable does. */
  BRAND: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "a brand's code in lower case")
    .optional(),
  /** The brands that a demonstration is filled with, such as alba,noche; all by default. */
  DEMO_BRANDS: z
    .string()
    .regex(/^[a-z][a-z0-9]*(,[a-z][a-z0-9]*)*$/, "brands' codes with commas between them")
    .transform((codes) => codes.split(","))
    .optional(),
  /** The brands with errors, which a demonstration leaves out. `npm start` finds them itself. */
  BRANDS_LEFT_OUT: z
    .string()
    .transform((codes) => codes.split(",").filter(Boolean))
    .optional(),
  /**
   * For how many days a demonstration's new brands have been open, with play and pay on each. A
   * dividend's half of a month ends within any 17 days.
   */
  DEMO_DAYS: z.coerce
    .number("a number of days from 0 to 60")
    .int("a number of days from 0 to 60")
    .min(0, "a number of days from 0 to 60")
    .max(60, "a number of days from 0 to 60")
    .default(17),
  /** Another folder of brands: those of the tests, which no image contains. */
  BRANDS_BESIDE: z
    .string()
    .regex(/^[a-z-]+(\/[a-z-]+)*$/, "a folder of the project")
    .optional(),
  /** 32 characters or more, from which the keys of site, sealed rows and embedded vendors are derived. */
  MASTER_SECRET: z.string().min(32, "32 characters or more").optional(),
  /**
   * A second one while it changes: servers open and verify with both, and sign with MASTER_SECRET.
   * docs/operate.md has the steps.
   */
  MASTER_SECRET_OTHER: z.string().min(32, "32 characters or more").optional(),
  /** The site's proof of identity at the platform; derived from MASTER_SECRET when absent. */
  SITE_KEY: z.string().min(16, "16 characters or more").optional(),
  /** A second SITE_KEY that is accepted while it changes. */
  SITE_KEY_OTHER: z.string().min(16, "16 characters or more").optional(),
  /** 16 bytes in base64 for sealed calls; derived from MASTER_SECRET when absent. */
  SEAL_KEY: sixteenBytes.optional(),
  /** A second SEAL_KEY that is accepted while it changes. */
  SEAL_KEY_OTHER: sixteenBytes.optional(),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  /** How many of our own proxies stand in front; the client's address is taken from that hop. */
  TRUSTED_PROXY_HOPS: whole(9, 0, "a whole number"),
  /**
   * The header in which those proxies write the visitor's country (ISO 3166), e.g. CF-IPCountry.
   */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{2,60}$/, "the name of a header")
    .optional(),
  /**
   * "true" lets a CDN in front keep guests' pages; docs/operate.md says how it must be set up.
   */
  PAGE_CDN: oneOf(["true", "false"])
    .default("false")
    .transform((text) => text === "true"),
  /** The scheme players use to reach this process; it decides Secure cookies and HSTS. */
  PUBLIC_SCHEME: oneOf(["http", "https"]).optional(),
  /** The game studio's address for players' browsers; http://studio.localhost:PORT when absent. */
  STUDIO_ORIGIN: origin.refine(isPlainOrigin, "an origin without a path").optional(),
  /**
   * The address of the demonstration gateway's payment page; derived like STUDIO_ORIGIN when
   * absent.
   */
  MOCKPAY_ORIGIN: origin.refine(isPlainOrigin, "an origin without a path").optional(),
  /** The office's address for staff's browsers; derived like STUDIO_ORIGIN when absent. */
  OFFICE_ORIGIN: origin.refine(isPlainOrigin, "an origin without a path").optional(),
  /**
   * The mail server of merchants without their own, e.g. smtps://user:password@mail.example. A
   * demonstration without it keeps e-mails in the outbox.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "smtp://… or smtps://…" }).optional(),
  /** The sender of e-mails; required with SMTP_URL. */
  MAIL_FROM: z.email("an e-mail address").optional(),
  /** Receives text messages of merchants without their own gateway as POST {to, text}. */
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/, error: "https://…" }).optional(),
  /** Sent to that gateway as a bearer token. */
  SMS_GATEWAY_KEY: z.string().min(8, "8 characters or more").optional(),
  /** Who gets an e-mail about new findings of any merchant; needs SMTP_URL. */
  FINDINGS_EMAIL: z.email("an e-mail address").optional(),
  /** Receives new findings as POST {text, merchant, count, findings}. */
  FINDINGS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: "https://…" }).optional(),
  /** Sent to that address as a bearer token. */
  FINDINGS_WEBHOOK_KEY: z.string().min(8, "8 characters or more").optional(),
});

type Given = Record<string, string | undefined>;

/** The variables whose value may be in a file instead, which `<name>_FILE` names. */
export const SECRETS = [
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "RESTORED_DATABASE_URL",
  "MASTER_SECRET",
  "MASTER_SECRET_OTHER",
  "SITE_KEY",
  "SITE_KEY_OTHER",
  "SEAL_KEY",
  "SEAL_KEY_OTHER",
  "SMTP_URL",
  "SMS_GATEWAY_URL",
  "SMS_GATEWAY_KEY",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "FINDINGS_WEBHOOK_URL",
  "FINDINGS_WEBHOOK_KEY",
] as const satisfies readonly (keyof typeof shape.shape)[];

/** The names of all variables that are read. */
export const VARIABLES: readonly string[] = [
  ...Object.keys(shape.shape),
  ...SECRETS.map((name) => `${name}_FILE`),
];

type Decided = {
  DEPLOYMENT: "demo" | "production";
  PUBLIC_SCHEME: "http" | "https";
  PLATFORM_PUBLIC: boolean;
  OPENAPI_PUBLIC: boolean;
};
export type Env = Omit<z.output<typeof shape>, keyof Decided> & Decided;

/** The error in the environment, as one line that names the variable. */
export class BadVariable extends Error {
  override name = "BadVariable";
}

/**
 * Reads every variable; no other code does. Empty ones count as absent. A secret may be in a file
 * (SECRETS), which is read now. Throws BadVariable for the first invalid one.
 */
export function readEnv(source: Given = process.env): Env {
  const given = withFiles(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")),
  );
  const read = shape.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const name = String(issue?.path[0]);
    throw new BadVariable(
      `${name} is wrong: ${issue?.message} is expected${shown(name, given[name])}.`,
    );
  }
  const standard = read.data.NODE_ENV === "production" ? "production" : "demo";
  const DEPLOYMENT = read.data.DEPLOYMENT ?? standard;
  const isProduction = DEPLOYMENT === "production";
  const env = {
    ...read.data,
    DEPLOYMENT,
    PUBLIC_SCHEME: read.data.PUBLIC_SCHEME ?? (isProduction ? "https" : "http"),
    PLATFORM_PUBLIC: read.data.PLATFORM_PUBLIC ?? !isProduction,
    OPENAPI_PUBLIC: read.data.OPENAPI_PUBLIC ?? !isProduction,
  } satisfies Env;
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new BadVariable("MAIL_FROM is missing: e-mails need the address that they come from.");
  }
  if (env.FINDINGS_EMAIL && !env.SMTP_URL) {
    throw new BadVariable("SMTP_URL is missing: FINDINGS_EMAIL needs a mail server.");
  }
  if (env.COUNTRY_HEADER && env.TRUSTED_PROXY_HOPS === 0) {
    throw new BadVariable("COUNTRY_HEADER is only believed behind TRUSTED_PROXY_HOPS of our own.");
  }
  if (isProduction) checkProduction(env);
  return env;
}

/** Puts the contents of each secret's file under the secret's own name. */
function withFiles(given: Given): Given {
  const values = { ...given };
  for (const name of SECRETS) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      throw new BadVariable(`${name} and ${name}_FILE are both set: only one is expected.`);
    }
    values[name] = contentsOf(`${name}_FILE`, path);
  }
  return values;
}

/** The text of a file without its last line end. The path is not shown: it may be a secret by mistake. */
function contentsOf(variable: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadVariable(`${variable} is wrong: its file cannot be read (${code}).`);
  }
  const value = text.replace(/\r?\n$/, "");
  if (value === "") throw new BadVariable(`${variable} is wrong: its file is empty.`);
  return value;
}

function checkProduction(env: Env) {
  if (!env.MASTER_SECRET) throw new BadVariable("MASTER_SECRET is missing: production needs one.");
  for (const name of ["MASTER_SECRET", "SITE_KEY", "SEAL_KEY"] as const) {
    if (env[name] && EXAMPLE.test(env[name])) {
      throw new BadVariable(`${name} is an example value: production needs one of its own.`);
    }
    const weakness = env[name] ? weaknessOf(env[name], BITS[name]) : null;
    if (weakness) {
      const random = `openssl rand -base64 ${name === "SEAL_KEY" ? 16 : 48}`;
      throw new BadVariable(`${name} ${WEAKNESS[weakness]}: make one with ${random}.`);
    }
  }
  if (!env.DATABASE_URL && !env.PLATFORM_URL) {
    throw new BadVariable("DATABASE_URL is missing: production needs a PostgreSQL of its own.");
  }
}

/** Secrets are never shown, nor are addresses that contain passwords. */
function shown(name: string, value: unknown) {
  return SECRETS.some((secret) => secret === name) ? "" : `, not ${JSON.stringify(value)}`;
}
