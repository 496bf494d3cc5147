import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname } from "node:path";

const ROOT = new URL("./", import.meta.url);
const FOLDERS = [
  ...[
    "shared/client",
    "shared/fonts",
    "slots/client",
    "slots/client/win",
    "slots/fonts",
    "tables/client",
    "tables/client/stages",
    "blackjack/client",
    "instant/client",
  ],
] as const;
/** The style sheets in cascade order. The browser gets those of one kind as a single file. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  "slots/styles.css": [
    ...["shared/game", "slots/machine", "slots/banner", "shared/panel", "shared/rules"],
    ...[
      "slots/scenery",
      "slots/free",
      "slots/frame",
      "slots/finish",
      "slots/heroes",
      "slots/voice",
      "slots/acts",
      "slots/tall",
      "slots/coins",
      "slots/win",
      "slots/sizes",
      "shared/sheets",
      "slots/tools",
    ],
    ...["slots/console", "slots/low", "slots/classic", "slots/large-text"],
  ],
  "tables/styles.css": [
    ...[
      "shared/game",
      "shared/panel",
      "shared/rules",
      "tables/room",
      "tables/spot",
      "tables/felt",
      "tables/roads",
      "tables/chips",
    ],
    ...[
      "tables/cards",
      "tables/dice",
      "tables/wheel",
      "tables/sizes",
      "tables/board",
      "tables/board-upright",
      "tables/corner",
      "tables/fittings",
      "tables/low",
    ],
    ...["tables/sides", "tables/courts", "tables/builds"],
    ...["tables/kinds/money-wheel", "tables/kinds/three-five-seven"],
  ],
  "blackjack/styles.css": [
    ...["shared/game", "shared/panel", "shared/rules", "tables/room", "tables/spot"],
    ...["tables/chips", "tables/cards", "tables/sizes", "tables/fittings", "tables/low"],
    ...["tables/courts", "tables/builds", "blackjack/felt", "blackjack/seats"],
    ...["blackjack/decisions", "blackjack/chart", "blackjack/sizes"],
  ],
  "instant/styles.css": [
    ...["shared/game", "shared/panel", "shared/rules", "shared/sheets"],
    ...["instant/room", "instant/choice", "instant/drop", "instant/field", "instant/card"],
    ...["instant/flight", "instant/sizes"],
  ],
};
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

export type ClientFiles = {
  /** Their address, e.g. "/assets/1f3c". It changes with any byte of any file. */
  base: string;
  /** Files by their path below the base, e.g. "slots/client/main.js". */
  files: ReadonlyMap<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>;
};

/**
 * The browser's side of the games, served as written: plain JavaScript modules with types in
 * comments. No build step or compiler comes between the source and the page.
 */
export async function readClientFiles(): Promise<ClientFiles> {
  const files = new Map<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>();
  for (const folder of FOLDERS) {
    for (const name of (await readdir(new URL(folder, ROOT))).sort()) {
      const type = TYPES[extname(name)];
      if (!type) continue;
      const path = `${folder}/${name}`;
      files.set(path, { type, bytes: new Uint8Array(await readFile(new URL(path, ROOT))) });
    }
  }
  for (const [path, names] of Object.entries(STYLES))
    files.set(path, { type: "text/css; charset=utf-8", bytes: await readStyles(names) });
  const hash = createHash("sha256");
  for (const [path, { bytes }] of files) hash.update(path).update(bytes);
  return { base: `/assets/${hash.digest("hex").slice(0, 16)}`, files };
}

async function readStyles(names: readonly string[]) {
  const texts = names.map((name) =>
    readFile(new URL(`${name.replace("/", "/styles/")}.css`, ROOT), "utf8"),
  );
  return new TextEncoder().encode((await Promise.all(texts)).join("\n"));
}

/** The parts of other engines that an engine's pages are made of. */
const BORROWED: { readonly [engine in string]?: RegExp } = {
  blackjack: /^tables\/client\/(?:bets|card|chips|hands|listen-to-table|meters|pay-chips)[.]js$/,
};

/** The modules of an engine's pages, so that the browser loads them at once. */
export function modulesOf(
  { files }: ClientFiles,
  engine: "slots" | "tables" | "blackjack" | "instant",
): string[] {
  const own = new RegExp(`^(?:${engine}|shared)/client/.*[.]js$`);
  return [...files.keys()].filter((path) => own.test(path) || BORROWED[engine]?.test(path));
}
