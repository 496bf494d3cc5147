import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

const SOURCES = ["app", "platform", "themes", "server", "vendors", "scripts", "public", "env.ts"];
const FILES = ["server.ts", "package.json", "tsconfig.json", "vite.config.ts", "remix.config.js"];
const PATTERN = "brands/alba";

/**
 * A copy of the project in a folder with `count` brands: alba, and others made from it. Each has
 * its own data, palette, stylesheet, face, drawings and first home page picture.
 */
export function projectWith(count: number, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of [...SOURCES, ...FILES]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  cpSync(PATTERN, join(folder, PATTERN), { recursive: true });
  for (let index = 1; index < count; index++) addBrand(folder, index);
}

function addBrand(folder: string, index: number) {
  const code = `b${index}`;
  const target = join(folder, "brands", code);
  const assets = join(PATTERN, "assets");
  mkdirSync(join(target, "assets"), { recursive: true });
  for (const name of readdirSync(PATTERN).filter((file) => file.endsWith(".ts"))) {
    const text = readFileSync(join(PATTERN, name), "utf8").replaceAll('"alba', `"${code}`);
    const digit = `digit: "#${(0x100000 + index * 4099).toString(16).slice(-6)}"`;
    writeFileSync(join(target, name), text.replaceAll(/digit: "#[0-9a-f]{6}"/g, digit));
  }
  for (const name of readdirSync(assets).filter((file) => /\.svg$|^w_home-1/.test(file))) {
    const mark = Buffer.from(name.endsWith(".svg") ? `<!-- ${code} -->` : code);
    const content = Buffer.concat([readFileSync(join(assets, name)), mark]);
    writeFileSync(join(target, "assets", name), content);
  }
  const faces = join(assets, "fonts");
  if (!existsSync(faces)) return;
  mkdirSync(join(target, "assets/fonts"));
  for (const name of readdirSync(faces))
    linkSync(join(folder, faces, name), join(target, "assets/fonts", name));
}
