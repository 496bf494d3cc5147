import { readFile } from "node:fs/promises";
import { WrongUse } from "#scripts/lib/command-line.ts";

/** The content of a file. Throws WrongUse where it cannot be read, is empty or is larger than `max`. */
export async function readBytes(file: string, max: number): Promise<Buffer> {
  const bytes = await readFile(file).catch(() => {
    throw new WrongUse(`${file} cannot be read.`);
  });
  if (bytes.length === 0) throw new WrongUse(`${file} is empty.`);
  if (bytes.length <= max) return bytes;
  throw new WrongUse(`${file} is larger than ${max} bytes.`);
}
