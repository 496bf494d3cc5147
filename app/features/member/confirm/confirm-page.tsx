import { type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Consents } from "#app/parts/consents/consents.tsx";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { SecretForm } from "../secret/secret-form.tsx";
import type { ConfirmData } from "./confirm.server.ts";

type Values = { isAdult: string; hasAgreed: string };
type Props = { data: ConfirmData; last: SubmissionResult<string[]> | undefined };

/** What the owner of an account that an agent made confirms before anything else. */
export function ConfirmPage({ data, last }: Props) {
  const { t } = useTranslation("access");
  const [form, fields] = useForm<Values>({ id: "confirm", lastResult: last });
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("confirm.title")}</h1>
      <p className={lead}>{t("confirm.lead")}</p>
      <SecretForm form={form} submit={t("confirm.submit")}>
        <Consents age={data.age} isAdult={fields.isAdult} hasAgreed={fields.hasAgreed} />
      </SecretForm>
    </section>
  );
}
