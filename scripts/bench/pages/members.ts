import { mkdtemp, rm } from "node:fs/promises";
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
const PORT = 4353;
const CONNECTIONS = 8;
const microseconds = () => Number(process.hrtime.bigint() / 1000n);

/**
 * A member's pages per second from one process with its own platform. `checkout` is the folder of
 * the sources with their build; a profile by package is printed when asked for.
 */
export async function measureMembers(options: {
  checkout: string;
  seconds: number;
  isProfiled?: boolean;
}): Promise<number[]> {
  const { checkout, seconds, isProfiled = false } = options;
  const folder = await mkdtemp(join(tmpdir(), "bench-members-"));
  try {
    const profiler = isProfiled ? ["--cpu-prof", `--cpu-prof-dir=${folder}`] : [];
    await startServing([...profiler, "server.ts"], {
      port: PORT,
      path: "/ready",
      env: { DATA_DIR: ".data/bench-members" },
      cwd: checkout,
    });
    const cookie = await logIn(PORT);
    const rates: number[] = [];
    const from = microseconds();
    for (const path of MEMBER_PATHS) {
      rates.push(
        await answersPerSecond({ port: PORT, path, connections: CONNECTIONS, cookie }, seconds),
      );
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
