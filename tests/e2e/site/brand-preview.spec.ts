import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PREVIEW_PATH } from "#scripts/brand/preview/preview-path.ts";
import { es } from "#scripts/brand/preview/words/es.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";

const MARKS = [PREVIEW_PATH, "scripts/brand", es.reset, es.explainHint, "data-explained"];

test("the server that players reach knows nothing of the brands' preview @desktop", async ({
  baseURL,
  request,
}) => {
  const { host, port } = new URL(brandUrl(baseURL, "alba"));
  for (const path of ["", "/enter?role=member", "/edits"]) {
    const url = `http://127.0.0.1:${port}${PREVIEW_PATH}${path}`;
    const answer = await request.get(url, { headers: { host } });
    expect(answer.status()).toBe(404);
    expect(answer.headers()["set-cookie"] ?? "").not.toContain("session");
  }
  const files = readdirSync("build", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|json|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  const texts = files.map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const strays = texts.flatMap(({ path, text }) =>
    MARKS.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`),
  );
  expect(strays).toEqual([]);
});
