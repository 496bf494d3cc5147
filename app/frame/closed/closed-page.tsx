import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Logo } from "../header/logo.tsx";
import { useSite } from "../use-site.ts";
import { Countdown } from "./countdown.tsx";
import * as s from "./error-page.css.ts";

/** What is said of each SYSTEM_STATUS. */
const KINDS = ["maintenance", "maintenance", "blocked", "ended"] as const;
/** The specification's names of the words, where it gives one. */
const WORDS = {
  maintenance: { title: "game_maintenance", text: "info_maintenance" },
  blocked: { title: "blockip", text: "info_ip_block" },
  ended: { title: "endedTitle", text: "endedText" },
} as const;

/**
 * Replaces every page while the platform is under maintenance or the visitor's region is closed, and for
 * good after the merchant has ended.
 */
export function ClosedPage() {
  const { t } = useTranslation();
  const { brand, closed } = useSite();
  if (!closed) return null;
  const kind = KINDS[closed.status];
  return (
    <main className={s.page}>
      <Logo />
      {brand.helpArt && (
        <div className={s.scene}>
          <img src={brand.helpArt} alt="" width={416} height={347} className={s.art} />
        </div>
      )}
      <h1 className={s.title}>{t(`closed.${WORDS[kind].title}`)}</h1>
      <p className={s.text}>{t(`closed.${WORDS[kind].text}`)}</p>
      {kind === "maintenance" && closed.until !== null && (
        <Countdown until={closed.until} now={closed.now} />
      )}
      {kind === "blocked" && (
        <p className={s.fact}>
          {t("closed.address")} <code>{closed.location}</code>
        </p>
      )}
      <ClosedWays endsByItself={kind === "maintenance"} />
    </main>
  );
}

/**
 * The channels to customer service and, for a closure that ends by itself, a button to look again.
 */
function ClosedWays({ endsByItself }: { endsByItself: boolean }) {
  const { t } = useTranslation();
  const { brand, closed } = useSite();
  const { pathname, search } = useLocation();
  return (
    <div className={s.actions}>
      {endsByItself && (
        <a href={pathname + search} className={buttonLook({ tone: "action" })}>
          <Icon name="refresh-cw" />
          {t("closed.again")}
        </a>
      )}
      <a
        href={`mailto:${brand.customerService.email}`}
        className={buttonLook({ tone: endsByItself ? "outline" : "action" })}
      >
        <Icon name="headset" />
        {t("error.service")}
      </a>
      {closed?.channels.map(({ csType, title, path }) => (
        <a
          key={csType + path}
          href={path}
          rel="noopener"
          className={buttonLook({ tone: "outline" })}
        >
          {title || t(`service.${csType}`)}
        </a>
      ))}
    </div>
  );
}
