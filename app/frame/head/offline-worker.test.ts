import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync("public/sw.js", "utf8");

/** The offline pages that a worker registered for `lang` keeps. */
async function keptFor(lang: string): Promise<string[]> {
  const names = ["offline-es-light", "offline-en-light"];
  const kept = new Set(names);
  let done: Promise<unknown> = Promise.resolve();
  const caches = { keys: async () => names, delete: async (name: string) => kept.delete(name) };
  runInNewContext(script, {
    caches,
    URL,
    self: {
      location: { href: `https://alba.test/sw.js?lang=${lang}&theme=light` },
      clients: { claim: () => undefined },
      addEventListener(name: string, hear: (event: object) => void) {
        const waitUntil = (work: Promise<unknown>) => (done = work);
        if (name === "activate") hear({ waitUntil });
      },
    },
  });
  await done;
  return [...kept];
}

test.each([
  ["es", "es"],
  ["en", "en"],
  ["es-ES", "es"],
  ["en-GB", "en"],
])("a page in %s keeps the offline page in %s", async (lang, language) =>
  expect(await keptFor(lang)).toEqual([`offline-${language}-light`]),
);
