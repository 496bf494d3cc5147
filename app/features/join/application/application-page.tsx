import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { StatusChip, type StatusTone } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { ApplicationState } from "#platform/contract/agents/application-kinds.ts";
import { back, lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import * as s from "./application.css.ts";
import type { ApplicationData } from "./application.server.ts";
import { ApplicationForm } from "./application-form.tsx";

type Props = { data: ApplicationData; last: SubmissionResult<string[]> | undefined };

const TONES: Record<ApplicationState, StatusTone> = {
  OPEN: "soon",
  APPROVED: "open",
  DENIED: "bad",
};

/** The application to become an agent: its state, and the form while none is open. */
export function ApplicationPage({ data: { application }, last }: Props) {
  const { t } = useTranslation("join");
  return (
    <section className={`${panel} ${s.page}`}>
      <Link to="/join" className={back}>
        <Icon name="arrow-left" size={18} />
        {t("title")}
      </Link>
      <h1 className={panelTitle}>{t("application.title")}</h1>
      <p className={lead}>{t("application.lead")}</p>
      {application && <Sent application={application} />}
      {application?.state !== "OPEN" && <ApplicationForm last={last} />}
    </section>
  );
}

/** What was sent, and what staff decided. */
function Sent({ application }: { application: NonNullable<ApplicationData["application"]> }) {
  const { t } = useTranslation("join");
  const { dateTime } = useFormat();
  const { state, reference, text, channels, appliedAt, reason } = application;
  return (
    <>
      <div className={s.head}>
        <h2 className={s.subtitle}>{t("application.sent", { date: dateTime(appliedAt) })}</h2>
        <StatusChip tone={TONES[state]}>{t(`application.states.${state}`)}</StatusChip>
      </div>
      <p>{t("application.reference", { reference })}</p>
      {reason && <Notice tone="bad">{t(`application.reasons.${reason}`)}</Notice>}
      {state === "OPEN" && <Notice tone="info">{t("application.waits")}</Notice>}
      <p className={s.words}>{text}</p>
      <ul className={s.words}>
        {channels.map((channel) => (
          <li key={channel}>{channel}</li>
        ))}
      </ul>
    </>
  );
}
