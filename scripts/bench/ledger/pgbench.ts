import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";

/** The distribution's pgbench, on the path or in Debian's folder; null when there is none. */
export function findPgbench(): string | null {
  const onPath = (process.env.PATH ?? "").split(":").map((folder) => `${folder}/pgbench`);
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const debian = versions.map((version) => `${DEBIAN}/${version}/bin/pgbench`);
  return [...onPath, ...debian].find((file) => existsSync(file)) ?? null;
}

/** Creates TPC-B's tables: one branch for each client, so that its hot row is not the limit. */
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

/** The times of TPC-B's transactions at that rate, in milliseconds from the moment each was due. */
export async function runPgbenchAt(
  pgbench: string,
  url: string,
  options: { clients: number; seconds: number; rate: number },
): Promise<number[]> {
  const { clients, seconds, rate } = options;
  const folder = await mkdtemp(join(tmpdir(), "pgbench-"));
  const shape = ["-M", "prepared", "-c", String(clients), "-j", "2", "-T", String(seconds), "-n"];
  const log = ["-R", String(rate), "-l", `--log-prefix=${join(folder, "log")}`];
  try {
    await run(pgbench, [...shape, ...log, url]);
    const files = await readdir(folder);
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    const lines = texts.flatMap((text) => text.trim().split("\n"));
    // With a rate, the time starts when the transaction is due.
    return lines.map((line) => Number(line.split(" ")[2]) / 1000);
  } finally {
    await rm(folder, { recursive: true });
  }
}
