import { useLocation } from "@remix-run/react";
import { LANGUAGES } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useBrand } from "../use-site.ts";
import * as s from "./header.css.ts";

/** Each language is a button of a plain form, so it works without JavaScript. */
export function LanguageChoices({ className }: { className: string }) {
  const { t, i18n } = useTranslation();
  const { languages } = useBrand();
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action="/preferences"
      className={className}
      aria-label={t("language.choose")}
    >
      <input type="hidden" name="to" value={pathname + search} />
      {languages.map((language) => (
        <button
          type="submit"
          key={language}
          name="language"
          value={language}
          lang={language}
          aria-current={language === i18n.language}
          className={s.dropdownItem}
        >
          {LANGUAGES[language].name}
          {language === i18n.language && <Icon name="check" size={18} />}
        </button>
      ))}
    </form>
  );
}
