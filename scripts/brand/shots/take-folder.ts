import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { WrongUse } from "../command.ts";
import { gallery } from "./gallery/gallery.ts";
import { WORDS } from "./gallery/words.ts";

/**
 * Prepares a folder for a gallery: deletes an earlier gallery and leaves an empty folder. Refuses a
 * folder with any other content, before it deletes anything.
 */
export function takeFolder(folder: string): void {
  if (existsSync(folder) && !isFree(folder))
    throw new WrongUse(
      `${folder} holds something else than an earlier gallery: name a new or an empty folder with --to.`,
    );
  for (const part of ["now", "before", "differences"])
    rmSync(join(folder, part), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), gallery([]));
}

function isFree(folder: string): boolean {
  if (!statSync(folder).isDirectory()) return false;
  const page = join(folder, "index.html");
  if (!existsSync(page)) return readdirSync(folder).length === 0;
  return readFileSync(page, "utf8").includes(`<title>${WORDS.title}</title>`);
}
