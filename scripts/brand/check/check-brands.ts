import { brandCodes, readBrand } from "../source/brand-source.ts";
import { checkContrast } from "./checks/check-contrast.ts";
import { checkData } from "./checks/check-data.ts";
import { checkHardCoded } from "./checks/check-hard-coded.ts";
import { checkHosts } from "./checks/check-hosts.ts";
import { checkLogo } from "./checks/check-logo.ts";
import { checkNames } from "./checks/check-names.ts";
import { checkPages } from "./checks/check-pages.ts";
import { checkPictures } from "./checks/check-pictures.ts";
import { checkPlatform } from "./checks/check-platform.ts";
import { checkStyle } from "./checks/check-style.ts";
import { checkWording, readSharedWords } from "./checks/check-wording.ts";
import { checkCover } from "./cover-fault.ts";
import type { Finding } from "./finding.ts";

/**
 * Checks brands against every rule; all of the project's brands by default. Other brands are read
 * too, for rules about what two brands must not share. Findings are sorted by file and line.
 */
export async function checkBrands(root: string, wanted: readonly string[] = []) {
  const all = brandCodes(root);
  const codes = wanted.length > 0 ? wanted : all;
  const read = all.map((code) => ({ code, ...checkData(readBrand(root, code)) }));
  const known = read.flatMap((one) => one.known ?? []);
  const shared = await readSharedWords();
  const findings: Finding[] = read
    .filter(({ code }) => codes.includes(code))
    .flatMap((one) => one.findings);
  for (const brand of known.filter(({ code }) => codes.includes(code)))
    findings.push(
      ...checkHosts(brand, known),
      ...checkContrast(brand),
      ...checkCover(brand),
      ...checkPlatform(brand),
      ...checkWording(brand, shared),
      ...checkNames(brand, shared),
      ...checkPages(brand),
      ...checkStyle(brand),
      ...(await checkPictures(brand)),
      ...(await checkLogo({ ...brand, layout: brand.data.layout })),
    );
  findings.push(...checkHardCoded(root, codes));
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
