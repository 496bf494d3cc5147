import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { StatusChip } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { MemberPager } from "../../../../parts/pager/member-pager.tsx";
import { NoSuchPage } from "../../../../parts/pager/no-such-page.tsx";
import type { Done } from "../done-of.ts";
import { AskFirst } from "../form/ask-first.tsx";
import * as s from "../security.css.ts";
import { SecurityPage } from "../security-page.tsx";
import { useSecurityMessage } from "../use-security-message.ts";
import type { SessionsData } from "./sessions.server.ts";

type Data = SessionsData & { done: Done | null };
type Session = SessionsData["sessions"][number];
type Login = SessionsData["logins"][number];

const icons: Record<Session["kind"], IconName> = {
  phone: "smartphone",
  tablet: "smartphone",
  computer: "layout-grid",
  unknown: "globe",
};

/** The active sessions, with buttons to end them, and the recent logins and attempts. */
export function SessionsPage({ data, error }: { data: Data; error: string[] | null | undefined }) {
  const { t } = useTranslation("security");
  const message = useSecurityMessage();
  return (
    <SecurityPage title={t("sessions.title")} text={t("sessions.lead")} done={data.done}>
      {error && <Notice tone="bad">{message(error)}</Notice>}
      <ul className={s.list} aria-label={t("sessions.title")}>
        {data.sessions.map((session) => (
          <li key={session.id}>
            <SessionItem session={session} />
          </li>
        ))}
      </ul>
      {data.sessions.length > 1 && (
        <AskFirst
          label={t("sessions.endOthers")}
          word={t("sessions.endOthers")}
          question={t("sessions.endOthersAsk")}
          answer={t("sessions.endOthersYes")}
          fields={{ intent: "others" }}
        />
      )}
      <section className={s.group} aria-labelledby="login-history">
        <h2 id="login-history" className={s.heading}>
          {t("history.title")}
        </h2>
        <p className={s.quiet}>{t("history.lead")}</p>
        <ul className={s.list} aria-labelledby="login-history">
          {data.logins.map((login) => (
            <li key={login.id}>
              <LoginItem login={login} />
            </li>
          ))}
        </ul>
        {data.logins.length === 0 && data.page > 1 && <NoSuchPage icon="clock" />}
        <MemberPager page={data.page} totalPages={data.totalPages} />
      </section>
    </SecurityPage>
  );
}

function SessionItem({ session }: { session: Session }) {
  const { t } = useTranslation("security");
  const { dateTime } = useFormat();
  const device = session.device || t("sessions.unknown");
  return (
    <div className={s.item}>
      <span className={s.rowIcon}>
        <Icon name={icons[session.kind]} size={22} />
      </span>
      <span className={s.words}>
        <strong>{device}</strong>
        <span className={s.quiet}>{session.place}</span>
        <span className={s.quiet}>
          {t("sessions.seen", { time: dateTime(session.lastSeenAt) })}
        </span>
      </span>
      {session.isCurrent ? (
        <StatusChip tone="open">{t("sessions.current")}</StatusChip>
      ) : (
        <AskFirst
          label={t("sessions.endLabel", { device, time: dateTime(session.lastSeenAt) })}
          word={t("sessions.end")}
          question={t("sessions.endAsk")}
          answer={t("sessions.endYes")}
          fields={{ intent: "end", id: session.id }}
        />
      )}
    </div>
  );
}

function LoginItem({ login }: { login: Login }) {
  const { t } = useTranslation("security");
  const { dateTime } = useFormat();
  return (
    <div className={s.item}>
      <span className={s.words}>
        <strong>{dateTime(login.at)}</strong>
        <span className={s.quiet}>
          {[login.device || t("sessions.unknown"), login.place].join(" · ")}
        </span>
      </span>
      <StatusChip tone={login.isDone ? "over" : "bad"}>
        {t(login.isDone ? "history.done" : "history.failed")}
      </StatusChip>
    </div>
  );
}
