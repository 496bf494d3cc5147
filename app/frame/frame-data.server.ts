import type { LoaderFunctionArgs } from "@remix-run/node";
import { brandPreviews, brandView } from "#app/server/brand.server.ts";
import { hiddenBalanceCookie } from "#app/server/cookies.server.ts";
import { flagsOf } from "#app/server/flags.ts";
import { type Site, siteOf } from "#app/server/site.server.ts";
import { gameVendors } from "#platform/contract/games.ts";
import { SYSTEM_STATUS, unreadMessages } from "#platform/contract/site.ts";
import { balance } from "#platform/contract/wallet.ts";

/** What header, footer and bars show on every page. */
export async function frameData(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { brand, language, theme } = site;
  const [status, lanes, account, isBalanceHidden] = await Promise.all([
    site.status(),
    site.ask(gameVendors, {}).then(
      (answer) => answer.lanes,
      () => [],
    ),
    accountData(site),
    hiddenBalanceCookie.parse(args.request.headers.get("cookie")),
  ]);
  const offered = new Set<string>(lanes.map((lane) => lane.title));
  const vendors = new Map(
    lanes.flatMap((lane) => lane.cards.map((card) => [card.vassalage, card])),
  );
  return {
    brand: brandView(brand),
    language,
    theme,
    menu: brand.config.menu.filter((item) => !item.gameType || offered.has(item.gameType)),
    flags: [...flagsOf(status.whitelabel, brand.config.flags)],
    closed:
      status.status === SYSTEM_STATUS.normal
        ? null
        : { status: status.status, location: status.location },
    vendors: [...vendors.values()],
    account,
    isBalanceHidden: isBalanceHidden === true,
    /** Every brand's address, for whoever previews them; only while developing. */
    previews: import.meta.env.DEV ? brandPreviews(args.request) : [],
    year: new Date().getFullYear(),
  };
}
export type FrameData = Awaited<ReturnType<typeof frameData>>;

async function accountData(site: Site) {
  const member = await site.member();
  if (!member) return null;
  const [wallet, messages] = await Promise.all([
    site.ask(balance, {}).catch(() => null),
    site.ask(unreadMessages, {}).catch(() => null),
  ]);
  return {
    name: member.nickname || member.account,
    type: member.type,
    balance: wallet?.sumBalance ?? null,
    unread: messages?.unread ?? 0,
  };
}
