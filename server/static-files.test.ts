import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#env";
import { createApp } from "./create-app.ts";
import { openLog } from "./request-log.ts";
import { staticFiles } from "./static-files.ts";

const root = mkdtempSync(join(tmpdir(), "static-files-"));
beforeAll(() => {
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "assets/site-Cf8yzmK1.js"), "plain");
  writeFileSync(join(root, "assets/site-Cf8yzmK1.js.br"), "packed");
  writeFileSync(join(root, "robots.png"), "picture");
});
afterAll(() => rmSync(root, { recursive: true }));

const get = (path: string) => {
  const env = readEnv({ LOG_LEVEL: "silent" });
  const app = createApp({ env, log: openLog(env), files: staticFiles(root) });
  return app.request(`http://alba.localhost${path}`, { headers: { "accept-encoding": "br" } });
};

test("a file whose name carries its hash is kept for a year and brings nothing that it needs not", async () => {
  const answer = await get("/assets/site-Cf8yzmK1.js");
  expect(await answer.text()).toBe("packed");
  expect(Object.fromEntries(answer.headers)).toEqual({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-length": "6",
    "content-type": "text/javascript; charset=utf-8",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
});

test("another file is kept for an hour", async () => {
  const { headers } = await get("/robots.png");
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  expect(headers.has("last-modified")).toBe(true);
});

test("what is no file goes on, and is answered as a page", async () => {
  const answer = await get("/assets/none.js");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).not.toMatch(/immutable|3600/);
  expect(answer.headers.get("permissions-policy")).toMatch("camera=()");
});
