import { Link } from "@remix-run/react";
import { NoticeTime } from "#app/frame/notices/notice-time.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { CsvLink } from "../../../parts/export/csv-link.tsx";
import { MemberPager } from "../../../parts/pager/member-pager.tsx";
import { NoSuchPage } from "../../../parts/pager/no-such-page.tsx";
import * as s from "./announcements.css.ts";
import type { AnnouncementsData } from "./route.tsx";

/** The brand's notices to its agents, seven a page, newest first. */
export function AnnouncementsPage({ data }: { data: AnnouncementsData }) {
  const { t } = useTranslation("agent");
  const { list, page, totalPages } = data;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("announcements.title")}</h1>
      <p className={lead}>{t("announcements.lead")}</p>
      {list.length === 0 && page > 1 && <NoSuchPage />}
      {list.length === 0 && page === 1 && (
        <EmptyState
          icon="megaphone"
          title={t("announcements.empty")}
          text={t("announcements.emptyText")}
        />
      )}
      <ol className={s.list}>
        {list.map((notice) => (
          <li key={notice.id} className={s.card}>
            <h2 className={s.title}>
              <Link to={`/noticePage/${notice.id}`} className={s.link}>
                {notice.title}
              </Link>
            </h2>
            <p className={s.lead}>{notice.lead}</p>
            <NoticeTime time={notice.time} />
          </li>
        ))}
      </ol>
      {list.length > 0 && <CsvLink to="/agent/agentAnnouncement/csv" />}
      <MemberPager page={page} totalPages={totalPages} />
    </section>
  );
}
