import type { MenuLine } from "#themes/menu.ts";

export type FrameMenuItem = {
  /** The wording's key below "nav", or the words themselves. */
  label: string | { words: string };
  to: string;
  icon: string;
  /** The vendors of a game type; null for an item that is not a game type. */
  vendors: { vassalage: string; gameCount: number; to: string }[] | null;
  /** How many games the type has open; null for an item that is not a game type. */
  gameCount: number | null;
};
type GamesOfType = {
  title: string;
  cards: readonly {
    vassalage: string;
    gameCount: number;
    isHot: boolean;
    isGame: "VASSALAGE" | null;
  }[];
};
type OwnPageOf = (name: string) => { title: string; to: string } | undefined;

const MOST_VENDORS = 6;
const NO_GAMES = { vendors: null, gameCount: null };

/**
 * The brand's menu, filled by the platform. A game type appears only if it is one of the open
 * `types`, with up to six vendors, those with hot games first. The brand's own pages appear under
 * their titles.
 */
export function menuOf(
  menu: readonly MenuLine[],
  types: readonly GamesOfType[],
  ownPageOf: OwnPageOf,
): FrameMenuItem[] {
  return menu.flatMap((line): FrameMenuItem[] => {
    const { icon } = line;
    if ("page" in line) {
      const page = ownPageOf(line.page);
      return page ? [{ label: { words: page.title }, to: page.to, icon, ...NO_GAMES }] : [];
    }
    const { label, to, gameType } = line;
    if (!gameType) return [{ label, to, icon, ...NO_GAMES }];
    const ofType = types.find(({ title }) => title === gameType);
    if (!ofType) return [];
    const gameCount = ofType.cards.reduce((sum, card) => sum + card.gameCount, 0);
    return [{ label, to, icon, vendors: firstVendors(ofType, to), gameCount }];
  });
}

function firstVendors({ cards }: GamesOfType, list: string) {
  const [hot, rest] = [cards.filter(({ isHot }) => isHot), cards.filter(({ isHot }) => !isHot)];
  return [...hot, ...rest].slice(0, MOST_VENDORS).map(({ vassalage, gameCount, isGame }) => ({
    ...{ vassalage, gameCount },
    to: isGame === "VASSALAGE" ? `/vendor/${vassalage}` : `${list}?vassalage=${vassalage}`,
  }));
}
