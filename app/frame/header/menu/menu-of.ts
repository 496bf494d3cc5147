import type { MenuLine } from "#themes/menu.ts";

export type FrameMenuItem = {
  /** Key of the wording below "nav", or the words themselves. */
  label: string | { words: string };
  to: string;
  icon: string;
  /** The vendors of a type of games; null for what is no type of games. */
  vendors: { vassalage: string; gameCount: number }[] | null;
};
type Lane = {
  title: string;
  openCount: number;
  cards: readonly { vassalage: string; gameCount: number; isHot: boolean }[];
};
type OwnPageOf = (name: string) => { title: string; to: string } | undefined;

const MOST_VENDORS = 6;

/**
 * The brand's menu as the platform fills it: types of games only while some are open, each with up
 * to six vendors, those with hot games first; pages of the brand's own under their titles.
 */
export function menuOf(
  menu: readonly MenuLine[],
  lanes: readonly Lane[],
  ownPageOf: OwnPageOf,
): FrameMenuItem[] {
  return menu.flatMap((line): FrameMenuItem[] => {
    const { icon } = line;
    if ("page" in line) {
      const page = ownPageOf(line.page);
      return page ? [{ label: { words: page.title }, to: page.to, icon, vendors: null }] : [];
    }
    const { label, to, gameType } = line;
    if (!gameType) return [{ label, to, icon, vendors: null }];
    const lane = lanes.find(({ title, openCount }) => title === gameType && openCount > 0);
    return lane ? [{ label, to, icon, vendors: firstVendors(lane) }] : [];
  });
}

function firstVendors({ cards }: Lane) {
  const [hot, rest] = [cards.filter(({ isHot }) => isHot), cards.filter(({ isHot }) => !isHot)];
  return [...hot, ...rest]
    .slice(0, MOST_VENDORS)
    .map(({ vassalage, gameCount }) => ({ vassalage, gameCount }));
}
