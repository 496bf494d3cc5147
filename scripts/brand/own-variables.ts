/** What programs need of the machine, whatever they do. */
const MACHINE = ["PATH", "HOME", "TMPDIR", "LANG"];

export type Shell = Readonly<Record<string, string | undefined>>;
type Own = Record<"PORT" | "DATA_DIR", string> & NodeJS.ProcessEnv;

/**
 * The variables of a demonstration on data of its own, for this machine alone. Of the shell's it has
 * none that a server reads: a database, a platform, a secret or a gateway there are somebody else's.
 */
export function ownVariables(own: Own, shell: Shell = process.env): NodeJS.ProcessEnv {
  const machine = Object.fromEntries(MACHINE.map((name) => [name, shell[name]]));
  return { ...machine, HOST: "127.0.0.1", DEPLOYMENT: "demo", ...own };
}
