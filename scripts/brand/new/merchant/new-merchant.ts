import {
  type MerchantFile,
  merchantFile,
} from "#platform/contract/staff/merchant/merchant-file.ts";
import type { Tokens } from "#themes/tokens.ts";
import type { Answers } from "../answers.ts";
import type { Mood } from "../colours/mood.ts";
import { COUNTRIES, moneyOf } from "../countries.ts";
import { bannerWords } from "./banner-words.ts";
import { inBrandMoney } from "./in-brand-money.ts";
import { methodsOf } from "./methods/methods-of.ts";
import { moneyTermsOf } from "./money-terms.ts";
import { newClub } from "./new-club.ts";
import standard from "./standard.json" with { type: "json" };

type Parts = { answers: Answers; mood: Mood; tokens: Tokens };

/** The games a mood puts first, the most popular first. */
const FAVOURITES: Readonly<Record<Mood["ground"], string[]>> = {
  sunburst: [
    "pinata-real",
    "mariachi-feliz",
    "sol-serpiente",
    "tres-cerezas",
    "corona-mayor",
    "campana-real",
  ],
  beams: [
    "neon-nocturno",
    "galaxia-gema",
    "cometa-azul",
    "agujero-negro",
    "ninja-luna",
    "rubi-salvaje",
  ],
  hills: ["dulce-nube", "isla-tortuga", "flamenco-pop", "perla-azul", "coral-vivo", "faro-del-sur"],
  shards: [
    "boveda-total",
    "rey-tiburon",
    "lobo-de-plata",
    "dragon-jade",
    "pista-estelar",
    "corona-mayor",
  ],
  deco: [
    "corona-mayor",
    "diosa-opalo",
    "dragon-jade",
    "rubi-salvaje",
    "boveda-total",
    "canto-sirena",
  ],
  bubbles: [
    "dulce-nube",
    "flamenco-pop",
    "tres-cerezas",
    "campana-real",
    "pinata-real",
    "sandia-turbo",
  ],
};

/** What the merchant of a new brand is at the platform, until the operator says otherwise. */
export function newMerchant(hosts: string[], { answers, mood, tokens }: Parts): MerchantFile {
  const { code, name, country, jurisdiction } = answers;
  const { code: currency, symbol: currencySymbol } = moneyOf(answers);
  const money = moneyTermsOf(currency);
  const favourites = FAVOURITES[mood.ground];
  const look = tokens[mood.defaultTheme].palette;
  const { methods, account } = methodsOf({ country, currency });
  const details = { bank: "Banco Demo", holder: answers.company ?? name, account };
  return merchantFile.parse({
    ...{ code, name, hosts, country, jurisdiction, currency, currencySymbol },
    flags: ["DIRECTREG3", "USERNAMEREG3", "FREEPLAY3"],
    registration: { ageMin: 18, invitation: `${code.toUpperCase().slice(0, 16)}2026`, fields: {} },
    usdt: money.usdt,
    settings: { timeZone: COUNTRIES[country]!.timeZone, ...money.settings },
    jackpot: { seed: "5000.00", hitMin: "5100.00", hitMax: "9000.00", shareBasisPoints: 50 },
    methods: methods.map((one) => ({ ...one, ...(one.kind === "transfer" && { details }) })),
    ...newClub(currency),
    favourites,
    letterLook: {
      page: tokens.light.palette.tint,
      ground: tokens.dark.palette.heroBase,
      onGround: tokens.dark.palette.heroInk,
      accent: look.accent,
      action: tokens.light.palette.action,
      onAction: tokens.light.palette.onAction,
    },
    ...inBrandMoney(
      { banners: bannerWords(answers.mood, name, favourites[0]!), ...standard },
      { country, currencySymbol },
    ),
  });
}
