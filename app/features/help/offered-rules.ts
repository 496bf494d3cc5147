import type { GameType } from "#platform/contract/play/game-types.ts";
import type { ArticleText } from "./help-texts.server.ts";

/** The types of games that a section of the article "rules" is about. */
const TYPES_OF: Readonly<Record<string, readonly GameType[]>> = {
  rng: ["RNG"],
  live: ["LIVE"],
  fish: ["FISH"],
  pvp: ["PVP"],
  sports: ["SPORTS"],
  esports: ["ESPORTS"],
  lott: ["LOTT", "ELOTT"],
  cockfight: ["COCKFIGHT"],
};

/** The rules of games without those of types that the house does not offer. */
export function offeredRules(text: ArticleText, offered: readonly GameType[]): ArticleText {
  const sections = Object.entries(text.sections).filter(
    ([id]) => TYPES_OF[id]?.some((type) => offered.includes(type)) ?? true,
  );
  return { ...text, sections: Object.fromEntries(sections) };
}
