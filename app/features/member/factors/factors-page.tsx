import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { BackToSecurity } from "../secret/back-to-security.tsx";
import * as s from "../secret/secret-form.css.ts";
import type { FactorsData } from "./factors.server.ts";
import { Passkeys } from "./passkeys.tsx";

type Props = { data: FactorsData; error: string | null };

/** The second factors besides the password: an app, recovery codes, passkeys. */
export function FactorsPage({ data, error }: Props) {
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const hasAny = data.hasTotp || data.passkeys.length > 0;
  return (
    <section className={panel}>
      <BackToSecurity />
      <h1 className={panelTitle}>{t("factors.title")}</h1>
      <p className={lead}>{t("factors.lead")}</p>
      {error && <Notice tone="bad">{message([error])}</Notice>}
      {!error && data.done && (
        <div role="status">
          <Notice tone="info">{t(`factors.${data.done}`)}</Notice>
        </div>
      )}
      <App isOn={data.hasTotp} />
      {hasAny && <Recovery left={data.recoveryLeft} />}
      <Passkeys passkeys={data.passkeys} passkeyName={data.passkeyName} />
    </section>
  );
}

function App({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation("access");
  return (
    <div className={s.part}>
      <div className={s.partHead}>
        <h2 className={s.partTitle}>{t("factors.app")}</h2>
        <span className={isOn ? s.stateOn : s.state}>{t(isOn ? "factors.on" : "factors.off")}</span>
      </div>
      <p className={s.text}>{t("factors.appText")}</p>
      {isOn ? (
        <Form method="post" preventScrollReset className={s.partAction}>
          <Button type="submit" tone="outline" name="intent" value="app-end">
            {t("factors.appEnd")}
          </Button>
        </Form>
      ) : (
        <div className={s.partAction}>
          <ButtonLink to="/member/factors/app">{t("factors.appSetUp")}</ButtonLink>
        </div>
      )}
    </div>
  );
}

function Recovery({ left }: { left: number }) {
  const { t } = useTranslation("access");
  return (
    <div className={s.part}>
      <h2 className={s.partTitle}>{t("factors.recovery")}</h2>
      <p className={s.text}>{t("factors.recoveryText", { count: left })}</p>
      <Form method="post" preventScrollReset className={s.partAction}>
        <Button type="submit" tone="outline" name="intent" value="recovery">
          {t("factors.recoveryRenew")}
        </Button>
      </Form>
    </div>
  );
}
