import type { Brand } from "#themes/define-brand.ts";

export type FrameMenuItem = {
  label: string;
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

const MOST_VENDORS = 6;

/**
 * The brand's menu as the platform fills it: types of games only while some are open, each with up
 * to six vendors, those with hot games first.
 */
export function menuOf(menu: Brand["menu"], lanes: readonly Lane[]): FrameMenuItem[] {
  return menu.flatMap(({ label, to, icon, gameType }): FrameMenuItem[] => {
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
