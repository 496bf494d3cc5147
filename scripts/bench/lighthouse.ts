import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { promisify } from "node:util";
import { findChromium } from "../lib/find-chromium.ts";
import { startServerProcess } from "../lib/server-process.ts";
import { SCREENS } from "../screens/paths.ts";
import { blockingScore, ownBlocking } from "./lighthouse/own-blocking.ts";
import { startSecureFront } from "./lighthouse/secure-front.ts";

/**
 * Lighthouse's mobile run over the public pages of two brands, or over the given paths. It uses TLS
 * and HTTP/2 like players: HTTP/1.1 has six connections for forty small files, which adds a third
 * of a second. The targets: performance 95, the other three 100. LIGHTHOUSE names an installed
 * program; without it npx fetches the release behind the figures. `--floor` runs each page a second
 * time without its scripts: this machine's own drawing time, for comparison. Lighthouse measures
 * blocking time by the clock, and with few processors a page waits for the browser's other
 * processes. "own" is the work of the page's thread alone, at the same four times, and Lighthouse's
 * performance score for it.
 */
const PORT = 4354;
const FRONT = 4355;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TBT_WEIGHT = 30;
const BRANDS = ["alba", "noche"];
const FOLDER = ".data/lighthouse";
const hasFloor = process.argv.includes("--floor");
const given = process.argv.slice(2).filter((word) => word !== "--floor");
const isUsual = (path: string) => !/not-there|offline|login|register|forgot|game\?/.test(path);
const paths = given.length > 0 ? given : SCREENS.filter(isUsual);
const [program = "npx", ...first] = (process.env.LIGHTHOUSE ?? "npx --yes lighthouse@13.5.0").split(
  " ",
);
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --ignore-certificate-errors";

type Audit = { score: number | null; numericValue?: number; title: string };
type Report = {
  ownTbt: number;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

async function examine(url: string, name: string, ...more: string[]): Promise<Report> {
  const file = `${FOLDER}/${name}.json`;
  const trace = `${FOLDER}/${name}-0.trace.json`;
  const args = [url, "--quiet", "--output=json", `--output-path=${file}`, "--save-assets", ...more];
  const env = { ...process.env, CHROME_PATH: findChromium(process.env.CHROMIUM) };
  const run = () =>
    promisify(execFile)(program, [...first, ...args, `--chrome-flags=${FLAGS}`], { env });
  // A busy browser sometimes loses the beginning of its trace, and Lighthouse then asks for another
  // run.
  await run().catch(run);
  const ownTbt = ownBlocking(trace, new URL(url).hostname);
  for (const asset of [trace, trace.replace("trace", "devtoolslog")]) rmSync(asset);
  return { ...(JSON.parse(readFileSync(file, "utf8")) as Omit<Report, "ownTbt">), ownTbt };
}

/** The server keeps guests' pages, so the first visit is not the measured one. */
const warmUp = (host: string, path: string) =>
  new Promise((resolve, reject) => {
    const at = { host: "127.0.0.1", port: PORT, path, headers: { host: `${host}:${FRONT}` } };
    get(at, (answer) => answer.resume().on("end", resolve)).on("error", reject);
  });

function lineOf({ categories, audits, ownTbt }: Report): string {
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const ms = (name: string) => `${Math.round(audits[name]?.numericValue ?? 0)} ms`;
  const shift = (audits["cumulative-layout-shift"]?.numericValue ?? 0).toFixed(3);
  const values = `LCP ${ms("largest-contentful-paint")}, TBT ${ms("total-blocking-time")}, CLS ${shift}`;
  const gain = blockingScore(ownTbt) - (audits["total-blocking-time"]?.score ?? 0);
  const ownScore = Math.round((categories.performance?.score ?? 0) * 100 + TBT_WEIGHT * gain);
  const own = `own ${ownScore}, TBT ${Math.round(ownTbt)} ms`;
  return `${scores.map((score) => String(score).padStart(3)).join(" ")}  ${values}  ${own}`;
}

/** The audits that cost a point outside performance. */
function missesOf({ categories, audits }: Report): string[] {
  return CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title}`),
  );
}

mkdirSync(FOLDER, { recursive: true });
const server = await startServerProcess({
  args: ["scripts/start.ts"],
  url: `http://127.0.0.1:${PORT}/ready`,
  env: { DATA_DIR: ".data/bench", PORT: `${PORT}`, PUBLIC_SCHEME: "https", LOG_LEVEL: "warn" },
});
const endFront = await startSecureFront(FOLDER, { outside: FRONT, within: PORT });
try {
  console.log(CATEGORIES.join(", "));
  for (const brand of BRANDS) {
    for (const path of paths) {
      const name = `${brand}${path.replace(/\W+/g, "-")}`;
      await warmUp(`${brand}.localhost`, path);
      const url = `https://${brand}.localhost:${FRONT}${path}`;
      const report = await examine(url, name);
      console.log(`${lineOf(report)}  ${brand} ${path}`);
      for (const miss of missesOf(report)) console.log(`      ${miss}`);
      if (!hasFloor) continue;
      const floor = await examine(url, `${name}-floor`, "--blocked-url-patterns=*.js");
      console.log(`${lineOf(floor)}  the same without scripts`);
    }
  }
} finally {
  endFront();
  await server.stop();
}
