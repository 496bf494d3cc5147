import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { fieldsOf, kindOf } from "../schema/kind-of.ts";

type Picture = { name: string; content: string };

/** Writes every picture of a value into a folder, which it makes, and returns the files' paths. */
export async function savePictures(
  schema: z.ZodType,
  value: unknown,
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const pictures = picturesIn(schema, value);
  for (const { name, content } of pictures) {
    await writeFile(join(folder, name), Buffer.from(content, "base64"));
  }
  return pictures.map(({ name }) => join(folder, name));
}

function picturesIn(schema: z.ZodType, value: unknown): Picture[] {
  if (value === null || value === undefined) return [];
  const kind = kindOf(schema);
  if (kind.type === "picture") return [value as Picture];
  if (kind.type === "list") return (value as unknown[]).flatMap((one) => picturesIn(kind.of, one));
  const fields = Object.entries(fieldsOf(schema));
  return fields.flatMap(([name, of]) => picturesIn(of, (value as Record<string, unknown>)[name]));
}
