import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useMatches,
} from "@remix-run/react";
import { Jackpot } from "../../parts/jackpot/jackpot.tsx";
import { BannerStrip } from "./banner-strip.tsx";
import { bannersOf } from "./banners.server.ts";

export const handle = { i18n: ["banners"] };

export const loader = (args: LoaderFunctionArgs) => bannersOf(args);

/** Another path has another group; the filters of a list do not change the banners. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/**
 * The banners of the path's group above the page, if the platform has any. A page whose handle says
 * `placesBanners` gets them as its outlet's context, and puts them where it wants.
 */
export default function WithBanners() {
  const { group, slides, jackpot } = useLoaderData<typeof loader>();
  const handle = useMatches().at(-1)?.handle as { placesBanners?: true } | undefined;
  const isPlaced = handle?.placesBanners === true;
  const banners = (
    <>
      <BannerStrip key={group} slides={slides} isFirstSeen={!isPlaced} />
      {jackpot && <Jackpot view={jackpot} />}
    </>
  );
  return isPlaced ? (
    <Outlet context={slides.length > 0 || jackpot ? banners : null} />
  ) : (
    <>
      {banners}
      <Outlet />
    </>
  );
}
