import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname } from "node:path";

const FOLDERS = ["client", "fonts"] as const;
/** The style sheets in the order of their cascade; the browser gets them as one. */
const STYLES = ["game", "machine", "banner", "panel", "rules", "scenery", "sizes"] as const;
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

export type ClientFiles = {
  /** Changes with any byte of any file, so that addresses below it never go stale. */
  version: string;
  /** Names of the modules, for the browser to load at once. */
  modules: readonly string[];
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
  const styles = await readStyles();
  files.set("client/styles.css", { type: "text/css; charset=utf-8", bytes: styles });
  const version = hash.update(styles).digest("hex").slice(0, 16);
  const modules = [...files.keys()].filter((name) => name.endsWith(".js"));
  return { version, modules, files };
}

async function readStyles() {
  const texts = STYLES.map((name) =>
    readFile(new URL(`../styles/${name}.css`, import.meta.url), "utf8"),
  );
  return new TextEncoder().encode((await Promise.all(texts)).join("\n"));
}
