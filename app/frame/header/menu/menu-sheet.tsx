import { Fragment, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Dropdown } from "#app/ui/overlays/dropdown.tsx";
import type { Brand } from "#themes/define-brand.ts";
import { NoticeBell } from "../../notices/notice-bell.tsx";
import { useSite } from "../../use-site.ts";
import { accountState } from "../account-state.ts";
import { LanguageChoices } from "../language-choices.tsx";
import { Logo } from "../logo.tsx";
import { MotionToggle } from "../motion-toggle.tsx";
import * as search from "../search/search.css.ts";
import { Search } from "../search/search.tsx";
import { ThemeToggle } from "../theme-toggle.tsx";
import * as s from "./menu-sheet.css.ts";
import { SheetSections } from "./sheet-sections.tsx";

type Props = {
  /** The views besides upright phones where it stands for the navigation. */
  isAlsoOn: keyof typeof s.place;
};
type Part = "logo" | "search" | "sections" | "money" | "tools" | "languages";

/**
 * What each form has, from top to bottom. A form over the header and the bottom bar has their logo and
 * their ways to the money itself.
 */
const PARTS: Record<Brand["layout"]["drawer"], readonly Part[]> = {
  tiles: ["search", "sections", "tools", "languages"],
  rail: ["logo", "sections", "money", "search", "tools", "languages"],
  card: ["sections", "search", "languages", "tools"],
  panel: ["logo", "sections", "money", "search", "tools", "languages"],
  tickets: ["sections", "search", "tools", "languages"],
  buoys: ["search", "sections", "languages", "tools"],
};

/** The menu on phones in the brand's form: every section and the language choice, also without JavaScript. */
export function MenuSheet({ isAlsoOn }: Props) {
  const { t } = useTranslation();
  const { brand, notices, account } = useSite();
  const { drawer } = brand.layout;
  // A moving strip has the button itself.
  const hasToggle = notices.length > 0 && brand.layout.notices === "strip";
  const tool = s.tool[drawer];
  const state = accountState(account);
  const hasMoney = state === "member" || state === "agent";
  const parts: Record<Part, ReactNode> = {
    logo: (
      <div className={s.logo}>
        <Logo />
      </div>
    ),
    search: <Search id="found-in-menu" className={search.inMenu} />,
    sections: <SheetSections />,
    money: hasMoney && (
      <div className={s.money}>
        <ButtonLink to="/member/deposit">{t("wallet.deposit")}</ButtonLink>
        <ButtonLink to="/member/withdraw" tone="outline">
          {t("wallet.withdraw")}
        </ButtonLink>
      </div>
    ),
    tools: (
      <div className={s.tools[drawer]}>
        <NoticeBell className={tool}>{t("notices.label")}</NoticeBell>
        <ThemeToggle className={tool} hasWords />
        {!hasToggle && <MotionToggle className={tool} hasWords />}
      </div>
    ),
    languages: <LanguageChoices className={s.languages[drawer]} />,
  };
  return (
    <Dropdown
      label={t("nav.menu")}
      className={s.place[isAlsoOn]}
      summaryClassName={s.opener[drawer]}
      summary={
        <>
          <Icon name="menu" size={24} />
          <Icon name="x" size={24} />
        </>
      }
      keepsFocus
    >
      <div className={s.scrim} data-scrim="" />
      <div className={s.sheet[drawer]} data-drawer={drawer}>
        {PARTS[drawer].map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
      </div>
    </Dropdown>
  );
}
