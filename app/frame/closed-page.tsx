import { useTranslation } from "react-i18next";
import { button } from "#app/ui/button.css.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as s from "./error-page.css.ts";
import { Logo } from "./header/logo.tsx";
import { useSite } from "./use-site.ts";

/** Instead of every page while the platform is under maintenance or the visitor's region is closed. */
export function ClosedPage() {
  const { t } = useTranslation();
  const { brand, closed } = useSite();
  const kind = closed?.status === 1 ? "maintenance" : "blocked";
  return (
    <main className={s.page}>
      <Logo />
      {brand.helpArt && (
        <div className={s.scene}>
          <img src={brand.helpArt} alt="" width={416} height={347} className={s.art} />
        </div>
      )}
      <h1 className={s.title}>{t(`closed.${kind}Title`)}</h1>
      <p className={s.text}>{t(`closed.${kind}Text`)}</p>
      {kind === "blocked" && (
        <p className={s.reference}>{t("closed.address", { address: closed?.location })}</p>
      )}
      <div className={s.ways}>
        <a href={`mailto:${brand.customerService.email}`} className={button({ tone: "action" })}>
          <Icon name="headset" />
          {t("error.service")}
        </a>
      </div>
    </main>
  );
}
