import { Link } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { FETCH_LAST } from "#app/ui/media/fetch-priority.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { only } from "../only.css.ts";
import * as s from "./categories.css.ts";
import { classGlyph } from "./class-glyph.ts";

type Category = { gameClassify: string; icon: string };

type Props = { categories: Category[]; on?: keyof typeof only | undefined };

export function Categories({ categories, on }: Props) {
  const { t } = useTranslation("home");
  const { card, marks } = useBrand().layout;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("categories")} className={`${s.window} ${on ? only[on] : ""}`}>
      <ul className={s.list}>
        {categories.map((category) => (
          <li key={category.gameClassify} className={s.cell}>
            <Link
              to={`/rngList?class=${category.gameClassify}`}
              className={marks === "medals" ? s.underMedal : s.item[card]}
            >
              <Mark {...category} />
              {t(`classes.${category.gameClassify}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sign of a kind of slots: the brand's own sticker, or the shared glyph in its form. */
function Mark({ gameClassify, icon }: Category) {
  const { card, marks } = useBrand().layout;
  if (marks !== "stickers")
    return (
      <span className={marks === "lines" ? s.lines[card] : s.glyph[marks]}>
        <Icon
          name={classGlyph(gameClassify)}
          size={marks === "paper" || marks === "medals" ? 26 : 22}
        />
      </span>
    );
  return (
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
  );
}
