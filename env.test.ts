import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readEnv, SECRETS, VARIABLES } from "./env.ts";

const strong = "k9Zr3vWq7Lm2Xc8Bn5Tf1Yh6Jp4Gd0Sa";
const production = {
  NODE_ENV: "production",
  MASTER_SECRET: strong,
  DATABASE_URL: "postgresql://db/play",
};

test("an empty environment is a demonstration on this machine", () => {
  expect(readEnv({ PORT: "" })).toMatchObject({
    DEPLOYMENT: "demo",
    PUBLIC_SCHEME: "http",
    HOST: "127.0.0.1",
    PORT: 3000,
    DATA_DIR: ".data",
  });
});

test("production is https and needs its own secret and database", () => {
  expect(readEnv(production)).toMatchObject({ DEPLOYMENT: "production", PUBLIC_SCHEME: "https" });
  const without = (name: string) => () => readEnv({ ...production, [name]: undefined });
  expect(without("MASTER_SECRET")).toThrow("MASTER_SECRET is missing");
  expect(without("DATABASE_URL")).toThrow("DATABASE_URL is missing");
});

test.each([
  "a".repeat(40),
  "example-example-example-example-example",
  "please-change-me-please-change-me-now",
])("production refuses the example value %s", (MASTER_SECRET) => {
  expect(() => readEnv({ ...production, MASTER_SECRET })).toThrow("is an example value");
  expect(readEnv({ MASTER_SECRET }).MASTER_SECRET).toBe(MASTER_SECRET);
});

test.each([
  ["words", "correct-horse-battery-staple-correct-horse"],
  ["words of a list", "oregano-tundra-mosaic-violin-kayak-lantern-pepper-quartz"],
  ["words of another language", "zanahoria murcielago ferrocarril azucena"],
  ["words with digits for letters", "Tr0ub4dor&3Passw0rd!S3cret2026Adm1n"],
  ["a sequence", "abcdefghijklmnopqrstuvwxyz012345"],
  ["rows of keys", "qwertyuiopasdfghjklzxcvbnm123456"],
  ["a repetition", "k7".repeat(20)],
  ["digits in their order", "0123456789abcdef0123456789abcdef"],
])("production refuses a secret of %s", (_what, weak) => {
  for (const name of ["MASTER_SECRET", "SITE_KEY"]) {
    expect(() => readEnv({ ...production, [name]: weak })).toThrow(
      `${name} is made of words, sequences or repetitions: make one with openssl rand`,
    );
    expect(readEnv({ [name]: weak })).toMatchObject({ [name]: weak });
  }
  // The way from a weak secret to another one stays open.
  const MASTER_SECRET_OTHER = weak;
  expect(readEnv({ ...production, MASTER_SECRET_OTHER })).toMatchObject({ MASTER_SECRET_OTHER });
});

test("production refuses a secret of too few bits, and none that chance made", () => {
  const refused = (name: string, value: string) =>
    expect(() => readEnv({ ...production, [name]: value })).toThrow(
      `${name} is too easy to guess: make one with openssl rand`,
    );
  refused("MASTER_SECRET", "casino-mexico--9f3c--71d0--8b7-5");
  refused("SITE_KEY", "9930571886204715");
  for (const [name, value] of [
    ["MASTER_SECRET", "3f9ad0c47be18256a94c07de5b31f882"],
    ["MASTER_SECRET", "hcyvc73PJmHm+Azpev8vzkywub9Mn8MJ"],
    ["MASTER_SECRET", "V1aymdnvqYdzkr7gux3I-TTJ1qLvfnkR_pQ6sYw0tZo"],
    ["SITE_KEY", "Zc4vR8nqL1xTbY7w"],
    ["SEAL_KEY", "q83vEjRWeJCrze8SNFZ4kA=="],
  ] as const) {
    expect(readEnv({ ...production, [name]: value })).toMatchObject({ [name]: value });
  }
});

test.each([
  ["PORT", "abc", 'PORT is wrong: a port number from 0 to 65535 is expected, not "abc".'],
  ["PORT", "70000", 'PORT is wrong: a port number from 0 to 65535 is expected, not "70000".'],
  ["PLATFORM_URL", "platform", "PLATFORM_URL is wrong: an address such as https://play.example"],
  ["STUDIO_ORIGIN", "https://a.example/x", "STUDIO_ORIGIN is wrong: an origin without a path"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL is wrong: one of trace, debug, info"],
  ["BRAND", "../alba", "BRAND is wrong: a brand's code in lower case is expected"],
  ["TRUSTED_PROXY_HOPS", "many", "TRUSTED_PROXY_HOPS is wrong: a whole number from 0 to 9"],
  ["SEAL_KEY", "AAAA", "SEAL_KEY is wrong: 16 bytes in base64 is expected."],
  ["SEAL_KEY", "%%%", "SEAL_KEY is wrong: 16 bytes in base64 is expected."],
  ["DATABASE_URL", "mysql://u:p@h/d", "DATABASE_URL is wrong: postgresql://… is expected."],
  ["SMS_GATEWAY_URL", "ftp://u:p@h/d", "SMS_GATEWAY_URL is wrong: https://… is expected."],
])("%s=%s is reported in one line", (name, value, line) => {
  expect(() => readEnv({ [name]: value })).toThrow(line);
});

test("a header with the country is only believed behind proxies of our own", () => {
  const COUNTRY_HEADER = "cf-ipcountry";
  expect(() => readEnv({ COUNTRY_HEADER })).toThrow("only believed behind TRUSTED_PROXY_HOPS");
  expect(readEnv({ COUNTRY_HEADER, TRUSTED_PROXY_HOPS: "1" }).COUNTRY_HEADER).toBe(COUNTRY_HEADER);
});

test("the platform is public in a demonstration, and in production when it is set so", () => {
  expect(readEnv({}).PLATFORM_PUBLIC).toBe(true);
  expect(readEnv(production).PLATFORM_PUBLIC).toBe(false);
  expect(readEnv({ ...production, PLATFORM_PUBLIC: "true" }).PLATFORM_PUBLIC).toBe(true);
  expect(readEnv({ PLATFORM_PUBLIC: "false" }).PLATFORM_PUBLIC).toBe(false);
});

test("production describes its calls only when it is set so", () => {
  expect(readEnv({}).OPENAPI_PUBLIC).toBe(true);
  expect(readEnv(production).OPENAPI_PUBLIC).toBe(false);
  expect(readEnv({ ...production, OPENAPI_PUBLIC: "true" }).OPENAPI_PUBLIC).toBe(true);
});

test("only the word true lets a CDN keep pages", () => {
  expect(readEnv({}).PAGE_CDN).toBe(false);
  expect(readEnv({ PAGE_CDN: "true" }).PAGE_CDN).toBe(true);
  expect(() => readEnv({ PAGE_CDN: "yes" })).toThrow("PAGE_CDN is wrong");
});

describe("a secret in a file", () => {
  const values: Record<(typeof SECRETS)[number], string> = {
    DATABASE_URL: "postgresql://platform_app:p@db/play",
    DATABASE_OWNER_URL: "postgresql://owner:p@db/play",
    RESTORED_DATABASE_URL: "postgresql://owner:p@restored/play",
    MASTER_SECRET: strong,
    MASTER_SECRET_OTHER: strong,
    SITE_KEY: "Zc4vR8nqL1xTbY7w",
    SITE_KEY_OTHER: "Zc4vR8nqL1xTbY7w",
    SEAL_KEY: "q83vEjRWeJCrze8SNFZ4kA==",
    SEAL_KEY_OTHER: "q83vEjRWeJCrze8SNFZ4kA==",
    SMTP_URL: "smtps://user:p@mail.casa.example",
    SMS_GATEWAY_URL: "https://sms.casa.example/?key=k",
    SMS_GATEWAY_KEY: "llave-larga",
    FINDINGS_WEBHOOK_URL: "https://avisos.casa.example/?key=k",
    FINDINGS_WEBHOOK_KEY: "llave-larga",
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20llave",
  };
  const fileOf = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), "secret-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "secret");
    writeFileSync(path, text);
    return path;
  };
  const others = { MAIL_FROM: "hola@casa.example" };

  test.each(SECRETS)("%s is read without its last line end", (name) => {
    for (const end of ["", "\n", "\r\n"]) {
      const env = readEnv({ ...others, [`${name}_FILE`]: fileOf(`${values[name]}${end}`) });
      expect(env[name]).toBe(values[name]);
    }
    expect(VARIABLES).toContain(`${name}_FILE`);
  });

  test("only one line end is taken away", () => {
    const MASTER_SECRET_FILE = fileOf(` ${strong}\n\n`);
    expect(readEnv({ MASTER_SECRET_FILE }).MASTER_SECRET).toBe(` ${strong}\n`);
  });

  test("a value that is wrong is reported under its own name, and not shown", () => {
    expect(() => readEnv({ SEAL_KEY_FILE: fileOf("AAAA\n") })).toThrow(
      /^SEAL_KEY is wrong: 16 bytes in base64 is expected\.$/,
    );
    expect(() =>
      readEnv({ ...production, MASTER_SECRET: "", MASTER_SECRET_FILE: fileOf("a".repeat(40)) }),
    ).toThrow("MASTER_SECRET is an example value");
  });

  test.each(SECRETS)("%s and its file exclude each other", (name) => {
    const both = { [name]: values[name], [`${name}_FILE`]: fileOf(values[name]) };
    expect(() => readEnv({ ...others, ...both })).toThrow(
      `${name} and ${name}_FILE are both set: only one is expected.`,
    );
    // An empty variable counts as absent, beside a file too.
    const one = { [name]: "", [`${name}_FILE`]: fileOf(values[name]) };
    expect(readEnv({ ...others, ...one })).toMatchObject({ [name]: values[name] });
  });

  test("a file that is missing, unreadable or empty is reported in one line", () => {
    const line = (path: string) => () => readEnv({ DATABASE_URL_FILE: path });
    expect(line("/nowhere/s3cret")).toThrow(
      /^DATABASE_URL_FILE is wrong: its file cannot be read \(ENOENT\)\.$/,
    );
    expect(line(tmpdir())).toThrow("DATABASE_URL_FILE is wrong: its file cannot be read (EISDIR).");
    expect(line(fileOf("\n"))).toThrow("DATABASE_URL_FILE is wrong: its file is empty.");
  });
});
