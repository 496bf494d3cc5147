import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import * as s from "./footer.css.ts";
import { narrowOnly } from "./header/header.css.ts";
import { Logo } from "./header/logo.tsx";
import { ThemeToggle } from "./header/theme-toggle.tsx";
import { useSite } from "./use-site.ts";
import { VendorStrip } from "./vendor-strip.tsx";

const links = [
  ["footer.responsible", "/help/responsible"],
  ["footer.help", "/help"],
  ["footer.terms", "/help/terms"],
  ["footer.privacy", "/help/privacy"],
] as const;

export function Footer() {
  const { t } = useTranslation();
  const { brand, year } = useSite();
  const { legal, layout } = brand;
  return (
    <>
      <VendorStrip />
      <footer className={s.footer[layout.footer]}>
        {layout.footer === "wave" && <Wave />}
        <div className={s.inside}>
          <div className={s.top}>
            <Logo onDark={layout.footer === "block"} />
            <nav className={s.links} aria-label={t("footer.label")}>
              <span className={narrowOnly}>
                <ThemeToggle />
              </span>
              {links.map(([label, to]) => (
                <Link key={to} to={to} className={s.link}>
                  {t(label)}
                </Link>
              ))}
            </nav>
            <ul className={s.licences}>
              <li className={s.licence}>
                <span className={s.age}>{legal.ageMin}+</span>
                <span>{t("footer.adults", { age: legal.ageMin })}</span>
              </li>
              <li className={s.licence}>
                <Icon name="badge-check" size={24} />
                <span>
                  <b>{t("footer.licence", { licence: legal.licence })}</b>
                  {t("footer.demoLicence")}
                </span>
              </li>
              <li className={s.licence}>
                <Icon name="dices" size={24} />
                <span>
                  <b>{t("footer.fair")}</b>
                  {t("footer.fairNote")}
                </span>
              </li>
            </ul>
          </div>
          <p className={s.legal}>
            <span>{t("footer.copyright", { year, company: legal.company })}</span>
            <span>{t("footer.care", { helpline: legal.helpline })}</span>
          </p>
        </div>
      </footer>
    </>
  );
}

function Wave() {
  return (
    <svg className={s.wave} viewBox="0 0 1200 46" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d="M0 26C110 8 230 4 390 16s300 26 450 14 240-30 360-18v35H0z" />
    </svg>
  );
}
