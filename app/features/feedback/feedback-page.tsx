import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import type { FeedbackData } from "./feedback.server.ts";
import { FeedbackForm } from "./feedback-form.tsx";
import * as s from "./feedback-page.css.ts";
import { OwnMessages } from "./own-messages.tsx";

type Props = { data: FeedbackData; last: SubmissionResult<string[]> | undefined };

/** Writing to customer service: the form, existing answers, and the member's own messages. */
export function FeedbackPage({ data, last }: Props) {
  const { t } = useTranslation("feedback");
  return (
    <div className={s.columns}>
      <div className={s.panel}>
        <h1 className={s.title}>{t("title")}</h1>
        <p className={s.lead}>{t("lead")}</p>
        <FeedbackForm data={data} last={last} />
      </div>
      <aside className={s.side} aria-label={t("answers.label")}>
        {data.own.length > 0 && <OwnMessages own={data.own} />}
        <Answers />
      </aside>
    </div>
  );
}

const answers: { name: "deposits" | "account" | "rules" | "fair"; icon: IconName }[] = [
  { name: "deposits", icon: "wallet" },
  { name: "account", icon: "user" },
  { name: "rules", icon: "book-open" },
  { name: "fair", icon: "dices" },
];

function Answers() {
  const { t } = useTranslation("feedback");
  return (
    <section className={s.sidePanel}>
      <h2 className={s.sideTitle}>{t("answers.title")}</h2>
      <ul>
        {answers.map(({ name, icon }) => (
          <li key={name}>
            <Link to={`/help/${name}`} className={s.answer}>
              <span className={s.answerIcon}>
                <Icon name={icon} />
              </span>
              {t(`answers.${name}`)}
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={s.secret}>
        <Icon name="lock" size={18} />
        {t("answers.secret")}
      </p>
    </section>
  );
}
