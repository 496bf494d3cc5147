import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useSite } from "../use-site.ts";
import { AccountBlock } from "./account-block.tsx";
import * as s from "./header.css.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { Navigation } from "./navigation.tsx";
import { Search } from "./search.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** One header with three arrangements; a brand chooses two rows, a rail or a floating pill. */
export function Header({ isCompact }: { isCompact: boolean }) {
  const { t } = useTranslation();
  const { brand } = useSite();
  const kind = brand.layout.header;
  return (
    <header className={s.header[kind]}>
      <div className={s.bar[kind]}>
        <Link to="/" className={s.logoLink} aria-label={`${brand.name}, ${t("nav.home")}`}>
          <Logo />
        </Link>
        <Search />
        <div className={s.tools[kind]}>
          <LanguageMenu />
          <span className={s.wideOnly}>
            <ThemeToggle />
          </span>
        </div>
        <AccountBlock />
      </div>
      {isCompact ? <CompactNavigation kind={kind} /> : <Navigation />}
    </header>
  );
}

/** Beside a game only the rail stays, where the screen has room for it. */
function CompactNavigation({ kind }: { kind: keyof typeof s.header }) {
  if (kind !== "rail") return null;
  return (
    <div className={s.wideOnly}>
      <Navigation />
    </div>
  );
}
