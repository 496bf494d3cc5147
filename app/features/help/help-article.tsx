import { Link, NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useBrand } from "#app/frame/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type ArticleName, articles } from "./articles.ts";
import { Contact } from "./contact.tsx";
import * as s from "./help.css.ts";

type Section = { title: string; text: string[] };

/** One article: short sections under headings, with the brand's own names and numbers in them. */
export function HelpArticle({ article }: { article: ArticleName }) {
  const { t } = useTranslation("help");
  const { name, legal, customerService } = useBrand();
  const values = { brand: name, ...legal, email: customerService.email };
  const sections = t(`articles.${article}.sections`, {
    ...values,
    returnObjects: true,
  }) as Section[];
  return (
    <div className={s.columns}>
      <Contents />
      <article className={s.article}>
        <Link to="/help" className={s.back}>
          <Icon name="arrow-left" size={18} />
          {t("title")}
        </Link>
        <h1 className={s.title}>{t(`articles.${article}.title`)}</h1>
        <p className={s.lead}>{t(`articles.${article}.lead`, values)}</p>
        {article === "contact" && <Contact />}
        {sections.map(({ title, text }) => (
          <section key={title} className={s.section}>
            <h2 className={s.heading}>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className={s.paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p className={s.note}>{t("demo", values)}</p>
      </article>
    </div>
  );
}

function Contents() {
  const { t } = useTranslation("help");
  return (
    <nav aria-label={t("contents")} className={s.contents}>
      <ul>
        {articles.map(({ name, icon }) => (
          <li key={name}>
            <NavLink to={`/help/${name}`} className={s.contentsItem}>
              <Icon name={icon} />
              {t(`articles.${name}.title`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
