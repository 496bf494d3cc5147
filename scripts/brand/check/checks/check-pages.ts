import type { PageFile } from "../../source/brand-source.ts";
import type { Finding } from "../finding.ts";
import { hostFault } from "../host-fault.ts";
import type { KnownBrand } from "./check-data.ts";

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2})\.md$/;
const MOST_SIGNS = 40_000;
/** A line of seven equals signs alone is a heading of Markdown. */
const MERGE_MARK = /^(?:<{7}|>{7})(?: |$)/;

/** Checks a brand's own pages: their names, languages, titles and links. */
export function checkPages({ code, data, pages, folder }: KnownBrand): Finding[] {
  const findings: Finding[] = [];
  const add = (file: string, line: number, message: string, fix: string) =>
    findings.push({ rule: "own-page", brand: code, file, line, message, fix });
  const languages = new Map<string, string[]>();
  for (const page of pages) {
    const [, name, language] = NAME.exec(page.name) ?? [];
    if (!name || !language) {
      const fix = "Call it name.es.md: small letters, digits and hyphens, then the language.";
      add(page.path, 1, `"${page.name}" is no name of a page.`, fix);
      continue;
    }
    languages.set(name, [...(languages.get(name) ?? []), language]);
    for (const { line, message, fix } of faultsOf(page)) add(page.path, line, message, fix);
  }
  for (const [name, written] of languages)
    for (const language of data.languages.filter((one) => !written.includes(one)))
      add(
        `${folder}/pages/${name}.${written[0]}.md`,
        1,
        `The page "${name}" is not written in "${language}", which the brand speaks.`,
        `Write pages/${name}.${language}.md.`,
      );
  return findings;
}

type Fault = { line: number; message: string; fix: string };

function faultsOf({ text }: PageFile): Fault[] {
  const lines = text.split("\n");
  const faults: Fault[] = [];
  if (!/^# +\S/.test(lines[0] ?? ""))
    faults.push({
      line: 1,
      message: "The page has no title.",
      fix: 'Begin it with "# " and the title.',
    });
  if (text.length > MOST_SIGNS)
    faults.push({
      line: 1,
      message: `The page has ${text.length} signs; a page may have ${MOST_SIGNS}.`,
      fix: "Make two pages of it.",
    });
  for (const [at, line] of lines.entries()) {
    if (MERGE_MARK.test(line))
      faults.push({
        line: at + 1,
        message: "A mark of a merge stands here.",
        fix: "Keep one of the two texts, and take out the three marks.",
      });
    if (/<\/?[a-z!]/i.test(line))
      faults.push({
        line: at + 1,
        message: "HTML is shown to players as it is written.",
        fix: "Write it in Markdown: **bold**, *italic*, lists, tables and links.",
      });
    for (const [, to = ""] of line.matchAll(/\]\(([^)]*)\)/g)) {
      const fault = linkFault(to);
      if (fault)
        faults.push({
          line: at + 1,
          message: `The link ${to || "without an address"} ${fault}.`,
          fix: "Write a path of the site such as /help, an https address, mailto: or tel:.",
        });
    }
  }
  return faults;
}

function linkFault(to: string): string | undefined {
  if (/^\/(?![/\\])\S*$/.test(to) || /^#[\w-]+$/.test(to)) return undefined;
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/.test(to)) return undefined;
  if (URL.canParse(to) && to.startsWith("https:")) return hostFault(new URL(to).origin);
  return "leads nowhere that a page may lead to";
}
