import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { hasFlag } from "#app/request/offers/flags.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { useSite } from "../use-site.ts";
import * as s from "./invite.css.ts";

/**
 * Tells a guest what an account offers on this page, with login and sign-up links that return here.
 */
export function Invite({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  const { flags } = useSite();
  const { pathname, search } = useLocation();
  const to = `?to=${encodeURIComponent(pathname + search)}`;
  return (
    <section className={s.invite} aria-label={title}>
      <div className={s.words}>
        <h2 className={s.title}>{title}</h2>
        <p className={s.text}>{text}</p>
      </div>
      <div className={s.actions}>
        <ButtonLink to={`/login${to}`} tone="outline">
          {t("account.login")}
        </ButtonLink>
        {hasFlag(flags, "DIRECTREG3") && (
          <ButtonLink to={`/register${to}`}>{t("account.register")}</ButtonLink>
        )}
      </div>
    </section>
  );
}
