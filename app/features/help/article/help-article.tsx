import { Link, NavLink } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Contact } from "../contact.tsx";
import type { HelpArticleData, HelpData } from "../help-data.server.ts";
import * as s from "./article.css.ts";
import { ArticleSection } from "./article-section.tsx";
import * as side from "./contents.css.ts";

type Props = { data: HelpData; article: HelpArticleData };

/** The forms whose other articles stand beside or below the text, after it. */
const CONTENTS_LAST: readonly string[] = ["index", "stamps", "ledger"];

/** One article: short sections under headings with anchors. */
export function HelpArticle({ data, article }: Props) {
  const { t } = useTranslation("help");
  const { name, legal, layout, isDemonstration } = useBrand();
  const { sections } = article;
  const isContentsLast = CONTENTS_LAST.includes(layout.pageBody);
  return (
    <div className={s.columns}>
      {!isContentsLast && <Contents data={data} />}
      <article className={s.article}>
        <Link to={data.base} className={s.back}>
          <Icon name="arrow-left" size={18} />
          {t("title")}
        </Link>
        <div className={s.head}>
          <h1 className={s.title}>{article.title}</h1>
          <p className={s.lead}>{article.lead}</p>
        </div>
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
        <div className={s.sections}>
          {sections.map((section) => (
            <ArticleSection key={section.id} section={section} />
          ))}
        </div>
        {isDemonstration && (
          <p className={s.note}>{t("demo", { brand: name, company: legal.company })}</p>
        )}
      </article>
      {isContentsLast && <Contents data={data} />}
    </div>
  );
}

function Contents({ data: { base, topics } }: { data: HelpData }) {
  const { t } = useTranslation("help");
  return (
    <nav aria-label={t("contents")} className={side.contents}>
      {topics.map(({ name, articles }) => (
        <div key={name} className={side.group}>
          <p className={side.title}>{t(`topics.${name}`)}</p>
          <ul>
            {articles.map((article) => (
              <li key={article.name}>
                <NavLink to={`${base}/${article.name}`} className={side.item}>
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
