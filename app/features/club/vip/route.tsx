import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { openGameTypes } from "#app/request/offers/offered-types.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { vipLevels, vipStanding } from "#platform/contract/club/vip.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { rebatedOf } from "./rebated-of.ts";
import { VipPage } from "./vip-page.tsx";

export const handle = { i18n: ["vip"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const [{ levels }, standing, open] = await Promise.all([
    site.ask(vipLevels, { language: site.language }),
    standingOf(site),
    openGameTypes(site),
  ]);
  const { t, titled } = wordsOf(site, "vip");
  const lesser = {
    LIVE: open.includes("LIVE"),
    SPORTS: open.includes("SPORTS") || open.includes("ESPORTS"),
  };
  return {
    levels,
    rebated: rebatedOf(open, levels),
    whole: WHOLE.filter((type) => open.includes(type)),
    lesser: LESSER.filter((type) => lesser[type]),
    standing,
    art: artOf(site.brand, "p_vip-1") ?? artOf(site.brand, "p_story-3"),
    title: titled(t("title")),
    description: t("description"),
  };
}

/** Games whose whole stake is a valid bet, and games that count the lesser of stake and outcome. */
const WHOLE = ["RNG", "FISH"] as const;
const LESSER = ["LIVE", "SPORTS"] as const;

export type VipData = ReturnType<typeof useLoaderData<typeof loader>>;

/** Null for a guest and for a trial account, whose play money does not count. */
async function standingOf(site: Site) {
  if (!(await site.member())) return null;
  return site.ask(vipStanding, {}).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

export default function Vip() {
  return <VipPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
