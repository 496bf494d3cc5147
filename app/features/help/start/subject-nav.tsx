import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { topics } from "../articles.ts";
import * as s from "./subject-nav.css.ts";

/** The subjects beside their articles, with the way to a person; it stays in view. */
export function SubjectNav() {
  const { t } = useTranslation("help");
  return (
    <nav aria-label={t("contents")} className={s.nav}>
      <ul className={s.subjects}>
        {topics.map(({ name, articles }) => (
          <li key={name}>
            <a href={`#topic-${name}`} className={s.subject}>
              {t(`topics.${name}`)}
              <span className={s.count} aria-hidden="true">
                {articles.length}
              </span>
            </a>
          </li>
        ))}
        <li>
          <Link to="/feedback" className={s.person}>
            <Icon name="send" size={18} />
            {t("write.action")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
