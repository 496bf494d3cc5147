import type { LoaderFunctionArgs } from "@remix-run/node";
import { brandPreviews, brandView } from "#app/request/brand/brand.server.ts";
import { ownPage, ownPagePath } from "#app/request/brand/own-pages.server.ts";
import { pictureHosts } from "#app/request/brand/picture-hosts.server.ts";
import { hiddenBalanceCookie } from "#app/request/cookies/cookies.server.ts";
import { isGreetingDue } from "#app/request/cookies/greeting.server.ts";
import { resumeRemembered } from "#app/request/cookies/remember.server.ts";
import { requireLogin } from "#app/request/guards/guards.server.ts";
import { isLawfulPath } from "#app/request/offers/is-lawful-path.ts";
import { codesOf, gamesPath, openTypes } from "#app/request/offers/offered-types.server.ts";
import { mayPreview, type Site, unguardedSite } from "#app/request/site.server.ts";
import type { SiteStatus } from "#app/request/status-for.server.ts";
import { SYSTEM_STATUS } from "#platform/contract/core/admission.ts";
import type { Gate } from "#platform/contract/core/gates.ts";
import { ACCOUNT_TYPE, isAgentType } from "#platform/contract/members/account-type.ts";
import { balance } from "#platform/contract/money/wallet.ts";
import { playMoney } from "#platform/contract/play/games.ts";
import { merchantWallet } from "#platform/contract/play/purses.ts";
import { DEMO_SYMBOL } from "#platform/contract/play/vendor-wallet.ts";
import { unreadMessages } from "#platform/contract/publishing/messages.ts";
import { menuOfBrand } from "#themes/menu.ts";
import { footerOf } from "./footer/footer-of.server.ts";
import { headData } from "./head/head-data.server.ts";
import { menuOf } from "./header/menu/menu-of.ts";
import { frameNotices, NO_NOTICES } from "./notices/notices.server.ts";
import { channelsFor } from "./service/channels.ts";
import { lastVisitOf } from "./visitor/last-visit.server.ts";

/** What header, footer and bars show on every page; for a closed site only what its page needs. */
export async function frameData(args: LoaderFunctionArgs) {
  const site = await unguardedSite(args);
  const { brand, language, theme } = site;
  const { status, isPreview } = await admission(site);
  const isOpen = status.status === SYSTEM_STATUS.normal || isPreview;
  if (isOpen) await resumeRemembered(site, args.request);
  if (isOpen) requireLogin(site, args.request);
  const isGreeting = isOpen && site.token !== undefined && (await isGreetingDue(args.request));
  const [common, account, lastVisit, notices, isBalanceHidden] = await Promise.all([
    isOpen ? sharedFrame(site) : frameOf(site, []),
    isOpen ? accountData(site) : null,
    isGreeting ? lastVisitOf(site) : null,
    isOpen ? frameNotices(site, new URL(args.request.url).pathname) : NO_NOTICES,
    hiddenBalanceCookie.parse(args.request.headers.get("cookie")),
  ]);
  return {
    ...common,
    language,
    theme,
    head: isOpen ? headData(brand, language, args.request) : null,
    flags: [...(await site.flags())],
    /** What the law forbids this visitor. */
    refused: isOpen ? status.refused : [],
    closed: isOpen ? null : closedData(status),
    isPreview,
    isGate: site.isGate,
    /** The customer service channels of this visitor. */
    channels: isOpen ? channelsFor(status.customerService, account?.rankLevel ?? 0) : [],
    account,
    isGreeting,
    /** The member's visit before this one, shown on the first page after a login. */
    lastVisit,
    /** The titles that scroll under the header, if any. */
    notices: notices.bar,
    bell: notices.bell,
    isBalanceHidden: isBalanceHidden === true,
    /** Every brand's address, for previews; only in development. */
    previews: import.meta.env.DEV ? brandPreviews(args.request) : [],
    year: new Date().getFullYear(),
    /** The CDNs of pictures of games; without any, the site serves them. */
    pictureHosts: isOpen ? pictureHosts(brand, status, args.request) : [],
  };
}
export type FrameData = Awaited<ReturnType<typeof frameData>>;

async function admission(site: Site) {
  const status = await site.status();
  const isClosed = status.status !== SYSTEM_STATUS.normal;
  return { status, isPreview: isClosed && (await mayPreview(site, status.status)) };
}

/** The data of the closed site's page; its customer service channels are outside this site. */
function closedData(status: SiteStatus) {
  const { location, maintenanceUntil, customerService } = status;
  const channels = customerService.filter(({ path }) => /^(https:|mailto:|tel:)/.test(path));
  return { status: status.status, location, until: maintenanceUntil, now: Date.now(), channels };
}

/** What the frame shows to every visitor; without the games if they cannot be read. */
const sharedFrame = (site: Site) =>
  site
    .shared("frame", async () =>
      lawful(frameOf(site, await openTypes(site), await gamesPath(site)), await site.refused()),
    )
    .catch(() => frameOf(site, []));

/** The frame without links to pages that the law forbids. */
const lawful = (frame: ReturnType<typeof frameOf>, refused: readonly Gate[]) => ({
  ...frame,
  menu: frame.menu.filter(({ to }) => isLawfulPath(to, refused)),
  footer: frame.footer.filter(({ to }) => isLawfulPath(to, refused)),
});

type OpenTypes = Awaited<ReturnType<typeof openTypes>>;

function frameOf({ brand, language }: Site, types: OpenTypes, playPath?: string) {
  const vendors = new Map(
    types.flatMap((ofType) => ofType.cards.map((card) => [card.vassalage, card])),
  );
  return {
    brand: { ...brandView(brand), ...(playPath && { gamesPath: playPath }) },
    menu: menuOf(menuOfBrand(brand.config), types, (name) => {
      const page = ownPage(brand, name, language);
      return page && { title: page.title, to: ownPagePath(name) };
    }),
    footer: footerOf(brand, language),
    openTypes: codesOf(types, brand.config),
    vendors: [...vendors.values()].map(({ vassalage, name, logo }) => ({ vassalage, name, logo })),
  };
}

async function accountData(site: Site) {
  const member = await site.member();
  if (!member) return null;
  const isTrial = member.type === ACCOUNT_TYPE.trial;
  const refused = await site.refused();
  const [wallet, purses, messages] = await Promise.all([
    (isTrial ? trialWallet(site) : site.ask(balance, {})).catch(() => null),
    site.ask(merchantWallet, {}).catch(() => null),
    site.ask(unreadMessages, {}).catch(() => null),
  ]);
  return {
    id: member.id,
    account: member.account,
    name: member.nickname || member.account,
    avatar: member.avatar,
    // Where the law allows no agents, theirs is a player's site.
    type: isAgentType(member.type) && refused.includes("agents") ? 0 : member.type,
    rankLevel: member.clubLabel.rankLevel,
    toUpline: member.toUpline,
    balance: wallet?.sumBalance ?? null,
    /** The sign of a trial account's play money, which stands in for the brand's symbol. */
    playMoney: isTrial ? DEMO_SYMBOL : null,
    /** The part of the balance in vendors' purses or under way. */
    outside: wallet?.outside ?? 0n,
    /** The sums that the latest rounds paid; the header hides those that a game has not shown yet. */
    payouts: wallet?.payouts ?? [],
    hasPurses: purses?.isSingle === false,
    hasLevels: !refused.includes("vip"),
    hasBonuses: !refused.includes("welcomeBonus"),
    unread: messages?.unread ?? 0,
    /** How many awards wait in the reward centre. */
    claimable: messages?.claimable ?? 0,
  };
}

/** A trial account has only the play money at the vendors. */
async function trialWallet(site: Site) {
  const { balance: sumBalance } = await site.ask(playMoney, {});
  return { sumBalance, outside: 0n, payouts: [] };
}
