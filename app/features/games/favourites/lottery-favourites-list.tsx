import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { useLotteryFavourites } from "../card/lottery-favourites.ts";
import { useSavedGames } from "../card/saved-games.ts";
import { GameGrid } from "../list/game-grid.tsx";
import * as s from "../list/games-list.css.ts";
import { NoGames } from "../list/no-games.tsx";
import { SkeletonGrid } from "../list/skeleton-grid.tsx";
import type { loader } from "./lotteries.ts";

type Props = {
  /** One type only; both lottery types by default. */
  gameType?: "LOTT" | "ELOTT";
  /** The heading, shown only when the list is not empty. */
  title?: string;
};

/** The lotteries that this browser keeps for the member. */
export function LotteryFavouritesList({ gameType, title }: Props) {
  const { username } = useSavedGames();
  const { gameIds } = useLotteryFavourites(username);
  const { load, data } = useFetcher<typeof loader>();
  const asked = gameIds?.join(" ");
  useEffect(() => {
    if (!asked) return;
    const params = new URLSearchParams(asked.split(" ").map((code) => ["gameId", code]));
    if (gameType) params.set("type", gameType);
    load(`/favorite/lotteries?${params}`);
  }, [asked, gameType, load]);
  const games = data?.games.filter(({ gameCode }) => gameIds?.includes(gameCode)) ?? [];
  const isEmpty = asked === "" || (data !== undefined && games.length === 0);
  if (title && games.length === 0) return null;
  if (data?.hasFailed) return <NoGames reason="failed" />;
  if (isEmpty) return <NoLotteries />;
  return (
    <section className={title ? s.group : undefined} aria-label={title}>
      {title && <h2 className={s.groupTitle}>{title}</h2>}
      {games.length > 0 ? <GameGrid games={games} /> : <SkeletonGrid count={6} />}
    </section>
  );
}

function NoLotteries() {
  const { t } = useTranslation("games");
  const { emptyArt } = useBrand();
  return (
    <EmptyState
      icon="heart"
      art={emptyArt.favourites}
      title={t("fav.empty")}
      text={t("fav.emptyText")}
    />
  );
}
