import { useOutletContext } from "@remix-run/react";
import type { ReactNode } from "react";
import { NoticeBar } from "#app/frame/notices/bar/notice-bar.tsx";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { BoardStrip } from "../boards/board-strip.tsx";
import { SavedGamesProvider } from "../card/saved-games-provider.tsx";
import { ClassChips } from "./filters/class-chips.tsx";
import { ListFilters } from "./filters/list-filters.tsx";
import { useComingQuery } from "./filters/use-coming-query.ts";
import { VendorTabs } from "./filters/vendor-tabs.tsx";
import * as s from "./games-list.css.ts";
import type { ListData } from "./list-data.server.ts";
import { ListResults } from "./list-results.tsx";
import { VendorHead } from "./vendor-head.tsx";

/** The games of one type, with their vendor and class filters. */
export function GamesList({ data }: { data: ListData }) {
  const coming = useComingQuery();
  const shown = coming ?? data.query;
  const banners = useOutletContext<ReactNode>();
  // What a member saved or played stays theirs.
  if (!data.isOpen && shown.list !== "fav" && shown.list !== "recent")
    return <NothingOpen type={data.type}>{banners}</NothingOpen>;
  return (
    <SavedGamesProvider saved={data.saved}>
      <div className={s.top}>
        <div className={s.headWithFields}>
          <h1 className={s.titleBesideFields}>{data.type}</h1>
          <ListFilters data={data} query={shown} />
        </div>
        <div className={s.rows} data-line="">
          <VendorTabs data={data} query={shown} />
          <ClassChips classes={data.classes} gameCount={data.gameCount} query={shown} />
        </div>
      </div>
      {data.vendor && shown.vassalage === data.vendor.vassalage && (
        <VendorHead vendor={data.vendor} gameType={data.gameType} />
      )}
      <ListResults
        data={data}
        coming={coming}
        hasBanner={Boolean(banners)}
        between={
          <>
            <NoticeBar place="below" />
            <BoardStrip notes={data.boards} />
            {banners}
          </>
        }
      />
    </SavedGamesProvider>
  );
}

/** Says that no game of this type can be played now, and leads to games that can. */
function NothingOpen({ type, children }: { type: string; children: ReactNode }) {
  const { t } = useTranslation("games");
  const { gamesPath } = useBrand();
  return (
    <>
      <div className={s.headWithFields}>
        <h1 className={s.titleBesideFields}>{type}</h1>
      </div>
      <EmptyState icon="clock" title={t("list.closed", { type })} text={t("list.closedText")}>
        <ButtonLink to={gamesPath}>{t("list.closedAction")}</ButtonLink>
      </EmptyState>
      <NoticeBar place="below" />
      {children}
    </>
  );
}
