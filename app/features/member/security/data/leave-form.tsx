import { type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { lead } from "../../../../parts/centre/member.css.ts";
import { ProofFields } from "../form/proof-fields.tsx";
import { ProveFirst } from "../form/prove-first.tsx";
import { SecurityForm } from "../form/security-form.tsx";
import * as s from "../security.css.ts";
import type { OwnData } from "./data.server.ts";

type Props = { data: OwnData; last: SubmissionResult<string[]> | undefined };

/** Frees locked money of whoever wants to leave. What it costs is said before the yes. */
export function LeaveForm({ data, last }: Props) {
  const { t } = useTranslation("own-data");
  const [form, fields] = useForm<Record<string, string>>({ id: "leave", lastResult: last });
  return (
    <div className={s.group}>
      <h3 className={s.heading}>{t("leave.title")}</h3>
      <p className={lead}>{t("leave.text")}</p>
      {data.needs.sent.length > 0 ? (
        <ProveFirst />
      ) : (
        <SecurityForm form={form} intent="leave" submit={t("leave.submit")}>
          <Checkbox
            id="sure-leave"
            name="sure"
            value="yes"
            error={fields.sure?.errors && t("close.sureMissing")}
          >
            {t("leave.sure")}
          </Checkbox>
          <ProofFields needs={data.needs} password={fields.password!} code={fields.code!} />
        </SecurityForm>
      )}
    </div>
  );
}
