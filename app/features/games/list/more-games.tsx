import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { useFormat } from "#app/ui/format.ts";
import * as s from "./games-list.css.ts";
import type { ListData } from "./list-data.server.ts";
import { changeListQuery, type ListQuery, listSearch } from "./list-query.ts";

type Props = { result: NonNullable<ListData["result"]>; query: ListQuery };

/** How far one has come, and the way on: a link, so it works and can be shared without scripts. */
export function MoreGames({ result, query }: Props) {
  const { t } = useTranslation("games");
  const { number } = useFormat();
  const shown = result.before + result.games.length;
  const { totalGames } = result;
  return (
    <div className={s.more}>
      <progress className={s.progress} value={shown} max={totalGames} aria-hidden="true" />
      <p>{t("list.shown", { shown: number(shown), total: number(totalGames) })}</p>
      {shown < totalGames && (
        <ButtonLink
          to={listSearch(changeListQuery(query, { page: query.page + 1 }))}
          tone="soft"
          preventScrollReset
          replace
        >
          {t("list.more")}
        </ButtonLink>
      )}
    </div>
  );
}
