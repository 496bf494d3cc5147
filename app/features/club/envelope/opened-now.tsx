import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./envelope-page.css.ts";
import { EnvelopePicture } from "./envelope-picture.tsx";
import type { Opened } from "./route.tsx";

/** What the opened envelope held, large, with its wagering and its proof. */
export function OpenedNow({ opened }: { opened: Opened }) {
  const { t } = useTranslation("envelope");
  const { amount } = useFormat();
  const required = opened.amount * BigInt(opened.multiple);
  return (
    <div role="status" className={s.outcome}>
      <span className={s.openedPicture}>
        <EnvelopePicture isOpen />
      </span>
      <div className={s.openedWords}>
        <p>{t("won")}</p>
        <p className={s.amount}>{amount(opened.amount)}</p>
        <p>{required > 0n ? t("required", { required: amount(required) }) : t("paid")}</p>
        <Link to={`/fair/${opened.id}`} className={s.outcomeLink}>
          {t("check")}
        </Link>
      </div>
    </div>
  );
}
