import type { LoaderFunctionArgs } from "@remix-run/node";
import { bannerGroupOf } from "#app/frame/banner/banner-group.ts";
import { openBanners } from "#app/frame/banner/open-banners.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { jackpotOf } from "../../parts/jackpot/jackpot.server.ts";

/** The only group with a counter under it. */
const WITH_JACKPOT = "w_rng";

/** The banners above this page. If they cannot be read, the page loads without them. */
export async function bannersOf(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const group = bannerGroupOf(new URL(args.request.url).pathname);
  if (!group) return { group: null, slides: [], jackpot: null };
  const [slides, jackpot] = await Promise.all([
    openBanners(site, group).catch(() => []),
    group === WITH_JACKPOT ? jackpotOf(site) : null,
  ]);
  return { group, slides, jackpot };
}
export type Slide = Awaited<ReturnType<typeof bannersOf>>["slides"][number];
