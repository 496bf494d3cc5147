import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HOME } from "#themes/home-sections.ts";
import { lineOf } from "../../source/brand-source.ts";
import { didYouMean } from "../../suggest.ts";
import type { Finding } from "../finding.ts";
import { isSitePath, sitePaths } from "../site-paths.ts";
import type { KnownBrand } from "./check-data.ts";
import type { SharedWords } from "./check-wording.ts";

const file = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The icons that menus may use. */
const icons = [
  ...readFileSync(file("app/ui/media/icons.svg"), "utf8").matchAll(/\bid="([^"]+)"/g),
].map(([, id = ""]) => id);

/** The path of one of the brand's own pages. */
const OWN_PAGE = /^\/info\/([^/?#]+)/;

/** Names in menu, home page, footer and categories that refer to nothing. */
export function checkNames(brand: KnownBrand, shared: SharedWords): Finding[] {
  const { code, config, data } = brand;
  const findings: Finding[] = [];
  const words = [...(shared.es?.keys() ?? [])];
  const below = (start: string) =>
    words.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  const pages = [...new Set(brand.pages.map(({ name }) => name.split(".")[0]!))];
  const look = (what: string, name: string, known: readonly string[], path: string[]) => {
    if (known.includes(name)) return;
    const own = known.slice(0, 12).join(", ");
    findings.push({
      ...{ rule: "unknown-name", brand: code, file: config.path, line: lineOf(config, path) },
      message: `There is no ${what} "${name}".`,
      fix: didYouMean(name, known) || (own ? `There are ${own} …` : "Take it out."),
    });
  };
  for (const [at, entry] of (data.menu ?? []).entries()) {
    if (typeof entry === "string") continue;
    const path = ["menu", String(at)];
    look("icon", entry.icon, icons, [...path, "icon"]);
    if ("page" in entry) look("page", entry.page, pages, [...path, "page"]);
    else {
      look("wording nav", entry.label, below("common.nav."), [...path, "label"]);
      const page = OWN_PAGE.exec(entry.to)?.[1];
      if (page) look("page", page, pages, [...path, "to"]);
      else if (!isSitePath(entry.to)) look("path", entry.to, sitePaths, [...path, "to"]);
    }
  }
  for (const [at, link] of (data.footer ?? []).entries())
    if (typeof link !== "string") look("page", link.page, pages, ["footer", String(at), "page"]);
  const classes = below("home.classes.");
  for (const [at, section] of (data.home ?? HOME[data.layout.hero]).entries())
    if (typeof section === "object" && "shelf" in section)
      look("kind of slots", section.shelf, classes, ["home", String(at), "shelf"]);
  for (const [at, { gameClassify, icon }] of data.categories.entries()) {
    const path = ["categories", String(at)];
    look("kind of slots", gameClassify, classes, [...path, "gameClassify"]);
    if (!existsSync(file(`public/media/icons/${icon}-96.webp`)))
      look("drawing for a tile", icon, [], [...path, "icon"]);
  }
  return findings;
}
