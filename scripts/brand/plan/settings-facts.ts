import { z } from "zod";
import { GAME_TYPES } from "#platform/contract/play/game-types.ts";
import { brandSchema } from "#themes/define-brand.ts";
import { footerOfBrand } from "#themes/footer-links.ts";
import { type MenuLine, menuOfBrand } from "#themes/menu.ts";
import { flatten, type Plain } from "./flatten.ts";

const { gameTypes, menu, footer } = brandSchema.shape;
/** The defaults for a brand's missing values; values that today's rules refuse count as missing. */
const chosen = z.object({
  gameTypes: gameTypes.catch(undefined),
  menu: menu.catch(undefined),
  footer: footer.catch(undefined),
});

const addressOf = (page: string) => `/info/${page}`;
const nameOf = (line: MenuLine) => ("page" in line ? addressOf(line.page) : line.label);

/**
 * A brand's settings by path, with its game types, menu and footer as players see them. Without a
 * list of its own, a brand shows all of them; a list takes the others away. `pages` are the brand's
 * own.
 */
export function settingsFacts(config: object, pages: readonly string[]): Record<string, Plain> {
  const said = chosen.parse(config);
  const lines = menuOfBrand(said);
  const entries = lines.map((line) => [
    nameOf(line),
    "to" in line ? [line.to, line.icon] : [line.icon],
  ]);
  const links = footerOfBrand(said.footer, pages);
  return flatten({
    ...config,
    gameTypes: said.gameTypes ?? GAME_TYPES,
    menu: { ...Object.fromEntries(entries), order: lines.map(nameOf) },
    footer: links.map((link) => (typeof link === "string" ? link : addressOf(link.page))),
  });
}
