import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { ContentField } from "../content-field.tsx";
import * as f from "../feedback-form.css.ts";
import * as s from "../feedback-page.css.ts";
import { SendButton } from "../send-button.tsx";
import type { RelativesData } from "./relatives.server.ts";
import * as r from "./relatives-page.css.ts";

type Props = { data: RelativesData; last: SubmissionResult<string[]> | undefined };

/** For whoever worries about somebody who plays: helplines, what blocks games, and a way to write. */
export function RelativesPage({ data, last }: Props) {
  const { t } = useTranslation("feedback");
  return (
    <div className={s.columns}>
      <div className={s.panel}>
        <h1 className={s.title}>{t("relatives.title")}</h1>
        <p className={s.lead}>{t("relatives.lead")}</p>
        <RelativesForm last={last} />
      </div>
      <aside className={s.side} aria-label={t("relatives.help")}>
        <Lines data={data} />
        <section className={s.sidePanel}>
          <h2 className={s.sideTitle}>{t("relatives.blocking")}</h2>
          <p>{t("relatives.blockingText")}</p>
          <a href={data.blocking.url} rel="noreferrer" className={r.link}>
            {data.blocking.name}
            <Icon name="external-link" size={18} />
          </a>
        </section>
      </aside>
    </div>
  );
}

function Lines({ data: { helpline, lines } }: Pick<Props, "data">) {
  const { t } = useTranslation("feedback");
  const isKnown = lines.some(({ contact }) => contact === helpline);
  const all = isKnown ? lines : [{ name: t("relatives.ourLine"), contact: helpline }, ...lines];
  return (
    <section className={s.sidePanel}>
      <h2 className={s.sideTitle}>{t("relatives.lines")}</h2>
      <ul className={r.lines}>
        {all.map(({ name, contact }) => (
          <li key={contact}>
            <a href={`tel:${contact.replace(/[^\d+]/g, "")}`} className={r.line}>
              <span>{name}</span>
              <strong>{contact}</strong>
            </a>
          </li>
        ))}
      </ul>
      <Link to="/help/responsible" className={r.link}>
        {t("relatives.article")}
        <Icon name="chevron-right" size={18} />
      </Link>
    </section>
  );
}

function RelativesForm({ last }: Pick<Props, "last">) {
  const { t } = useTranslation("feedback");
  const message = useMessage("feedback");
  const [form, fields] = useForm<{ content: string; email: string }>({
    id: "relatives",
    lastResult: last,
  });
  return (
    <Form method="post" {...formPropsOf(form)} noValidate className={f.form}>
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
      <ul className={r.facts}>
        {(["private", "account", "tools"] as const).map((fact) => (
          <li key={fact}>{t(`relatives.facts.${fact}`)}</li>
        ))}
      </ul>
      <ContentField
        id={fields.content.id}
        text={fields.content.initialValue ?? ""}
        error={message(fields.content.errors)}
        words="relatives."
      />
      <Field
        id={fields.email.id}
        name="email"
        type="email"
        inputMode="email"
        label={t("emailOptional")}
        hint={t("emailOptionalHint")}
        defaultValue={fields.email.initialValue}
        error={message(fields.email.errors)}
        maxLength={120}
        autoComplete="email"
      />
      <SendButton path="/relatives" />
    </Form>
  );
}
