import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import english from "#app/i18n/locales/en/auth.ts";
import spanish from "#app/i18n/locales/es/auth.ts";
import { languageCookie } from "#app/request/cookies/cookies.server.ts";
import { REGISTER_FIELDS, type RegisterField } from "#platform/contract/members/account.ts";
import { FIELD_PATTERNS, type PatternId } from "#platform/domain/field-rules.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";

useOwnDatabase();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const WORDS = { es: spanish, en: english };
/**
 * Per kind, four characters that it refuses; a kind that accepts everything gets four that it
 * takes.
 */
const TYPED: Record<PatternId, string> = {
  any: "あ !%",
  letterFirst: "9ana",
  chineseAndDigits: "abcd",
  email: "nada",
  lettersOrDigits: "a-1b",
  lettersAndDigits: "abcd",
  digits: "12a4",
  lettersDigitsUppercase: "abc1",
  englishAndSpaces: "Aná1",
  noSpaces: "a bc",
  chineseAndPunctuation: "abcd",
  date: "2026",
  lettersAndSpaces: "Jo 2",
  korean: "abcd",
  thai: "abcd",
  thaiOrEnglishAndSpaces: "ab12",
  uppercaseAndSpaces: "Anaa",
  lettersDigitsSymbols: "a bc",
  strong: "abcd",
  fullName: "José",
  fullWidthJapanese: "abcd",
  uppercaseOnly: "Anaa",
};
const KINDS = Object.keys(FIELD_PATTERNS) as PatternId[];
/** Fields with a rule of their own besides the pattern represent no kind. */
const APART = ["username", "mobileNum", "verificationCode", "password", "confirmPassword"];
const OF_A_KIND = ["email", "birthday", "nationality", "referralCode"];
const FIELDS = REGISTER_FIELDS.filter((name) => ![...APART, ...OF_A_KIND].includes(name));
/** Every other kind requires one fixed length. */
const ROWS = KINDS.map((kind, index) => ({
  kind,
  field: FIELDS[index]!,
  min: 4,
  max: index % 2 ? 4 : 40,
}));

let site: RunningSite;
let before: typeof merchants.$inferSelect | undefined;
const own = eq(merchants.code, "alba");
beforeAll(async () => {
  site = await runningSite();
  [before] = await site.store.db.select().from(merchants).where(own);
});
afterAll(async () => {
  if (before) await site.store.db.update(merchants).set({ settings: before.settings }).where(own);
  await site.close();
});

let turn = 0;
const changes = { lastOf: () => turn };

async function askFor(registerFields: Record<string, object>) {
  const settings = { ...before?.settings, registerFields };
  await site.store.db.update(merchants).set({ settings }).where(own);
  turn += 1;
}

async function send(language: "es" | "en", form: Record<string, string>) {
  const cookie = (await languageCookie.serialize(language)).split(";")[0] ?? "";
  const answer = await site.ask("/register", { form, cookie, changes });
  expect(answer.status).toBe(400);
  return answer.text();
}

/** The error at a field, as a screen reader reads it with the field. */
function saidAt(html: string, field: string): string {
  const [control = ""] = new RegExp(`<(?:input|select)[^>]*name="${field}"[^>]*>`).exec(html) ?? [];
  expect([field, control.includes('aria-invalid="true"')]).toEqual([field, true]);
  const ids = /aria-describedby="([^"]*)"/.exec(control)?.[1]?.split(" ") ?? [];
  const said = ids.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`, "s").exec(html)?.[1] ?? "");
  const text = said.join(" ").replace(/<[^>]*>/g, "");
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

test("there are enough fields for every kind", () => {
  expect(KINDS).toHaveLength(22);
  expect(FIELDS).toHaveLength(22);
});

test.each(["es", "en"] as const)(
  "in %s each kind of pattern says what it asks for, with its range or its one length",
  async (language) => {
    await askFor(
      Object.fromEntries(
        ROWS.map(({ field, kind, min, max }) => [
          field,
          { enabled: true, required: true, patternId: kind, minLength: min, maxLength: max },
        ]),
      ),
    );
    const typed = Object.fromEntries(ROWS.map(({ field, kind }) => [field, TYPED[kind]]));
    const html = await send(language, typed);
    const { patterns, range } = WORDS[language];
    for (const { kind, field, min, max } of ROWS) {
      if (kind === "any") {
        expect(html).not.toMatch(new RegExp(`name="${field}"[^>]*aria-invalid`));
        continue;
      }
      const between = range.replace("{{min}}", String(min)).replace("{{max}}", String(max));
      const words = patterns[kind].replace("{{range}}", min === max ? String(min) : between);
      expect([kind, saidAt(html, field)]).toEqual([kind, expect.stringContaining(words)]);
    }
  },
);

test.each(["es", "en"] as const)("in %s each field says that it is missing", async (language) => {
  const asked = REGISTER_FIELDS.filter((name) => !["mobileNum", "verificationCode"].includes(name));
  await askFor(Object.fromEntries(asked.map((name) => [name, { enabled: true, required: true }])));
  const html = await send(language, {});
  const { required, errors } = WORDS[language];
  const own = required as Partial<Record<RegisterField, string>>;
  for (const field of asked) {
    const words =
      field === "password" ? errors.password_required : (own[field] ?? errors.input_required);
    expect([field, saidAt(html, field)]).toEqual([field, expect.stringContaining(words)]);
  }
});
