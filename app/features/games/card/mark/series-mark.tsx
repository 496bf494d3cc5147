import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import type { SeriesIcon } from "#platform/contract/play/games.ts";
import * as s from "../game-card.css.ts";

const icons: Record<SeriesIcon, IconName> = {
  "11X5": "ticket",
  CHAIN: "link",
  K3: "dice-3",
  LF: "clover",
  LHC: "dice-6",
  PCB: "egg",
  PK10: "car-front",
  SSC: "timer",
  VIDEO: "tv",
};

/** The sign of a lottery's series, with its name for whoever points at it or listens. */
export function SeriesMark({ series }: { series: SeriesIcon }) {
  const { t } = useTranslation("home");
  const name = t(`series.${series}`);
  return (
    <span role="img" aria-label={name} title={name} className={s.series}>
      <Icon name={icons[series]} size={16} />
    </span>
  );
}
