import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { runProgram } from "../lib/run-program.ts";
import { type ServerProcess, startServerProcess } from "../lib/server-process.ts";

/**
 * What more brands in a build cost the pages of the first: bytes and time of alba's home page with
 * 1, 10, 100 and 1,000 brands (or the numbers given), as ratios against the build of one in the
 * same run. The figure to reach is 1.00 within 0.05.
 */
const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [1, 10, 100, 1000];
const SOURCES = ["app", "platform", "themes", "server", "vendors", "scripts", "public", "env.ts"];
const FILES = ["server.ts", "package.json", "tsconfig.json", "vite.config.ts", "remix.config.js"];
const PLATFORM = 4370;
const ROUNDS = 5;

/** A copy of the project with `count` brands: alba, and others made from it. */
function projectWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), `brands-${count}-`));
  for (const name of [...SOURCES, ...FILES]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  cpSync("brands/alba", join(folder, "brands/alba"), { recursive: true });
  for (let index = 1; index < count; index++) addBrand(folder, `b${index}`);
  return folder;
}

function addBrand(folder: string, code: string) {
  const target = join(folder, "brands", code);
  mkdirSync(join(target, "assets"), { recursive: true });
  for (const name of readdirSync("brands/alba").filter((file) => file.endsWith(".ts"))) {
    const text = readFileSync(join("brands/alba", name), "utf8");
    writeFileSync(join(target, name), text.replaceAll('"alba', `"${code}`));
  }
  for (const name of readdirSync("brands/alba/assets").filter((file) => file.endsWith(".svg"))) {
    const text = readFileSync(join("brands/alba/assets", name), "utf8");
    writeFileSync(join(target, "assets", name), `${text}<!-- ${code} -->`);
  }
}

type Built = { count: number; folder: string; port: number; bytes: number; times: number[] };

const running: ServerProcess[] = [];
const built: Built[] = [];
async function start(args: string[], port: number, env: Record<string, string>, cwd = ".") {
  const url = `http://127.0.0.1:${port}/ready`;
  running.push(await startServerProcess({ args, url, env: { ...env, PORT: String(port) }, cwd }));
}

/** The page and the scripts and styles that it names, before compression. */
async function bytesOf(port: number): Promise<number> {
  const page = await get(port, "/");
  const named = page.toString().matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g);
  let total = page.length;
  for (const path of new Set([...named].map((match) => match[1]!))) {
    total += (await get(port, path)).length;
  }
  return total;
}

function get(port: number, path: string): Promise<Buffer> {
  const options = { host: "127.0.0.1", port, path, headers: { host: `alba.localhost:${port}` } };
  return new Promise((done, fail) => {
    const sent = request(options, async (answer) => done(Buffer.concat(await answer.toArray())));
    sent.once("error", fail).end();
  });
}

/** Milliseconds for one rendered page: a session that nobody has keeps the page out of the cache. */
async function millisecondsPerPage(port: number): Promise<number> {
  const headers = { host: `alba.localhost:${port}`, cookie: "session=Im5vYm9keSI%3D" };
  const url = `http://127.0.0.1:${port}/`;
  const result = await autocannon({ url, connections: 1, headers, duration: 3 });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no page.`);
  return 1000 / result.requests.average;
}

/** The best of the rounds: what else the machine does can only add to it. */
const best = (values: number[]) => Math.min(...values);

try {
  for (const [index, count] of counts.entries()) {
    const folder = projectWith(count);
    const began = performance.now();
    const status = await runProgram("remix", ["vite:build"], {
      cwd: folder,
      isQuiet: true,
      env: { NODE_ENV: "production" },
    });
    if (status !== 0) throw new Error(`The build of ${count} brands failed.`);
    console.log(`${count} brands built in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    built.push({ count, folder, port: PLATFORM + 1 + index, bytes: 0, times: [] });
  }
  const env = { NODE_ENV: "production", DEPLOYMENT: "demo", DATA_DIR: resolve(".data/bench") };
  await start(["scripts/platform.ts"], PLATFORM, { ...env, PLATFORM_PORT: String(PLATFORM) });
  const site = { ...env, PLATFORM_URL: `http://127.0.0.1:${PLATFORM}` };
  for (const { folder, port } of built) await start(["server.ts"], port, site, folder);
  for (const one of built) one.bytes = await bytesOf(one.port);
  for (let round = 0; round < ROUNDS; round++)
    for (const one of built) one.times.push(await millisecondsPerPage(one.port));
  const [first] = built;
  for (const { count, bytes, times } of built) {
    const time = best(times);
    console.log(
      `${String(count).padStart(5)} brands  ${bytes} bytes (${(bytes / first!.bytes).toFixed(3)})` +
        `  ${time.toFixed(1)} ms a page (${(time / best(first!.times)).toFixed(3)})`,
    );
  }
} finally {
  for (const server of running.reverse()) await server.stop();
  for (const { folder } of built) rmSync(folder, { recursive: true, force: true });
}
