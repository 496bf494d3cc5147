import { Fragment, type ReactNode } from "react";
import { NoticeBar } from "#app/frame/notices/bar/notice-bar.tsx";
import { useBrand } from "#app/frame/use-site.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Categories } from "./categories/categories.tsx";
import { Hero } from "./hero/hero.tsx";
import * as s from "./home.css.ts";
import type { HomeData } from "./home-data.server.ts";
import { HomeRow } from "./home-row.tsx";
import { besideEachOther, firstRowIn, keyOf, lateOnPhones, type Section } from "./home-sections.ts";
import type { only } from "./only.css.ts";
import { Pot } from "./prize/pot.tsx";
import { TopPrize } from "./prize/top-prize.tsx";
import { Promos } from "./promotions/promos.tsx";
import { Promotions } from "./promotions/promotions.tsx";
import { shelvesIn } from "./shelves/shelf.ts";
import { Winners } from "./winners.tsx";

/** The form of the winners in each arrangement. */
const WINNERS = { plate: "list", dock: "panel", promos: "card", booth: "card" } as const;
/** The sections in the side column of the dock arrangement. */
const AT_THE_SIDE: readonly Section[] = ["winners", "promises"];

/**
 * A page of sections. A brand decides which, in what order, and in which arrangement. A phone's first
 * view has games: notices, promises and categories follow the first row there.
 */
export function Home({ data }: { data: HomeData }) {
  const { hero } = useBrand().layout;
  const { sections } = data;
  const firstRow = sections[firstRowIn(sections)];
  if (hero !== "dock") {
    const late = lateOnPhones(sections);
    const groups = besideEachOther(sections, hero === "promos");
    return groups.map((group) => (
      <Fragment key={group.map(keyOf).join()}>
        <Group data={data} group={group} late={late} />
        {firstRow && group.includes(firstRow) && (
          <>
            <NoticeBar place="below" />
            {late.map((section) => (
              <Part key={keyOf(section)} data={data} section={section} on="phones" />
            ))}
          </>
        )}
      </Fragment>
    ));
  }
  const draw = (section: Section) => (
    <Fragment key={keyOf(section)}>
      <Part data={data} section={section} />
      {section === firstRow && <NoticeBar place="below" />}
    </Fragment>
  );
  const side = sections.filter((section) => AT_THE_SIDE.includes(section));
  const main = sections.filter((section) => !AT_THE_SIDE.includes(section)).map(draw);
  if (side.length === 0) return <div className={s.dockAlone}>{main}</div>;
  return (
    <div className={s.dock}>
      <div className={s.dockMain}>{main}</div>
      <div className={s.dockSide}>{side.map(draw)}</div>
    </div>
  );
}

type GroupProps = { data: HomeData; group: Section[]; late: Section[] };

function Group({ data, group, late }: GroupProps) {
  const [first, second] = group;
  if (!first) return null;
  const on = (section: Section) => (late.includes(section) ? "wide" : undefined);
  if (!second) return <Part data={data} section={first} on={on(first)} />;
  return (
    <div className={second === "promises" ? s.heroPromos : s.duo}>
      <Part data={data} section={first} />
      <Part data={data} section={second} isBesideHero={first === "hero"} on={on(second)} />
    </div>
  );
}

type PartProps = {
  data: HomeData;
  section: Section;
  isBesideHero?: boolean;
  /** Where the part shows, when it stands at another place on phones than on wide pages. */
  on?: keyof typeof only | undefined;
};

/** What the forms of one home have in common is drawn once: each row, and each other part. */
function Part({ data, section, isBesideHero = false, on }: PartProps): ReactNode {
  const { hero } = useBrand().layout;
  const shelves = shelvesIn(section, data);
  if (shelves.length > 0)
    return shelves.map((shelf) => <HomeRow key={keyOf(shelf.of)} shelf={shelf} />);
  const [first, second] = data.sections;
  const isUnderHero = hero === "plate" && first === "hero" && second === section;
  const at = { isBesideHero, isUnderHero };
  return (
    // The list of promotions is made anew with each home, and stays the same in all its forms.
    <RenderedOnce
      name={[keyOf(section), ...Object.values(at), ...(on ? [on] : [])].join("-")}
      of={data.promotions}
    >
      <OtherPart data={data} section={section} on={on} {...at} />
    </RenderedOnce>
  );
}

type OtherProps = PartProps & { isUnderHero: boolean };

function OtherPart({ data, section, isBesideHero, isUnderHero, on }: OtherProps) {
  const { hero } = useBrand().layout;
  switch (section) {
    case "hero":
      return <Hero slides={data.slides} />;
    case "topPrize":
      return <TopPrize winners={data.winners} now={data.now} isUnderHero={isUnderHero} />;
    case "pot":
      return <Pot amount={data.pot} isUnderHero={isUnderHero} />;
    case "categories":
      return <Categories categories={data.categories} on={on} />;
    case "winners":
      return <Winners winners={data.winners} now={data.now} kind={WINNERS[hero]} />;
    case "promotions":
      return <Promotions promotions={data.promotions} />;
    case "promises":
      return <Promos art={data.promiseArt} isBesideHero={isBesideHero} on={on} />;
    default:
      return null;
  }
}
