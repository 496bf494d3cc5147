/** Pages that show the games of another menu item. */
const SAME: Readonly<Record<string, string>> = {
  rng: "rnglist",
  fish: "fishlist",
  pvp: "pvplist",
  live: "livelist",
  promodetail: "promotions",
};

/** True when the menu item for `to` is the visitor's current page. */
export function isCurrent(to: string, pathname: string): boolean {
  const here = firstPart(pathname);
  return (SAME[here] ?? here) === firstPart(to);
}

/** True on a page and on the pages below it. */
export const isWithin = (page: string, pathname: string) =>
  pathname === page || pathname.startsWith(`${page}/`);

const firstPart = (path: string) => path.toLowerCase().split("/")[1] ?? "";
