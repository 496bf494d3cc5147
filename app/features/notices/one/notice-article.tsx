import { Link } from "@remix-run/react";
import { NoticeText } from "#app/frame/notices/notice-text.tsx";
import { NoticeTime } from "#app/frame/notices/notice-time.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./notice-article.css.ts";
import type { NoticeData } from "./route.tsx";

/** One notice in full, with links to the newest others. */
export function NoticeArticle({ data }: { data: NoticeData }) {
  const { t } = useTranslation("notices");
  const { notice, others } = data;
  return (
    <div className={s.columns}>
      <article className={s.article}>
        <Link to="/noticePage" className={s.back}>
          <Icon name="arrow-left" size={18} />
          {t("all")}
        </Link>
        <h1 className={s.title}>{notice.title}</h1>
        <NoticeTime time={notice.time} />
        <NoticeText html={notice.content} />
      </article>
      {others.length > 0 && (
        <nav className={s.others} aria-labelledby="other-notices">
          <h2 id="other-notices" className={s.othersTitle}>
            {t("others")}
          </h2>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <Link to={`/noticePage/${other.id}`} className={s.other}>
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
