import { isRouteErrorResponse, Link, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { I18nPayload } from "#app/i18n/languages.ts";
import { useSsr } from "#app/i18n/ssr.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { NOT_SET_UP } from "#app/request/not-set-up.ts";
import type { loader } from "#app/root.tsx";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Frame } from "../frame.tsx";
import { Logo } from "../header/logo.tsx";
import { useSite } from "../use-site.ts";
import { Closed } from "./closed.tsx";
import * as s from "./error-page.css.ts";

/** The reference of this answer, to quote to customer service. */
function useReference(): string | undefined {
  const ssr = useSsr();
  if (ssr) return ssr.i18n.reference;
  const payload: I18nPayload = JSON.parse(document.getElementById("i18n")?.textContent || "{}");
  return payload.reference;
}

type Kind = "notFound" | "unset" | "broken";

function kindOf(error: unknown): Kind {
  if (!isRouteErrorResponse(error)) return "broken";
  if (error.status === 503 && error.data === NOT_SET_UP) return "unset";
  return error.status === 404 ? "notFound" : "broken";
}

/**
 * The page for any error. An answer, such as that of an unknown address, stands inside the frame; a
 * fault of the code may be one of the frame's and stands alone.
 */
export function ErrorPage() {
  const site = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  const kind = kindOf(error);
  if (site?.closed) return <Closed />;
  if (!site) return <NeutralPage kind={kind} />;
  if (isRouteErrorResponse(error)) {
    return (
      <Frame>
        <div className={s.framed}>
          <BrandAnswer kind={kind} />
        </div>
      </Frame>
    );
  }
  return (
    <main className={s.page}>
      <Link to="/" aria-label={site.brand.name}>
        <Logo />
      </Link>
      <BrandAnswer kind={kind} />
    </main>
  );
}

/** What happened, in the brand's look, with a link home and a contact. */
function BrandAnswer({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const { brand } = useSite();
  return (
    <>
      {brand.helpArt && (
        <div className={s.scene}>
          <img src={brand.helpArt} alt="" width={416} height={347} className={s.art} />
        </div>
      )}
      <Words kind={kind} />
      <div className={s.actions}>
        <Home kind={kind} />
        <a
          href={`mailto:${brand.customerService.email}`}
          className={buttonLook({ tone: "outline" })}
        >
          <Icon name="headset" />
          {t("error.service")}
        </a>
      </div>
    </>
  );
}

const SIGNS = { notFound: "search", unset: "hourglass", broken: "wrench" } as const;

/** The error page of an unknown brand. It is light or dark as the visitor's system is. */
function NeutralPage({ kind }: { kind: Kind }) {
  return (
    <main className={s.neutralPage}>
      <div className={s.card}>
        <span className={s.sign}>
          <Icon name={SIGNS[kind]} size={40} />
        </span>
        <Words kind={kind} />
        <div className={s.actions}>
          <Home kind={kind} />
        </div>
      </div>
    </main>
  );
}

function Words({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const reference = useReference();
  return (
    <>
      <h1 className={s.title}>{t(`error.${kind}Title`)}</h1>
      <p className={s.text}>{t(`error.${kind}Text`)}</p>
      {reference && (
        <p className={s.reference}>
          {t("error.reference")}: <code>{reference}</code>
        </p>
      )}
    </>
  );
}

function Home({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  return (
    <a href="/" className={buttonLook({ tone: "action" })}>
      <Icon name={kind === "unset" ? "refresh-cw" : "house"} />
      {t(kind === "unset" ? "closed.again" : "error.home")}
    </a>
  );
}
