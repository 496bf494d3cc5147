import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { networkSign } from "#app/ui/media/network-sign.ts";
import { Logo } from "../header/logo.tsx";
import { useSite } from "../use-site.ts";
import * as s from "./footer.css.ts";
import { VendorStrip } from "./vendor-strip.tsx";

export function Footer() {
  const { t } = useTranslation();
  const { brand, footer, vendors, year } = useSite();
  const { legal, layout } = brand;
  return (
    <>
      <RenderedOnce name="vendors" of={vendors}>
        <VendorStrip />
      </RenderedOnce>
      <footer className={s.footer[layout.footer]}>
        {layout.footer === "wave" && <Wave />}
        <div className={s.inside}>
          <div className={s.top}>
            <div className={s.brand}>
              <Logo onDark={layout.footer === "block"} />
            </div>
            <RenderedOnce name="footer-links" of={footer}>
              <nav className={s.links} aria-label={t("footer.label")}>
                {footer.map((item) => (
                  <Link key={item.to} to={item.to} className={s.link}>
                    {"title" in item ? item.title : t(`footer.links.${item.label}`)}
                  </Link>
                ))}
              </nav>
              <Licences />
            </RenderedOnce>
          </div>
          <Social />
          <div className={s.legal}>
            <p>
              <bdi>{t("footer.copyright", { year, company: legal.company })}</bdi>
            </p>
            {legal.address && (
              <p>
                <bdi>{legal.address}</bdi>
              </p>
            )}
            <p>{t("footer.care", { helpline: legal.helpline })}</p>
            {brand.isDemonstration && <p>{t("footer.demo")}</p>}
          </div>
        </div>
      </footer>
    </>
  );
}

function Licences() {
  const { t } = useTranslation();
  const { brand } = useSite();
  const { ageMin } = brand.legal;
  return (
    <ul className={s.licences} aria-label={t("footer.licences")}>
      {brand.licences.map((licence) => (
        <li key={licence.authority}>
          {licence.url ? (
            <a href={licence.url} rel="noopener" className={`${s.licence} ${s.licenceLink}`}>
              <Badge {...licence} />
            </a>
          ) : (
            <div className={s.licence}>
              <Badge {...licence} />
            </div>
          )}
        </li>
      ))}
      <li className={s.licence}>
        <span className={s.age} aria-hidden="true">
          {ageMin}+
        </span>
        <span>{t("footer.adults", { age: ageMin })}</span>
      </li>
    </ul>
  );
}

function Badge({ authority, number, seal }: { authority: string; number: string; seal: string }) {
  const { t } = useTranslation();
  return (
    <>
      <img src={seal} alt="" width={56} height={56} loading="lazy" className={s.seal} />
      <span>
        <b>{authority}</b>
        {t("footer.number", { number })}
      </span>
    </>
  );
}

function Social() {
  const { t } = useTranslation();
  const { social } = useSite().brand;
  if (social.length === 0) return null;
  return (
    <nav className={s.links} aria-label={t("footer.social")}>
      {social.map(({ network, url }) => (
        <a key={url} href={url} rel="noopener" className={s.link}>
          <Icon name={networkSign(network)} size={18} />
          {network}
        </a>
      ))}
    </nav>
  );
}

function Wave() {
  return (
    <svg className={s.wave} viewBox="0 0 1200 46" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d="M0 26C110 8 230 4 390 16s300 26 450 14 240-30 360-18v35H0z" />
    </svg>
  );
}
