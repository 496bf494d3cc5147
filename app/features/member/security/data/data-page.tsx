import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { FirstButton } from "#app/ui/forms/first-button.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import { BackToSecurity } from "../../secret/back-to-security.tsx";
import { ProofFields } from "../form/proof-fields.tsx";
import { ProveFirst } from "../form/prove-first.tsx";
import * as s from "../security.css.ts";
import { useSecurityMessage } from "../use-security-message.ts";
import { Closing } from "./closing.tsx";
import type { OwnData } from "./data.server.ts";

type Props = { data: OwnData; last: SubmissionResult<string[]> | undefined };

/** A copy of everything that the platform keeps of the member, and the end of the account. */
export function DataPage({ data, last }: Props) {
  const { t } = useTranslation("own-data");
  return (
    <section className={panel}>
      <BackToSecurity />
      <h1 className={panelTitle}>{t("title")}</h1>
      <p className={lead}>{t("lead")}</p>
      <Copy data={data} last={answerTo("copy", last)} />
      <Closing data={data} last={answerTo("close", last)} lastLeave={answerTo("leave", last)} />
    </section>
  );
}

/** The answer to the form of that intent. */
function answerTo(intent: string, last: Props["last"]): Props["last"] {
  return last?.initialValue?.intent === intent ? last : undefined;
}

function Copy({ data, last }: Props) {
  const { t } = useTranslation("own-data");
  const message = useSecurityMessage();
  const [form, fields] = useForm<Record<string, string>>({ id: "copy", lastResult: last });
  return (
    <section className={s.group} aria-labelledby="copy-title">
      <h2 id="copy-title" className={s.heading}>
        {t("copy.title")}
      </h2>
      <p className={lead}>{t("copy.text")}</p>
      {data.isOften && <Notice tone="bad">{t("copy.often")}</Notice>}
      {data.needs.sent.length > 0 ? (
        <ProveFirst />
      ) : (
        // The answer is a file, which only the browser itself can save.
        <Form method="post" reloadDocument {...formPropsOf(form)} className={s.form}>
          <FirstButton />
          <input type="hidden" name="intent" value="copy" />
          {form.errors && <Notice tone="bad">{message(form.errors)}</Notice>}
          <ProofFields needs={data.needs} password={fields.password!} code={fields.code!} />
          <div className={s.submit}>
            <Button type="submit" size="large">
              {t("copy.submit")}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
