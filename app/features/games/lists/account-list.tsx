import { NavLink, useNavigation } from "@remix-run/react";
import { NoticeBar } from "#app/frame/notices/bar/notice-bar.tsx";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { BoardStrip } from "../boards/board-strip.tsx";
import { SavedGamesProvider } from "../card/saved-games-provider.tsx";
import { LotteryFavouritesList } from "../favourites/lottery-favourites-list.tsx";
import { changeListType, readListQuery } from "../list/filters/list-query.ts";
import { GameGrid } from "../list/game-grid.tsx";
import * as grid from "../list/games-list.css.ts";
import { MoreGames } from "../list/more-games.tsx";
import { NoGames } from "../list/no-games.tsx";
import { SkeletonGrid } from "../list/skeleton-grid.tsx";
import * as s from "./account-list.css.ts";
import type { AccountListData, AccountListType } from "./account-list.server.ts";
import { GamesByType } from "./games-by-type.tsx";

const places: { list: AccountListType; to: string; icon: IconName }[] = [
  { list: "hot", to: "/hot", icon: "flame" },
  { list: "new", to: "/new", icon: "sparkles" },
  { list: "fav", to: "/favorite", icon: "heart" },
  { list: "recent", to: "/recent", icon: "history" },
];

/** The lists across all types, with tabs to switch between them. */
export function AccountList({ data }: { data: AccountListData }) {
  const { t } = useTranslation("games");
  return (
    <SavedGamesProvider saved={data.saved}>
      <div className={grid.head}>
        <h1 className={s.title}>{t(`${data.list}.title`)}</h1>
        <Places />
      </div>
      <Games data={data} />
      {data.list === "fav" && <LotteryFavouritesList title={t("fav.lotteries")} />}
    </SavedGamesProvider>
  );
}

function Places() {
  const { t } = useTranslation("games");
  const { account } = useSite();
  const isPersonal = (list: AccountListType) => list === "fav" || list === "recent";
  return (
    <nav aria-label={t("account.lists")} className={s.places}>
      {places
        .filter(({ list }) => account || !isPersonal(list))
        .map(({ list, to, icon }) => (
          <NavLink key={list} to={to} className={s.place} preventScrollReset>
            <Icon name={icon} size={18} />
            {t(`list.types.${list}`)}
          </NavLink>
        ))}
    </nav>
  );
}

/** What stands below the first shelf. */
function Between({ data: { boards } }: { data: AccountListData }) {
  return (
    <>
      <NoticeBar place="below" />
      <BoardStrip notes={boards} />
    </>
  );
}

function Games({ data }: { data: AccountListData }) {
  const { list, page, result } = data;
  const { t } = useTranslation("games");
  const { location } = useNavigation();
  if ("reason" in result) {
    return <NoGames reason={result.reason === "trial" ? "trial" : "failed"} />;
  }
  const between = <Between data={data} />;
  const { games, totalGames, before, pageBefore } = result;
  if (games.length === 0) return <NoGames reason={list} />;
  if (list === "hot") return <GamesByType games={games} between={between} />;
  const coming = location && readListQuery(new URLSearchParams(location.search)).page;
  const isMore = coming !== undefined && coming > page;
  const query = { ...changeListType(list === "new" ? "all" : list), page };
  // The page's path already names the list, so its links carry only the page.
  const here = { ...query, list: "all" as const };
  return (
    <div className={grid.result}>
      {before > 0 && (
        <p className={grid.before}>
          <ButtonLink to={`?page=${pageBefore}`} tone="soft">
            {t("list.before")}
          </ButtonLink>
        </p>
      )}
      <GameGrid games={games} before={before} between={between} />
      {isMore && (
        <div className={grid.below}>
          <SkeletonGrid count={Math.min(12, totalGames - before - games.length)} />
        </div>
      )}
      <MoreGames result={result} query={here} isBusy={isMore} />
    </div>
  );
}
