import { type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { AccessDialog, AccessForm } from "../dialog/access-dialog.tsx";
import { NewPasswords } from "../dialog/new-passwords.tsx";
import type { ResetData } from "./reset.server.ts";

type Values = { newPassword: string; confirmNewPassword: string };
type Props = { data: ResetData; last: SubmissionResult<string[]> | undefined };

/** The page of the reset link: a new password, or a link to request another one. */
export function ResetDialog({ data, last }: Props) {
  const { t } = useTranslation("access");
  const { account, art } = data;
  if (!account) {
    return (
      <AccessDialog title={t("reset.overTitle")} lead={t("reset.overText")} art={art}>
        <ButtonLink to="/forgot" size="large" wide preventScrollReset>
          {t("reset.again")}
        </ButtonLink>
      </AccessDialog>
    );
  }
  return (
    <AccessDialog title={t("reset.title")} lead={t("reset.lead", { account })} art={art}>
      <ResetForm data={data} last={last} account={account} />
    </AccessDialog>
  );
}

function ResetForm({ data, last, account }: Props & { account: string }) {
  const { t } = useTranslation("access");
  const [form, fields] = useForm<Values>({ id: "reset", lastResult: last });
  return (
    <AccessForm form={form} submit={t("reset.submit")}>
      {/* The browser's password manager needs the account's name. */}
      <input type="hidden" name="username" autoComplete="username" value={account} />
      <NewPasswords
        rule={data.rule}
        chosen={{ id: fields.newPassword.id, errors: fields.newPassword.errors }}
        confirmed={{ id: fields.confirmNewPassword.id, errors: fields.confirmNewPassword.errors }}
      />
    </AccessForm>
  );
}
