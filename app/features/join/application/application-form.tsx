import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMessage } from "#app/ui/format/message.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { APPLICATION } from "#platform/contract/agents/application-kinds.ts";
import * as s from "./application.css.ts";

type Values = { text: string; channels: string; hasAgreed: string };

/** Who the member is, where they speak to people, and the agreement. */
export function ApplicationForm({ last }: { last: SubmissionResult<string[]> | undefined }) {
  const { t } = useTranslation("join");
  const { number } = useFormat();
  const message = useMessage("join");
  const isBusy = useNavigation().state === "submitting";
  const [form, fields] = useForm<Values>({ id: "application", lastResult: last });
  const { textMin, textMax, channelsMax } = APPLICATION;
  return (
    <Form method="post" preventScrollReset {...formPropsOf(form)} noValidate className={s.form}>
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
      <TextArea
        id={fields.text.id}
        name="text"
        label={t("application.text")}
        hint={t("application.textHint", { min: number(textMin), max: number(textMax) })}
        error={message(fields.text.errors)}
        defaultValue={fields.text.initialValue}
        rows={6}
        required
      />
      <TextArea
        id={fields.channels.id}
        name="channels"
        label={t("application.channels")}
        hint={t("application.channelsHint", { max: number(channelsMax) })}
        error={message(fields.channels.errors)}
        defaultValue={fields.channels.initialValue}
        rows={3}
        required
      />
      <Checkbox
        id={fields.hasAgreed.id}
        name="hasAgreed"
        required
        defaultChecked={Boolean(fields.hasAgreed.initialValue)}
        error={message(fields.hasAgreed.errors)}
      >
        {t("application.agree")}{" "}
        <Link to="/help/terms" target="_blank" className={s.link}>
          {t("application.terms")}
        </Link>{" "}
        {t("application.and")}{" "}
        <Link to="/help/privacy" target="_blank" className={s.link}>
          {t("application.privacy")}
        </Link>
      </Checkbox>
      <p>
        <Button type="submit" size="large" disabled={isBusy}>
          {t("application.send")}
        </Button>
      </p>
    </Form>
  );
}
