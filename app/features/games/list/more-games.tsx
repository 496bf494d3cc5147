import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { hasMore, type ListQuery, listSearch, toPage } from "./filters/list-query.ts";
import * as s from "./games-list.css.ts";

type Props = {
  result: { games: unknown[]; before: number; totalGames: number };
  query: ListQuery;
  isBusy: boolean;
};

/**
 * The progress through the list and the next page: a link, so it can be shared and works without
 * scripts.
 */
export function MoreGames({ result, query, isBusy }: Props) {
  const { t } = useTranslation("games");
  const { number } = useFormat();
  const shown = result.before + result.games.length;
  const { totalGames } = result;
  return (
    <div className={s.more}>
      <progress className={s.progress} value={shown} max={totalGames} aria-hidden="true" />
      <p>
        {t("list.shown", { shown: number(shown), total: number(totalGames), count: totalGames })}
      </p>
      {hasMore(query.list, shown, totalGames) && (
        <ButtonLink
          to={listSearch(toPage(query, query.page + 1))}
          tone="soft"
          preventScrollReset
          replace
        >
          {t(isBusy ? "list.loading" : "list.more")}
        </ButtonLink>
      )}
    </div>
  );
}
