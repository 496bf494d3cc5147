import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format.ts";
import { Scroller } from "#app/ui/scroller.tsx";
import * as s from "./class-chips.css.ts";
import { changeListQuery, type ListQuery, listSearch } from "./list-query.ts";

type Props = { classes: string[]; gameCount: number; query: ListQuery };

export function ClassChips({ classes, gameCount, query }: Props) {
  const { t } = useTranslation("games");
  const { t: home } = useTranslation("home");
  const { number } = useFormat();
  const hrefOf = (gameClass: string) => listSearch(changeListQuery(query, { gameClass })) || ".";
  if (classes.length < 2) return null;
  return (
    <nav aria-label={t("list.classes")} className={s.nav}>
      <Scroller words={{ back: home("scrollBack"), on: home("scrollOn") }}>
        {["", ...classes].map((gameClass) => (
          <li key={gameClass} className={s.cell}>
            <Link
              to={hrefOf(gameClass)}
              className={s.chip}
              aria-current={query.gameClass === gameClass ? "true" : undefined}
              preventScrollReset
            >
              {gameClass ? home(`classes.${gameClass}`, gameClass) : t("list.allClasses")}
              {gameClass === "" && <small className={s.count}>{number(gameCount)}</small>}
            </Link>
          </li>
        ))}
      </Scroller>
    </nav>
  );
}
