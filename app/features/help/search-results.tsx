import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./help-search.css.ts";
import type { Hit } from "./search-help.ts";

type Props = { base: string; q: string; hits: Hit[] };

export function SearchResults({ base, q, hits }: Props) {
  const { t } = useTranslation("help");
  if (hits.length === 0) {
    return (
      <EmptyState icon="search" title={t("search.found", { count: 0 })} text={t("search.noneText")}>
        <ButtonLink to={base} tone="outline">
          {t("search.all")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="results">
      <h2 id="results" className={s.found}>
        {t("search.title", { q })}
      </h2>
      <ul className={s.hits}>
        {hits.map(({ article, title, section, heading, text }) => (
          <li key={`${article}#${section}`}>
            <Link to={`${base}/${article}#${section}`} className={s.hit}>
              <span className={s.where}>{title}</span>
              <strong className={s.heading}>{heading}</strong>
              <span className={s.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={base} className={s.all}>
        <Icon name="arrow-left" size={18} />
        {t("search.all")}
      </Link>
    </section>
  );
}
