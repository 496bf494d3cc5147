import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as text from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./search.css.ts";
import type { Suggestion } from "./suggestion.ts";

type Props = {
  id: string;
  q: string;
  found: readonly Suggestion[];
  active: number;
  onPoint(index: number): void;
};

/** The games and vendors for a typed text, and a way to all of them. */
export function SuggestionList({ id, q, found, active, onPoint }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const search = new URLSearchParams({ q });
  const count = { count: found.length, number: number(found.length) };
  return (
    <div className={s.panel}>
      <p role="status" className={found.length === 0 ? s.none : text.hidden}>
        {found.length === 0 ? t("search.none", { q }) : t("search.found", count)}
      </p>
      <div role="listbox" id={id} aria-label={t("search.suggestions")} tabIndex={-1}>
        {found.map((one, index) => (
          <Link
            key={one.to}
            id={`${id}-${index}`}
            role="option"
            to={one.to}
            tabIndex={-1}
            aria-selected={index === active}
            className={s.option}
            onPointerMove={() => onPoint(index)}
          >
            {"picture" in one ? (
              <img src={one.picture} alt="" width={36} height={48} className={s.cover} />
            ) : (
              <span className={s.vendor}>
                <Icon name="gamepad-2" size={20} />
              </span>
            )}
            <span className={s.words}>
              <span className={s.name}>{one.name}</span>
              <span className={s.detail}>
                {"picture" in one
                  ? one.vendorName
                  : t("nav.games", { count: one.gameCount, number: number(one.gameCount) })}
              </span>
            </span>
          </Link>
        ))}
      </div>
      <Link to={found.length === 0 ? "/search" : `/search?${search}`} className={s.all}>
        {found.length === 0 ? t("search.allGames") : t("search.all", { q })}
      </Link>
    </div>
  );
}
