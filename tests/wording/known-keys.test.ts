import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<Texts>("/app/i18n/locales/es/*.ts", {
  eager: true,
  import: "default",
});
const texts = (namespace: string): Texts => files[`/app/i18n/locales/es/${namespace}.ts`] ?? {};

/** `const { t: agent } = useTranslation(["agent", "member"])`, and the same with wordsOf. */
const BINDING = /\{ t(?:: (?<alias>\w+))?[^}]*\} = (?:useTranslation|wordsOf)\((?<asked>[^)]*)\)/g;
/** `agent("one.key")`, or the beginning of a key that goes on with a value. */
const USE =
  /(?<![\w.])(?<alias>\w+)\((?<quote>["`])(?:(?<prefix>[\w-]+):)?(?<key>[\w.-]+)(?<end>\k<quote>|\$\{)/g;

test("each text that a component asks for is in its namespace", () => {
  const missing = globSync("app/**/*.{ts,tsx}")
    .filter((path) => !path.includes(".test."))
    .flatMap((path) => unknownKeys(readFileSync(path, "utf8")).map((key) => `${path} ${key}`));
  expect(missing).toEqual([]);
});

test("a key of another namespace is found out, whole or begun", () => {
  const asks = (key: string) =>
    unknownKeys(`const { t } = useTranslation(["agent", "member"]); t(${key})`);
  expect(asks('"member:transactions.one.bet"')).toEqual(["member:transactions.one.bet"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at.
  expect(asks("`member:transactions.one.${kind}`")).toEqual(["member:transactions.one."]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at.
  expect(asks("`member:bets.states.${state}`")).toEqual([]);
  expect(asks('"records.kind"')).toEqual([]);
});

/** The keys that no namespace of the code has; a namespace that is a variable could be any. */
function unknownKeys(code: string): string[] {
  const aliases = new Set<string>();
  const asked = new Set<string>();
  for (const { groups } of code.matchAll(BINDING)) {
    const names = [...groups!.asked!.matchAll(/"([\w-]+)"/g)].map(([, name]) => name!);
    if (names.length === 0) return [];
    aliases.add(groups!.alias ?? "t");
    for (const name of names) asked.add(name);
  }
  return [...code.matchAll(USE)].flatMap(({ groups }) => {
    const { alias, prefix, key = "", end } = groups!;
    if (!aliases.has(alias!)) return [];
    const isKnown = (prefix ? [prefix] : [...asked]).some((name) =>
      has(texts(name), key, end !== "${"),
    );
    return isKnown ? [] : [`${prefix ? `${prefix}:` : ""}${key}`];
  });
}

/** True if the texts have the key or a form of it, or one that begins so. */
function has(all: Texts, key: string, isWhole: boolean): boolean {
  const parts = key.split(".");
  const last = parts.pop()!;
  const parent = parts.reduce<string | Texts | undefined>(
    (at, part) => (typeof at === "object" ? at[part] : undefined),
    all,
  );
  if (typeof parent !== "object") return false;
  // A plural or a context follows an underscore.
  return Object.keys(parent).some((name) =>
    isWhole ? name === last || name.startsWith(`${last}_`) : name.startsWith(last),
  );
}
