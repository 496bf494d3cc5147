import type { Brand } from "#themes/define-brand.ts";
import { gamesPathOf } from "#themes/game-types.ts";

type Copy = Partial<Record<string, Record<string, object>>>;

const configs = import.meta.glob<Brand>("/brands/*/brand.config.ts", {
  eager: true,
  import: "default",
});
const styles = import.meta.glob<string>("/brands/*/theme.css.ts", {
  eager: true,
  import: "default",
  query: "?url",
});
const fonts = import.meta.glob<string[]>("/brands/*/fonts.ts", { eager: true, import: "default" });
const copies = import.meta.glob<Copy>("/brands/*/copy.ts", { eager: true, import: "default" });
const pageTexts = import.meta.glob<string>("/brands/*/pages/*.md", {
  eager: true,
  import: "default",
  query: "?raw",
});
const assets = import.meta.glob<string>("/brands/*/assets/*", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** Every brand's pictures by folder and name, sorted once for all brands. */
const assetsByFolder = new Map<string, Record<string, string>>();
for (const [path, url] of Object.entries(assets)) {
  const [folder = "", name = ""] = path.split("/assets/");
  const files = assetsByFolder.get(folder) ?? {};
  files[name] = url;
  assetsByFolder.set(folder, files);
}

/** The texts of every brand's own pages by folder, name and language. */
const pagesByFolder = new Map<string, Record<string, Record<string, string>>>();
for (const [path, text] of Object.entries(pageTexts)) {
  const [folder = "", file = ""] = path.split("/pages/");
  const [name = "", language = ""] = file.split(".");
  const pages = pagesByFolder.get(folder) ?? {};
  pages[name] = { ...pages[name], [language]: text };
  pagesByFolder.set(folder, pages);
}

const brands = Object.entries(configs).map(([path, config]) => {
  const folder = path.slice(0, path.lastIndexOf("/"));
  return {
    config,
    stylesheet: styles[`${folder}/theme.css.ts`]!,
    fonts: fonts[`${folder}/fonts.ts`] ?? [],
    copy: copies[`${folder}/copy.ts`],
    assets: assetsByFolder.get(folder) ?? {},
    pages: pagesByFolder.get(folder) ?? {},
  };
});
export type SiteBrand = (typeof brands)[number];

/** The brands of this build. */
export const allBrands: readonly SiteBrand[] = brands;

const byHost = new Map(
  brands.flatMap((brand) => brand.config.hosts.map((host) => [host, brand] as const)),
);

/** The brand of a request. A build of one brand answers on any host; otherwise the host decides. */
export function findBrand(request: Request): SiteBrand | undefined {
  const host = new URL(request.url).hostname.replace(/\.$/, "");
  return byHost.get(host) ?? (brands.length === 1 ? brands[0] : undefined);
}

/** True when this build has a brand that answers on the host. */
export const hasBrandAt = (host: string): boolean =>
  findBrand(new Request(`http://${host}`)) !== undefined;

/** The merchants of this build's brands. */
export const brandMerchants: readonly string[] = brands.map(({ config }) => config.merchant);

/** The origin of a host, with the scheme and port of this request; an origin stays as it is. */
export function originAt(host: string, request: Request): string {
  const { protocol, port } = new URL(request.url);
  return host.includes("://") ? host : `${protocol}//${host}${port && `:${port}`}`;
}

/** Every origin of a brand. */
export const originsOf = ({ config }: SiteBrand, request: Request): string[] =>
  config.hosts.map((host) => originAt(host, request));

/** The address of each brand in this build, on the port of the request. */
export function brandPreviews(request: Request) {
  const { protocol, port } = new URL(request.url);
  return brands.map(({ config }) => ({
    name: config.name,
    href: `${protocol}//${config.hosts[0]}${port && `:${port}`}/`,
  }));
}

/** How a brand writes amounts and times. */
export const conventionsOf = ({ currency, timeZone, locales }: Brand) => ({
  ...{ symbol: currency.symbol, decimals: currency.decimals },
  ...{ timeZone, locales },
});

/** The part of a brand that may reach the browser. */
export function brandView({ config, stylesheet, fonts: faces, assets: files }: SiteBrand) {
  const { code, name, languages, currency, layout, legal, browserColor } = config;
  return {
    code,
    name,
    languages,
    currency,
    conventions: conventionsOf(config),
    layout,
    // A phone number must not break across lines.
    legal: { ...legal, helpline: legal.helpline.replaceAll(" ", "\u00a0") },
    browserColor,
    isDemonstration: config.jurisdiction === "demo",
    hasBothThemes: config.hasBothThemes,
    gamesPath: gamesPathOf(config.gameTypes),
    customerService: config.customerService,
    social: config.social,
    appPage: config.appPage ?? null,
    licences: config.licences.flatMap((licence, index) => {
      const seal = files[`licence-${index + 1}.svg`];
      return seal ? [{ ...licence, seal }] : [];
    }),
    stylesheet,
    fonts: faces,
    logo: files["logo.svg"]!,
    logoDark: files["logo-dark.svg"] ?? files["logo.svg"]!,
    icon: files["icon.svg"] ?? files["logo.svg"]!,
    favicon: files["favicon.svg"] ?? files["icon.svg"] ?? files["logo.svg"]!,
    touchIcon: files["apple-touch-icon.png"] ?? null,
    helpArt: files["w_help-1.avif"] ?? null,
    emptyArt: {
      favourites: files["p_none-1.webp"] ?? null,
      hits: files["p_none-2.webp"] ?? null,
      records: files["p_none-3.webp"] ?? null,
    },
  };
}
export type BrandView = ReturnType<typeof brandView>;
