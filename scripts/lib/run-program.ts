import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";

type Options = {
  env?: Record<string, string | undefined>;
  isQuiet?: boolean;
  cwd?: string;
  /** Receives the child process, for a caller that watches it. */
  onStart?(child: ChildProcess): void;
};

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs one of the project's tools and returns its exit status. A signal ends the tool first and
 * then this process: Playwright closes its servers only on SIGINT.
 */
export function runProgram(program: string, args: string[], options: Options = {}) {
  const bin = join(import.meta.dirname, "../../node_modules/.bin");
  const env = { ...process.env, ...options.env };
  env.PATH = `${bin}${delimiter}${env.PATH}`;
  return new Promise<number>((done, fail) => {
    const child = spawn(program, args, {
      env,
      cwd: options.cwd,
      stdio: options.isQuiet ? "ignore" : "inherit",
    });
    let taken: NodeJS.Signals | undefined;
    const take = (signal: NodeJS.Signals) => {
      if (!taken) child.kill("SIGINT");
      taken ??= signal;
    };
    const release = () => {
      for (const signal of SIGNALS) process.off(signal, take);
      if (taken) process.kill(process.pid, taken);
    };
    for (const signal of SIGNALS) process.on(signal, take);
    options.onStart?.(child);
    child.once("error", (error) => {
      release();
      fail(error);
    });
    child.once("close", (code) => {
      release();
      done(code ?? 1);
    });
  });
}
