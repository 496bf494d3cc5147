import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { buildSite } from "#scripts/lib/build-site.ts";
import { isBuilt } from "#scripts/lib/build-state.ts";
import type { Place } from "../command.ts";
import { WrongUse } from "../command.ts";
import { gallery } from "./gallery/gallery.ts";
import { comparePictures } from "./judge/compare-pictures.ts";
import { judgeShot, type Limits, statusOfShots } from "./judge/judge-shot.ts";
import { openKept } from "./kept-shots.ts";
import { openStillSite } from "./open-still-site.ts";
import { planRounds } from "./plan-rounds.ts";
import { type Judged, type Shot, shotName } from "./shot.ts";
import { shotsJson, shotsText } from "./shots-report.ts";
import { takeFolder } from "./take-folder.ts";
import { takeShots } from "./take-shots.ts";

export type Wanted = {
  codes: readonly string[];
  /** Paths; undefined for the default ones, "all" for every public page. */
  screens: readonly string[] | undefined;
  /** Parts of a look's name; each selects the looks that contain it. */
  looks: readonly string[];
  /** The folder of the kept shots. */
  reference: string;
  /** The folder of the gallery. */
  to: string;
  /** True when the current shots become the approved ones. */
  isKept: boolean;
  limits: Limits;
};

const PORT = 4370;

/**
 * Takes the shots, compares each with the kept one and writes the gallery; returns the exit status.
 */
export async function shootBrands({ root, say }: Place, wanted: Wanted): Promise<number> {
  const { rounds, hostOf, merchants } = planRounds(root, wanted);
  if (rounds.length === 0) throw new WrongUse("No look of these brands is called like that.");
  takeFolder(wanted.to);
  if (!isBuilt() && (await buildSite()) !== 0)
    throw new Error("The site for the pictures cannot be built: see above.");
  const kept = new Map(wanted.codes.map((code) => [code, openKept(wanted.reference, code)]));
  const judged: Judged[] = [];
  const onShot = async (shot: Shot, look: "first" | "second") => {
    const known = kept.get(shot.look.brand)!;
    const found = await judge(shot, known, wanted.limits);
    // A busy machine's browser sometimes draws something wrong, so a difference must appear twice.
    if (found.result.kind === "differs" && look === "first") return false;
    await writePictures(shot, found, wanted.to);
    if (wanted.isKept) known.keep(found.result.name, shot);
    judged.push(found.result);
    return true;
  };
  const site = await openStillSite({
    ...{ port: PORT, dataDir: join(wanted.to, "data") },
    merchants,
  });
  try {
    const origin = (code: string) => `http://${hostOf(code)}:${PORT}`;
    await takeShots(rounds, { origin, onShot, say });
  } finally {
    await site.stop();
  }
  const order = rounds.map(({ look }) => look);
  const shots = judged.toSorted(
    (one, other) => order.indexOf(one.look) - order.indexOf(other.look),
  );
  const page = join(wanted.to, "index.html");
  writeFileSync(page, gallery(shots));
  writeFileSync(join(wanted.to, "report.json"), shotsJson(shots));
  say(shotsText(shots));
  say(wanted.isKept ? `kept in ${wanted.reference}; gallery: ${page}` : `gallery: ${page}`);
  return statusOfShots(shots, wanted);
}

type Found = { result: Judged; before: Buffer | undefined; difference: Buffer | undefined };

async function judge(
  shot: Shot,
  known: ReturnType<typeof openKept>,
  limits: Limits,
): Promise<Found> {
  const kept = known.find(shotName(shot));
  const comparison = kept
    ? await comparePictures(kept.picture, shot.picture)
    : { difference: 0, picture: undefined };
  const result = judgeShot(shot, { kept, isNothingKept: known.isEmpty, comparison }, limits);
  return { result, before: kept?.picture, difference: comparison.picture };
}

/** Writes the gallery's pictures of a shot. */
async function writePictures(shot: Shot, { result, before, difference }: Found, to: string) {
  const write = (folder: string, picture: Buffer) => {
    const file = join(to, folder, shot.look.brand, `${result.name}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
  };
  write("now", shot.picture);
  if (result.kind !== "differs" || !before || !difference) return;
  write("before", before);
  write("differences", await sharp(difference).webp({ quality: 80 }).toBuffer());
}
