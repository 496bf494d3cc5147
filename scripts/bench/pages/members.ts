import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answersPerSecond } from "./load.ts";
import { logIn } from "./log-in.ts";
import { profileByPackage } from "./profile-by-package.ts";
import { startServing, stopAll } from "./servers.ts";

/** The home and five pages of the member centre. */
export const MEMBER_PATHS = [
  "/",
  "/member/deposit",
  "/member/transactionHistory",
  "/member/bets",
  "/member/messages",
  "/member/securityCenter",
];
const FIRST_PORT = 4353;
const CONNECTIONS = 8;
/** The servers take turns, so that a slow moment of the machine meets each of them. */
const TURNS = 3;
const microseconds = () => Number(process.hrtime.bigint() / 1000n);

/**
 * A member's pages per second, by path and then by checkout; each has one process with its own
 * platform. A checkout is the folder of the sources with their build. Each rate is the median of three
 * turns. A profile by package is printed for the first checkout when asked for.
 */
export async function measureMembers(options: {
  checkouts: string[];
  seconds: number;
  isProfiled?: boolean;
}): Promise<number[][]> {
  const { checkouts, seconds, isProfiled = false } = options;
  const folder = await mkdtemp(join(tmpdir(), "bench-members-"));
  try {
    const servers: { port: number; cookie: string }[] = [];
    for (const [index, checkout] of checkouts.entries()) {
      const port = FIRST_PORT + index;
      const profiler = isProfiled && index === 0 ? ["--cpu-prof", `--cpu-prof-dir=${folder}`] : [];
      await startServing([...profiler, ...(await memoryOptions(checkout)), "server.ts"], {
        port,
        path: "/ready",
        env: { DATA_DIR: ".data/bench-members" },
        cwd: checkout,
      });
      servers.push({ port, cookie: await logIn(port) });
    }
    const rates: number[][] = [];
    const from = microseconds();
    for (const path of MEMBER_PATHS) {
      const turns = servers.map((): number[] => []);
      for (let turn = 0; turn < TURNS; turn++) {
        for (const [index, server] of servers.entries()) {
          const asked = { ...server, path, connections: CONNECTIONS };
          turns[index]!.push(await answersPerSecond(asked, seconds));
        }
      }
      rates.push(turns.map((own) => own.sort((one, other) => one - other)[1]!));
    }
    await stopAll();
    if (isProfiled) {
      for (const { name, percent } of (await profileByPackage(folder, from)).slice(0, 16)) {
        console.log(`  ${percent.toFixed(1).padStart(5)} %  ${name}`);
      }
    }
    return rates;
  } finally {
    await stopAll();
    await rm(folder, { recursive: true });
  }
}

/** The options for memory with which the checkout's `npm start` runs. */
async function memoryOptions(checkout: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(checkout, "package.json"), "utf8"));
  return String(scripts.start)
    .split(" ")
    .filter((option) => option.startsWith("--max-"));
}
