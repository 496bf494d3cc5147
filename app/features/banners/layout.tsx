import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { Jackpot } from "../../parts/jackpot/jackpot.tsx";
import { BannerStrip } from "./banner-strip.tsx";
import { bannersOf } from "./banners.server.ts";

export const handle = { i18n: ["banners"] };

export const loader = (args: LoaderFunctionArgs) => bannersOf(args);

/** Another path has another group; the filters of a list do not change the banners. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The banners of the path's group above the page, if the platform has any. */
export default function UnderBanners() {
  const { group, slides, jackpot } = useLoaderData<typeof loader>();
  return (
    <>
      <BannerStrip key={group} slides={slides} />
      {jackpot && <Jackpot view={jackpot} />}
      <Outlet />
    </>
  );
}
