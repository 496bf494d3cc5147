import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./help.css.ts";
import type { HelpData } from "./help-data.server.ts";
import { HelpSearch } from "./help-search.tsx";
import { SearchResults } from "./search-results.tsx";

/** The help centre's first page: search, every article by topic, then customer service. */
export function HelpStart({ data }: { data: HelpData }) {
  const { t } = useTranslation("help");
  const { base, q, hits } = data;
  return (
    <div className={s.index}>
      <div className={s.welcome}>
        <h1 className={s.title}>{t("title")}</h1>
        <p className={s.welcomeLead}>{t("lead")}</p>
        <HelpSearch base={base} q={q} found={hits?.length} />
      </div>
      {hits ? <SearchResults base={base} q={q} hits={hits} /> : <Topics data={data} />}
      <aside className={s.write}>
        <div>
          <h2 className={s.writeTitle}>{t("write.title")}</h2>
          <p>{t("write.text")}</p>
        </div>
        <ButtonLink to="/feedback">
          <Icon name="send" />
          {t("write.action")}
        </ButtonLink>
      </aside>
    </div>
  );
}

function Topics({ data: { base, topics } }: { data: HelpData }) {
  const { t } = useTranslation("help");
  return topics.map(({ name, articles }) => (
    <section key={name} aria-labelledby={`topic-${name}`}>
      <h2 id={`topic-${name}`} className={s.topic}>
        {t(`topics.${name}`)}
      </h2>
      <ul className={s.cards}>
        {articles.map((article) => (
          <li key={article.name}>
            <Link to={`${base}/${article.name}`} className={s.card}>
              <span className={s.cardIcon}>
                <Icon name={article.icon} size={24} />
              </span>
              <span className={s.cardWords}>
                <strong className={s.cardTitle}>{article.title}</strong>
                <span className={s.cardLead}>{article.lead}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
