import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const MIN_BYTES = 1024;
const AT_ONCE = 4;

/**
 * Writes .br and .gz next to every text file below a folder, so that serving compresses nothing.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const waiting = entries.filter((name) => COMPRESSIBLE.test(name));
  const worker = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop())
      await compressFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function compressFile(file: string) {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
