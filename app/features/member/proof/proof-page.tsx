import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useSearchParams } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { CodeField } from "#app/ui/forms/code/code-field.tsx";
import { SendCodeButton } from "#app/ui/forms/code/send-code-button.tsx";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { ProofFields } from "../security/form/proof-fields.tsx";
import { SecurityForm } from "../security/form/security-form.tsx";
import * as s from "../security/security.css.ts";
import { useSecurityMessage } from "../security/use-security-message.ts";
import type { ProofData } from "./proof.server.ts";

type Props = { data: ProofData; last: SubmissionResult<string[]> | undefined };

/**
 * Asks the member for a proof of identity again: the password, or a code when the account has none.
 */
export function ProofPage({ data, last }: Props) {
  const { t } = useTranslation("security");
  const message = useSecurityMessage();
  const [form, fields] = useForm<Record<string, string>>({ id: "proof", lastResult: last });
  const { needs, to } = data;
  const { sentTo, until } = sentOf(last);
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("proof.title")}</h1>
      <p className={lead}>{t(to ? "proof.leadCode" : "proof.lead")}</p>
      {to && <AskForCode data={data} to={to} last={last} />}
      <SecurityForm form={form} intent="prove" submit={t("proof.submit")}>
        {to && (
          <>
            <input type="hidden" name="channel" value={to.channel} />
            <input type="hidden" name="sentTo" value={sentTo} />
            <input type="hidden" name="until" value={until} />
            <CodeField
              id={fields.verificationCode!.id}
              name="verificationCode"
              label={t("code.field")}
              error={message(fields.verificationCode!.errors)}
            />
          </>
        )}
        <ProofFields needs={needs} password={fields.password!} code={fields.code!} />
      </SecurityForm>
    </section>
  );
}

/** Where a code went, and until when no other may be requested; a refused form keeps both. */
function sentOf(last: Props["last"]) {
  const { sentTo, until } = last?.initialValue ?? {};
  return { sentTo: String(sentTo ?? ""), until: String(until ?? "") };
}

/** A separate form, before the other: Enter in the code's field submits the typed code. */
function AskForCode({ data, to, last }: Props & { to: NonNullable<ProofData["to"]> }) {
  const { t } = useTranslation("security");
  const [params] = useSearchParams();
  const { other, now } = data;
  const { sentTo, until } = sentOf(last);
  const words = {
    send: t("proof.send", { hint: to.hint }),
    again: t("code.again"),
    in: (seconds: number) => t("code.in", { seconds }),
  };
  const toOther = new URLSearchParams(params);
  if (other) toOther.set("way", other.channel);
  return (
    <Form method="post" replace preventScrollReset className={s.form}>
      <input type="hidden" name="channel" value={to.channel} />
      {sentTo && <Notice tone="info">{t("code.sent", { sentTo })}</Notice>}
      <div className={s.submit}>
        <SendCodeButton until={Number(until) || null} now={now} words={words} />
      </div>
      {other && (
        <div className={s.submit}>
          <Link to={`?${toOther}`} replace preventScrollReset className={s.edit}>
            {t("proof.other", { hint: other.hint })}
          </Link>
        </div>
      )}
    </Form>
  );
}
