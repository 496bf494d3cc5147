import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkBinaries } from "./binaries.ts";
import { CannotStart } from "./cannot-start.ts";
import { spawnGuarded } from "./guard.ts";
import type { Place } from "./place.ts";

/** The same sorting on every system; PostgreSQL knows it since 17. */
const BUILTIN_LOCALE = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];

/**
 * Makes the data folder once. It is built under another name and renamed when complete. So a killed
 * run leaves nothing half made, and of two parallel starters one wins.
 */
export async function makeCluster(
  { binaries, cluster, owner }: Place,
  locale = BUILTIN_LOCALE,
): Promise<void> {
  if (existsSync(join(cluster, "PG_VERSION"))) return;
  checkBinaries(binaries, owner);
  const half = `${cluster}.${randomBytes(4).toString("hex")}`;
  mkdirSync(half, { mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(half, owner.uid, owner.gid);
  const settings = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-instructions"];
  try {
    await run(join(binaries.root, "bin/initdb"), ["-D", half, ...settings, ...locale], owner);
    renameSync(half, cluster);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(join(cluster, "PG_VERSION"))) throw error;
  }
}

function run(program: string, args: string[], owner: Place["owner"]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawnGuarded(program, args, owner, { output: ["ignore", "pipe"] });
    let said = "";
    child.stderr?.on("data", (chunk) => {
      said += chunk;
    });
    child.once("error", fail);
    child.once("close", (code) => {
      if (code === 0) done();
      else
        fail(new CannotStart(`The database could not be made: ${said.trim().split("\n").at(-1)}`));
    });
  });
}
