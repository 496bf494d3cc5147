import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { lead } from "../../../../parts/centre/member.css.ts";
import * as s from "../security.css.ts";
import type { OwnData } from "./data.server.ts";
import { SureForm } from "./sure-form.tsx";

type Props = { data: OwnData; last: SubmissionResult<string[]> | undefined };

/** Frees locked money of whoever wants to leave. What it costs is said before the yes. */
export function LeaveForm({ data, last }: Props) {
  const { t } = useTranslation("own-data");
  return (
    <div className={s.group}>
      <h3 className={s.heading}>{t("leave.title")}</h3>
      <p className={lead}>{t("leave.text")}</p>
      <SureForm intent="leave" data={data} last={last} />
    </div>
  );
}
