import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMessage } from "#app/ui/format/message.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { AGENT_MESSAGE } from "#platform/contract/agents/team-kinds.ts";
import { back, lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import * as s from "../one/person.css.ts";
import type { MessageData } from "./message.server.ts";

type Values = { key: string; subject: string; text: string };
type Props = { data: MessageData; last: SubmissionResult<string[]> | undefined };

/** A message of the agent's to one account of the team. */
export function MessagePage({ data: { account, key }, last }: Props) {
  const { t } = useTranslation("agent-people");
  const { number } = useFormat();
  const message = useMessage("agent-people");
  const isBusy = useNavigation().state === "submitting";
  const [form, fields] = useForm<Values>({ id: "message", lastResult: last });
  return (
    <section className={panel}>
      <Link to={`/agent/downlineManagmentView/${encodeURIComponent(account)}`} className={back}>
        <Icon name="arrow-left" size={18} />
        {account}
      </Link>
      <h1 className={panelTitle}>{t("message.title", { account })}</h1>
      <p className={lead}>{t("message.lead")}</p>
      <Form method="post" {...formPropsOf(form)} noValidate className={s.form}>
        <input type="hidden" name="key" value={fields.key.initialValue ?? key} />
        {form.errors && (
          <Notice tone="bad" id={form.errorId}>
            {message(form.errors)}
          </Notice>
        )}
        <Field
          id={fields.subject.id}
          name="subject"
          label={t("message.subject")}
          error={message(fields.subject.errors)}
          defaultValue={fields.subject.initialValue}
          required
          autoComplete="off"
          maxLength={AGENT_MESSAGE.subjectMax}
        />
        <TextArea
          id={fields.text.id}
          name="text"
          label={t("message.text")}
          hint={t("message.textHint", { max: number(AGENT_MESSAGE.textMax) })}
          error={message(fields.text.errors)}
          defaultValue={fields.text.initialValue}
          rows={7}
          required
        />
        <p>
          <Button type="submit" size="large" disabled={isBusy}>
            {t("message.send")}
          </Button>
        </p>
      </Form>
    </section>
  );
}
