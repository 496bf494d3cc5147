import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { NoticeTime } from "#app/frame/notices/notice-time.tsx";
import { seeNotices } from "#app/frame/notices/seen-notices.ts";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Pager } from "#app/ui/data/pager.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./notice-list.css.ts";
import type { NoticeListData } from "./route.tsx";

/** Seven notices a page, newest first; each title links to the full text. */
export function NoticeList({ data }: { data: NoticeListData }) {
  const { t } = useTranslation("notices");
  const { list, page, totalPages } = data;
  const { newest } = useSite().bell;
  useEffect(() => seeNotices(newest), [newest]);
  return (
    <div className={s.page}>
      <h1 className={s.pageTitle}>{t("title")}</h1>
      <p className={s.pageLead}>{t("lead")}</p>
      {list.length === 0 && (
        <EmptyState icon="megaphone" title={t("empty.title")} text={t("empty.text")}>
          {page > 1 && <ButtonLink to="/noticePage">{t("all")}</ButtonLink>}
        </EmptyState>
      )}
      <ol className={s.list}>
        {list.map((notice) => (
          <li key={notice.id} className={s.card}>
            <span className={s.mark}>
              <Icon name="megaphone" size={22} />
            </span>
            <div className={s.words}>
              <h2 className={s.title}>
                <Link to={`/noticePage/${notice.id}`} className={s.link}>
                  {notice.title}
                </Link>
              </h2>
              <p className={s.lead}>{notice.lead}</p>
              <NoticeTime time={notice.time} />
            </div>
            <Icon name="chevron-right" />
          </li>
        ))}
      </ol>
      <Pager
        page={page}
        totalPages={totalPages}
        hrefOf={(wanted) => (wanted === 1 ? "." : `?page=${wanted}`)}
        nameOf={(number) => t("pager.number", { page: number })}
        words={{
          label: t("pager.label"),
          previous: t("pager.previous"),
          next: t("pager.next"),
          page: t("pager.place", { page, total: totalPages }),
        }}
      />
    </div>
  );
}
