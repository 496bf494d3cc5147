import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";

type Options = {
  script: string;
  watched: string[];
  env: NodeJS.ProcessEnv;
  /** Selects the sources that count, by their path from the project's folder. Default: all. */
  isSource?: (path: string) => boolean;
};

/** How long it waits for a burst of changes to end, as from an editor or a checkout. */
const SETTLE_MS = 150;

/**
 * Runs a script and restarts it when a source below a watched path changes; tests do not count. A
 * script that ended by itself waits for the next change.
 */
export function restartingChild(options: Options): { close(): Promise<void> } {
  const { script, watched, env, isSource = () => true } = options;
  const launch = () =>
    spawn(process.execPath, [...process.execArgv, script], {
      // The channel tells the child when this process ends.
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env,
    });
  let child = launch();
  let timer: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();

  const restart = async () => {
    await end(child);
    child = launch();
  };
  const changed = (folder: string, name: string | null) => {
    if (!name || !/\.(ts|js|sql|json)$/.test(name) || /\.test\.ts$/.test(name)) return;
    if (!isSource(join(folder, name))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`${name} changed: starting again.`);
      restarting = restarting.then(restart);
    }, SETTLE_MS);
  };
  const watchers = watched.map((path) =>
    watch(path, { recursive: true }, (_event, name) => changed(path, name)),
  );
  return {
    async close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await restarting;
      await end(child);
    },
  };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
