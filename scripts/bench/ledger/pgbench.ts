import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";

/** The distribution's pgbench, on the path or where Debian keeps it; null where there is none. */
export function findPgbench(): string | null {
  const onPath = (process.env.PATH ?? "").split(":").map((folder) => `${folder}/pgbench`);
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const debian = versions.map((version) => `${DEBIAN}/${version}/bin/pgbench`);
  return [...onPath, ...debian].find((file) => existsSync(file)) ?? null;
}

/** Makes TPC-B's tables: one branch for each client, so that its hot row is not the limit. */
export async function preparePgbench(pgbench: string, url: string, clients: number) {
  await run(pgbench, ["-i", "-q", "-s", String(clients), url]);
}

/** Transactions per second of TPC-B with prepared statements, its fastest mode. */
export async function runPgbench(
  pgbench: string,
  url: string,
  options: { clients: number; seconds: number },
): Promise<number> {
  const { clients, seconds } = options;
  const shape = ["-M", "prepared", "-c", String(clients), "-j", "2", "-T", String(seconds), "-n"];
  const { stdout } = await run(pgbench, [...shape, url]);
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
}
