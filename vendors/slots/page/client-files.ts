import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname } from "node:path";

const FOLDERS = ["client", "fonts"] as const;
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

export type ClientFiles = {
  /** Changes with any byte of any file, so that addresses below it never go stale. */
  version: string;
  files: ReadonlyMap<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>;
};

/**
 * The browser's side of the game, served as it is written: plain JavaScript modules with types in
 * comments, so that neither a build step nor a compiler stands between the source and the page.
 */
export async function readClientFiles(): Promise<ClientFiles> {
  const files = new Map<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>();
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    const root = new URL(`../${folder}/`, import.meta.url);
    for (const name of (await readdir(root)).sort()) {
      const type = TYPES[extname(name)];
      if (!type) continue;
      const bytes = new Uint8Array(await readFile(new URL(name, root)));
      files.set(`${folder}/${name}`, { type, bytes });
      hash.update(name).update(bytes);
    }
  }
  return { version: hash.digest("hex").slice(0, 16), files };
}
