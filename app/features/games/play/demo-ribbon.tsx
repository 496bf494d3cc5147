import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./game-frame.css.ts";

/** Says above the game that its money is play money, and links to real play. */
export function DemoRibbon({ realTo }: { realTo: string }) {
  const { t } = useTranslation("games");
  const isTrial = realTo === "/register";
  return (
    <div className={s.ribbon}>
      <p className={s.ribbonText}>
        <Icon name="sparkles" size={18} />
        {t("play.demo")}
      </p>
      <ButtonLink to={realTo} size="small">
        {t(isTrial ? "play.trialAction" : "play.forReal")}
      </ButtonLink>
    </div>
  );
}
