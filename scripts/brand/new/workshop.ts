import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * A folder like the project's own in which a brand is made. Moving it into place is one step, so no
 * command ever meets half a brand. Leftovers of interrupted runs are deleted.
 */
export function openWorkshop(root: string): {
  root: string;
  brand(code: string): string;
  close(): void;
} {
  const all = join(root, ".data/workshop");
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all))
    if (!isAtWork(Number.parseInt(name, 10))) rmSync(join(all, name), { recursive: true });
  const own = mkdtempSync(join(all, `${process.pid}-`));
  mkdirSync(join(own, "brands"));
  return {
    root: own,
    brand: (code) => join(own, "brands", code),
    close: () => rmSync(own, { recursive: true, force: true }),
  };
}

/** Another user's process may not be signalled, but it exists. */
function isAtWork(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
