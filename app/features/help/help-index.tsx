import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import { articles } from "./articles.ts";
import * as s from "./help.css.ts";

export function HelpIndex() {
  const { t } = useTranslation("help");
  return (
    <div className={s.index}>
      <h1 className={s.title}>{t("title")}</h1>
      <p className={s.lead}>{t("lead")}</p>
      <ul className={s.cards}>
        {articles.map(({ name, icon }) => (
          <li key={name}>
            <Link to={`/help/${name}`} className={s.card}>
              <span className={s.cardIcon}>
                <Icon name={icon} size={24} />
              </span>
              <span className={s.cardWords}>
                <strong className={s.cardTitle}>{t(`articles.${name}.title`)}</strong>
                <span className={s.cardLead}>{t(`articles.${name}.lead`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
