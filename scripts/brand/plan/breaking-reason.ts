import type { Change } from "./compare-facts.ts";
import type { Plain } from "./flatten.ts";

const SETTINGS: Readonly<Record<string, string>> = {
  code: "Members and books are kept under the old one.",
  merchant: "Members and books are kept under the old one.",
  "currency.code": "Balances are kept in the old one.",
  "currency.decimals": "Amounts that players know would read otherwise.",
  jurisdiction: "Players agreed to the law of the old one.",
  timeZone: "Days, and with them daily limits and reports, begin at another hour.",
};

/** Lists whose entries all belong to players. */
const LISTS: Readonly<Record<string, string>> = {
  hosts: "Whoever kept the address finds nothing there.",
  languages: "Players who read it are answered in another.",
  gameTypes: "Players find games of a type no more.",
  footer: "Players find a page no more that it led to.",
};

/**
 * The reason why a change takes something from players or changes their terms; undefined when it
 * does not.
 */
export function breakingReason({ area, what, from, to, note }: Change): string | undefined {
  if (from === undefined) return undefined;
  if (area === "flags")
    return from === true && to !== true && !note ? "Players lose what it switches." : undefined;
  if (area === "routes" && to === undefined)
    return what.startsWith("/") ? "Its addresses lead nowhere." : "The menu leads there no more.";
  if (area === "pictures" && to === undefined) return "Banners and kept pages name it.";
  if (area === "pages and files" && to === undefined && what.endsWith(".md"))
    return "Its address leads nowhere.";
  if (area !== "settings") return undefined;
  if (LISTS[what] && lost(from, to)) return LISTS[what];
  if (what === "hasBothThemes" && from === true) return "Players who chose the other mode lose it.";
  if (what === "legal.ageMin" && Number(to) > Number(from))
    return "Members below it may play no more.";
  return SETTINGS[what];
}

function lost(from: Plain, to: Plain | undefined): boolean {
  const kept = Array.isArray(to) ? to : [];
  return Array.isArray(from) && from.some((one) => !kept.includes(one));
}
