import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import * as s from "./referral.css.ts";
import type { ReferralData } from "./route.tsx";
import { Share } from "./share.tsx";

/** The code, its link and its picture to scan. */
export function OwnCode({ code, link, qr }: Pick<ReferralData, "code" | "link" | "qr">) {
  const { t } = useTranslation("referral");
  if (!code || !link) {
    return <EmptyState icon="user-plus" title={t("mine.none")} text={t("mine.noneText")} />;
  }
  return (
    <div className={s.own}>
      <div className={s.words}>
        <p className={s.label}>{t("mine.code")}</p>
        <p className={s.code}>{code}</p>
        <p className={s.label}>{t("mine.link")}</p>
        <p>
          <a href={link} className={s.link}>
            {link}
          </a>
        </p>
        <Share link={link} />
      </div>
      {qr && (
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} className={s.qr} role="img">
          <title>{t("mine.qr")}</title>
          <path d={qr.path} fill="currentColor" />
        </svg>
      )}
    </div>
  );
}
