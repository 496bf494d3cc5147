import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import * as text from "#app/ui/layout/text.css.ts";
import * as card from "../card/game-card.css.ts";
import { hasRows } from "./cards/has-rows.ts";
import { isLargePlace } from "./cards/large-places.ts";
import { cell, largeCell } from "./cards/list-cell.css.ts";
import * as row from "./cards/list-row.css.ts";
import * as s from "./games-list.css.ts";
import * as bone from "./skeleton-grid.css.ts";

/** Placeholders for games that are loading, in their final form and size. */
export function SkeletonGrid({ count }: { count: number }) {
  const { t } = useTranslation("common");
  const { lobby } = useBrand().layout;
  return (
    <div className={`${s.shelf} ${bone.bones}`}>
      <p className={text.hidden}>{t("loading")}</p>
      <ul className={s.grid} aria-hidden="true" data-covers="">
        {Array.from({ length: count }, (_, index) => (
          <li key={`${index + 1}`} className={isLargePlace(index, count) ? largeCell : cell}>
            {hasRows(lobby) ? <RowBone /> : <CardBone />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardBone() {
  const kind = useBrand().layout.card;
  return (
    <div className={card.card[kind]}>
      <span className={card.link}>
        <span className={`${card.cover[kind]} ${bone.shimmer}`} />
        <span className={card.meta[kind]}>
          <span className={bone.name} />
          <span className={bone.line} />
        </span>
      </span>
    </div>
  );
}

function RowBone() {
  return (
    <div className={row.row}>
      <span className={row.link}>
        <span className={row.place} />
        <span className={`${row.picture} ${bone.shimmer}`} />
        <span className={row.words}>
          <span className={bone.name} />
          <span className={bone.line} />
        </span>
      </span>
    </div>
  );
}
