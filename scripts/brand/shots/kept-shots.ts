import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const facts = z.record(z.string(), z.object({ bytes: z.number() }));

export type KeptShot = { picture: Buffer; bytes: number };

/** The approved shots of one brand in a folder: a picture each, and facts.json. */
export function openKept(reference: string, brand: string) {
  const folder = join(reference, brand);
  const file = join(folder, "facts.json");
  const known = existsSync(file) ? facts.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const pictureOf = (name: string) => join(folder, `${name}.webp`);
  return {
    isEmpty: Object.keys(known).length === 0,
    find(name: string): KeptShot | undefined {
      const fact = known[name];
      if (!fact || !existsSync(pictureOf(name))) return undefined;
      return { picture: readFileSync(pictureOf(name)), bytes: fact.bytes };
    },
    /** Approves this shot as the one to compare with. */
    keep(name: string, { picture, bytes }: KeptShot) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(pictureOf(name), picture);
      known[name] = { bytes };
      const inOrder = Object.fromEntries(Object.entries(known).toSorted());
      writeFileSync(file, `${JSON.stringify(inOrder, null, 1)}\n`);
    },
  };
}
