import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ClassChips } from "./class-chips.tsx";
import { GameGrid } from "./game-grid.tsx";
import * as s from "./games-list.css.ts";
import type { ListData } from "./list-data.server.ts";
import { changeListQuery, listSearch } from "./list-query.ts";
import { ListSearch } from "./list-search.tsx";
import { MoreGames } from "./more-games.tsx";
import { VendorTabs } from "./vendor-tabs.tsx";

export function GamesList({ data }: { data: ListData }) {
  const { query, result, type } = data;
  const isLoading = useNavigation().location?.pathname === "/rngList";
  return (
    <>
      <div className={s.head}>
        <h1 className={s.title}>{type}</h1>
        <VendorTabs vendors={data.vendors} query={query} />
      </div>
      <div className={s.filters}>
        <ClassChips classes={data.classes} gameCount={data.gameCount} query={query} />
        <ListSearch key={query.q} query={query} />
      </div>
      <div aria-busy={isLoading} className={isLoading ? s.resultBusy : s.result}>
        <Result result={result} query={query} />
      </div>
    </>
  );
}

function Result({ result, query }: Pick<ListData, "result" | "query">) {
  const { t } = useTranslation("games");
  if (!result) {
    return (
      <EmptyState icon="triangle-alert" title={t("list.failedTitle")} text={t("list.failedText")}>
        <ButtonLink to={listSearch(query) || "."} reloadDocument>
          {t("list.retry")}
        </ButtonLink>
      </EmptyState>
    );
  }
  const found = query.q ? "list.foundFor" : "list.found";
  const hasFilter = Boolean(query.q || query.vassalage || query.gameClass);
  return (
    <>
      <p role="status" className={hasFilter ? s.found : s.foundHidden}>
        {t(found, { count: result.totalGames, q: query.q })}
      </p>
      {result.games.length === 0 ? (
        <EmptyState icon="search" title={t("list.emptyTitle")} text={t("list.emptyText")}>
          <ButtonLink to="." tone="outline">
            {t("list.emptyAction")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          {result.before > 0 && (
            <p className={s.before}>
              <ButtonLink
                to={listSearch(changeListQuery(query, { page: result.pageBefore }))}
                tone="soft"
              >
                {t("list.before")}
              </ButtonLink>
            </p>
          )}
          <GameGrid games={result.games} />
          <MoreGames result={result} query={query} />
        </>
      )}
    </>
  );
}
