import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cutFace } from "#scripts/lib/cut-face.ts";
import { checkBrands } from "../check/check-brands.ts";
import { checkData } from "../check/check-data.ts";
import type { Finding } from "../check/finding.ts";
import { type Place, WrongUse } from "../command.ts";
import { brandCodes, readBrand } from "../source/brand-source.ts";
import type { Answers } from "./answers.ts";
import { brandColors } from "./brand-colors.ts";
import { drawSign } from "./draw-sign.ts";
import { makeTokens } from "./make-tokens.ts";
import { MOODS } from "./moods.ts";
import { ownLogo } from "./own-logo.ts";
import { cutName, hostsOf, writeData } from "./write-data.ts";
import { writeBanners, writeSigns } from "./write-pictures.ts";

/**
 * Writes a brand's folder out of answers and checks it; answers what the check found. Refuses a
 * code or a host that is taken, and leaves nothing behind when it cannot finish.
 */
export async function makeBrand(answers: Answers, { root, say }: Place): Promise<Finding[]> {
  refuseTaken(root, answers);
  const mood = MOODS[answers.mood]!;
  const colors = brandColors(mood, answers.color, answers.color2);
  const tokens = makeTokens(mood, colors);
  const folder = join(root, "brands", answers.code);
  try {
    const drawn = await drawSign(answers, mood, colors, tokens);
    const logo = answers.logo ? await ownLogo(answers.logo) : drawn.logo;
    const logoDark = answers.logoDark ? await ownLogo(answers.logoDark) : answers.logo && logo;
    const mark = { ...drawn, logo, logoDark: logoDark || drawn.logoDark };
    writeData({ folder, answers, mood, tokens });
    const face = await cutFace(mood.display.file, mood.display.pins);
    writeFileSync(join(folder, "assets/fonts", cutName(mood.display)), face);
    const licence = join(mood.display.file.split("/files/")[0]!, "LICENSE");
    copyFileSync(
      createRequire(import.meta.url).resolve(licence),
      join(folder, "assets/fonts/LICENSE"),
    );
    const parts = { folder: `${join(folder, "assets")}/`, mark, mood, colors, tokens };
    await writeSigns(parts);
    say(`Drawing ${await writeBanners(parts, answers.draft)} pictures is done.`);
    format(root, folder);
    return (await checkBrands(root, [answers.code])).filter(({ rule }) => rule !== "hard-coded");
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function refuseTaken(root: string, answers: Answers): void {
  const { code } = answers;
  if (brandCodes(root).includes(code) || existsSync(join(root, "brands", code)))
    throw new WrongUse(`There is a brand "${code}" already: choose another code.`);
  for (const other of brandCodes(root)) {
    const { known } = checkData(readBrand(root, other));
    const taken = hostsOf(answers).find((host) => known?.data.hosts.includes(host));
    if (taken) throw new WrongUse(`The host ${taken} is ${other}'s: choose another.`);
    if (known?.data.merchant === code)
      throw new WrongUse(`The merchant "${code}" is ${other}'s: choose another code.`);
  }
}

/** The project's own formatter, so that a new folder passes the same gate as the rest. */
function format(root: string, folder: string): void {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  spawnSync(process.execPath, [biome, "format", "--write", folder], { cwd: root });
}
