import { request } from "node:http";
import { resolve } from "node:path";
import autocannon from "autocannon";
import { type ServerProcess, startServerProcess } from "../../lib/server-process.ts";
import type { Built } from "./build-with.ts";
import { heldBy } from "./held-by.ts";

export type Row = Built & {
  /** The first brand's home page with its scripts and styles, before compression. */
  pageBytes: number;
  /** Milliseconds for one rendered page, the best of the rounds. */
  pageMs: number;
  /** The memory of the site's process after the rounds, in bytes. */
  siteMemory: number;
};

const PLATFORM = 4370;
const ROUNDS = 7;
const SECONDS = 3;

/**
 * Serves every build at once and requests them in turn, so the machine's other work affects all
 * alike.
 */
export async function measureSites(builds: readonly Built[]): Promise<Row[]> {
  const running: ServerProcess[] = [];
  const start = async (args: string[], port: number, env: Record<string, string>, cwd = ".") => {
    const url = `http://127.0.0.1:${port}/ready`;
    const server = await startServerProcess({ args, url, env: { ...env, PORT: `${port}` }, cwd });
    running.push(server);
    return server;
  };
  try {
    const env = { NODE_ENV: "production", DEPLOYMENT: "demo", DATA_DIR: resolve(".data/bench") };
    await start(["scripts/platform.ts"], PLATFORM, { ...env, PLATFORM_PORT: String(PLATFORM) });
    const site = { ...env, PLATFORM_URL: `http://127.0.0.1:${PLATFORM}` };
    const sites = [];
    for (const [index, build] of builds.entries()) {
      const port = PLATFORM + 1 + index;
      const { child } = await start(["server.ts"], port, site, build.folder);
      sites.push({ build, port, child, times: [] as number[], pageBytes: await bytesOf(port) });
    }
    for (let round = 0; round < ROUNDS; round++)
      for (const one of sites) one.times.push(await millisecondsPerPage(one.port));
    // The machine's other work can only make a time longer.
    return sites.map(({ build, child, times, pageBytes }) => ({
      ...build,
      pageBytes,
      pageMs: Math.min(...times),
      siteMemory: heldBy(child.pid)?.memory ?? 0,
    }));
  } finally {
    for (const server of running.reverse()) await server.stop();
  }
}

async function bytesOf(port: number): Promise<number> {
  const page = await get(port, "/");
  const named = page.toString().matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g);
  let total = page.length;
  for (const path of new Set([...named].map((match) => match[1]!)))
    total += (await get(port, path)).length;
  return total;
}

function get(port: number, path: string): Promise<Buffer> {
  const options = { host: "127.0.0.1", port, path, headers: { host: `alba.localhost:${port}` } };
  return new Promise((done, fail) => {
    const sent = request(options, async (answer) => done(Buffer.concat(await answer.toArray())));
    sent.once("error", fail).end();
  });
}

/** An unknown session keeps the page out of the cache, so each request renders it. */
async function millisecondsPerPage(port: number): Promise<number> {
  const headers = { host: `alba.localhost:${port}`, cookie: "session=Im5vYm9keSI%3D" };
  const url = `http://127.0.0.1:${port}/`;
  const result = await autocannon({ url, connections: 1, headers, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no page.`);
  return 1000 / result.requests.average;
}
