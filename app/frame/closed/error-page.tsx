import { isRouteErrorResponse, Link, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { I18nPayload } from "#app/i18n/languages.ts";
import { useSsr } from "#app/i18n/ssr.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { NOT_SET_UP } from "#app/request/not-set-up.ts";
import type { loader } from "#app/root.tsx";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Closed } from "./closed.tsx";
import * as s from "./error-page.css.ts";

/** The reference of this answer, to quote to customer service. */
function useReference(): string | undefined {
  const ssr = useSsr();
  if (ssr) return ssr.i18n.reference;
  const payload: I18nPayload = JSON.parse(document.getElementById("i18n")?.textContent || "{}");
  return payload.reference;
}

function kindOf(error: unknown): "notFound" | "unset" | "broken" {
  if (!isRouteErrorResponse(error)) return "broken";
  if (error.status === 503 && error.data === NOT_SET_UP) return "unset";
  return error.status === 404 ? "notFound" : "broken";
}

/** The page for any error, in the brand's look, with a link home and a contact. */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const site = useRouteLoaderData<typeof loader>("root");
  const kind = kindOf(error);
  const reference = useReference();
  if (site?.closed) return <Closed />;
  return (
    <div className={s.page}>
      {site && (
        <Link to="/" aria-label={site.brand.name}>
          <img
            src={site.theme === "dark" ? site.brand.logoDark : site.brand.logo}
            alt=""
            height={40}
          />
        </Link>
      )}
      {site?.brand.helpArt && (
        <div className={s.scene}>
          <img src={site.brand.helpArt} alt="" width={416} height={347} className={s.art} />
        </div>
      )}
      <h1 className={s.title}>{t(`error.${kind}Title`)}</h1>
      <p className={s.text}>{t(`error.${kind}Text`)}</p>
      {reference && (
        <p className={s.reference}>
          {t("error.reference")}: <code>{reference}</code>
        </p>
      )}
      <div className={s.actions}>
        <a href="/" className={buttonLook({ tone: "action" })}>
          <Icon name={kind === "unset" ? "refresh-cw" : "house"} />
          {t(kind === "unset" ? "closed.again" : "error.home")}
        </a>
        {site && (
          <a
            href={`mailto:${site.brand.customerService.email}`}
            className={buttonLook({ tone: "outline" })}
          >
            <Icon name="headset" />
            {t("error.service")}
          </a>
        )}
      </div>
    </div>
  );
}
