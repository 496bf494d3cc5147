import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";

type Options = {
  env?: Record<string, string | undefined>;
  isQuiet?: boolean;
  cwd?: string;
  /** For whoever wants to watch it. */
  onStart?(child: ChildProcess): void;
};

/** Runs a program of the project's own tools and answers its exit status. */
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
    options.onStart?.(child);
    child.once("error", fail);
    child.once("close", (code) => done(code ?? 1));
  });
}
