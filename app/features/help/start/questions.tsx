import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { HelpData } from "../help-data.server.ts";
import * as s from "./questions.css.ts";

/** Every article folded below its subject; an open one shows its lead and its sections. */
export function Questions({ data: { base, topics } }: { data: HelpData }) {
  const { t } = useTranslation("help");
  return topics.map(({ name, articles }, place) => (
    <section key={name} className={s.topic} aria-labelledby={`topic-${name}`}>
      <h2 id={`topic-${name}`} className={s.heading}>
        {t(`topics.${name}`)}
      </h2>
      <ul className={s.list}>
        {articles.map((article, index) => (
          <li key={article.name}>
            <details className={s.question} open={place === 0 && index === 0}>
              <summary className={s.summary}>
                <Icon name={article.icon} size={22} />
                {article.title}
              </summary>
              <div className={s.answer}>
                <p>{article.lead}</p>
                <ul className={s.sections}>
                  {article.sections.map(({ id, title }) => (
                    <li key={id}>
                      <Link to={`${base}/${article.name}#${id}`} className={s.section}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
                <Link to={`${base}/${article.name}`} className={s.whole}>
                  {t("whole", { title: article.title })}
                  <Icon name="arrow-right" size={18} />
                </Link>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  ));
}
