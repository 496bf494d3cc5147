import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import * as s from "../auth-form.css.ts";

/** The specification's question before leaving; Enter answers it. */
export function LogoutDialog() {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation("common");
  const isBusy = useNavigation().formAction === "/logout";
  return (
    <Dialog
      role="alertdialog"
      title={common("account.logoutTitle")}
      lead={common("account.logoutAsk")}
      closeLabel={t("close")}
    >
      <Form method="post" replace>
        <div className={s.pair}>
          <ButtonLink to="/" tone="soft" size="large" preventScrollReset>
            {common("account.cancel")}
          </ButtonLink>
          <Button type="submit" size="large" disabled={isBusy}>
            {isBusy ? t("logout.busy") : common("account.logout")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
