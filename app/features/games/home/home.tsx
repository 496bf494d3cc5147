import { useTranslation } from "react-i18next";
import { useBrand } from "#app/frame/use-site.ts";
import { GameRow } from "../card/game-row.tsx";
import { Categories } from "./categories.tsx";
import { Hero } from "./hero.tsx";
import * as s from "./home.css.ts";
import type { HomeData } from "./home-data.server.ts";
import { MoreRows } from "./more-rows.tsx";
import { Promos } from "./promos.tsx";
import { TopPrize } from "./top-prize.tsx";
import { Winners } from "./winners.tsx";

/** One page, three arrangements: a brand decides what stands beside what. */
export function Home({ data }: { data: HomeData }) {
  const { hero } = useBrand().layout;
  if (hero === "dock") return <DockHome data={data} />;
  if (hero === "promos") return <PromosHome data={data} />;
  return <PlateHome data={data} />;
}

function PlateHome({ data }: { data: HomeData }) {
  return (
    <>
      <Hero slides={data.slides} />
      <TopPrize winner={data.winners[0]} now={data.now} />
      <Categories categories={data.categories} />
      <Popular data={data} />
      <div className={s.duo}>
        <Shelf data={data} index={0} />
        <Winners winners={data.winners} now={data.now} kind="list" />
      </div>
      <Shelf data={data} index={1} />
      <MoreRows data={data} />
      <Promos count={3} />
    </>
  );
}

function DockHome({ data }: { data: HomeData }) {
  return (
    <div className={s.dock}>
      <div className={s.dockMain}>
        <Hero slides={data.slides} />
        <Categories categories={data.categories} />
        <Popular data={data} />
        <Shelf data={data} index={0} />
        <Shelf data={data} index={1} />
        <MoreRows data={data} />
      </div>
      <div className={s.dockSide}>
        <Winners winners={data.winners} now={data.now} kind="panel" />
        <Promos count={3} />
      </div>
    </div>
  );
}

function PromosHome({ data }: { data: HomeData }) {
  return (
    <>
      <div className={s.heroPromos}>
        <Hero slides={data.slides} />
        <Promos count={2} />
      </div>
      <Categories categories={data.categories} />
      <Popular data={data} />
      <div className={s.duo}>
        <Shelf data={data} index={0} />
        <Winners winners={data.winners} now={data.now} kind="card" />
      </div>
      <Shelf data={data} index={1} />
      <MoreRows data={data} />
    </>
  );
}

function Popular({ data }: { data: HomeData }) {
  const { t } = useTranslation("home");
  return (
    <GameRow
      title={t("popular")}
      games={data.popular}
      more={{ to: "/rngList", label: t("seeCount", { count: data.gameCount }) }}
      isFirst
    />
  );
}

function Shelf({ data, index }: { data: HomeData; index: number }) {
  const { t } = useTranslation("home");
  const shelf = data.shelves[index];
  if (!shelf) return null;
  return (
    <GameRow
      title={t(`classes.${shelf.gameClassify}`)}
      games={shelf.games}
      more={{
        to: `/rngList?class=${shelf.gameClassify}`,
        label: t("seeCount", { count: shelf.totalGames }),
      }}
    />
  );
}
