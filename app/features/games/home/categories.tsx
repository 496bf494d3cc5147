import { Link } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { FETCH_LAST } from "#app/ui/media/fetch-priority.ts";
import * as s from "./categories.css.ts";

type Category = { gameClassify: string; icon: string };

export function Categories({ categories }: { categories: Category[] }) {
  const { t } = useTranslation("home");
  const { card } = useBrand().layout;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("categories")} className={s.window}>
      <ul className={s.list}>
        {categories.map(({ gameClassify, icon }) => (
          <li key={gameClassify}>
            <Link to={`/rngList?class=${gameClassify}`} className={s.item[card]}>
              <span className={s.tile[card]}>
                <img
                  src={`/media/icons/${icon}-96.webp`}
                  alt=""
                  width={42}
                  height={42}
                  className={s.icon}
                  {...FETCH_LAST}
                />
              </span>
              {t(`classes.${gameClassify}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
