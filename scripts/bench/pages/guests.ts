import { answersPerSecond } from "./load.ts";
import { startServing, stopAll } from "./servers.ts";

const PLATFORM = 4350;
const SITE = 4351;
const PEER = 4352;
const BARE = 4354;
const CONNECTIONS = 32;
const env = { DATA_DIR: ".data/bench", PLATFORM_URL: `http://127.0.0.1:${PLATFORM}` };

/**
 * Guests' home pages per second from one process, beside two peers: plain remix-serve with the same
 * build and platform (10 times is the target), and a bare server that sends the same bytes (half of it).
 */
export async function measureGuests(seconds: number) {
  try {
    await startServing(["scripts/platform.ts"], { port: PLATFORM, path: "/ready", env });
    await startServing(["server.ts"], { port: SITE, path: "/ready", env });
    const remixServe = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];
    await startServing(remixServe, { port: PEER, path: "/", env });
    const rate = (port: number) => answersPerSecond({ port, connections: CONNECTIONS }, seconds);
    const ours = await rate(SITE);
    const plain = await rate(PEER);
    const bare = await bareRate(rate);
    console.log(`guests, our server    ${ours.toFixed(0)} pages/s`);
    console.log(`guests, remix-serve   ${plain.toFixed(0)} pages/s`);
    console.log(`guests, bare server   ${bare.toFixed(0)} answers/s with the same bytes`);
    console.log(`ratio to remix-serve  ${(ours / plain).toFixed(1)} (10 is the target)`);
    console.log(`ratio to bare server  ${(ours / bare).toFixed(2)} (0.5 is the target)`);
  } finally {
    await stopAll();
  }
}

async function bareRate(rate: (port: number) => Promise<number>): Promise<number> {
  const args = ["scripts/bench/pages/bare-server.ts", String(BARE), String(SITE)];
  await startServing(args, { port: BARE, path: "/" });
  return rate(BARE);
}
