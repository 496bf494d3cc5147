import { z } from "zod";
import { decimalsOf } from "#platform/contract/wire/written-money.ts";
import { hex } from "./colour/hex.ts";
import { footerLinks } from "./footer-links.ts";
import { gameTypes } from "./game-types-schema.ts";
import { homeSections } from "./home-sections.ts";
import { menuEntry } from "./menu.ts";

const kinds = {
  header: ["rows", "rail", "pill", "band", "tabs", "crest"],
  bar: ["raised", "pill", "dock", "words", "notch", "cells"],
  drawer: ["tiles", "rail", "card", "panel", "tickets", "buoys"],
  notices: ["strip", "line", "above", "ticket"],
  hero: ["plate", "dock", "promos", "booth"],
  phoneHero: ["above", "beside", "arch", "street", "bay", "ticket"],
  card: ["bare", "lined", "tide"],
  marks: ["stickers", "paper", "lines", "tubes", "solid", "medals"],
  marker: ["halfSun", "bar", "pill"],
  deposit: ["arch", "square", "buoy"],
  footer: ["block", "line", "wave"],
  surface: ["raised", "framed", "open"],
  pageHead: ["plain", "crest", "rule", "band", "centre", "tag"],
  pageBody: ["cards", "path", "index", "scores", "stamps", "ledger"],
  stories: ["feature", "rows", "tickets"],
  centre: ["side", "tabs", "tiles"],
  lobby: ["shelf", "tables", "board", "mosaic", "posters", "reef"],
  access: ["beside", "above", "arch", "stage", "ticket", "plain"],
} as const;

/**
 * The counter under the banner of /rng. Every mode except "pool" and "paid" is invented and says
 * so.
 */
const jackpot = z.strictObject({
  /**
   * "pool" is the pot that bets fill, or paid prizes when the merchant has no pot. "paid" is paid
   * prizes. "random" starts between min and max, "fixed" at a fixed number and "clock" by the time.
   */
  mode: z.enum(["pool", "paid", "random", "fixed", "clock"]).default("pool"),
  min: z.number().int().positive().default(1_400_000),
  max: z.number().int().positive().default(1_500_000),
  start: z.number().int().positive().default(1_400_000),
  /**
   * How an invented counter grows: by 100 to 500 at random, or always by 165.11. A pot only moves.
   */
  growth: z.enum(["random", "ticker"]).default("ticker"),
  everyMs: z.union([z.literal(3000), z.literal(4000), z.literal(5000)]).default(3000),
});

const licence = z.strictObject({
  authority: z.string(),
  number: z.string(),
  /** The authority's own page that confirms the licence; the badge links there. */
  url: z.url({ protocol: /^https$/ }).optional(),
});

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 09:30");

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

function isLocale(name: string) {
  try {
    return Intl.NumberFormat.supportedLocalesOf(name).length === 1;
  } catch {
    return false;
  }
}
const locale = z.string().refine(isLocale, "a form of a language, such as es-PE").optional();

const code = z
  .string()
  .regex(/^[a-z][a-z0-9]{1,19}$/, "2 to 20 small letters and digits, a letter first");

/** What a brand can configure besides its looks. An unknown key is refused. */
export const brandSchema = z
  .strictObject({
    code,
    name: z.string().min(1).max(40),
    merchant: code,
    hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).min(1),
    languages: z
      .array(z.enum(["es", "en"]))
      .min(1)
      .default(["es", "en"]),
    /** The form of each language for dates and figures, when it is not the site's own. */
    locales: z.strictObject({ es: locale, en: locale }).default({}),
    /** The theme that a visitor first sees; "system" is that of their device. */
    defaultTheme: z.enum(["light", "dark", "system"]).default("light"),
    /** False leaves only `defaultTheme`. */
    hasBothThemes: z.boolean().default(true),
    currency: z
      .strictObject({
        code: z.string().regex(/^[A-Z]{3}$/, "the three letters of a currency, such as MXN"),
        symbol: z.string().min(1).max(4).default("P"),
        /** By default those of the currency: none in Chile. */
        decimals: z.number().int().min(0).max(4).optional(),
      })
      .transform((money) => ({ ...money, decimals: money.decimals ?? decimalsOf(money.code) })),
    /** The IANA name of the time zone in which all times are shown. */
    timeZone: z.string().refine(isTimeZone, "the name of a time zone, such as America/Bogota"),
    /** Defaults for flags, under the platform's answer. */
    flags: z.record(z.string(), z.boolean()).default({}),
    options: z
      .strictObject({ loggedInToHome: z.boolean().default(false), jackpot: jackpot.prefault({}) })
      .prefault({}),
    layout: z.strictObject({
      /**
       * Two rows, a rail, a floating pill, one band with the menu beside the logo, the menu as tabs of
       * the page, or the logo in the middle.
       */
      header: z.enum(kinds.header),
      /**
       * A phone's bottom bar: a raised deposit button, the current place in a pill, a floating dock,
       * words without icons, a notch around the deposit button, or ruled cells.
       */
      bar: z.enum(kinds.bar).default("raised"),
      /**
       * A phone's menu: tiles in a sheet, a rail at the side, lines of a menu card, large words over
       * the whole window, coloured tickets, or round buttons over waves.
       */
      drawer: z.enum(kinds.drawer).default("tiles"),
      /**
       * The newest notices: a moving strip, a still line with one at a time, that line above the
       * header, or a ticket beside the menu.
       */
      notices: z.enum(kinds.notices).default("strip"),
      hero: z.enum(kinds.hero),
      /**
       * The home page's hero on phones: the words above the drawing or beside it, below it under an
       * arch or at the foot of a street, over a bay, or on a ticket.
       */
      phoneHero: z.enum(kinds.phoneHero).default("above"),
      card: z.enum(kinds.card),
      /**
       * The signs of the kinds of slots: glossy stickers, glyphs on cut paper, bare lines, glowing
       * tubes on a night tile, a cut tile, or a medal's double ring. The last two have their own
       * digits for pot and prize.
       */
      marks: z.enum(kinds.marks).default("stickers"),
      marker: z.enum(kinds.marker),
      /** The deposit button. The prize wheel, the digits and the promises follow its shape. */
      deposit: z.enum(kinds.deposit),
      footer: z.enum(kinds.footer),
      /** Cards, shelves and tables of inner pages: raised, within lines, or open on the page. */
      surface: z.enum(kinds.surface).default("raised"),
      /** The titles of inner pages, and with `stories` the form of their heroes. */
      pageHead: z.enum(kinds.pageHead).default("plain"),
      /**
       * Help and its articles, VIP levels, missions, rewards, draws, money, settings, rules and an
       * agent's overview: cards in a shelf, stations of a path, an index beside dense rows, a scoreboard,
       * stamped cards, or a ledger's numbered lines.
       */
      pageBody: z.enum(kinds.pageBody).default("cards"),
      /** Promotions and articles: a large first one, rows beside their drawing, or tickets on it. */
      stories: z.enum(kinds.stories).default("feature"),
      /** The navigation of the member and the agent centre on wide screens and phones. */
      centre: z.enum(kinds.centre).default("side"),
      /**
       * The lists of games: equal covers, rows of a salon's tables, a numbered board, tiles with some
       * twice as large, a wall of posters without gaps, or covers of which every second lies lower.
       */
      lobby: z.enum(kinds.lobby).default("shelf"),
      /**
       * Login and registration: the drawing beside the form, above it, in an arch, around it, as
       * the ticket's stub, or no drawing.
       */
      access: z.enum(kinds.access).default("beside"),
    }),
    /** The game types that the site shows, in its order; by default all of the platform's. */
    gameTypes: gameTypes.optional(),
    /** The menu in order; by default the shared one (themes/menu.ts). */
    menu: z.array(menuEntry).min(1).optional(),
    /** The sections of the home page in order; by default those of its kind of hero. */
    home: homeSections.optional(),
    /** The footer's links in order; by default all of them and every page of the brand's own. */
    footer: footerLinks.optional(),
    categories: z.array(z.strictObject({ gameClassify: z.string(), icon: z.string() })),
    /** Colours of the browser's own frame, light and dark. */
    browserColor: z.strictObject({ light: hex, dark: hex }),
    /** Origins that also serve the site's pictures of games, besides the platform's. */
    imageCDNs: z.array(z.string()).default([]),
    /** Hosts that games may be framed from, besides the studio. */
    launchGameCDNs: z.array(z.string()).default([]),
    customerService: z.strictObject({
      email: z.email(),
      /** When somebody reads, every day in the brand's time zone; without it, at any hour. */
      hours: z.strictObject({ from: timeOfDay, to: timeOfDay }).optional(),
      /** How long an answer usually takes, in minutes. */
      replyMinutes: z.number().int().min(1).max(2880).optional(),
    }),
    legal: z.strictObject({
      company: z.string(),
      /** The operator's address, in the footer. Every jurisdiction but the demonstration's needs it. */
      address: z.string().min(1).max(200).optional(),
      licence: z.string(),
      ageMin: z.number().int().min(18),
      helpline: z.string(),
      /** A program that blocks games of chance on a device, free of charge. */
      blocking: z
        .strictObject({ name: z.string(), url: z.url({ protocol: /^https$/ }) })
        .default({ name: "BetBlocker", url: "https://betblocker.org" }),
    }),
    /** Badges in the footer; the first one's picture is assets/licence-1.svg. */
    licences: z.array(licence).max(4),
    /** The brand's existing pages on social networks. */
    social: z
      .array(z.strictObject({ network: z.string(), url: z.url({ protocol: /^https$/ }) }))
      .default([]),
    /** The brand's app page outside the site; by default the site's own /down. */
    appPage: z.url({ protocol: /^https$/ }).optional(),
    jurisdiction: z.string(),
  })
  .refine(({ defaultTheme, hasBothThemes }) => hasBothThemes || defaultTheme !== "system", {
    path: ["defaultTheme"],
    error: '"system" needs both themes; choose "light" or "dark"',
  });

export type JackpotOption = z.output<typeof jackpot>;
export type Brand = z.output<typeof brandSchema>;
export type BrandInput = z.input<typeof brandSchema>;

/**
 * Validates one brand's data when it is loaded. Throws with the path of each invalid value, so that
 * a bad brand stops the build and never reaches a player.
 */
export function defineBrand(input: BrandInput): Brand {
  const result = brandSchema.safeParse(input);
  if (result.success) return result.data;
  throw new Error(`brands/${input.code}/brand.config.ts\n${z.prettifyError(result.error)}`);
}
