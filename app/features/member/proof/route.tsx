import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CodeField } from "#app/ui/code-field.tsx";
import { useMessage } from "#app/ui/message.ts";
import { PasswordField } from "#app/ui/password-field.tsx";
import { lead, panel, panelTitle } from "../member.css.ts";
import { SecretForm } from "../secret-form.tsx";
import { giveProof, proofData } from "./proof.server.ts";

export const handle = { i18n: ["access"] };

export const loader = (args: LoaderFunctionArgs) => proofData(args);
export const action = (args: ActionFunctionArgs) => giveProof(args);

export default function Proof() {
  const { hasCode } = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>() as SubmissionResult<string[]> | undefined;
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const [form, fields] = useForm<{ password: string; code: string }>({
    id: "proof",
    lastResult: last,
  });
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("proof.title")}</h1>
      <p className={lead}>{t("proof.lead")}</p>
      <SecretForm form={form} submit={t("proof.submit")}>
        <PasswordField
          id={fields.password.id}
          name="password"
          label={t("proof.password")}
          error={message(fields.password.errors)}
          required
          maxLength={255}
          autoComplete="current-password"
          words={{ show: t("showPassword"), hide: t("hidePassword") }}
        />
        {hasCode && (
          <CodeField
            id={fields.code.id}
            name="code"
            label={t("proof.code")}
            hint={t("proof.codeHint")}
            error={message(fields.code.errors)}
            maxLength={20}
          />
        )}
      </SecretForm>
    </section>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
