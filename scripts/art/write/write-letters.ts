import { writeFile } from "node:fs/promises";
import opentype, { type Path } from "opentype.js";
import { cutFace } from "#scripts/lib/fonts/cut-face.ts";

const LETTERS = "AKQJ";
/** The faces of letters on reels, each pinned to the weight and width that its material wants. */
const FACES = {
  roman: { file: "fraunces/files/fraunces-latin-full-normal", wght: 900, opsz: 144, SOFT: 0 },
  soft: { file: "fraunces/files/fraunces-latin-full-normal", wght: 900, opsz: 9, SOFT: 100 },
  italic: { file: "fraunces/files/fraunces-latin-full-italic", wght: 800, opsz: 72, SOFT: 100 },
  wide: { file: "anybody/files/anybody-latin-standard-normal", wght: 900, wdth: 112 },
  tall: { file: "anybody/files/anybody-latin-standard-normal", wght: 720, wdth: 62 },
  plain: { file: "archivo/files/archivo-latin-standard-normal", wght: 900, wdth: 88 },
} as const;

/** Writes the outlines of the four letters in each face, so that a slot loads no further font. */
export async function writeLetters(): Promise<void> {
  const faces = await Promise.all(
    Object.entries(FACES).map(async ([name, face]) => [name, await outlines(face)] as const),
  );
  const text = JSON.stringify(Object.fromEntries(faces), null, 2).replaceAll(
    /"(\w+)":/g,
    (_, name) => `${name}:`,
  );
  const comment = "/** Written by `npm run art letters`: capitals 100 high around 0 0, by face. */";
  await writeFile(
    "vendors/engines/slots/letters/outlines.ts",
    `${comment}\nexport const OUTLINES = ${text} as const;\n`,
  );
}

/** Capitals 100 high, more with a tail; the middle of each is at 0 0. */
async function outlines({ file, ...pins }: { file: string; [axis: string]: string | number }) {
  const bytes = await cutFace(
    `@fontsource-variable/${file}.woff2`,
    pins as Record<string, number>,
    "sfnt",
    LETTERS,
  );
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const capital = font.getPath("K", 0, 0, 1000).getBoundingBox();
  const size = 100_000 / (capital.y2 - capital.y1);
  return Object.fromEntries(
    Array.from(LETTERS, (letter) => {
      const box = font.getPath(letter, 0, 0, size).getBoundingBox();
      const path = font.getPath(letter, -(box.x1 + box.x2) / 2, -(box.y1 + box.y2) / 2, size);
      return [letter, dataOf(path)];
    }),
  );
}

const POINTS = [
  ["x1", "y1"],
  ["x2", "y2"],
  ["x", "y"],
] as const;

/** A path with one decimal; the library's own writer fails on tiny numbers. */
const dataOf = ({ commands }: Path) =>
  commands
    .map((command) => {
      const points = POINTS.filter(([x]) => x in command).map((names) =>
        names.map((name) => Number((command as never as Record<string, number>)[name]!.toFixed(1))),
      );
      return command.type + points.map((point) => point.join(" ")).join(" ");
    })
    .join("");
