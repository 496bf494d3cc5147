import autocannon from "autocannon";
import { type ServerProcess, startServerProcess } from "../lib/server-process.ts";

/**
 * Guests' home pages per second from one process: our server against plain remix-serve. Both have
 * the same build and the same platform. The target is a ratio of 10.
 */
const PLATFORM = 4350;
const SITE = 4351;
const PEER = 4352;
const SECONDS = Number(process.argv[2] ?? 6);
const env = {
  DATA_DIR: ".data/bench",
  NODE_ENV: "production",
  DEPLOYMENT: "demo",
  PLATFORM_URL: `http://127.0.0.1:${PLATFORM}`,
  LOG_LEVEL: "warn",
};

async function pagesPerSecond(port: number): Promise<number> {
  const headers = { host: `alba.localhost:${port}`, "accept-encoding": "gzip, br" };
  const options = { url: `http://127.0.0.1:${port}/`, connections: 32, headers };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no page.`);
  return result.requests.average;
}

const running: ServerProcess[] = [];
const start = async (args: string[], port: number, path: string) => {
  const own = { ...env, PORT: String(port), PLATFORM_PORT: String(port) };
  running.push(
    await startServerProcess({ args, url: `http://127.0.0.1:${port}${path}`, env: own }),
  );
};
try {
  await start(["scripts/platform.ts"], PLATFORM, "/ready");
  await start(["server.ts"], SITE, "/ready");
  await start(["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], PEER, "/");
  const ours = await pagesPerSecond(SITE);
  const plain = await pagesPerSecond(PEER);
  console.log(`our server   ${ours.toFixed(0)} pages/s`);
  console.log(`remix-serve  ${plain.toFixed(0)} pages/s`);
  console.log(`ratio        ${(ours / plain).toFixed(1)} (10 is the figure to reach)`);
} finally {
  for (const server of running.reverse()) await server.stop();
}
