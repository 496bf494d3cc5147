import type { LoaderFunctionArgs } from "@remix-run/node";
import { leftOut } from "#app/request/offers/left-out.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import { breakShow } from "#platform/contract/members/protection/protection.ts";
import { deposits } from "#platform/contract/money/cashier.ts";
import { balance } from "#platform/contract/money/wallet.ts";
import { withdrawals } from "#platform/contract/money/withdrawals.ts";
import { favouriteGames, type Game, recentGames } from "#platform/contract/play/games.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { toCardGame } from "../../card/card-game.ts";

const ROW_SIZE = 12;
const WAITS_SHOWN = 3;
const NONE = { list: [] };
const NO_CONTENT = { content: [] };
type Held = Pick<NonNullable<ValueOf<typeof breakShow>["break"]>, "kind" | "until">;

/**
 * What a member's home begins with: the last games, the favourites, and the payments that wait for
 * the member. Null for guests and trial accounts.
 */
export async function ownHome(args: LoaderFunctionArgs, site: Site) {
  const member = await site.member();
  if (!member || member.type === ACCOUNT_TYPE.trial) return null;
  const { gameTypes } = site.brand.config;
  const asked = { gameTypes, language: site.language, pageNo: 1, pageSize: ROW_SIZE };
  const [recent, favourites, paidIn, paidOut, hasNone, held] = await Promise.all([
    site.ask(recentGames, asked).catch(leftOut(args, "recent", NONE)),
    site.ask(favouriteGames, asked).catch(leftOut(args, "favourites", NO_CONTENT)),
    site.ask(deposits, { state: "open", pageNo: 1 }).catch(leftOut(args, "deposits", NONE)),
    site.ask(withdrawals, { state: "open", pageNo: 1 }).catch(leftOut(args, "withdrawals", NONE)),
    hasNoMoney(site).catch(leftOut(args, "balance", false)),
    heldBreak(site).catch(leftOut(args, "break", undefined)),
  ]);
  const unpaid = paidIn.list.filter(({ nextActor }) => nextActor === "player");
  const arrived = paidOut.list.flatMap(({ withdrawalId, allocations }) =>
    allocations
      .filter(({ canConfirm }) => canConfirm)
      .map(({ amount }) => ({ id: withdrawalId, amount })),
  );
  return {
    name: member.nickname || member.account,
    recent: cards(recent.list),
    favourites: cards(favourites.content),
    unpaid: unpaid.slice(0, WAITS_SHOWN).map(({ depositId: id, amount }) => ({ id, amount })),
    arrived: arrived.slice(0, WAITS_SHOWN),
    /** The break that holds, in which nothing invites to play. */
    held: held ?? null,
    /** Nothing to play with and nothing on its way. False while it is unknown whether a break holds. */
    isEmpty: hasNone && held === null && unpaid.length === 0,
  };
}
export type OwnHomeData = NonNullable<Awaited<ReturnType<typeof ownHome>>>;

async function hasNoMoney({ ask }: Site): Promise<boolean> {
  const { sumBalance, outside } = await ask(balance, {});
  return sumBalance === 0n && outside === 0n;
}

async function heldBreak({ ask }: Site): Promise<Held | null> {
  const { break: held } = await ask(breakShow, {});
  return held && { kind: held.kind, until: held.until };
}

const cards = (games: readonly Game[]) =>
  games.filter(({ state }) => state === "open").map(toCardGame);
