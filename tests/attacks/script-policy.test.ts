import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { SCREENS } from "../../scripts/screens/paths.ts";
import { useOwnDatabase } from "../support/database.ts";

useOwnDatabase();
vi.setConfig({ testTimeout: 90_000 });

let site: RunningSite;
beforeAll(async () => {
  site = await runningSite();
}, 90_000);
afterAll(() => site.close());

const SOURCE = /^'(self|sha256-[\w+/]{43}=|nonce-[\w+/]{22}==)'$/;
const SCRIPT =
  /<script(?![^>]*application\/(?:ld\+)?json)(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

test("every public page allows its own inline scripts by hash or nonce, and nothing else", async () => {
  const policies: string[] = [];
  for (const path of SCREENS) {
    const page = await site.ask(path);
    if (page.status !== 200) continue;
    const policy = page.headers.get("content-security-policy") ?? "";
    const [, ...sources] = policy.match(/script-src [^;]*/)?.[0].split(" ") ?? [];
    expect(sources.filter((source) => !SOURCE.test(source))).toEqual([]);
    const isKept = page.headers.has("x-guest-cache");
    expect(policy.includes("'nonce-"), path).toBe(!isKept);
    const scripts = [...(await page.text()).matchAll(SCRIPT)];
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, attributes = "", content = ""] of scripts) {
      const nonce = attributes.match(/nonce="([^"]+)"/)?.[1];
      expect(nonce === undefined, path).toBe(isKept);
      const hash = createHash("sha256").update(content).digest("base64");
      expect(sources, path).toContain(nonce ? `'nonce-${nonce}'` : `'sha256-${hash}'`);
    }
    if (isKept) policies.push(policy);
  }
  expect(policies.length).toBeGreaterThan(20);
});
