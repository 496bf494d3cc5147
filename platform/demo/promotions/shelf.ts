import type { PromotionCategory } from "../../contract/club/promotion-categories.ts";
import { type DemoPromotion, type Facts, promotionWords, type Voice } from "./demo-promotion.ts";
import * as facts from "./facts.ts";

type Season = { id: string; gameClass: string; picture: string; voice: Voice };
export type Voices = {
  rtp: Voice;
  smallStake: Voice;
  freeGames: Voice;
  deposit: Voice;
  /** The present season, and the next one. */
  seasons: [Season, Season];
  points: Voice;
  missions: Voice;
};

const ALWAYS = { from: -30, to: null };
const SOON = { from: null, to: null };

/** A brand's eight promotions: what holds today, two seasons of games, and what comes. */
export function shelf(voices: Voices): DemoPromotion[] {
  const [running, coming] = voices.seasons;
  return [
    season(running, { from: -6, to: 22 }),
    one("rtp-a-la-vista", "START", "p_fair-1", "/rngList", ALWAYS, voices.rtp, facts.rtpFacts),
    one(
      "juegos-gratis-al-doble",
      "GAMES",
      "p_fair-2",
      "/rngList",
      ALWAYS,
      voices.freeGames,
      facts.freeGamesFacts,
    ),
    one(
      "deposito-sin-comision",
      "START",
      "p_fair-3",
      "/member/deposit",
      ALWAYS,
      voices.deposit,
      facts.depositFacts,
    ),
    one(
      "giros-desde-veinte",
      "GAMES",
      "p_club-1",
      "/rngList",
      ALWAYS,
      voices.smallStake,
      facts.smallStakeFacts,
    ),
    season(coming, { from: 22, to: 50 }),
    one("club-de-puntos", "CLUB", "p_club-2", "/pointMall", SOON, voices.points, facts.pointsFacts),
    one("misiones", "CLUB", "p_club-3", "/missions", SOON, voices.missions, facts.missionsFacts),
  ];
}

function season({ id, gameClass, picture, voice }: Season, days: DemoPromotion["days"]) {
  const to = `/rngList?class=${gameClass}`;
  return one(id, "SEASON", picture, to, days, voice, facts.seasonFacts);
}

function one(
  id: string,
  category: PromotionCategory,
  picture: string,
  linkTo: string,
  days: DemoPromotion["days"],
  voice: Voice,
  said: Facts,
): DemoPromotion {
  const audience = linkTo.startsWith("/member") ? "MEMBERS" : "EVERYONE";
  return { id, category, audience, picture, linkTo, days, words: promotionWords(voice, said) };
}
