import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import * as s from "./register-center.css.ts";

/** What the agent tells the owner of a new account. The password is never shown again. */
export function MadeAccount({ account, origin }: { account: string; origin: string }) {
  const { t } = useTranslation("agent-people");
  const steps = ["tell", "password", "confirm"] as const;
  return (
    <div className={s.made} role="status">
      <h2 className={s.madeTitle}>{t("made.title")}</h2>
      <p className={s.madeName}>
        {account}
        <CopyButton text={account} words={{ copy: t("made.copy"), copied: t("made.copied") }} />
      </p>
      <ol className={s.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`made.${step}`, { address: origin })}</li>
        ))}
      </ol>
    </div>
  );
}
