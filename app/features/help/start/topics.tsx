import { Link } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Art } from "#app/ui/media/art.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { HelpData } from "../help-data.server.ts";
import * as s from "./topics.css.ts";

/** Every article below its subject. Drawings and numbers belong to some brands' forms. */
export function Topics({ data: { base, topics } }: { data: HelpData }) {
  const { t } = useTranslation("help");
  const { pageBody } = useBrand().layout;
  const isNumbered = pageBody === "ledger" || pageBody === "stamps";
  const names = topics.flatMap(({ articles }) => articles.map(({ name }) => name));
  return (
    <div className={s.topics}>
      {topics.map(({ name, art, articles }) => (
        <section key={name} className={s.topic} aria-labelledby={`topic-${name}`}>
          {art && (
            <div className={s.stage}>
              <Art art={art} className={s.art} />
            </div>
          )}
          <h2 id={`topic-${name}`} className={s.heading}>
            {t(`topics.${name}`)}
          </h2>
          <ul className={s.articles}>
            {articles.map((article) => (
              <li key={article.name} className={s.cell}>
                <Link to={`${base}/${article.name}`} className={s.article}>
                  <span className={s.sign} aria-hidden="true">
                    {isNumbered ? (
                      names.indexOf(article.name) + 1
                    ) : (
                      <Icon name={article.icon} size={24} />
                    )}
                  </span>
                  <span className={s.words}>
                    <strong className={s.name}>{article.title}</strong>
                    <span className={s.about}>{article.lead}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
