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
  for (const name of [
    "assets/logo-Cf8yzmK1.svg",
    "assets/icons-Cf8yzmK1.svg",
    "badge.svg",
    "x.SVG",
  ])
    writeFileSync(join(root, name), "<svg/>");
  writeFileSync(join(root, "assets/logo-Cf8yzmK1.svg.br"), "packed");
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

test.each(["/assets/logo-Cf8yzmK1.svg", "/badge.svg", "/x.SVG"])(
  "the drawing %s runs nothing and fetches nothing when it is opened by itself",
  async (path) => {
    const policy = (await get(path)).headers.get("content-security-policy")!.split("; ");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'unsafe-inline'");
    expect(policy).toContain("sandbox");
  },
);

test("the signs that pages take parts of run nothing either, and stay of the page's own origin", async () => {
  const policy = (await get("/assets/icons-Cf8yzmK1.svg")).headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toContain("sandbox");
});

test("what is no file goes on, and is answered as a page", async () => {
  const answer = await get("/assets/none.js");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).not.toMatch(/immutable|3600/);
  expect(answer.headers.get("permissions-policy")).toMatch("camera=()");
});
