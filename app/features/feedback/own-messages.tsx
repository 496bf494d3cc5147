import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { FeedbackData } from "./feedback.server.ts";
import * as s from "./feedback-page.css.ts";

/** The member's earlier messages, so that nobody has to keep a reference. */
export function OwnMessages({ own }: { own: FeedbackData["own"] }) {
  const { t } = useTranslation("feedback");
  const { dateTime } = useFormat();
  return (
    <section className={s.sidePanel}>
      <h2 className={s.sideTitle}>{t("own.title")}</h2>
      <ul>
        {own.map(({ reference, type, content, time, images, isClosed }) => (
          <li key={reference} className={s.message}>
            <p className={s.messageHead}>
              <strong>{reference}</strong>
              <span className={isClosed ? s.closed : s.open}>
                {t(isClosed ? "own.closed" : "own.open")}
              </span>
            </p>
            <p className={s.messageText}>{content}</p>
            <p className={s.messageNote}>
              {t(`types.${type}`)} · {dateTime(time)}
              {images > 0 && ` · ${t("own.images", { count: images })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
