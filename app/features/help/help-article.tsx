import { Link, NavLink } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { ArticleSection } from "./article-section.tsx";
import { Contact } from "./contact.tsx";
import * as s from "./help.css.ts";
import type { HelpArticleData, HelpData } from "./help-data.server.ts";

type Props = { data: HelpData; article: HelpArticleData };

/** One article: short sections under headings with anchors. */
export function HelpArticle({ data, article }: Props) {
  const { t } = useTranslation("help");
  const { name, legal, isDemonstration } = useBrand();
  const { sections } = article;
  return (
    <div className={s.columns}>
      <Contents data={data} />
      <article className={s.article}>
        <Link to={data.base} className={s.back}>
          <Icon name="arrow-left" size={18} />
          {t("title")}
        </Link>
        <h1 className={s.title}>{article.title}</h1>
        <p className={s.lead}>{article.lead}</p>
        {sections.length > 3 && (
          <nav aria-label={t("onPage")} className={s.onPage}>
            <ul className={s.anchors}>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className={s.anchor}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {article.name === "contact" && <Contact />}
        {sections.map((section) => (
          <ArticleSection key={section.id} section={section} />
        ))}
        {isDemonstration && (
          <p className={s.note}>{t("demo", { brand: name, company: legal.company })}</p>
        )}
      </article>
    </div>
  );
}

function Contents({ data: { base, topics } }: { data: HelpData }) {
  const { t } = useTranslation("help");
  return (
    <nav aria-label={t("contents")} className={s.contents}>
      {topics.map(({ name, articles }) => (
        <div key={name} className={s.contentsGroup}>
          <p className={s.contentsTitle}>{t(`topics.${name}`)}</p>
          <ul>
            {articles.map((article) => (
              <li key={article.name}>
                <NavLink to={`${base}/${article.name}`} className={s.contentsItem}>
                  <Icon name={article.icon} />
                  {article.title}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
