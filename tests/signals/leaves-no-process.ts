import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, vi } from "vitest";

const PAUSE_MS = 50;
/** For a machine that does much else; on a free one everything is up in two seconds. */
const PATIENCE = { timeout: 60_000, interval: 10 };

const signal = (name: NodeJS.Signals) => async (child: ChildProcess) => void child.kill(name);

const twice = (name: NodeJS.Signals) => async (child: ChildProcess) => {
  child.kill(name);
  await delay(PAUSE_MS);
  child.kill(name);
};

/** As a terminal does for Ctrl-C. */
const toGroup = async ({ pid }: ChildProcess) => void process.kill(-pid!, "SIGINT");

export type Ending = { isEarly?: boolean; end: (child: ChildProcess) => Promise<void> };

/** The ways in which a signal reaches a program. */
export const ENDINGS: Record<string, Ending> = {
  "SIGTERM before it is up": { isEarly: true, end: signal("SIGTERM") },
  SIGTERM: { end: signal("SIGTERM") },
  "SIGINT to the whole group": { end: toGroup },
};

export const MORE_ENDINGS: Record<string, Ending> = {
  SIGINT: { end: signal("SIGINT") },
  "SIGTERM twice": { end: twice("SIGTERM") },
};

export const KILLED: Record<string, Ending> = { SIGKILL: { end: signal("SIGKILL") } };

export type Command = {
  words: string[];
  port: number;
  /** Whether it is up once its port answers; otherwise once its database has processes. */
  listens?: boolean;
};

/** A new folder for data. Root's temporary folder is closed to the user who runs the database. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "signals-"));
  await chmod(folder, 0o711);
  return folder;
}

/** A folder with the demonstration's data, which commands get copies of, so that they start sooner. */
export async function seededFolder(): Promise<string> {
  const folder = await newFolder();
  const child = startCommand({ words: ["npm", "run", "seed"], port: 4609 }, folder);
  expect(await once(child, "exit")).toEqual([0, null]);
  return folder;
}

/**
 * Starts the command, ends it by each signal on the same data, and checks that no process remains.
 * The data begins as a copy of the seeded folder, or empty without one.
 */
export async function expectNothingLeft(
  command: Command,
  endings: Record<string, Ending>,
  seeded?: string,
) {
  const folder = await newFolder();
  // The database's user keeps its files.
  if (seeded) expect(spawnSync("cp", ["-a", `${seeded}/.`, folder]).status).toBe(0);
  for (const [name, ending] of Object.entries(endings)) {
    const child = startCommand(command, folder);
    const ended = once(child, "exit");
    await vi.waitFor(() => expectUp(command, { child, folder, isEarly: ending.isEarly }), PATIENCE);
    await ending.end(child);
    await ended;
    await vi.waitFor(() => expect(processesOf(folder), name).toEqual([]), PATIENCE);
    expect(await answers(command.port), `${name}: the port is free`).toBe(false);
  }
  await rm(folder, { recursive: true, force: true });
}

function startCommand({ words, port }: Command, folder: string): ChildProcess {
  const [program = "", ...args] = words.map((word) => word.replace("<folder>", folder));
  return spawn(program, args, {
    detached: true,
    stdio: "ignore",
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      HOME: process.env.HOME,
      NODE_ENV: "development",
      TMPDIR: folder,
      DATA_DIR: folder,
      PORT: String(port),
      PLATFORM_PORT: String(port),
      DEMO_BRANDS: "alba",
      DEMO_DAYS: "0",
      LOG_LEVEL: "error",
    },
  });
}

type Started = { child: ChildProcess; folder: string; isEarly?: boolean | undefined };

async function expectUp(command: Command, { child, folder, isEarly }: Started) {
  if (child.exitCode !== null) return;
  if (isEarly || !command.listens) {
    const isThere = processesOf(folder).some((line) => line.includes("postgres"));
    expect(isThere, "the database starts").toBe(true);
  } else {
    expect(await answers(command.port), "the port answers").toBe(true);
  }
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    () => true,
    () => false,
  );

/** Whoever works in the folder, or was told of it when it was started, by number and name. */
function processesOf(folder: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const isHere = readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
        const isMarked = readFileSync(`/proc/${pid}/environ`, "utf8").includes(
          `DATA_DIR=${folder}\0`,
        );
        const state = readFileSync(`/proc/${pid}/stat`, "utf8");
        const isOver = /\) Z /.test(state);
        return (isHere || isMarked) && !isOver ? [`${pid} ${/\((.*)\)/.exec(state)?.[1]}`] : [];
      } catch {
        return [];
      }
    });
}
