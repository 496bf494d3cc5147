import { FLAGS } from "#platform/contract/core/site.ts";
import { lineOf } from "../../source/brand-source.ts";
import { didYouMean } from "../../suggest.ts";
import type { Finding } from "../finding.ts";
import { hostFault } from "../host-fault.ts";
import { JURISDICTIONS } from "../jurisdictions.ts";
import type { KnownBrand } from "./check-data.ts";

/** Flags, hosts and the law: a brand's public data outside its own pages. */
export function checkPlatform(brand: KnownBrand): Finding[] {
  const { data, config, code } = brand;
  const findings: Finding[] = [];
  const add = (rule: Finding["rule"], path: string[], message: string, fix: string) =>
    findings.push({
      ...{ rule, brand: code, file: config.path, line: lineOf(config, path) },
      ...{ message, fix },
    });
  for (const flag of Object.keys(data.flags))
    if (!FLAGS.some((name) => name === flag))
      add(
        "unknown-flag",
        ["flags", flag],
        `The platform has no flag "${flag}".`,
        didYouMean(flag, FLAGS) || `It knows ${FLAGS.join(", ")}.`,
      );
  for (const list of ["imageCDNs", "launchGameCDNs"] as const)
    for (const [at, address] of data[list].entries()) {
      const fault = hostFault(address);
      if (fault)
        add("cdn-host", [list, String(at)], `${address} ${fault}.`, "Write https:// and the name.");
    }
  for (const [at, { url, authority }] of data.licences.entries()) {
    const fault = url && hostFault(new URL(url).origin);
    const path = ["licences", String(at)];
    if (fault) add("cdn-host", path, `${url} ${fault}.`, "Write the authority's own page.");
    if (!url && data.jurisdiction !== "demo")
      add(
        "licence-link",
        path,
        `The badge of ${authority} leads nowhere.`,
        'Add url: "https://…", the authority\'s page about this licence.',
      );
  }
  const { legal, jurisdiction } = data;
  const law = JURISDICTIONS[jurisdiction];
  if (!law)
    add(
      "jurisdiction",
      ["jurisdiction"],
      `Nothing is known of the jurisdiction "${jurisdiction}".`,
      didYouMean(jurisdiction, Object.keys(JURISDICTIONS)) ||
        `It is one of ${Object.keys(JURISDICTIONS).join(", ")}.`,
    );
  else if (legal.ageMin < law.ageMin)
    add(
      "jurisdiction",
      ["legal", "ageMin"],
      `${law.name} lets nobody play below ${law.ageMin}; the brand says ${legal.ageMin}.`,
      `Write ageMin: ${law.ageMin}.`,
    );
  if (!/^\+?[\d][\d *]{2,19}$/.test(legal.helpline))
    add(
      "jurisdiction",
      ["legal", "helpline"],
      `"${legal.helpline}" is no number that a player can call.`,
      "Write the free helpline of the country, digits and spaces.",
    );
  for (const key of ["company", "licence"] as const)
    if (legal[key].trim().length < 4)
      add("jurisdiction", ["legal", key], `legal.${key} says nothing.`, "Write it out.");
  if (!legal.address && jurisdiction !== "demo")
    add(
      "jurisdiction",
      ["legal"],
      "The operator's address is missing.",
      "Add legal.address, as the licence has it.",
    );
  if (data.licences.length === 0)
    add(
      "jurisdiction",
      ["licences"],
      "No licence is named.",
      "Add the authority and the number that allow the brand to offer games.",
    );
  return findings;
}
