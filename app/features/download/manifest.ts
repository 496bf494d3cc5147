import type { LoaderFunctionArgs } from "@remix-run/node";
import { i18nFor } from "#app/i18n/i18n.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { modeWithoutDevice } from "#themes/mode-without-device.ts";

/** The web app manifest: the brand's name, icons and colours. */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, language } = await guardedSite(args);
  const { config, assets } = brand;
  const color = config.browserColor[modeWithoutDevice(config.defaultTheme)];
  const t = i18nFor(brand, language).getFixedT(language, "down");
  const icon = (file: string, sizes: string, purpose: "any" | "maskable") =>
    assets[file] ? [{ src: assets[file], sizes, type: "image/png", purpose }] : [];
  const manifest = {
    id: "/",
    name: config.name,
    short_name: config.name,
    description: t("description", { brand: config.name }),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: color,
    background_color: color,
    icons: [
      ...icon("icon-192.png", "192x192", "any"),
      ...icon("icon-512.png", "512x512", "any"),
      ...icon("icon-maskable-512.png", "512x512", "maskable"),
    ],
    shortcuts: [
      { name: t("shortcuts.hot"), url: "/hot" },
      { name: t("shortcuts.help"), url: "/help" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
