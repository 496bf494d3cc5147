import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkData, type KnownBrand } from "../brand/check/checks/check-data.ts";
import { brandCodes, readBrand } from "../brand/source/brand-source.ts";
import { foreignTraces, type Trace } from "./foreign-traces.ts";
import type { ImageFile } from "./image-files.ts";
import { writeBill } from "./write-bill.ts";

export type ImageReport = {
  brand: string;
  commit: string;
  /** Undefined without an engine: the expected files of the image were checked instead. */
  tag: string | undefined;
  /** By the engine's count; undefined without one. */
  imageBytes: number | undefined;
  files: number;
  bytes: number;
  /** Bytes by top folder. */
  parts: Record<string, number>;
  /** The brands whose traces were searched for, and the findings. */
  others: string[];
  traces: Trace[];
  packages: number;
};

type Given = Pick<ImageReport, "brand" | "commit" | "tag" | "imageBytes">;

/**
 * Checks every file of an image, writes report.json and sbom.cdx.json into a folder, and returns
 * the report.
 */
export function reportImage(
  root: string,
  folder: string,
  given: Given,
  files: readonly ImageFile[],
): ImageReport {
  const brands = brandCodes(root).flatMap((code) => checkData(readBrand(root, code)).known ?? []);
  const own = brands.find(({ code }) => code === given.brand) as KnownBrand;
  const others = brands.filter((one) => one !== own);
  mkdirSync(folder, { recursive: true });
  const parts: Record<string, number> = {};
  for (const { path, place } of files) {
    const part = path.split("/")[0]!;
    parts[part] = (parts[part] ?? 0) + statSync(place).size;
  }
  const report: ImageReport = {
    ...given,
    files: files.length,
    bytes: Object.values(parts).reduce((sum, bytes) => sum + bytes, 0),
    parts,
    others: others.map(({ code }) => code),
    traces: foreignTraces(files, own, others),
    packages: writeBill(root, join(folder, "sbom.cdx.json"), given.brand, given.commit),
  };
  writeFileSync(join(folder, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
  return report;
}

/** The report as text, for a build's log. */
export function imageText(report: ImageReport, folder: string): string {
  const { brand, tag, imageBytes, files, bytes, parts, others, traces, packages } = report;
  const size = imageBytes === undefined ? "" : `, the image ${megabytes(imageBytes)}`;
  const top = Object.entries(parts).toSorted(([, a], [, b]) => b - a);
  const found = traces.map(({ path, brand: whose, what }) => `  ${path} ${what} (${whose})`);
  return [
    `${brand}: ${tag ?? "what an image would hold, without its packages"}`,
    `  ${files} files, ${megabytes(bytes)}${size}`,
    `  ${top.map(([part, size]) => `${part} ${megabytes(size)}`).join(", ")}`,
    `  ${traces.length === 0 ? "nothing" : `${traces.length} TRACES`} of ${others.join(", ") || "any other brand"} in it`,
    ...found,
    `  ${packages} packages in ${folder}/sbom.cdx.json, all figures in report.json`,
  ].join("\n");
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
