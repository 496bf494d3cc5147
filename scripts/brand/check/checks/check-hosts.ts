import { lineOf } from "../../source/brand-source.ts";
import type { Finding } from "../finding.ts";
import type { KnownBrand } from "./check-data.ts";

/** Codes that differ from the folder's, and hosts or merchants that another brand also has. */
export function checkHosts(brand: KnownBrand, all: readonly KnownBrand[]): Finding[] {
  const { data, code, config } = brand;
  const place = { brand: code, file: config.path };
  const findings: Finding[] = [];
  if (data.code !== code)
    findings.push({
      ...{ ...place, rule: "brand-code", line: lineOf(config, ["code"]) },
      message: `The folder is brands/${code}, the code "${data.code}".`,
      fix: `Write "${code}", or give the folder the other name with npm run brand -- rename.`,
    });
  for (const other of all) {
    if (other.code === code) continue;
    if (other.data.merchant === data.merchant)
      findings.push({
        ...{ ...place, rule: "host-clash", line: lineOf(config, ["merchant"]) },
        message: `The merchant "${data.merchant}" is ${other.code}'s too.`,
        fix: "Give each brand a merchant of its own.",
      });
    for (const [at, host] of data.hosts.entries())
      if (other.data.hosts.includes(host))
        findings.push({
          ...{ ...place, rule: "host-clash", line: lineOf(config, ["hosts", String(at)]) },
          message: `The host ${host} is ${other.code}'s too.`,
          fix: "Take it out of one of the two.",
        });
  }
  return findings;
}
