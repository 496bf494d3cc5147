import { z } from "zod";

const kinds = {
  header: ["rows", "rail", "pill"],
  hero: ["plate", "dock", "promos"],
  card: ["bare", "lined", "tide"],
  marker: ["halfSun", "bar", "pill"],
  deposit: ["arch", "square", "buoy"],
  footer: ["block", "line", "wave"],
} as const;

const menuItem = z.object({
  /** Key of the wording in the locale file "common", below "nav". */
  label: z.string(),
  to: z.string().startsWith("/"),
  icon: z.string(),
  /** Shown only while the platform lists games of this type. */
  gameType: z.string().optional(),
});

/** What every brand shows unless it says otherwise. */
const MENU: z.input<typeof menuItem>[] = [
  { label: "home", to: "/", icon: "house" },
  { label: "hot", to: "/hot", icon: "flame" },
  { label: "RNG", to: "/rngList", icon: "cherry", gameType: "RNG" },
  { label: "help", to: "/help", icon: "life-buoy" },
];

const brandSchema = z.object({
  code: z.string().regex(/^[a-z][a-z0-9]{1,19}$/),
  name: z.string().min(1).max(40),
  merchant: z.string(),
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).min(1),
  languages: z
    .array(z.enum(["es", "en"]))
    .min(1)
    .default(["es", "en"]),
  defaultTheme: z.enum(["light", "dark"]).default("light"),
  currency: z.object({
    code: z.string().length(3),
    symbol: z.string().min(1).max(4).default("P"),
    decimals: z.number().int().min(0).max(4).default(2),
  }),
  /** Flags laid under the platform's answer. */
  flags: z.record(z.string(), z.boolean()).default({}),
  options: z.object({ loggedInToHome: z.boolean().default(false) }).prefault({}),
  layout: z.object({
    header: z.enum(kinds.header),
    hero: z.enum(kinds.hero),
    card: z.enum(kinds.card),
    marker: z.enum(kinds.marker),
    deposit: z.enum(kinds.deposit),
    footer: z.enum(kinds.footer),
    iconStroke: z.number().min(1).max(3).default(2),
  }),
  menu: z.array(menuItem).default(MENU),
  categories: z.array(z.object({ gameClassify: z.string(), icon: z.string() })),
  /** Colours of the browser's own frame, light and dark. */
  browserColor: z.object({ light: z.string(), dark: z.string() }),
  imageCDNs: z.array(z.string()).default([]),
  launchGameCDNs: z.array(z.string()).default([]),
  customerService: z.object({ email: z.email() }),
  legal: z.object({
    company: z.string(),
    licence: z.string(),
    ageMin: z.number().int().min(18),
    helpline: z.string(),
  }),
  jurisdiction: z.string(),
});

export type Brand = z.output<typeof brandSchema>;
export type BrandInput = z.input<typeof brandSchema>;

/**
 * Checks one brand's data when it is loaded. Throws with the path of each wrong value, so that a
 * bad brand stops the build and never reaches a player.
 */
export function defineBrand(input: BrandInput): Brand {
  const result = brandSchema.safeParse(input);
  if (result.success) return result.data;
  throw new Error(`brands/${input.code}/brand.config.ts\n${z.prettifyError(result.error)}`);
}
