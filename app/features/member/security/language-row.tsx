import { useBrand } from "#app/frame/use-site.ts";
import { LANGUAGES } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./security.css.ts";

/** A button for each language, so that it works without JavaScript. */
export function LanguageRow() {
  const { t, i18n } = useTranslation("security");
  const { languages } = useBrand();
  return (
    <form method="post" className={s.languageRow} aria-labelledby="security-language">
      <span className={s.rowIcon}>
        <Icon name="globe" size={22} />
      </span>
      <span className={s.words}>
        <strong id="security-language">{t("language.title")}</strong>
        <span className={s.quiet}>{t("language.row")}</span>
      </span>
      <span className={s.choices}>
        {languages.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-current={language === i18n.language}
            className={s.choice}
          >
            {LANGUAGES[language].name}
          </button>
        ))}
      </span>
    </form>
  );
}
