import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Confirm } from "#app/ui/overlays/confirm.tsx";

/** The specification's question before logging out; Enter confirms. */
export function LogoutDialog() {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation("common");
  const isBusy = useNavigation().formAction === "/logout";
  return (
    <Confirm
      title={common("account.in_popup_prompt")}
      text={common("account.in_sure_logout")}
      closeLabel={t("close")}
    >
      <Form method="post" replace>
        <ButtonLink to="/" tone="soft" size="large" preventScrollReset>
          {common("account.in_more_cancel")}
        </ButtonLink>
        <Button type="submit" size="large" disabled={isBusy} data-default>
          {isBusy ? t("logout.busy") : common("account.logout")}
        </Button>
      </Form>
    </Confirm>
  );
}
