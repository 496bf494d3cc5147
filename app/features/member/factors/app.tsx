import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { CodeField } from "#app/ui/forms/code/code-field.tsx";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import * as s from "../secret/secret-form.css.ts";
import { SecretForm } from "../secret/secret-form.tsx";
import { appData, confirmApp } from "./app.server.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export const handle = { i18n: ["access"] };

export const loader = (args: LoaderFunctionArgs) => appData(args);
export const action = (args: ActionFunctionArgs) => confirmApp(args);
/** The codes are shown and the app is on, so there is nothing left to set up. */
export const shouldRevalidate = () => false;

export default function AuthenticatorApp() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("access");
  if (answer?.codes) return <RecoveryCodes codes={answer.codes} />;
  const last: SubmissionResult<string[]> | undefined = answer;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("setUp.title")}</h1>
      {data.secret === null ? (
        <p className={lead}>{t("errors.totp_on")}</p>
      ) : (
        <>
          <p className={lead}>{t("setUp.lead")}</p>
          <Steps secret={data.secret} qr={data.qr} />
          <Confirm last={last} />
        </>
      )}
      <p className={s.account}>
        <ButtonLink to="/member/factors" tone="quiet">
          {t(data.secret === null ? "setUp.done" : "setUp.back")}
        </ButtonLink>
      </p>
    </section>
  );
}

function Steps({ secret, qr }: { secret: string; qr: string }) {
  const { t } = useTranslation("access");
  return (
    <div className={s.steps}>
      <img src={qr} alt={t("setUp.qr")} width={208} height={208} className={s.qr} />
      <div>
        <h2 className={s.partTitle}>{t("setUp.scan")}</h2>
        <p>{t("setUp.scanText")}</p>
        <p className={s.account}>{t("setUp.typed")}</p>
        <p className={s.secret}>
          {secret}
          <CopyButton
            text={secret.replaceAll(" ", "")}
            words={{ copy: t("setUp.copy"), copied: t("setUp.copied") }}
          />
        </p>
      </div>
    </div>
  );
}

function Confirm({ last }: { last: SubmissionResult<string[]> | undefined }) {
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const [form, fields] = useForm<{ code: string }>({ id: "app", lastResult: last });
  return (
    <SecretForm form={form} submit={t("setUp.submit")}>
      <CodeField
        id={fields.code.id}
        name="code"
        label={t("setUp.confirm")}
        error={message(fields.code.errors)}
      />
    </SecretForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
