/** Variables of the machine that every program needs. */
const MACHINE = ["PATH", "HOME", "TMPDIR", "LANG"];

export type Shell = Readonly<Record<string, string | undefined>>;
type Own = Record<"PORT" | "DATA_DIR", string> & NodeJS.ProcessEnv;

/**
 * The variables of a demonstration with its own data, for this machine only. It takes none of the
 * shell's variables that a server reads: their database, platform, secret or gateway belong to
 * something else.
 */
export function ownVariables(own: Own, shell: Shell = process.env): NodeJS.ProcessEnv {
  const machine = Object.fromEntries(MACHINE.map((name) => [name, shell[name]]));
  return { ...machine, HOST: "127.0.0.1", DEPLOYMENT: "demo", ...own };
}
