import { Link } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./contact.css.ts";

export function Contact() {
  const { t } = useTranslation("help");
  const { customerService, legal } = useBrand();
  return (
    <ul className={s.channels}>
      <li>
        <Link to="/feedback" className={s.card}>
          <span className={s.cardIcon}>
            <Icon name="send" size={24} />
          </span>
          <span className={s.cardWords}>
            <span className={s.cardLead}>{t("contact.form")}</span>
            <strong className={s.cardTitle}>{t("write.action")}</strong>
          </span>
        </Link>
      </li>
      <li>
        <a href={`mailto:${customerService.email}`} className={s.card}>
          <span className={s.cardIcon}>
            <Icon name="mail" size={24} />
          </span>
          <span className={s.cardWords}>
            <span className={s.cardLead}>{t("contact.mail")}</span>
            <strong className={s.cardTitle}>{customerService.email}</strong>
          </span>
        </a>
      </li>
      <li>
        <a href={`tel:${legal.helpline.replace(/\s/g, "")}`} className={s.card}>
          <span className={s.cardIcon}>
            <Icon name="heart-handshake" size={24} />
          </span>
          <span className={s.cardWords}>
            <span className={s.cardLead}>{t("contact.helpline")}</span>
            <strong className={s.cardTitle}>{legal.helpline}</strong>
          </span>
        </a>
      </li>
    </ul>
  );
}
