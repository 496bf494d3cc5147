import { Link, useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import type { Channel } from "../service/channels.ts";
import { openService, SERVICE_WAY, type ServiceTrouble } from "../service/open-service.ts";
import { useSite } from "../use-site.ts";
import * as s from "./side-buttons.css.ts";
import { toContent } from "./to-content.ts";

const Trouble = lazy(() =>
  import("../service/service-trouble.tsx").then((module) => ({ default: module.ServiceTrouble })),
);

const icons: Record<Channel["csType"], IconName> = {
  LIVECHAT: "headset",
  VIP: "crown",
  TELEGRAM: "send",
  WHATSAPP: "message-circle",
  FACEBOOK: "facebook",
  IG: "instagram",
  MESSENGER: "message-circle",
};

type Props = {
  /**
   * "edge" is the page's edge. "head" is the head of a page of forms and tables, where the buttons
   * cover nothing.
   */
  place: "edge" | "head";
};

/**
 * Customer service, help and the button to the top, at the edge of every page; folded on narrow
 * screens, and on phones between page and footer, where it covers nothing.
 */
export function SideButtons({ place }: Props) {
  const { t } = useTranslation();
  const { channels } = useSite();
  const { pathname } = useLocation();
  const [trouble, setTrouble] = useState<ServiceTrouble | null>(null);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openService().then(setTrouble);
  };
  return (
    <aside aria-label={t("service.label")} className={asideOf(place, pathname)}>
      {place === "edge" && (
        <div className={s.stack}>
          <RenderedOnce name="side" of={channels}>
            <Buttons onOpen={open} />
          </RenderedOnce>
        </div>
      )}
      <details className={s.folded[place]}>
        <summary className={s.fold} aria-label={t("service.label")}>
          <Icon name="headset" size={22} />
          {place === "edge" && <span className={s.foldName}>{t("service.label")}</span>}
        </summary>
        <div className={s.unfolded[place]}>
          <RenderedOnce name={`side-${place}`} of={channels}>
            <Buttons onOpen={open} />
          </RenderedOnce>
        </div>
      </details>
      {trouble && (
        <Suspense fallback={null}>
          <Trouble kind={trouble} onClose={() => setTrouble(null)} />
        </Suspense>
      )}
    </aside>
  );
}

/**
 * The class of the buttons. Pages of the member centre show them in their head, unless there is
 * room at the page's side.
 */
function asideOf(place: Props["place"], pathname: string): string | undefined {
  if (place === "head") return s.headOnly;
  return pathname.startsWith("/member/") ? s.besideOnly : undefined;
}

function Buttons({ onOpen }: { onOpen(event: MouseEvent): void }) {
  const { t } = useTranslation();
  const { channels } = useSite();
  return (
    <>
      {channels.map(({ csType, title, path, isWindow }) => (
        <a
          key={csType + path}
          className={s.button}
          href={isWindow ? SERVICE_WAY : path}
          target="_blank"
          rel={isWindow ? "opener" : "noopener noreferrer"}
          title={title || t(`service.${csType}`)}
          onClick={isWindow ? onOpen : undefined}
        >
          <Icon name={icons[csType]} />
          <span className={s.name}>{title || t(`service.${csType}`)}</span>
        </a>
      ))}
      <Link className={s.button} to="/help" title={t("service.help")}>
        <Icon name="life-buoy" />
        <span className={s.name}>{t("service.help")}</span>
      </Link>
      <Link className={s.button} to="/speed" title={t("service.speed")}>
        <Icon name="gauge" />
        <span className={s.name}>{t("service.speed")}</span>
      </Link>
      <a {...toContent} className={s.button} title={t("service.top")}>
        <Icon name="arrow-up" />
        <span className={s.name}>{t("service.top")}</span>
      </a>
    </>
  );
}
