import { Form, Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { networkSign } from "#app/ui/media/network-sign.ts";
import * as s from "./other-methods.css.ts";

/** Below the form: a passkey, a trial without an account, the brand's app and its own pages. */
export function OtherMethods({
  hasFreePlay,
  children,
}: {
  hasFreePlay: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("login");
  const [params] = useSearchParams();
  const { social, appPage } = useBrand();
  const to = params.get("to");
  return (
    <div className={s.methods}>
      {children}
      {hasFreePlay && (
        <Form
          method="post"
          action={to ? `/login/play?to=${encodeURIComponent(to)}` : "/login/play"}
          className={s.play}
        >
          <Button type="submit" tone="soft" wide>
            {t("play")}
          </Button>
          <p className={s.hint}>{t("playHint")}</p>
        </Form>
      )}
      <div className={s.links}>
        {appPage ? (
          <a href={appPage} rel="noopener" className={s.app}>
            <Icon name="smartphone" />
            {t("app")}
          </a>
        ) : (
          <Link to="/down" className={s.app}>
            <Icon name="smartphone" />
            {t("app")}
          </Link>
        )}
        {social.map(({ network, url }) => (
          <a key={url} href={url} rel="noopener" className={s.link}>
            <Icon name={networkSign(network)} />
            {network}
          </a>
        ))}
      </div>
    </div>
  );
}
