import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { LotteryFavouritesList } from "../favourites/lottery-favourites-list.tsx";
import {
  changeListType,
  hasFilter,
  type ListQuery,
  listSearch,
  PAGE_SIZE,
  toPage,
} from "./filters/list-query.ts";
import { GameGrid } from "./game-grid.tsx";
import * as s from "./games-list.css.ts";
import type { ListData } from "./list-data.server.ts";
import { MoreGames } from "./more-games.tsx";
import { NoGames } from "./no-games.tsx";
import { SkeletonGrid } from "./skeleton-grid.tsx";

type Props = {
  /** One type's list, or all types when none is named. */
  data: Pick<ListData, "query" | "result"> & { gameType?: GameType };
  coming: ListQuery | null;
  /** What stands below the first shelf. */
  between?: ReactNode;
  /** True with a banner among what stands between the games. */
  hasBanner?: boolean;
};

/** The games, or why there are none. Grey cards stand in for games that are loading. */
export function ListResults({ data, coming, between, hasBanner = false }: Props) {
  const { query } = data;
  const isOther =
    coming !== null && (coming.list !== query.list || coming.vassalage !== query.vassalage);
  const isFiltering = coming !== null && !isOther && coming.page === query.page;
  return (
    <div aria-busy={coming !== null} className={isFiltering ? s.resultBusy : s.result}>
      {isOther ? (
        <SkeletonGrid count={PAGE_SIZE} />
      ) : (
        <Result data={data} coming={coming} between={between} hasBanner={hasBanner} />
      )}
    </div>
  );
}

function Result({ data: { result, query, gameType }, coming, between, hasBanner = false }: Props) {
  const { t } = useTranslation("games");
  const { number } = useFormat();
  if ("reason" in result) {
    const isLottery = gameType === "LOTT" || gameType === "ELOTT";
    const isLocal = result.reason === "local" && isLottery;
    return (
      <>
        {isLocal ? (
          <LotteryFavouritesList gameType={gameType} />
        ) : (
          <NoGames reason={result.reason === "trial" ? "trial" : "failed"} query={query} />
        )}
        {between}
      </>
    );
  }
  const { games, totalGames, before, pageBefore } = result;
  const isMore = coming !== null && coming.page > query.page;
  const left = totalGames - before - games.length;
  return (
    <>
      <p role="status" className={hasFilter(query) ? s.found : s.foundHidden}>
        {t(query.q ? "list.foundFor" : "list.found", {
          ...{ count: totalGames, number: number(totalGames), q: query.q },
        })}
      </p>
      {gameType && query.q && (
        <Link
          to={`/search${listSearch({ ...changeListType("all"), q: query.q })}`}
          className={s.everywhere}
        >
          {t("search.everywhere")}
        </Link>
      )}
      {games.length === 0 && (
        <>
          <NoGames reason={gameType ? query.list : "search"} query={query} />
          {between}
        </>
      )}
      {before > 0 && (
        <p className={s.before}>
          <ButtonLink to={listSearch(toPage(query, pageBefore)) || "."} tone="soft">
            {t("list.before")}
          </ButtonLink>
        </p>
      )}
      {games.length > 0 && <GameGrid {...{ games, before, between, hasBanner }} />}
      {isMore && (
        <div className={s.below}>
          <SkeletonGrid count={Math.min(PAGE_SIZE, left)} />
        </div>
      )}
      {games.length > 0 && <MoreGames result={result} query={query} isBusy={isMore} />}
    </>
  );
}
