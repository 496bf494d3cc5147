import type { Brand } from "#themes/define-brand.ts";

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
const assets = import.meta.glob<string>("/brands/*/assets/*", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

function assetsOf(folder: string): Record<string, string> {
  const prefix = `${folder}/assets/`;
  return Object.fromEntries(
    Object.entries(assets)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, url]) => [path.slice(prefix.length), url]),
  );
}

const brands = Object.entries(configs).map(([path, config]) => {
  const folder = path.slice(0, path.lastIndexOf("/"));
  return {
    config,
    stylesheet: styles[`${folder}/theme.css.ts`]!,
    fonts: fonts[`${folder}/fonts.ts`] ?? [],
    copy: copies[`${folder}/copy.ts`],
    assets: assetsOf(folder),
  };
});
export type SiteBrand = (typeof brands)[number];

const byHost = new Map(
  brands.flatMap((brand) => brand.config.hosts.map((host) => [host, brand] as const)),
);

/** A build of one brand answers for it on any host; otherwise only the hosts of a brand count. */
export function findBrand(request: Request): SiteBrand | undefined {
  const host = new URL(request.url).hostname.replace(/\.$/, "");
  return byHost.get(host) ?? (brands.length === 1 ? brands[0] : undefined);
}

/** Where each brand of this build answers, on the port of the request. */
export function brandPreviews(request: Request) {
  const { protocol, port } = new URL(request.url);
  return brands.map(({ config }) => ({
    name: config.name,
    href: `${protocol}//${config.hosts[0]}${port && `:${port}`}/`,
  }));
}

/** What of a brand may reach the browser. */
export function brandView({ config, stylesheet, fonts: faces, assets: files }: SiteBrand) {
  const { code, name, languages, currency, layout, legal, browserColor, customerService } = config;
  return {
    code,
    name,
    languages,
    currency,
    layout,
    legal,
    browserColor,
    customerService,
    stylesheet,
    fonts: faces,
    logo: files["logo.svg"]!,
    logoDark: files["logo-dark.svg"] ?? files["logo.svg"]!,
    icon: files["icon.svg"] ?? files["logo.svg"]!,
    favicon: files["favicon.svg"] ?? files["icon.svg"] ?? files["logo.svg"]!,
    touchIcon: files["apple-touch-icon.png"] ?? null,
    helpArt: files["w_help-1.avif"] ?? null,
    shareImage: files["og.png"] ?? null,
  };
}
export type BrandView = ReturnType<typeof brandView>;
