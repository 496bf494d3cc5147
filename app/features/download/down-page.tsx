import { useEffect } from "react";
import { registerWorker } from "#app/frame/head/register-worker.ts";
import { useBrand, useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import * as s from "./down-page.css.ts";
import { Guide } from "./guide.tsx";
import { InstallButton } from "./install-button.tsx";
import type { DownData } from "./route.tsx";

/** How to install the site as an app: by a QR code on a computer, by hand on each kind of phone. */
export function DownPage({ data }: { data: DownData }) {
  const { t } = useTranslation("down");
  const { name, icon } = useBrand();
  const { language, theme } = useSite();
  useEffect(registerWorker, [language, theme]);
  return (
    <div className={s.page}>
      <section className={s.welcome}>
        <div className={s.words}>
          <img src={icon} alt="" width={76} height={76} className={s.icon} />
          <h1 className={s.title}>{t("title", { brand: name })}</h1>
          <p className={s.lead}>{t("lead")}</p>
          <InstallButton />
          <ul className={s.goods}>
            {goods.map(([key, sign]) => (
              <li key={key} className={s.good}>
                <Icon name={sign} />
                {t(`goods.${key}`)}
              </li>
            ))}
          </ul>
        </div>
        <figure className={s.code}>
          <svg
            viewBox={`0 0 ${data.qr.size} ${data.qr.size}`}
            className={s.qr}
            role="img"
            aria-label={t("qr", { address: data.shownAddress })}
          >
            <path d={data.qr.path} />
          </svg>
          <figcaption className={s.caption}>
            {t("scan")}
            <strong className={s.address}>{data.shownAddress}</strong>
          </figcaption>
        </figure>
      </section>
      <div className={s.guides}>
        <Guide kind="ios" store={data.stores.ios} />
        <Guide kind="android" store={data.stores.android} />
      </div>
      <section className={s.computer}>
        <h2 className={s.heading}>{t("computer.title")}</h2>
        <p>{t("computer.text", { brand: name })}</p>
      </section>
    </div>
  );
}

const goods: ["store" | "light" | "same", IconName][] = [
  ["store", "badge-check"],
  ["light", "download"],
  ["same", "shield-check"],
];
