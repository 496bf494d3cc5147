import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Scroller } from "#app/ui/motion/scroller.tsx";
import * as s from "./class-chips.css.ts";
import { changeFilter, type ListQuery, listSearch } from "./list-query.ts";

type Props = {
  classes: { code: string; gameCount: number }[];
  gameCount: number;
  query: ListQuery;
};

/** The available classes of games, limited to those of a selected vendor. */
export function ClassChips({ classes, gameCount, query }: Props) {
  const { t } = useTranslation("games");
  const { t: home } = useTranslation("home");
  const { number } = useFormat();
  if (classes.length < 2) return null;
  const hasCounts = query.vassalage === "";
  const chips = [{ code: "", gameCount }, ...classes];
  return (
    <nav aria-label={t("list.classes")} className={s.nav}>
      <Scroller words={{ back: home("scrollBack"), on: home("scrollOn") }} kind="slides">
        {chips.map(({ code, gameCount: count }) => (
          <li key={code} className={code || query.gameClass ? s.cell : s.idleAll}>
            <Link
              to={listSearch(changeFilter(query, { gameClass: code })) || "."}
              className={s.chip}
              aria-current={query.gameClass === code ? "true" : undefined}
              preventScrollReset
            >
              <span>
                {code
                  ? home(`classes.${code}`, t(`list.classNames.${code}`, code))
                  : t("list.allClasses")}
              </span>
              {hasCounts && <small className={s.count}>{number(count)}</small>}
            </Link>
          </li>
        ))}
      </Scroller>
    </nav>
  );
}
