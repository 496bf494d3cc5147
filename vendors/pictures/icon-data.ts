import { readFile } from "node:fs/promises";

/** The folders of the catalogue's icons: with the sources, and with the built site in an image. */
const FOLDERS = ["../../public/media/icons/", "../../build/client/media/icons/"];
const kept = new Map<string, Promise<string | null>>();

/** An icon as a data address, for a picture that loads nothing. Null when there is no such icon. */
export function iconData(name: string): Promise<string | null> {
  const found = kept.get(name) ?? readIcon(name);
  kept.set(name, found);
  return found;
}

async function readIcon(name: string): Promise<string | null> {
  if (!/^[a-z0-9-]+$/.test(name)) return null;
  for (const folder of FOLDERS) {
    const file = new URL(`${folder}${name}.webp`, import.meta.url);
    const bytes = await readFile(file).catch(() => null);
    if (bytes) return `data:image/webp;base64,${bytes.toString("base64")}`;
  }
  return null;
}
