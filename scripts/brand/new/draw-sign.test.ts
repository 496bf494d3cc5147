import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkLogo } from "../check/checks/check-logo.ts";
import { readAnswers } from "./answers.ts";
import { brandColors } from "./colours/brand-colors.ts";
import { makeTokens } from "./colours/make-tokens.ts";
import { MOODS } from "./colours/moods.ts";
import { drawSign } from "./draw-sign.ts";

/** Pale, middle and deep; a dark mood takes the first, a light one the last. */
const COLORS = { light: ["#c2416b", "#12324f"], dark: ["#ffe14d", "#7c5cff"] };

const cases = Object.entries(MOODS).flatMap(([mood, { defaultTheme }]) =>
  COLORS[defaultTheme].map((color) => [mood, color] as const),
);

test.each(cases)(
  "the logo that %s draws in %s can be read on both grounds",
  async (name, color) => {
    const mood = MOODS[name]!;
    const colors = brandColors(mood, color);
    const looks = makeTokens(mood, colors);
    const answers = readAnswers({ code: "luma", name: "Luma", mood: name, color });
    const mark = await drawSign(answers, mood, colors, looks);
    const root = mkdtempSync(join(tmpdir(), "sign-"));
    const names = { "logo.svg": mark.logo, "logo-dark.svg": mark.logoDark };
    mkdirSync(join(root, "luma/assets"), { recursive: true });
    for (const [file, text] of Object.entries(names))
      writeFileSync(join(root, "luma/assets", file), text);
    const { layout } = mood;
    const found = await checkLogo({
      ...{ code: "luma", folder: "luma", root, looks, layout },
      assets: Object.keys(names),
    });
    rmSync(root, { recursive: true });
    expect(found).toEqual([]);
  },
);
