import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runProgram } from "#scripts/lib/run-program.ts";
import { commitOf } from "../../image/commit-of.ts";
import { engineWords, findEngines, imageBytes, must, unpackImage } from "../../image/engine.ts";
import { filesBelow, filesOfImage } from "../../image/image-files.ts";
import { type ImageReport, imageText, reportImage } from "../../image/report-image.ts";
import { checkBrands } from "../check/check-brands.ts";
import { checkData } from "../check/checks/check-data.ts";
import { statusOf, textReport } from "../check/report.ts";
import { type Command, type Place, WrongUse } from "../command.ts";
import { readBrand } from "../source/brand-source.ts";
import { knownCode } from "./known-code.ts";

const options = { "files-only": { type: "boolean" }, to: { type: "string" } } as const;

export const image: Command = {
  usage: [
    "image <code …> [--to .data/images]     builds, smoke-tests, proves, writes the bill",
    "image <code …> --files-only            without an engine: what an image would hold",
  ],
  async run(args, place) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const codes = positionals.length > 0 ? positionals : [knownCode(place.root)];
    for (const code of codes) knownCode(place.root, code);
    const findings = await checkBrands(place.root, codes);
    if (statusOf(findings) === 2) {
      place.say(textReport(findings, codes));
      return 2;
    }
    let status = 0;
    for (const code of codes) {
      const commit = commitOf(place.root, code);
      const folder = join(values.to ?? ".data/images", `${code}-${commit}`);
      const parts = { code, commit, folder };
      const make = values["files-only"] ? reportFiles : reportBuilt;
      const report = await make(place, parts);
      place.say(imageText(report, folder));
      if (report.traces.length > 0) status = 2;
    }
    return status;
  },
};

type Parts = { code: string; commit: string; folder: string };

/** Builds the image, runs it once, and lists every file in it. */
async function reportBuilt({ root }: Place, { code, commit, folder }: Parts): Promise<ImageReport> {
  const words = engineWords(process.env);
  const { builder, runner } = findEngines();
  if (!builder || !runner)
    throw new WrongUse("No docker or podman works here: --files-only looks at what it would hold.");
  const tag = `white-label-gaming:${code}-${commit}`;
  const tags = ["-t", tag, "-t", `white-label-gaming:${code}`];
  must(builder, ["build", "--build-arg", `BRAND=${code}`, ...words.build, ...tags, root]);
  const [host = ""] = checkData(readBrand(root, code)).known?.data.hosts ?? [];
  // Loaded here, as it starts a whole platform and no other command needs it.
  const { smokeTest } = await import("../../image/smoke-test.ts");
  await smokeTest(runner, words, tag, host);
  const unpacked = mkdtempSync(join(tmpdir(), "image-"));
  try {
    unpackImage(runner, words, tag, unpacked);
    const files = filesBelow(join(unpacked, "app"));
    const given = { brand: code, commit, tag, imageBytes: imageBytes(runner, words, tag) };
    return reportImage(root, folder, given, files);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** Builds the one brand's site into a separate folder, and lists the files that would be copied. */
async function reportFiles({ root }: Place, { code, commit, folder }: Parts): Promise<ImageReport> {
  const output = `test-results/image-${code}`;
  const build = join(root, output);
  const env = { BRAND: code, BUILD_DIR: output, NODE_ENV: "production" };
  const args = ["vite:build", "--logLevel", "warn"];
  const status = await runProgram("remix", args, { cwd: root, env, isQuiet: true });
  if (status !== 0) throw new WrongUse(`The site of ${code} cannot be built.`);
  try {
    const given = { brand: code, commit, tag: undefined, imageBytes: undefined };
    return reportImage(root, folder, given, filesOfImage(root, build));
  } finally {
    rmSync(build, { recursive: true, force: true });
  }
}
