import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { ContentField } from "./content-field.tsx";
import type { FeedbackData } from "./feedback.server.ts";
import * as s from "./feedback-form.css.ts";
import { PictureField } from "./picture-field.tsx";
import { SendButton } from "./send-button.tsx";
import { TypeChoice } from "./type-choice.tsx";

type Values = { type: string; content: string; email: string; images: string };
type Props = { data: FeedbackData; last: SubmissionResult<string[]> | undefined };

export function FeedbackForm({ data, last }: Props) {
  const { t } = useTranslation("feedback");
  const message = useMessage("feedback");
  const [form, fields] = useForm<Values>({
    id: "feedback",
    lastResult: last,
    defaultValue: { type: data.type, content: data.about && `${data.about}\n` },
  });
  return (
    <Form
      method="post"
      action="/feedback"
      encType="multipart/form-data"
      {...formPropsOf(form)}
      noValidate
      className={s.form}
    >
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
      <TypeChoice
        id={fields.type.id}
        chosen={fields.type.initialValue}
        error={message(fields.type.errors)}
      />
      <ContentField
        id={fields.content.id}
        text={fields.content.initialValue ?? ""}
        error={message(fields.content.errors)}
      />
      <PictureField
        id={fields.images.id}
        error={message(fields.images.errors)}
        hasFailed={!!last}
      />
      <Field
        id={fields.email.id}
        name="email"
        type="email"
        inputMode="email"
        label={t(data.isMember ? "emailOptional" : "email")}
        hint={t(data.isMember ? "emailOptionalHint" : "emailHint")}
        defaultValue={fields.email.initialValue}
        error={message(fields.email.errors)}
        required={!data.isMember}
        maxLength={120}
        autoComplete="email"
      />
      <SendButton path="/feedback" />
    </Form>
  );
}
