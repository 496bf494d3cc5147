import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Dropdown } from "#app/ui/overlays/dropdown.tsx";
import * as s from "./header.css.ts";
import { LanguageChoices } from "./language-choices.tsx";

/** A menu that opens on hover and by keyboard. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
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
      <LanguageChoices className={s.dropdownList} />
    </Dropdown>
  );
}
