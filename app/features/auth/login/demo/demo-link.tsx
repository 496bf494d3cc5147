import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./demo-link.css.ts";
import type { WantedDemo } from "./wanted-demo.server.ts";

/** Above the form, so that a guest who wants to look at a game need not read on. */
export function DemoLink({ demo }: { demo: WantedDemo }) {
  const { t } = useTranslation("login");
  return (
    <Link to={demo.to} className={s.link}>
      <span className={s.sign}>
        <Icon name="play" size={18} />
      </span>
      <span>
        <strong className={s.title}>{t("demo", { game: demo.game })}</strong>
        <span className={s.hint}>{t("demoHint")}</span>
      </span>
    </Link>
  );
}
