import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { NoticeBar } from "../notices/bar/notice-bar.tsx";
import { NoticeBell } from "../notices/notice-bell.tsx";
import { useSite } from "../use-site.ts";
import { AccountBlock } from "./account-block.tsx";
import * as s from "./header.css.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { MenuSheet } from "./menu/menu-sheet.tsx";
import { Navigation } from "./menu/navigation.tsx";
import { MotionToggle } from "./motion-toggle.tsx";
import * as search from "./search/search.css.ts";
import { Search } from "./search/search.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

type Props = {
  isBesideGame: boolean;
  hasNavigation: boolean;
  /** On a phone a centre has its own navigation in place of the header's; the menu has both. */
  isCentre: boolean;
  /** The notices are a ticket beside the menu. */
  hasTicket: boolean;
};

/** One header in six layouts, of which the brand chooses one. */
export function Header({ isBesideGame, hasNavigation, isCentre, hasTicket }: Props) {
  const { t } = useTranslation();
  const { brand, isGate } = useSite();
  const kind = brand.layout.header;
  // A rail takes no height from the game.
  const yieldsNavigation = isBesideGame && kind !== "rail";
  const beside = isCentre ? s.besideCentre[kind] : "";
  const yields = yieldsNavigation ? s.tallOnly : isBesideGame ? s.wideOnly : beside;
  const menuOn = yieldsNavigation ? "lowWindow" : kind === "rail" ? "none" : "side";
  const isRail = kind === "rail" && hasNavigation;
  const navigation = hasNavigation && (
    <div className={`${s.navigation[kind]} ${yields}`}>
      <Navigation />
    </div>
  );
  const tools = (
    <div className={s.tools[hasNavigation ? kind : "rows"]}>
      <div className={isGate ? undefined : s.wideOnly}>
        <LanguageMenu />
      </div>
      <div className={s.wideOnly}>
        <ThemeToggle className={s.tool} />
      </div>
      {!isGate && (
        <div className={s.wideOnly}>
          <NoticeBell className={s.tool} />
        </div>
      )}
      {!isGate && !isBesideGame && (
        <div className={s.wideOnly}>
          <MotionToggle className={s.tool} />
        </div>
      )}
    </div>
  );
  return (
    <header className={isBesideGame ? s.besideGame[kind] : s.header[kind]}>
      <div className={(isBesideGame ? s.barBesideGame : s.bar)[kind]}>
        {!isGate && <MenuSheet isAlsoOn={menuOn} />}
        <Link to="/" className={s.logoLink} aria-label={`${brand.name}, ${t("nav.home")}`}>
          <Logo />
        </Link>
        {kind === "band" && navigation}
        <div className={s.aside}>
          {!isGate && <Search id="found" className={search.inHeader} />}
          {!isRail && tools}
        </div>
        {!isGate && <AccountBlock />}
      </div>
      <div className={s.under[kind]}>
        {hasTicket && (
          <div className={s.ticket}>
            <NoticeBar />
          </div>
        )}
        {kind !== "band" && navigation}
        {isRail && tools}
      </div>
    </header>
  );
}
