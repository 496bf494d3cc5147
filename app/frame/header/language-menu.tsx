import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/i18n/languages.ts";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useBrand } from "../use-site.ts";
import * as s from "./header.css.ts";

/** Opens on hover and by keyboard; each language is a plain form, so it works without JavaScript. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const { languages } = useBrand();
  const { pathname, search } = useLocation();
  return (
    <Dropdown
      label={`${i18n.language.toUpperCase()} · ${t("language.choose")}`}
      className={s.dropdown}
      summaryClassName={s.tool}
      opensOnHover
      summary={
        <>
          <Icon name="globe" />
          <span className={s.wideOnly}>{i18n.language.toUpperCase()}</span>
        </>
      }
    >
      <form method="post" action="/preferences" className={s.dropdownList}>
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
    </Dropdown>
  );
}
