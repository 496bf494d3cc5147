import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import * as text from "#app/ui/layout/text.css.ts";
import * as card from "../card/game-card.css.ts";
import * as s from "./games-list.css.ts";
import * as bone from "./skeleton-grid.css.ts";

/** Placeholders for games that are loading, in their final size. */
export function SkeletonGrid({ count }: { count: number }) {
  const { t } = useTranslation("common");
  const kind = useBrand().layout.card;
  return (
    <div className={`${s.shelf} ${bone.bones}`}>
      <p className={text.hidden}>{t("loading")}</p>
      <ul className={s.grid} aria-hidden="true" data-covers="">
        {Array.from({ length: count }, (_, index) => (
          <li key={`${index + 1}`} className={s.cell}>
            <div className={card.card[kind]}>
              <span className={`${card.cover[kind]} ${bone.shimmer}`} />
              <span className={card.meta[kind]}>
                <span className={bone.name} />
                <span className={bone.line} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
