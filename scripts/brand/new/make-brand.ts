import { spawnSync } from "node:child_process";
import { copyFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cutFace } from "#scripts/lib/fonts/cut-face.ts";
import { checkBrands } from "../check/check-brands.ts";
import type { Finding } from "../check/finding.ts";
import { type Place, WrongUse } from "../command.ts";
import type { Answers } from "./answers.ts";
import { identitiesOf, takenFault } from "./brand-identities.ts";
import { brandColors } from "./colours/brand-colors.ts";
import { makeTokens } from "./colours/make-tokens.ts";
import { MOODS } from "./colours/moods.ts";
import { drawSign } from "./draw-sign.ts";
import { codeFault } from "./faults/code-fault.ts";
import { nameFault } from "./faults/name-fault.ts";
import { ownLogo } from "./own-logo.ts";
import { openWorkshop } from "./workshop.ts";
import { cutName, hostsOf, writeData } from "./write-data.ts";
import { writeBanners, writeSigns } from "./write-pictures.ts";

/**
 * Makes a brand's folder from answers, checks it and moves it into place once it is whole. Returns
 * the check's findings. Refuses a taken code or host, and leaves nothing behind when it fails.
 */
export async function makeBrand(answers: Answers, { root, say }: Place): Promise<Finding[]> {
  const mood = MOODS[answers.mood]!;
  refuseTaken(root, answers);
  const fault = codeFault(root, answers.code) ?? (await nameFault(mood, answers.name));
  if (fault) throw new WrongUse(fault);
  const colors = brandColors(mood, answers.color, answers.color2);
  const tokens = makeTokens(mood, colors);
  const drawn = await drawSign(answers, mood, colors, tokens);
  const logo = answers.logo ? await ownLogo(answers.logo) : drawn.logo;
  const logoDark = answers.logoDark ? await ownLogo(answers.logoDark) : answers.logo && logo;
  const mark = { ...drawn, logo, logoDark: logoDark || drawn.logoDark };
  const workshop = openWorkshop(root);
  try {
    const folder = workshop.brand(answers.code);
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
    const findings = await checkBrands(workshop.root, [answers.code]);
    refuseTaken(root, answers);
    renameSync(folder, join(root, "brands", answers.code));
    return findings;
  } finally {
    workshop.close();
  }
}

function refuseTaken(root: string, answers: Answers): void {
  const taken = takenFault(identitiesOf(root), answers.code, hostsOf(answers));
  if (taken) throw new WrongUse(taken);
}

/**
 * The project's own formatter, so a new folder passes the same checks as the rest. Git does not
 * know the workshop.
 */
function format(root: string, folder: string): void {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  spawnSync(process.execPath, [biome, "format", "--write", "--vcs-enabled=false", folder], {
    cwd: root,
  });
}
