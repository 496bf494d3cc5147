import type { ReactNode } from "react";
import { useBrand } from "#app/frame/use-site.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Categories } from "./categories/categories.tsx";
import { Hero } from "./hero/hero.tsx";
import * as s from "./home.css.ts";
import type { HomeData } from "./home-data.server.ts";
import { HomeRow } from "./home-row.tsx";
import { besideEachOther, keyOf, type Section } from "./home-sections.ts";
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

/** A page of sections. A brand decides which, in what order, and in which arrangement. */
export function Home({ data }: { data: HomeData }) {
  const { hero } = useBrand().layout;
  const { sections } = data;
  if (hero !== "dock") {
    const groups = besideEachOther(sections, hero === "promos");
    return groups.map((group) => <Group key={group.map(keyOf).join()} data={data} group={group} />);
  }
  const draw = (section: Section) => <Part key={keyOf(section)} data={data} section={section} />;
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

function Group({ data, group }: { data: HomeData; group: Section[] }) {
  const [first, second] = group;
  if (!first) return null;
  if (!second) return <Part data={data} section={first} />;
  return (
    <div className={second === "promises" ? s.heroPromos : s.duo}>
      <Part data={data} section={first} />
      <Part data={data} section={second} isBesideHero={first === "hero"} />
    </div>
  );
}

type PartProps = { data: HomeData; section: Section; isBesideHero?: boolean };

/** What the forms of one home have in common is drawn once: each row, and each other part. */
function Part({ data, section, isBesideHero = false }: PartProps): ReactNode {
  const { hero } = useBrand().layout;
  const shelves = shelvesIn(section, data);
  if (shelves.length > 0)
    return shelves.map((shelf) => <HomeRow key={keyOf(shelf.of)} shelf={shelf} />);
  const [first, second] = data.sections;
  const isUnderHero = hero === "plate" && first === "hero" && second === section;
  const at = { isBesideHero, isUnderHero };
  return (
    // The list of promotions is made anew with each home, and stays the same in all its forms.
    <RenderedOnce name={[keyOf(section), ...Object.values(at)].join("-")} of={data.promotions}>
      <OtherPart data={data} section={section} {...at} />
    </RenderedOnce>
  );
}

type OtherProps = Required<PartProps> & { isUnderHero: boolean };

function OtherPart({ data, section, isBesideHero, isUnderHero }: OtherProps) {
  const { hero } = useBrand().layout;
  switch (section) {
    case "hero":
      return <Hero slides={data.slides} />;
    case "topPrize":
      return <TopPrize winners={data.winners} now={data.now} isUnderHero={isUnderHero} />;
    case "pot":
      return <Pot amount={data.pot} isUnderHero={isUnderHero} />;
    case "categories":
      return <Categories categories={data.categories} />;
    case "winners":
      return <Winners winners={data.winners} now={data.now} kind={WINNERS[hero]} />;
    case "promotions":
      return <Promotions promotions={data.promotions} />;
    case "promises":
      return <Promos art={data.promiseArt} isBesideHero={isBesideHero} />;
    default:
      return null;
  }
}
